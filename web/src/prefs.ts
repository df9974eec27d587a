// What a guest prefers, kept on this device. Everything has a default, so nothing needs to be set to play.
import { effect, type Signal, signal } from '@preact/signals';
import type { Language } from '@rose/table/text';

export type Theme = 'auto' | 'light' | 'dark';
export type Strength = 1 | 2 | 3;
export type Pace = 'instant' | 'quick' | 'calm';
export type Motion = 'auto' | 'reduced';
/** What is told large: all that changes the war, the end of a game alone, or nothing. */
export type Scenes = 'all' | 'end' | 'none';

/** How long the house waits before its move is shown, in milliseconds. */
export const PACES: { readonly [P in Pace]: number } = { instant: 0, quick: 400, calm: 1100 };

const KEY = 'rose.prefs';
const kept = (): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
};
const stored = kept();
const oneOf = <T>(name: string, values: readonly T[], otherwise: T): Signal<T> =>
  signal(values.find((value) => value === stored[name]) ?? otherwise);

const browserLanguage = (): Language =>
  (navigator.languages ?? [navigator.language])
    .map((tag) => tag.slice(0, 2))
    .find((tag) => tag === 'fr' || tag === 'en') === 'fr'
    ? 'fr'
    : 'en';
/** A guest gets a name at the door and may change it. */
const NAMES = ['Edmund', 'Cecily', 'Owen', 'Anne', 'Hugh', 'Margery', 'Ralph', 'Isabel'] as const;
const givenName = (): string => NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Edmund';

export const language = oneOf<Language>('language', ['fr', 'en'], browserLanguage());
export const theme = oneOf<Theme>('theme', ['auto', 'light', 'dark'], 'auto');
export const name = signal(typeof stored.name === 'string' && stored.name.trim() !== '' ? stored.name : givenName());
export const strength = oneOf<Strength>('strength', [1, 2, 3], 2);
export const pace = oneOf<Pace>('pace', ['instant', 'quick', 'calm'], 'calm');
/** In so many first games the house takes its time, unless its guest wishes otherwise. */
const FIRST_GAMES = 3;
const begun = signal(typeof stored.begun === 'number' ? stored.begun : 0);
export const noteGame = (): void => {
  begun.value++;
  if (begun.value === FIRST_GAMES + 1 && pace.value === 'calm') pace.value = 'quick';
};
/** Whoever has chosen keeps what was chosen. */
export const choosePace = (chosen: Pace): void => {
  begun.value = FIRST_GAMES + 1;
  pace.value = chosen;
};
export const coordinates = oneOf('coordinates', [false, true], false);
export const motion = oneOf<Motion>('motion', ['auto', 'reduced'], 'auto');
/** What cannot be taken back is done by one touch. */
export const playsFast = oneOf('fast', [false, true], false);
export const sound = oneOf('sound', [true, false], false);
/** What changes the war is told large, over the table; once this was yes or no. */
export const scenes = oneOf<Scenes>('scenes', ['all', 'end', 'none'], stored.scenes === false ? 'end' : 'all');

const darkOutside = matchMedia('(prefers-color-scheme: dark)');
const stillOutside = matchMedia('(prefers-reduced-motion: reduce)');
const isDarkOutside = signal(darkOutside.matches);
const isStillOutside = signal(stillOutside.matches);
darkOutside.addEventListener('change', () => {
  isDarkOutside.value = darkOutside.matches;
});
stillOutside.addEventListener('change', () => {
  isStillOutside.value = stillOutside.matches;
});

export const isDark = (): boolean => (theme.value === 'auto' ? isDarkOutside.value : theme.value === 'dark');
/** Whether pieces must not travel: the guest or the device asks for stillness. */
export const isStill = (): boolean => motion.value === 'reduced' || isStillOutside.value;

/** Writes the preferences down and onto the page, now and whenever one changes. */
export const followPrefs = (): void => {
  effect(() => {
    document.documentElement.lang = language.value;
    document.documentElement.classList.toggle('dark', isDark());
    document.documentElement.classList.toggle('still', isStill());
  });
  effect(() => {
    const values = {
      language,
      theme,
      name,
      strength,
      pace,
      coordinates,
      motion,
      sound,
      scenes,
      fast: playsFast,
      begun,
    };
    const plain = Object.fromEntries(Object.entries(values).map(([key, pref]) => [key, pref.value]));
    try {
      localStorage.setItem(KEY, JSON.stringify(plain));
    } catch {
      // a browser that keeps nothing still lets its guest play
    }
  });
};
