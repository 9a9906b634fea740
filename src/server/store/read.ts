import { StoreFailure } from '../../table/index.js';
import { storeProblem } from './store-problem.js';

/** Reads what `find` finds; a `StoreFailure` where it can't be read. */
export async function read<T>(find: () => T): Promise<T> {
  await Promise.resolve();
  try {
    return find();
  } catch (error) {
    throw new StoreFailure(storeProblem(error), error);
  }
}
