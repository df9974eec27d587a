// The facts of a phase, read from a document; see document.ts for their format.
import type { Fields, PlainReader } from '@rose/parts';
import { type AreaId, isExile } from '../rules/data/areas.ts';
import { BORDER_COUNT, borderBetween, NO_BORDER } from '../rules/data/borders.ts';
import { pointsOf } from '../rules/data/cards.ts';
import { attackOn } from '../rules/phases/attack.ts';
import { cardOf } from '../rules/phases/cards.ts';
import { surplusOf } from '../rules/phases/feeding.ts';
import { askNext } from '../rules/phases/mulligan.ts';
import { noBattle, reservesOf } from '../rules/phases/rounds.ts';
import { AREA, other, PHASE, SEATS, type Seat, type Surplus, sideOf, type Writable } from '../rules/state.ts';

type Facts<N extends string> = Extract<Writable['phase'], { name: N }>;
const FACTS = PHASE.of;

const readCard = (page: PlainReader, state: Writable, given: Fields): Facts<'card'> => {
  const phase = FACTS.card.readWith(page, given, 'phase', { name: 'card', seat: other(state.kingSide) });
  if (given['step'] === undefined && state.turn === 1) {
    state.phase = phase;
    askNext({ state, reveal() {} });
  }
  return phase;
};

const readAction = (page: PlainReader, state: Writable, given: Fields): Facts<'action'> => {
  const bare = { ...FACTS.action.blank(), acting: state.player1 };
  FACTS.action.fill(page, bare, given, 'phase', ['acting']);
  return FACTS.action.read(page, given, 'phase', { ...bare, points: pointsOf(cardOf(state, bare.acting)) });
};

/** Borders are crossed from the area of the battle to a neighbour. */
const readCrossed = (page: PlainReader, given: unknown, attacker: Seat): number[] =>
  page.list(given, 'phase.crossed').map((value, i) => {
    const field = `phase.crossed[${i}]`;
    const { seat = attacker, from, to } = page.fields(value, field, ['seat', 'from', 'to']);
    const border = borderBetween(AREA.read(page, from, `${field}.from`), AREA.read(page, to, `${field}.to`));
    if (border === NO_BORDER) page.wrong(field, 'must name two neighbouring areas');
    return sideOf(page.word(seat, `${field}.seat`, SEATS, attacker)) * BORDER_COUNT + Math.max(border, 0);
  });
const readBattle = (page: PlainReader, state: Writable, { crossed, ...given }: Fields): Facts<'battle'> => {
  const bare: Facts<'battle'> = { ...noBattle(state, false), step: 'begin' };
  const { battle } = FACTS;
  battle.fill(page, bare, given, 'phase', ['area']);
  if (bare.area < 0) {
    battle.read(page, given, 'phase', bare);
    battle.fill(page, bare, given, 'phase', ['step', 'acting', 'treasonSpent']);
    return bare;
  }
  const attack = attackOn(state, bare.area as AreaId);
  if (!attack) {
    page.wrong('phase.area', 'must be an area with blocks of both sides');
    return bare;
  }
  const phase = battle.read(page, given, 'phase', {
    ...bare,
    attacker: attack.attacker,
    round: 1,
    reserves: reservesOf(state, attack),
  });
  if (phase.round === 0) page.wrong('phase.round', 'must be a whole number from 1 to 4');
  if (given['acting'] === undefined) phase.acting = phase.attacker;
  phase.crossed = readCrossed(page, crossed, phase.attacker);
  return phase;
};

const anywhere = (_area: AreaId): boolean => true;
/** What is owed is counted where it is not said. */
const owed = (state: Writable, phase: Facts<'supply' | 'political'>): Surplus[] => {
  if (phase.step === 'limits') return surplusOf(state, phase.acting, anywhere);
  return phase.step === 'overflow' ? surplusOf(state, phase.acting, isExile) : [];
};

export const readPhase = (page: PlainReader, state: Writable, given: Fields): Writable['phase'] => {
  const name = PHASE.which(page, given, 'phase', 'action');
  switch (name) {
    case 'card':
      return readCard(page, state, given);
    case 'action':
      return readAction(page, state, given);
    case 'battle':
      return readBattle(page, state, given);
    case 'supply':
    case 'political': {
      const bare = { ...FACTS[name].blank(), acting: other(state.kingSide) } as Facts<typeof name>;
      const phase = PHASE.read(page, given, 'phase', bare) as Facts<typeof name>;
      if (given['surplus'] === undefined) phase.surplus = owed(state, phase);
      return phase;
    }
  }
};
