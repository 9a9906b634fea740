import { fork } from 'node:child_process';

/** A process that answers questions. */
export class Child {
  constructor(file, options, execArgv = []) {
    this.process = fork(file, [JSON.stringify(options)], {
      execArgv,
      stdio: ['ignore', 2, 2, 'ipc'],
    });
    this.process.setMaxListeners(50);
  }

  /** The next message it sends. */
  next() {
    return new Promise((resolve, reject) => {
      const onMessage = (message) => {
        this.process.off('exit', onExit);
        resolve(message);
      };
      const onExit = (code, signal) => {
        this.process.off('message', onMessage);
        reject(new Error(`a process ended: ${code ?? signal}`));
      };
      this.process.once('message', onMessage);
      this.process.once('exit', onExit);
    });
  }

  async ask(question) {
    const answer = this.next();
    this.process.send(question);
    return (await answer).answer;
  }

  async end() {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill('SIGKILL');
    await ended;
  }
}
