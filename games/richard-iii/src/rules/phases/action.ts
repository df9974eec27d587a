// 1.2, 5.0 Action phase: Player 1 spends his card to the end, names his main attacks, then Player 2.
import { refuse } from '@rose/table';
import { sharpen } from '../../secrecy/fog.ts';
import { AREAS, type AreaId, areaName, CITY_AREAS, isCity } from '../data/areas.ts';
import { BORDER_COUNT, neighboursOf } from '../data/borders.ts';
import { pointsOf } from '../data/cards.ts';
import { heldBy, isEnemyExile, isOpen } from '../position.ts';
import {
  type ActionAction,
  type During,
  other,
  type Phase,
  type Refusal,
  type Seat,
  type State,
  sideOf,
  type Table,
  type TableIn,
} from '../state.ts';
import { approaches, attackOn, isApproach, isUnnamed, movable, nameMain, nameSoleBorders, unnamed } from './attack.ts';
import { allows, cardOf, whyNotAllowed } from './cards.ts';
import { addMarches, march, marchCandidates, whyNotMarch } from './land.ts';
import { plague } from './plague.ts';
import { addRecruits, recruit, recruitCandidates, whyNotRecruit } from './recruiting.ts';
import { addSails, sail, sailCandidates, whyNotSail } from './sea.ts';

type Acting = During<'action'>;

const startFor = ({ state }: Table, acting: Seat): void => {
  state.phase = {
    name: 'action',
    step: 'act',
    acting,
    points: pointsOf(cardOf(state, acting)),
    used: new Array<number>(BORDER_COUNT).fill(0),
    active: [],
    credits: [],
    muster: -1,
    plagued: false,
  };
};

/** 5.53 A friendly or vacant area may be named, not the enemy's exile. */
const whyNotMuster = (state: Acting, seat: Seat, area: AreaId): Refusal | undefined => {
  const forbidden = whyNotAllowed(state, seat, 'muster');
  if (forbidden) return forbidden;
  if (state.phase.muster >= 0) return refuse('5.53', { why: 'muster-already-named' });
  const side = sideOf(seat);
  if (isEnemyExile(side, area)) return refuse('2.7', { why: 'enemy-exile', area: areaName(area) });
  return isOpen(state, side, area) ? undefined : refuse('5.53', { why: 'area-not-open', area: areaName(area) });
};
/** 5.56 An area with a city that only the enemy holds. */
const isEnemyCity = (state: State, seat: Seat, area: AreaId): boolean =>
  isCity(area) && heldBy(state, sideOf(other(seat)), area) > 0 && heldBy(state, sideOf(seat), area) === 0;
const whyNotPlague = (state: Acting, seat: Seat, area: AreaId): Refusal | undefined => {
  const forbidden = whyNotAllowed(state, seat, 'plague');
  if (forbidden) return forbidden;
  if (state.phase.plagued) return refuse('5.56', { why: 'plague-already-named' });
  return isEnemyCity(state, seat, area) ? undefined : refuse('5.56', { why: 'no-enemy-city', area: areaName(area) });
};
/** 6.3 The main attack is named among the borders that were used. */
const whyNotMain = (state: Acting, seat: Seat, area: AreaId, from: AreaId): Refusal | undefined => {
  const attack = attackOn(state, area);
  if (!attack || !isUnnamed(attack, seat)) return refuse('6.3', { why: 'main-not-open', area: areaName(area) });
  if (isApproach(attack, seat, from)) return undefined;
  return refuse('6.3', { why: 'border-not-used', from: areaName(from), to: areaName(area) });
};

const whyNotAction = (state: Acting, seat: Seat, action: ActionAction): Refusal | undefined => {
  if ((action.do === 'main') !== (state.phase.step === 'main'))
    return refuse('6.3', { why: 'not-at-this-step', verb: action.do });
  switch (action.do) {
    case 'march':
      return whyNotMarch(state, seat, action);
    case 'sail':
      return whyNotSail(state, seat, action);
    case 'recruit':
      return whyNotRecruit(state, seat, action);
    case 'muster':
      return whyNotMuster(state, seat, action.area);
    case 'plague':
      return whyNotPlague(state, seat, action.area);
    case 'main':
      return whyNotMain(state, seat, action.area, action.from);
    case 'end-actions':
      return undefined;
  }
};

const MUSTERS: readonly ActionAction[] = AREAS.map((area) => ({ do: 'muster', area }));
const PLAGUES: readonly ActionAction[] = CITY_AREAS.map((area) => ({ do: 'plague', area }));
const END: ActionAction = { do: 'end-actions' };

const legalMains = (state: Acting, seat: Seat): readonly ActionAction[] =>
  unnamed(state, seat).flatMap((attack) =>
    approaches(attack, seat).map((from): ActionAction => ({ do: 'main', area: attack.area, from })),
  );
const legalActions = (state: Acting, seat: Seat): readonly ActionAction[] => {
  if (state.phase.step === 'main') return legalMains(state, seat);
  const into: ActionAction[] = [];
  const groups = movable(state, seat);
  addMarches(state, seat, groups, into);
  addSails(state, seat, groups, into);
  addRecruits(state, seat, into);
  if (allows(state, seat, 'muster'))
    for (const named of MUSTERS) if (!whyNotAction(state, seat, named)) into.push(named);
  if (allows(state, seat, 'plague'))
    for (const named of PLAGUES) if (!whyNotAction(state, seat, named)) into.push(named);
  into.push(END);
  return into;
};

/** 6.3 The phase of a player ends once his main attacks are named. */
const finish = (table: TableIn<'action'>, seat: Seat): void => {
  const { state } = table;
  nameSoleBorders(state, seat);
  state.phase.step = unnamed(state, seat).length > 0 ? 'main' : 'done';
  if (state.phase.step === 'done') sharpen(state);
};

export const action: Phase<'action', ActionAction> = {
  rule: '5.0',
  verbs: ['march', 'sail', 'recruit', 'muster', 'plague', 'main', 'end-actions'],
  enter(table) {
    const { phase, player1 } = table.state;
    startFor(table, phase.name === 'action' && phase.acting === player1 ? other(player1) : player1);
  },
  asked: ({ phase }) => ({ must: phase.step === 'done' ? [] : [phase.acting] }),
  *candidates(state, seat) {
    yield* marchCandidates(state, seat);
    yield* sailCandidates(state, seat);
    yield* recruitCandidates(state, seat);
    if (allows(state, seat, 'muster')) yield* MUSTERS;
    if (allows(state, seat, 'plague')) yield* PLAGUES;
    for (const { area } of state.attacks) for (const from of neighboursOf(area)) yield { do: 'main', area, from };
    yield END;
  },
  whyNot: whyNotAction,
  legal: legalActions,
  apply(table, seat, choice) {
    const { state, tell } = table;
    switch (choice.do) {
      case 'march':
        march(table, seat, choice);
        return;
      case 'sail':
        sail(table, seat, choice);
        return;
      case 'recruit':
        recruit(table, seat, choice);
        return;
      case 'muster':
        state.phase.muster = choice.area;
        tell('5.53', { say: 'mustered', seat, area: areaName(choice.area) });
        return;
      case 'plague':
        state.phase.plagued = true;
        plague(table, seat, choice.area);
        return;
      case 'main':
        nameMain(table, seat, choice.area, choice.from);
        finish(table, seat);
        return;
      case 'end-actions':
        tell('5.0', { say: 'actions-ended', seat, unused: state.phase.points });
        finish(table, seat);
        return;
    }
  },
  next: ({ phase, player1 }) => (phase.acting === player1 ? 'action' : 'battle'),
};
