import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { EXIT, Refusal } from './refusal.js';

/** Why something, such as `A record`, can't be written to a file here, as far as can be told without touching it. */
export function cannotSave(what: string, file: string): Refusal | null {
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
      return new Refusal('cannot-save', `${what} can’t be saved as ${file}: that is a folder.`, { file });
    }
    accessSync(dirname(file), constants.W_OK);
    return null;
  } catch {
    const sentence = `${what} can’t be saved as ${file}: the folder ${dirname(file)} is not there or can’t be written to.`;
    return new Refusal('cannot-save', sentence, { file });
  }
}

/**
 * Writes a file atomically: beside its place first, then renamed, so that a full disk or a crash leaves the file that was
 * there. Symbolic links are followed; devices and pipes are written to directly.
 */
export function replaceFile(file: string, text: string): void {
  const before = statSync(file, { throwIfNoEntry: false });
  if (before && !before.isFile()) return writeFileSync(file, text);
  const target = before ? realpathSync(file) : file;
  // A rename would replace a file that its owner made read-only.
  if (before) accessSync(target, constants.W_OK);
  const fresh = `${target}.${process.pid}.tmp`;
  try {
    writeFileSync(fresh, text, { flush: true });
    if (before) chmodSync(fresh, before.mode);
    renameSync(fresh, target);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}

/** Why something, such as `The record`, was not written after all. */
export function notSaved(what: string, file: string, error: unknown): Refusal {
  const why = (error as NodeJS.ErrnoException).code ?? String(error);
  const sentence = `${what} could not be saved as ${file} (${why}).`;
  return new Refusal('cannot-save', sentence, { file, why }, EXIT.failed);
}

/** Makes the folder that matches are kept in, where it is not there; why that can't be done. */
export function madeFolder(folder: string): Refusal | null {
  try {
    mkdirSync(folder, { recursive: true });
    return null;
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? String(error);
    const sentence = `The matches can’t be kept in ${folder} (${why}).`;
    return new Refusal('cannot-save', sentence, { folder, why });
  }
}
