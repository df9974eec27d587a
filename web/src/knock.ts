// A soft knock on the table when the turn comes back to the guest, for those who want it.
import type { Sight } from '@rose/protocol';
import { onNews } from './connection.ts';
import { isHere } from './here.ts';
import { sound } from './prefs.ts';

let room: AudioContext | undefined;
const strike = (at: number, pitch: number): void => {
  room ??= new AudioContext();
  const wood = room.createOscillator();
  const fade = room.createGain();
  const start = room.currentTime + at;
  wood.frequency.setValueAtTime(pitch, start);
  wood.frequency.exponentialRampToValueAtTime(pitch / 2, start + 0.08);
  fade.gain.setValueAtTime(0.16, start);
  fade.gain.exponentialRampToValueAtTime(0.001, start + 0.12);
  wood.connect(fade).connect(room.destination);
  wood.start(start);
  wood.stop(start + 0.13);
};

const seen = new Map<string, boolean>();
/** Only where somebody else moves in between: on a shared screen everybody is looking anyway. */
const comesBack = ({ table, viewer, active, seating }: Sight): boolean => {
  const mine = active.includes(viewer);
  const before = seen.get(table);
  seen.set(table, mine);
  return mine && before === false && Object.values(seating).some((sitter) => !isHere(sitter));
};

export const knock = (): void => {
  if (!sound.value) return;
  strike(0, 220);
  strike(0.14, 180);
};

export const knockOnTurns = (): void => {
  onNews((news) => {
    if (news.news === 'sight' && comesBack(news.sight)) knock();
  });
};
