// 13.3 Heirs taken by nobles of several factions: the commander's player names the noble who keeps each of them.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { setKeeper } from '../changes/heirs.ts';
import { nobleName, type RoyalId, royalName } from '../data/persons.ts';
import { seatName } from '../data/seats.ts';
import type { During, Phase, Table } from '../kind.ts';
import { isAlive, isInPlay, isOnBoard, listOf, seatOfNoble } from '../position/pieces.ts';

type Sharing = During<'bounty'>;
const left = (state: Sharing): readonly RoyalId[] =>
  state.phase.royals.filter((royal) => isAlive(state, royal)) as readonly number[] as readonly RoyalId[];
const keepers = (state: Sharing) =>
  listOf(state.phase.nobles).filter((noble) => isInPlay(state, noble) && isOnBoard(state, noble));
const choices = (state: Sharing): readonly Act<'keep'>[] =>
  left(state).flatMap((royal) => keepers(state).map((noble) => ({ do: 'keep', royal, noble }) as const));

export const bounty: Phase<'bounty', Act<'keep'>> = {
  rule: '13.3',
  verbs: ['keep'],
  asked: (state) => ({ must: choices(state).length > 0 ? [seatName(state.phase.seat)] : [] }),
  candidates: choices,
  whyNot(state, _seat, { royal, noble }) {
    if (!left(state).includes(royal)) return refuse('13.3', { why: 'not-your-heir', royal: royalName(royal) });
    return keepers(state).includes(noble)
      ? undefined
      : refuse('13.3', { why: 'not-a-captor', noble: nobleName(noble) });
  },
  apply(table, _seat, { royal, noble }) {
    const { state } = table;
    state.phase.royals = state.phase.royals.filter((other) => other !== royal);
    setKeeper(table as unknown as Table, royal, seatOfNoble(state, noble));
  },
  next: () => undefined,
  byDefault: (state) =>
    choices(state).find(({ noble }) => seatOfNoble(state, noble) === state.phase.seat) ?? choices(state)[0],
};
