import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const nothing = (): void => undefined;

/** A browser that counts the tones it is to play. */
function browser(hidden: boolean) {
  const counted = { tones: 0 };
  const node = () => ({
    gain: { value: 0, setValueAtTime: nothing, exponentialRampToValueAtTime: nothing },
    frequency: { setValueAtTime: nothing, exponentialRampToValueAtTime: nothing },
    Q: { value: 0 },
    connect: (to: unknown) => to,
    start: () => counted.tones++,
    stop: nothing,
    getChannelData: () => new Float32Array(4),
  });
  class FakeAudio {
    state = 'running';
    currentTime = 0;
    sampleRate = 4;
    resume = () => Promise.resolve();
    createGain = node;
    createOscillator = node;
    createBufferSource = node;
    createBiquadFilter = node;
    createDynamicsCompressor = node;
    createBuffer = node;
  }
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('document', { hidden });
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  return counted;
}

test('P86 in a hidden tab only the sound of one’s own turn is heard', async () => {
  const hidden = browser(true);
  const { playSound } = await import('./sounds.js');
  playSound('card');
  playSound('end');
  expect(hidden.tones).toBe(0);
  playSound('turn');
  expect(hidden.tones).toBe(4);
});
