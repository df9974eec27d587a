// The facts of a phase, read from a document; see document.ts for their format.
import { AREA_COUNT, type AreaId, isExile } from '../rules/data/areas.ts';
import type { BlockId } from '../rules/data/blocks.ts';
import { BORDER_COUNT, type BorderId, borderBetween, NO_BORDER } from '../rules/data/borders.ts';
import { type CardId, NO_CARD, pointsOf } from '../rules/data/cards.ts';
import { attackOn } from '../rules/phases/attack.ts';
import { cardOf } from '../rules/phases/cards.ts';
import { surplusOf } from '../rules/phases/feeding.ts';
import { askNext } from '../rules/phases/mulligan.ts';
import { noBattle, reservesOf } from '../rules/phases/rounds.ts';
import { other, type Surplus, sideOf, type Writable } from '../rules/state.ts';
import type { Fields, Reader } from './reading.ts';

type Facts<N extends string> = Extract<Writable['phase'], { name: N }>;
/** Accepted in every phase, since they belong to the whole turn. */
const TURN = ['name', 'player1', 'cards'];

const readCard = (read: Reader, state: Writable, given: Fields): Facts<'card'> => {
  read.fields(given, 'phase', [...TURN, 'step', 'seat', 'chosen']);
  const chosen = read.bySide(
    given['chosen'],
    'phase.chosen',
    (card, field): CardId => (card === undefined || card === null ? NO_CARD : read.card(card, field)),
  );
  const phase: Facts<'card'> = {
    name: 'card',
    step: read.word(given['step'], 'phase.step', ['choose', 'ask', 'answer', 'deal'], 'choose'),
    seat: read.seat(given['seat'], 'phase.seat', other(state.kingSide)),
    chosen,
  };
  if (given['step'] === undefined && state.turn === 1) {
    state.phase = phase;
    askNext({ state, reveal() {} });
  }
  return phase;
};

const readBorder = (read: Reader, given: Fields, field: string): BorderId => {
  const border = borderBetween(read.area(given['from'], `${field}.from`), read.area(given['to'], `${field}.to`));
  if (border === NO_BORDER) read.wrong(field, 'must name two neighbouring areas');
  return Math.max(border, 0) as BorderId;
};
const readAction = (read: Reader, state: Writable, given: Fields): Facts<'action'> => {
  const known = ['acting', 'step', 'points', 'used', 'active', 'credits', 'muster', 'plagued'];
  read.fields(given, 'phase', [...TURN, ...known]);
  const acting = read.seat(given['acting'], 'phase.acting', state.player1);
  const used = new Array<number>(BORDER_COUNT).fill(0);
  for (const value of read.list(given['used'], 'phase.used')) {
    const border = read.fields(value, 'phase.used', ['from', 'to', 'blocks']);
    used[readBorder(read, border, 'phase.used')] = read.count(border['blocks'], 'phase.used.blocks', 0, 5, 1);
  }
  const credits = read.list(given['credits'], 'phase.credits').map((value) => {
    const { from, to } = read.fields(value, 'phase.credits', ['from', 'to']);
    return read.area(from, 'phase.credits.from') * AREA_COUNT + read.area(to, 'phase.credits.to');
  });
  const { muster } = given;
  return {
    name: 'action',
    step: read.word(given['step'], 'phase.step', ['act', 'main', 'done'], 'act'),
    acting,
    points: read.count(given['points'], 'phase.points', 0, 4, pointsOf(cardOf(state, acting))),
    used,
    active: read.list(given['active'], 'phase.active').map((area) => read.area(area, 'phase.active')),
    credits,
    muster: muster === undefined || muster === null ? -1 : read.area(muster, 'phase.muster'),
    plagued: read.flag(given['plagued'], 'phase.plagued'),
  };
};

const BATTLE =
  'area step attacker round acting reserves acted turned rolled warwickRolled crossed treasonSpent hits'.split(' ');
const STEPS = ['begin', 'choose', 'treason', 'turn', 'hits', 'regroup', 'over'] as const;
const readBattle = (read: Reader, state: Writable, given: Fields): Facts<'battle'> => {
  read.fields(given, 'phase', [...TURN, ...BATTLE]);
  const blocks = (key: string): BlockId[] =>
    read.list(given[key], `phase.${key}`).map((name) => read.block(name, `phase.${key}`));
  const bare = noBattle(state, read.flag(given['treasonSpent'], 'phase.treasonSpent'));
  const step = read.word(given['step'], 'phase.step', STEPS, 'begin');
  if (given['area'] === undefined || given['area'] === null)
    return { ...bare, step, acting: read.seat(given['acting'], 'phase.acting', state.player1) };
  const area = read.area(given['area'], 'phase.area');
  const attack = attackOn(state, area);
  if (!attack) {
    read.wrong('phase.area', 'must be an area with blocks of both sides');
    return bare;
  }
  const attacker = read.seat(given['attacker'], 'phase.attacker', attack.attacker);
  return {
    ...bare,
    step,
    area,
    attacker,
    round: read.count(given['round'], 'phase.round', 1, 4, 1),
    acting: read.seat(given['acting'], 'phase.acting', attacker),
    reserves: given['reserves'] === undefined ? reservesOf(state, attack) : blocks('reserves'),
    acted: blocks('acted'),
    turned: blocks('turned'),
    rolled: read.bySide(given['rolled'], 'phase.rolled', (flag, field) => (read.flag(flag, field) ? 1 : 0)),
    warwickRolled: read.flag(given['warwickRolled'], 'phase.warwickRolled'),
    crossed: read.list(given['crossed'], 'phase.crossed').map((value) => {
      const crossing = read.fields(value, 'phase.crossed', ['seat', 'from', 'to']);
      const seat = read.seat(crossing['seat'], 'phase.crossed.seat', attacker);
      return sideOf(seat) * BORDER_COUNT + readBorder(read, crossing, 'phase.crossed');
    }),
    hits: read.count(given['hits'], 'phase.hits', 0, 8, 0),
  };
};

const readSurplus = (read: Reader, given: unknown): Surplus[] =>
  read.list(given, 'phase.surplus').map((value) => {
    const { area, left } = read.fields(value, 'phase.surplus', ['area', 'left']);
    return {
      area: read.area(area, 'phase.surplus.area'),
      left: read.count(left, 'phase.surplus.left', 1, 30, 1),
    };
  });
const readSupply = (read: Reader, state: Writable, given: Fields): Facts<'supply'> => {
  read.fields(given, 'phase', [...TURN, 'step', 'acting', 'surplus']);
  const steps = ['succession', 'minors', 'executions', 'limits', 'over'] as const;
  const step = read.word(given['step'], 'phase.step', steps, 'succession');
  const acting = read.seat(given['acting'], 'phase.acting', other(state.kingSide));
  const owed = given['surplus'] !== undefined ? readSurplus(read, given['surplus']) : undefined;
  return {
    name: 'supply',
    step,
    acting,
    surplus: owed ?? (step === 'limits' ? surplusOf(state, acting, anywhere) : []),
  };
};
const anywhere = (_area: AreaId): boolean => true;
const readPolitical = (read: Reader, state: Writable, given: Fields): Facts<'political'> => {
  read.fields(given, 'phase', [...TURN, 'step', 'acting', 'surplus']);
  const steps = ['disband', 'home', 'overflow', 'reset', 'over'] as const;
  const step = read.word(given['step'], 'phase.step', steps, 'disband');
  const acting = read.seat(given['acting'], 'phase.acting', other(state.kingSide));
  const owed = given['surplus'] !== undefined ? readSurplus(read, given['surplus']) : undefined;
  return {
    name: 'political',
    step,
    acting,
    surplus: owed ?? (step === 'overflow' ? surplusOf(state, acting, isExile) : []),
  };
};

export const readPhase = (read: Reader, state: Writable, given: Fields): Writable['phase'] => {
  const names = ['card', 'action', 'battle', 'supply', 'political'] as const;
  const name = read.word(given['name'], 'phase.name', names, 'action');
  switch (name) {
    case 'card':
      return readCard(read, state, given);
    case 'action':
      return readAction(read, state, given);
    case 'battle':
      return readBattle(read, state, given);
    case 'supply':
      return readSupply(read, state, given);
    case 'political':
      return readPolitical(read, state, given);
  }
};
