/** How a command ends, for whoever started it. */
export const EXIT = {
  fine: 0,
  /** What was asked about is wrong, or could not be done. */
  failed: 1,
  /** The command was not understood. */
  usage: 2,
  /** Stopped by Ctrl-C, as shells count it. */
  stopped: 130,
} as const;

/** Why a command does not do what was asked: a code with its data, and the sentence that people read. */
export class Refusal {
  readonly code: string;
  readonly sentence: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly exit: number;

  constructor(
    code: string,
    sentence: string,
    data: Readonly<Record<string, unknown>> = {},
    exit: number = EXIT.usage,
  ) {
    this.code = code;
    this.sentence = sentence;
    this.data = data;
    this.exit = exit;
  }

  /** The form it has with `--json`. */
  toJSON(): { error: Record<string, unknown> } {
    return { error: { code: this.code, ...this.data, message: this.sentence } };
  }
}

/** Carries a refusal out of the middle of some work. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.sentence);
    this.refusal = refusal;
  }
}

/** `a`, `a or b`, `a, b or c`: what would have been allowed. */
export function anyOf(words: readonly string[]): string {
  return joined(words, 'or');
}

/** `a`, `a and b`, `a, b and c`. */
export function allOf(words: readonly string[]): string {
  return joined(words, 'and');
}

function joined(words: readonly string[], last: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.slice(-1).join('')}`;
}
