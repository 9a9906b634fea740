import { EXIT } from './refusal.js';

/** Where a command writes, and what it knows about the terminal. Tests inject their own. */
export interface Output {
  /** Prints a line of results. */
  out(text: string): void;
  /** Prints a line to standard error. */
  err(text: string): void;
  /** Overwrites the last line on standard error; an empty text clears it. Only if `isTTY`. */
  redraw(text: string): void;
  /** The width of the terminal; Infinity if the output is a file or a pipe. */
  readonly columns: number;
  /** Whether a progress bar makes sense. */
  readonly isTTY: boolean;
  /** Calls `stop` on Ctrl-C instead of exiting. Returns a function that stops listening. */
  onInterrupt(stop: () => void): () => void;
}

/** The real terminal. */
export function terminal(): Output {
  const { stdout, stderr } = process;
  if (!stdout.listeners('error').includes(exitOnError)) {
    stdout.on('error', exitOnError);
    // A closed standard error must not lose the results.
    stderr.on('error', () => undefined);
  }
  return {
    out: (text) => void stdout.write(`${text}\n`),
    err: (text) => void stderr.write(`${text}\n`),
    redraw: (text) => void stderr.write(`\r${text}\u001B[K`),
    // A terminal of unknown width reports 0.
    columns: (stdout.isTTY && stdout.columns) || Infinity,
    isTTY: stderr.isTTY && process.env.TERM !== 'dumb',
    onInterrupt(stop) {
      // Once: a second Ctrl-C exits.
      process.once('SIGINT', stop);
      return () => void process.removeListener('SIGINT', stop);
    },
  };
}

/** Exits when the reader (such as `head`) closed the pipe, or the disk is full. */
function exitOnError(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit();
  process.stderr.write(`The results can’t be written (${error.code ?? error.message}).\n`);
  process.exit(EXIT.failed);
}

/** Prints a value as JSON. */
export function printJson(output: Output, value: unknown): void {
  output.out(JSON.stringify(value, null, 2));
}
