const { operate: run } = await import('../../dist/server/operator/main.js');

/** Runs a command of the operator, and returns its result; throws where it was not done. */
export async function operate(args) {
  const said = { text: '', notes: '' };
  const output = {
    isTerminal: false,
    write: (it) => (said.text += it),
    note: (it) => (said.notes += it),
  };
  const code = await run([...args, '--json'], output, {});
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${said.text}${said.notes}`);
  return JSON.parse(said.text);
}
