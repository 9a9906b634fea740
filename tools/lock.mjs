/**
 * A lock between processes: a file that names its holder, touched every second while it is held.
 * It is stale once its holder is dead or has not touched it for a while, and is then taken over.
 */
import fs from 'fs';
import os from 'os';
import path from 'path';

const TOUCH_MS = 1000;
const POLL_MS = 100;
const STALE_MS = 20000;
const me = `${process.pid} ${os.hostname()}`;

/** Runs the work while holding the lock; waits for as long as another process holds it. */
export async function withLock(file, work) {
  await take(file);
  const touching = setInterval(() => touch(file), TOUCH_MS);
  try {
    await work();
  } finally {
    clearInterval(touching);
    release(file);
  }
}

async function take(file) {
  let seen;
  let seenSince;
  while (!create(file)) {
    const now = look(file);
    if (now.mark !== seen) seenSince = Date.now();
    if (isDead(now.holder) || Date.now() - seenSince > STALE_MS) {
      if (await takeOver(file)) return;
    } else if (seen === undefined) {
      console.error('Waiting for another process that is getting Rallar ready.');
    }
    seen = now.mark;
    await pause(POLL_MS);
  }
}

/** Creates the lock, unless it is there. */
function create(file) {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, me, { flag: 'wx' });
    return true;
  } catch (error) {
    // ENOENT: the holder just removed the folder with its lock. EPERM: Windows is still deleting the file.
    if (error.code === 'EEXIST' || error.code === 'ENOENT') return false;
    if (error.code === 'EPERM' && process.platform === 'win32') return false;
    throw error;
  }
}

/** Overwrites a stale lock. Of several processes the last writer wins; the pause lets all see which that is. */
async function takeOver(file) {
  fs.writeFileSync(file, me);
  await pause(2 * POLL_MS);
  return look(file).holder === me;
}

function release(file) {
  if (look(file).holder !== me) return;
  fs.unlinkSync(file);
  try {
    fs.rmdirSync(path.dirname(file));
  } catch {
    // Another process has taken the lock already.
  }
}

/** The holder of the lock, and a mark that changes whenever the lock is touched. */
function look(file) {
  try {
    const holder = fs.readFileSync(file, 'utf8');
    return { holder, mark: `${holder} ${fs.statSync(file).mtimeMs}` };
  } catch {
    return { holder: '', mark: 'gone' };
  }
}

function touch(file) {
  try {
    fs.utimesSync(file, new Date(), new Date());
  } catch {
    // The lock was deleted by hand.
  }
}

/** Only a process of this machine can be known to be dead. */
function isDead(holder) {
  const [pid, host] = holder.split(' ');
  if (host !== os.hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
