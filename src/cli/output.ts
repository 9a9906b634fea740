import { EXIT } from './refusal.js';

/** Where a command writes, and what it may know of the reader. Tests hand in one of their own. */
export interface Output {
  /** Prints a text and a line's end: results. */
  out(text: string): void;
  /** Prints a text and a line's end to where errors go. */
  err(text: string): void;
  /** Writes over the last line of a terminal, beside the results; an empty text clears it. Only where `isTTY`. */
  redraw(text: string): void;
  /** How wide the reader's terminal is; Infinity where the results go to a file or another program. */
  readonly columns: number;
  /** Whether somebody watches, so that a progress bar makes sense. */
  readonly isTTY: boolean;
  /** Calls back on Ctrl-C, instead of the end of the program; gives the way to stop listening. */
  onInterrupt(stop: () => void): () => void;
}

/** The real terminal. */
export function terminal(): Output {
  const { stdout, stderr } = process;
  if (!stdout.listeners('error').includes(leave)) {
    stdout.on('error', leave);
    // Where nobody reads the errors, the results may still have a reader.
    stderr.on('error', () => undefined);
  }
  return {
    out: (text) => void stdout.write(`${text}\n`),
    err: (text) => void stderr.write(`${text}\n`),
    redraw: (text) => void stderr.write(`\r${text}\u001B[K`),
    // A terminal that does not know its width says 0.
    columns: (stdout.isTTY && stdout.columns) || Infinity,
    isTTY: stderr.isTTY && process.env.TERM !== 'dumb',
    onInterrupt(stop) {
      // Once: whoever presses Ctrl-C again means it.
      process.once('SIGINT', stop);
      return () => void process.removeListener('SIGINT', stop);
    },
  };
}

/** Whoever read us (such as `head`) has had enough, and there is nobody left to tell anything; or a disk is full. */
function leave(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit();
  process.stderr.write(`The results can’t be written (${error.code ?? error.message}).\n`);
  process.exit(EXIT.failed);
}

/** Prints a value as JSON. */
export function printJson(output: Output, value: unknown): void {
  output.out(JSON.stringify(value, null, 2));
}
