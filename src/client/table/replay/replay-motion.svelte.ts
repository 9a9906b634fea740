import { settings } from '../../settings/settings.svelte.js';
import { Motion } from '../motion/motion.svelte.js';
import { speedOf } from './speeds.js';

/** The motion of a replay, at the replay's speed. */
export class ReplayMotion extends Motion {
  override get slowness(): number {
    return super.slowness / speedOf(settings.replaySpeed);
  }
}
