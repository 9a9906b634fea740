import { settings } from '../../settings/settings.svelte.js';

/** A sound of the table. */
export type Sound = 'card' | 'piece' | 'turn' | 'done' | 'fanfare';

let context: AudioContext | undefined;

/** Plays a sound after some seconds, if sounds are switched on. */
export function playSound(sound: Sound, after = 0): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const at = context.currentTime + after;
  switch (sound) {
    case 'card':
      rustle(context, at);
      return;
    case 'piece':
      note(context, at, 190, 0.09, 0.22, 'triangle');
      return;
    case 'turn':
      note(context, at, 523, 0.16, 0.08, 'sine');
      return;
    case 'done':
      [523, 659, 784].forEach((pitch, i) => context && note(context, at + i * 0.12, pitch, 0.3, 0.1, 'sine'));
      return;
    case 'fanfare':
      [392, 523, 659, 784, 659, 784].forEach(
        (pitch, i) => context && note(context, at + i * 0.16, pitch, i === 5 ? 0.9 : 0.28, 0.12, 'sine'),
      );
  }
}

function note(
  audio: AudioContext,
  at: number,
  pitch: number,
  length: number,
  loudness: number,
  type: OscillatorType,
): void {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = type;
  tone.frequency.setValueAtTime(pitch, at);
  if (type === 'triangle') tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + length);
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}

/** Paper on paper: a short burst of noise. */
function rustle(audio: AudioContext, at: number): void {
  const buffer = audio.createBuffer(1, audio.sampleRate * 0.07, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  filter.type = 'highpass';
  filter.frequency.value = 2400;
  gain.gain.value = 0.12;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}
