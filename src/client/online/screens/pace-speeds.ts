import type { OnlineOptions } from '../../../protocol/index.js';
import type { Speed } from '../../settings/settings.svelte.js';

/** The speed of bots that each pace is called by. */
export const PACE_SPEEDS: Record<OnlineOptions['pace'], Speed> = {
  brisk: 'fast',
  normal: 'normal',
  slow: 'slow',
};
