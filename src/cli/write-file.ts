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

/** Why `what`, such as `A record`, can't be saved to this file, checked without touching it; null if it can. */
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
 * Writes a temporary file and renames it, so that a full disk or a crash leaves the old file intact. Symbolic links are
 * followed; devices and pipes are written to directly.
 */
export function writeFileAtomically(file: string, text: string): void {
  const before = statSync(file, { throwIfNoEntry: false });
  if (before && !before.isFile()) return writeFileSync(file, text);
  const target = before ? realpathSync(file) : file;
  // A rename would replace even a read-only file.
  if (before) accessSync(target, constants.W_OK);
  const temporary = `${target}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, text, { flush: true });
    if (before) chmodSync(temporary, before.mode);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** The refusal for a write that failed. */
export function saveFailed(what: string, file: string, error: unknown): Refusal {
  const why = (error as NodeJS.ErrnoException).code ?? String(error);
  const sentence = `${what} could not be saved as ${file} (${why}).`;
  return new Refusal('cannot-save', sentence, { file, why }, EXIT.failed);
}

/** Creates the folder for saved matches if needed; the refusal if that fails. */
export function makeFolder(folder: string): Refusal | null {
  try {
    mkdirSync(folder, { recursive: true });
    return null;
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? String(error);
    const sentence = `The matches can’t be kept in ${folder} (${why}).`;
    return new Refusal('cannot-save', sentence, { folder, why });
  }
}
