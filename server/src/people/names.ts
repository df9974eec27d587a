// Names of players: composed the same way on every keyboard, free of characters that hide or deceive, and with a key
// by which two spellings of one name are the same.
import type { PeopleTrouble } from '@rose/protocol';
import { skeletonOf } from './skeleton.ts';

export const LEAST_NAME = 2;
export const MOST_NAME = 24;
/** What stands where a removed player's name stood: a mark of no language. */
export const REMOVED_NAME = '—';

const RESERVED = new Set([
  'house',
  'the house',
  'maison',
  'la maison',
  'admin',
  'administrator',
  'administrateur',
  'moderator',
  'modérateur',
  'system',
  'spectator',
  'spectateur',
  'guest',
  'invité',
  'rose-and-crown',
  'rose and crown',
]);

/** Letters, marks and digits of any script; between them a space, a hyphen, a dot, an underscore, an apostrophe. */
const FITS = /^[\p{L}\p{M}\p{N} '._-]$/u;
/** Some letters and marks are drawn as nothing at all. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
const BEGINS = /^[\p{L}\p{N}]/u;
/** More than two marks on one letter grow over their neighbours. */
const PILED = /\p{M}{3}/u;
/** Letters that look alike across these scripts: a name keeps to one of them. */
const LOOKALIKES = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

/** As it will be shown: composed, one plain space between words, one kind of apostrophe. */
export const tidyName = (name: string): string =>
  name.normalize('NFKC').replaceAll(/[’‘ʼ]/gu, "'").replaceAll(/ +/g, ' ').trim();

/** Equal for names that a reader would take for the same. */
export const keyOf = (name: string): string => tidyName(name).toLowerCase().normalize('NFKC');

/** A capital I is drawn like a small l, and a capital O like a nought: all who share a key with one of them look like the other. */
const drawn = (name: string): string => skeletonOf(name).toLowerCase().replaceAll('i', 'l');

/**
 * What a name is drawn like: in small letters, in capitals, and as it was typed. Letters of two scripts may look the same in
 * one of these alone. Names that have one of them in common are taken for each other.
 */
export const looksOf = (name: string): readonly string[] => {
  const tidy = tidyName(name);
  return [...new Set([keyOf(name), tidy.toUpperCase(), tidy].map(drawn))];
};

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const RESERVED_LOOKS = new Set([...RESERVED].flatMap(looksOf));

/** Why a tidied name cannot be used, whoever asks for it. */
export const whyNoName = (name: string): PeopleTrouble | undefined => {
  const characters = [...name];
  if (characters.length < LEAST_NAME) return { trouble: 'name-too-short', least: LEAST_NAME };
  if (characters.length > MOST_NAME) return { trouble: 'name-too-long', most: MOST_NAME };
  const strange = characters.find((character) => !FITS.test(character) || UNSEEN.test(character));
  if (strange !== undefined) return { trouble: 'name-has-strange-character', character: codeOf(strange) };
  if (!BEGINS.test(name)) return { trouble: 'name-begins-oddly' };
  if (PILED.test(name))
    return { trouble: 'name-has-strange-character', character: codeOf(/\p{M}/u.exec(name)?.[0] ?? '') };
  if (LOOKALIKES.filter((script) => script.test(name)).length > 1) return { trouble: 'name-mixes-scripts' };
  if (looksOf(name).some((look) => RESERVED_LOOKS.has(look))) return { trouble: 'name-reserved' };
  return undefined;
};
