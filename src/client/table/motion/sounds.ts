import { settings } from '../../settings/settings.svelte.js';

/** A sound of the table, made by hand from noise and tones. */
export type Sound = keyof typeof SOUNDS;

/** Where a sound is played: its output, and when, in the time of the audio context. */
interface Stage {
  audio: AudioContext;
  output: AudioNode;
  at: number;
}

const SOUNDS = {
  /** A card slides over another. */
  card: (stage: Stage) => noise(stage, { length: 0.09, from: 5200, to: 1800, loudness: 0.5 }),
  /** Cards are swept or shuffled. */
  shuffle(stage: Stage) {
    for (let i = 0; i < 5; i++)
      noise(later(stage, i * 0.05), { length: 0.07, from: 4200 - 300 * i, to: 1600, loudness: 0.35 });
  },
  /** A wooden piece is put down. */
  piece(stage: Stage) {
    tone(stage, { pitch: 240, falls: 0.5, length: 0.09, loudness: 0.55, shape: 'triangle' });
    noise(stage, { length: 0.03, from: 2600, to: 900, loudness: 0.35 });
  },
  /** A card of a tunnel is revealed: a knock on rock. */
  tunnel(stage: Stage) {
    tone(stage, { pitch: 130, falls: 0.45, length: 0.22, loudness: 0.7, shape: 'sine' });
    noise(stage, { length: 0.12, from: 900, to: 250, loudness: 0.4 });
  },
  /** A ticket is completed: three bells up. */
  done: (stage: Stage) => chime(stage, [523, 659, 784], 0.11),
  /** It is the player's turn: two soft notes. */
  turn: (stage: Stage) => chime(stage, [587, 784], 0.1),
  /** The last round starts: a station bell. */
  bell(stage: Stage) {
    for (const wait of [0, 0.28]) chime(later(stage, wait), [988], 0);
  },
  /** The winner is known. */
  fanfare: (stage: Stage) => chime(stage, [392, 523, 659, 784, 659, 784], 0.16),
  /** The game is over. */
  end: (stage: Stage) => chime(stage, [392, 523, 659, 784, 1047], 0.13),
} satisfies Record<string, (stage: Stage) => void>;

/** All sounds together are no louder than this. */
const MAX_GAIN = 0.5;

let context: AudioContext | undefined;
let master: GainNode | undefined;

/** The sound that calls a player back to a tab that is hidden; the others are for those who watch. */
const CALLING: Sound = 'turn';

/** Plays a sound after some seconds, if sounds are on. Until the first gesture browsers allow none. */
export function playSound(sound: Sound, after = 0): void {
  if (!settings.sound || settings.volume === 0 || (document.hidden && sound !== CALLING)) return;
  if (context === undefined && !hasBeenTouched()) return;
  context ??= new AudioContext();
  void context.resume();
  if (context.state !== 'running' && !hasBeenTouched()) return;
  master ??= masterOf(context);
  // The ear hears loudness by ratios: half of the slider is about half as loud.
  master.gain.value = MAX_GAIN * (settings.volume / 100) ** 2;
  SOUNDS[sound]({ audio: context, output: master, at: context.currentTime + after });
}

/** Whether there was a gesture, without which a context would start suspended with a warning. */
function hasBeenTouched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

/** The common output: a compressor keeps many sounds at once from distorting. */
function masterOf(audio: AudioContext): GainNode {
  const gain = audio.createGain();
  gain.connect(audio.createDynamicsCompressor()).connect(audio.destination);
  return gain;
}

function later(stage: Stage, seconds: number): Stage {
  return { ...stage, at: stage.at + seconds };
}

/** Bell notes one after the other: a tone with a quiet overtone. */
function chime(stage: Stage, pitches: readonly number[], step: number): void {
  for (const [i, pitch] of pitches.entries()) {
    const then = later(stage, i * step);
    tone(then, { pitch, falls: 1, length: 0.5, loudness: 0.22, shape: 'sine' });
    tone(then, { pitch: pitch * 2.76, falls: 1, length: 0.2, loudness: 0.05, shape: 'sine' });
  }
}

interface Tone {
  pitch: number;
  /** The pitch at the end, as a factor. */
  falls: number;
  length: number;
  loudness: number;
  shape: OscillatorType;
}

function tone({ audio, output, at }: Stage, { pitch, falls, length, loudness, shape }: Tone): void {
  const oscillator = audio.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(pitch, at);
  oscillator.frequency.exponentialRampToValueAtTime(pitch * falls, at + length);
  oscillator.connect(fading(audio, output, at, length, loudness));
  oscillator.start(at);
  oscillator.stop(at + length);
}

interface Noise {
  length: number;
  /** The middle of the band that is heard, at the beginning and at the end. */
  from: number;
  to: number;
  loudness: number;
}

let hiss: AudioBuffer | undefined;

function noise({ audio, output, at }: Stage, { length, from, to, loudness }: Noise): void {
  const source = audio.createBufferSource();
  source.buffer = hiss ??= hissOf(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 0.8;
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(band).connect(fading(audio, output, at, length, loudness));
  source.start(at, Math.random() * 0.5, length);
}

/** A second of white noise, from which all noises are cut. */
function hissOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/** An output that rises at once without a click, and fades. */
function fading(
  audio: AudioContext,
  output: AudioNode,
  at: number,
  length: number,
  loudness: number,
): AudioNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(output);
  return gain;
}
