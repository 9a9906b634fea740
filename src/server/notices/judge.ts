import type { SendOutcome } from '../outward/sender.js';

/** What an outcome means: sent, gone for good, or to be tried again. */
export function judge(outcome: SendOutcome): 'sent' | 'gone' | 'again' {
  // A network that looks names up wrongly for a while must not cost anybody their devices.
  if (outcome.outcome !== 'answered') return 'again';
  if (outcome.status >= 200 && outcome.status < 300) return 'sent';
  return outcome.status === 404 || outcome.status === 410 ? 'gone' : 'again';
}

/** What is logged of an outcome. */
export function codeOf(outcome: SendOutcome): string {
  switch (outcome.outcome) {
    case 'answered':
      return `notice-answered-${outcome.status}`;
    case 'failed':
      return `notice-${outcome.code}`;
    case 'refused':
      return 'notice-refused';
  }
}
