// What the combat cards bring on average, counted once from their printed halves: who wins at which odds, how often
// weather delays, how often a noble falls.
import { EVENTS, isAdvancedEvent, isVariant, namedOn, ODDS, resultOf } from '../rules/data/events.ts';
import { NOBLES } from '../rules/data/persons.ts';

const DECIDING = EVENTS.filter((event) => !isVariant(event) && !isAdvancedEvent(event) && resultOf(event) !== 'none');
const share = (fits: (event: number) => boolean): number => DECIDING.filter(fits).length / DECIDING.length;

/** 7.3 A siege that weather does not delay takes the place. */
export const STORMED = share((event) => resultOf(event) !== 'bad-weather');
/** 7.2 By step of the odds list: how often the stronger side wins. */
const WON: readonly number[] = ODDS.map((_, step) =>
  share((event) => {
    const printed = ODDS.indexOf(resultOf(event) as (typeof ODDS)[number]);
    return printed > 0 && printed <= step;
  }),
);
const STEPS = [1.25, 1.5, 2, 3, 4] as const;
/** How often a side with so many men beats the other; never the weaker one. */
export const beats = (men: number, others: number): number => {
  if (men <= others) return 0;
  let step = 1;
  for (const more of STEPS) if (men >= more * others) step++;
  return WON[step] as number;
};
const FALLEN: readonly number[] = NOBLES.map((noble) => share((event) => namedOn(event).includes(noble)));
/** 7.2 By noble: how often he falls in a combat. */
export const fallsOf = (noble: number): number => FALLEN[noble] as number;
