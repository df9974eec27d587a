// Sounds of our own making, small and dry, for those who want them: wood, paper, dice, a drum, a bell. Never two at once.
import { sound } from './prefs.ts';

export type SoundName = 'knock' | 'move' | 'card' | 'dice' | 'battle' | 'stones' | 'bell' | 'crown' | 'page';
/** One stroke: when it begins, how high, how long, how loud; noise is paper and dice, a tone wood and metal. */
interface Stroke {
  readonly at: number;
  readonly pitch: number;
  readonly lasts: number;
  readonly loud: number;
  readonly kind: 'tone' | 'noise';
  /** Where the pitch goes, as a share of it. */
  readonly falls?: number;
}
const wood = (at: number, pitch: number, loud = 0.16): Stroke => ({
  at,
  pitch,
  lasts: 0.13,
  loud,
  kind: 'tone',
  falls: 0.5,
});
const rustle = (at: number, pitch: number, lasts: number, loud = 0.08): Stroke => ({
  at,
  pitch,
  lasts,
  loud,
  kind: 'noise',
});
const note = (at: number, pitch: number, lasts: number, loud = 0.1): Stroke => ({
  at,
  pitch,
  lasts,
  loud,
  kind: 'tone',
});

/** None is longer than seven tenths of a second. */
export const STROKES: { readonly [S in SoundName]: readonly Stroke[] } = {
  knock: [wood(0, 220), wood(0.14, 180)],
  move: [wood(0, 320, 0.09)],
  card: [rustle(0, 3200, 0.09)],
  dice: [0, 0.06, 0.11, 0.19].map((at, i) => rustle(at, 1500 + 350 * (i % 2), 0.04, 0.12)),
  battle: [wood(0, 110, 0.22), wood(0.2, 95, 0.22)],
  stones: [wood(0, 80, 0.2), rustle(0.06, 700, 0.14, 0.14), rustle(0.2, 520, 0.16, 0.12), rustle(0.38, 420, 0.2)],
  bell: [note(0, 196, 0.68, 0.14), note(0, 392.7, 0.5, 0.05)],
  crown: [note(0, 523, 0.16), note(0.17, 659, 0.16), note(0.34, 784, 0.34)],
  page: [rustle(0, 2400, 0.22), rustle(0.12, 3600, 0.16)],
};
/** What is heard where two would sound together. */
const RANK: readonly SoundName[] = ['move', 'card', 'dice', 'battle', 'stones', 'knock', 'page', 'crown', 'bell'];
export const lengthOf = (name: SoundName): number => Math.max(...STROKES[name].map(({ at, lasts }) => at + lasts));

let audio: AudioContext | undefined;
let until = 0;
let now: SoundName | undefined;

const sourceOf = (
  hall: AudioContext,
  { kind, pitch, lasts, falls = 1 }: Stroke,
  start: number,
): AudioScheduledSourceNode => {
  if (kind === 'tone') {
    const tone = hall.createOscillator();
    tone.frequency.setValueAtTime(pitch, start);
    tone.frequency.exponentialRampToValueAtTime(pitch * falls, start + lasts * 0.6);
    return tone;
  }
  const noise = hall.createBufferSource();
  noise.buffer = hall.createBuffer(1, Math.ceil(hall.sampleRate * lasts), hall.sampleRate);
  const samples = noise.buffer.getChannelData(0);
  // for the ear alone: no game and no test depends on this chance
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
};
const strike = (hall: AudioContext, stroke: Stroke): void => {
  const start = hall.currentTime + stroke.at;
  const source = sourceOf(hall, stroke, start);
  const fade = hall.createGain();
  fade.gain.setValueAtTime(stroke.loud, start);
  fade.gain.exponentialRampToValueAtTime(0.001, start + stroke.lasts);
  const colour = hall.createBiquadFilter();
  colour.type = stroke.kind === 'noise' ? 'bandpass' : 'lowpass';
  colour.frequency.value = stroke.kind === 'noise' ? stroke.pitch : 8000;
  source.connect(colour).connect(fade).connect(hall.destination);
  source.start(start);
  source.stop(start + stroke.lasts);
};

/** Whether a sound may begin while another is still heard. */
export const outranks = (name: SoundName, other: SoundName | undefined): boolean =>
  other === undefined || RANK.indexOf(name) > RANK.indexOf(other);

export const play = (name: SoundName): void => {
  if (!sound.value) return;
  audio ??= new AudioContext();
  if (audio.currentTime < until && !outranks(name, now)) return;
  now = name;
  until = audio.currentTime + lengthOf(name);
  document.documentElement.dataset['sound'] = name;
  for (const stroke of STROKES[name]) strike(audio, stroke);
};

export const playLoudest = (names: readonly SoundName[]): void => {
  let loudest: SoundName | undefined;
  for (const name of names) if (outranks(name, loudest)) loudest = name;
  if (loudest) play(loudest);
};
