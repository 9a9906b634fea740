/** Why a command ends without having done its work: a sentence for the operator. */
export class CommandProblem extends Error {
  /** 1 where it could not be done, 2 where it was not understood. */
  readonly exitCode: 1 | 2;

  constructor(sentence: string, exitCode: 1 | 2 = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}
