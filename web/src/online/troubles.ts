// Why the open house says no, in words with what to do next.
import type { OnlineTrouble, PeopleTrouble } from '@rose/protocol';
import { language } from '../prefs.ts';
import type { AnyTrouble, LineTrouble } from '../trouble.ts';
import { type TroubleWords, tableWords } from '../words/table.ts';
import { troublesEn } from './troubles.en.ts';
import { troublesFr } from './troubles.fr.ts';

export type HouseTrouble = OnlineTrouble | PeopleTrouble | LineTrouble;
type Named<T extends string> = Extract<HouseTrouble, { trouble: T }>;
/** Those of the table's own words stand there. */
export type Troubles = {
  readonly [T in Exclude<HouseTrouble['trouble'], 'bad-request' | 'internal'>]: (trouble: Named<T>) => TroubleWords;
};

const wordsOf = (): Troubles => (language.value === 'fr' ? troublesFr : troublesEn);

export const houseTrouble = (trouble: AnyTrouble | PeopleTrouble): TroubleWords => {
  const all = { ...tableWords().trouble, ...wordsOf() } as Readonly<Record<string, (trouble: never) => TroubleWords>>;
  const say = all[trouble.trouble];
  return say ? say(trouble as never) : tableWords().trouble.internal({ trouble: 'internal' });
};
