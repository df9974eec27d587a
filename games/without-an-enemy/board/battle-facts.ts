// A fight as the view tells it: who stands in which lane, which step it is, what a volley may do. No rule of who may do
// what is decided here: the actions offered say that.
import { hitsOfAll } from '@rose/parts';
import {
  A,
  type Action,
  type AreaName,
  B,
  type BattleStep,
  type BlockName,
  blockName,
  type ClassName,
  cityIn,
  cityName,
  classOf,
  type Effect,
  effectivenessOf,
  effectOf,
  FIRE_MALUS,
  isCardName,
  K,
  LONDON,
  NEVER_HITS,
  type Seat,
  type View,
} from '@rose/without-an-enemy/ids';
import { type Piece, piecesOf } from './pieces.ts';

export type SeenBattle = Extract<View['phase'], { readonly name: 'battle' }>;
/** Steps that are answered on the map: a border, a way out. */
const ON_MAP: readonly BattleStep[] = ['main', 'leave', 'retreat', 'regroup', 'over'];
/** The fight that is looked at, unless it is answered on the map. */
export const battleIn = ({ phase }: View): SeenBattle | undefined => {
  if (phase.name !== 'battle') return undefined;
  return phase.blows.length > 0 || !ON_MAP.includes(phase.step) ? phase : undefined;
};
export const areaOfBattle = ({ area }: { readonly area: string }): AreaName => area as AreaName;

/** Classes fight classes; routed and pursuing blocks are off the field, reserves still to come. */
export const LANES = ['guns', 'foot', 'horse', 'unseen', 'reserve', 'off', 'inside'] as const;
export type Lane = (typeof LANES)[number];
const CLASS_LANES: { readonly [C in ClassName]: Lane } = { A: 'guns', I: 'foot', C: 'horse' };
const laneOf = (battle: SeenBattle, { block, line, city }: Piece): Lane => {
  if (line === 'routed' || line === 'pursuing') return 'off';
  if (line === 'held-back') return 'reserve';
  if (city !== undefined && line === 'out') return 'inside';
  if (block === undefined) return 'unseen';
  return battle.shown || line === 'in' || battle.cycle === 0 ? CLASS_LANES[classOf(B[block])] : 'reserve';
};
export interface Ranked {
  readonly piece: Piece;
  readonly lane: Lane;
}
/** Everybody of a side who is there, lane by lane. Besiegers who take no part in a storm or wait for it are reserves. */
export const ranksOf = (view: View, battle: SeenBattle, seat: Seat): readonly Ranked[] =>
  piecesOf(view)
    .filter((piece) => piece.area === battle.area && piece.seat === seat)
    .filter(
      ({ city, line }) => line !== 'out' || battle.step === 'garrison' || (city === undefined && battle.cycle === 0),
    )
    .map((piece) => ({ piece, lane: laneOf(battle, piece) }))
    .toSorted((a, b) => LANES.indexOf(a.lane) - LANES.indexOf(b.lane));

export const hasDone = (battle: SeenBattle, block: BlockName, what: string): boolean => {
  const done: { readonly [block: string]: readonly string[] | undefined } = battle.did as never;
  return done[block]?.includes(what) ?? false;
};

/** What a cycle goes through, by kind of fight; each heading stands for the steps under it. */
export const HEADINGS = ['order', 'reserves', 'guns', 'fire', 'horse', 'rout', 'foot'] as const;
export type Heading = (typeof HEADINGS)[number] | 'before' | 'melee' | 'places';
const STEPS: { readonly [H in Heading]: readonly BattleStep[] } = {
  before: ['main', 'retire', 'retired', 'garrison', 'withdraw', 'leave', 'open'],
  order: ['rally', 'order'],
  places: ['places'],
  reserves: ['reserves'],
  guns: ['aim', 'guns'],
  fire: ['fire', 'volley'],
  horse: ['horse'],
  rout: ['rout', 'pursuit'],
  foot: ['foot', 'close'],
  melee: ['melee', 'close'],
};
const CYCLE: { readonly [K in SeenBattle['kind']]: readonly Heading[] } = {
  field: HEADINGS,
  relief: HEADINGS,
  sortie: HEADINGS,
  sally: ['guns', 'fire', 'horse', 'foot'],
  storm: ['places', 'guns', 'fire', 'melee'],
};
/** While hits are still to be taken, the step that brought them: the next one has not begun. */
const stepNow = ({ kind, step, blows }: SeenBattle): BattleStep => {
  const all = ['before' as const, ...CYCLE[kind]].flatMap((heading) => STEPS[heading]);
  return (blows.length > 0 ? all[all.indexOf(step) - 1] : undefined) ?? step;
};
/** The lanes that a step is about. */
export const lanesNow = (battle: SeenBattle): readonly Lane[] => {
  const step = stepNow(battle);
  if (STEPS.guns.includes(step)) return ['guns'];
  if (STEPS.fire.includes(step) || STEPS.foot.includes(step)) return ['foot'];
  if (STEPS.horse.includes(step) || STEPS.rout.includes(step)) return ['horse'];
  if (STEPS.reserves.includes(step)) return ['reserve'];
  return STEPS.melee.includes(step) ? ['foot', 'horse'] : [];
};
export interface HeadingNow {
  readonly heading: Heading;
  readonly state: 'done' | 'now' | 'later' | 'not';
}
/** Guns fire in the first cycle, reserves come in the second, nobody orders a retreat before it. */
const isIn = (heading: Heading, cycle: number): boolean => {
  if (heading === 'guns') return cycle <= 1;
  if (heading === 'reserves' || heading === 'places') return cycle === 2;
  return heading !== 'order' || cycle >= 2;
};
export const headingsOf = (battle: SeenBattle): readonly HeadingNow[] => {
  const { kind, cycle } = battle;
  const step = stepNow(battle);
  const all: readonly Heading[] = cycle === 0 ? ['before', ...CYCLE[kind]] : CYCLE[kind];
  const now = all.findIndex((heading) => STEPS[heading].includes(step));
  return all.map((heading, i) => {
    const state = i === now ? 'now' : i < now ? 'done' : 'later';
    return { heading, state: isIn(heading, Math.max(1, cycle)) || heading === 'before' ? state : 'not' };
  });
};

export type With<D extends Action['do']> = Extract<Action, { do: D }>;
export const offeredOf = <D extends Action['do']>(offered: readonly Action[], verb: D): readonly With<D>[] =>
  offered.filter((action): action is With<D> => action.do === verb);
export const blocksFor = (offered: readonly Action[], verb: 'fire' | 'aim' | 'storm' | 'sally'): readonly BlockName[] =>
  offeredOf(offered, verb).map(({ block }) => blockName(block));

/** 8.1 The event that a side has named this place for. */
export const eventAt = ({ aims, cards }: View, seat: Seat, area: string): Effect | null => {
  const card: string | null = cards[seat];
  return aims[seat] === area && card !== null && isCardName(card) ? effectOf(K[card]) : null;
};
/** 15.1 What the event of a side adds to the fire of its foot in this cycle. */
const eventInFire = (view: View, battle: SeenBattle, seat: Seat): number => {
  const effect = eventAt(view, seat, battle.area);
  if (effect?.op !== 'battle-mod' || effect.class !== 'I' || effect.step !== 'fire' || battle.kind === 'storm')
    return 0;
  const inCycle = ({ delta, cycles }: Pick<typeof effect, 'delta' | 'cycles'>): number =>
    cycles.includes(battle.cycle) ? delta : 0;
  return inCycle(effect) + (effect.extra ? inCycle(effect.extra) : 0);
};
/** 8.9 Hits of a volley of these blocks of a side. */
export const volleyOdds = (
  view: View,
  battle: SeenBattle,
  seat: Seat,
  blocks: readonly BlockName[],
): readonly number[] => {
  const change = FIRE_MALUS + eventInFire(view, battle, seat);
  return hitsOfAll(
    blocks.map((block) => ({
      dice: view.blocks[block]?.strength ?? 0,
      upTo: Math.min(NEVER_HITS - 1, Math.max(0, effectivenessOf(B[block]) + change)),
    })),
  );
};
/** 9.7 Whether the walls shelter those behind them: no breach, no event that counts as one, and no London without works. */
export const wallsStand = (view: View, { area, attacker }: Pick<SeenBattle, 'area' | 'attacker'>): boolean => {
  const city = cityIn(A[area as AreaName]);
  const effect = eventAt(view, attacker, area);
  const isOpened = effect?.op === 'storm-mod' && 'asBreach' in effect;
  return !isOpened && !view.breach.includes(cityName(city)) && (city !== LONDON || view.londonFortified);
};
