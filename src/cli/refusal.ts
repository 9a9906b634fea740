/** Exit codes. */
export const EXIT = {
  fine: 0,
  /** The input is wrong, such as a broken record, or the work failed. */
  failed: 1,
  /** The command was not understood. */
  usage: 2,
  /** Stopped by Ctrl-C, as shells count it. */
  stopped: 130,
} as const;

/** Why a command refuses: a code with its data, and a sentence for people. */
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

  /** Its form with `--json`. */
  toJSON(): { error: Record<string, unknown> } {
    return { error: { code: this.code, ...this.data, message: this.sentence } };
  }
}

/** Throws a refusal out of nested calls. */
export class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.sentence);
    this.refusal = refusal;
  }
}

/** `a`, `a or b`, `a, b or c`. */
export function anyOf(words: readonly string[]): string {
  return join(words, 'or');
}

/** `a`, `a and b`, `a, b and c`. */
export function allOf(words: readonly string[]): string {
  return join(words, 'and');
}

function join(words: readonly string[], last: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.slice(-1).join('')}`;
}
