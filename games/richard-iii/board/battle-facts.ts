// A battle as the view tells it: order of fire, who may act, bonuses with their reason, chances of a roll. No rule of
// who may do what is decided here: the actions offered say that.
import { allOf, hits, orMore } from '@rose/parts';
import {
  A,
  type Action,
  B,
  type BlockName,
  blockName,
  homesOf,
  isHeir,
  isWarwick,
  kindOf,
  loyaltyOf,
  loyaltyToWarwick,
  other,
  printedFirepower,
  type Seat,
  type SeenBattle,
  type SeenTurn,
  type View,
} from '@rose/richard-iii/ids';
import { letterNow, seatOfBlock } from './pieces.ts';

/** The battle that is looked at, once its area is chosen and until its winner regroups. */
export const battleIn = (view: View): SeenBattle | undefined => {
  const { phase } = view;
  if (phase.name !== 'battle' || phase.area === null) return undefined;
  return phase.step === 'turn' || phase.step === 'hits' || phase.step === 'treason' ? phase : undefined;
};

export interface Turn extends SeenTurn {
  readonly seat: Seat;
  readonly letter: string;
  readonly strength: number;
  readonly hasActed: boolean;
  readonly isNext: boolean;
}
const inOrder = (attacker: Seat, { letter, seat }: Pick<Turn, 'letter' | 'seat'>): string =>
  `${letter}${seat === attacker ? 1 : 0}`;

/** 6.2 Letter by letter, defenders before attackers. */
export const orderOf = (view: View, battle: SeenBattle): readonly Turn[] => {
  const { front, attacker, round, acted } = battle;
  const turns = [other(attacker), attacker].flatMap((seat) =>
    front[seat].map(({ block, firepower }) => ({
      block,
      firepower,
      seat,
      letter: letterNow(block, round),
      strength: view.blocks[block]?.steps ?? 0,
      hasActed: acted.includes(block),
      isNext: false,
    })),
  );
  const sorted = turns.toSorted((a, b) => inOrder(attacker, a).localeCompare(inOrder(attacker, b)));
  const first = sorted.find(({ hasActed }) => !hasActed);
  const now = first && inOrder(attacker, first);
  return sorted.map((turn) => ({ ...turn, isNext: !turn.hasActed && inOrder(attacker, turn) === now }));
};

export type BonusReason = 'crown' | 'shield' | 'city' | 'cathedral';
/** 2.2 to 2.6 Why a block fires better than its print says. */
export const bonusReasons = (battle: SeenBattle, { block, firepower }: SeenTurn): readonly BonusReason[] => {
  const bonus = firepower - printedFirepower(B[block]);
  if (bonus <= 0 || battle.area === null) return [];
  const kind = kindOf(B[block]);
  if (kind === 'levy') return ['city'];
  if (kind === 'church') return ['cathedral'];
  if (!isHeir(B[block])) return ['shield'];
  if (bonus > 1) return ['shield', 'crown'];
  return homesOf(B[block]).includes(A[battle.area]) ? ['shield'] : ['crown'];
};

/** The strongest of a side: hits go to them (6.4). */
export const strongest = (turns: readonly Turn[], seat: Seat): readonly Turn[] => {
  const side = turns.filter((turn) => turn.seat === seat);
  const most = Math.max(0, ...side.map(({ strength }) => strength));
  return side.filter(({ strength }) => strength === most);
};

type With<D extends Action['do']> = Extract<Action, { do: D }>;
/** What one block may do now. */
export interface Deeds {
  readonly block: BlockName;
  readonly fire: With<'fire'> | undefined;
  readonly pass: With<'pass'> | undefined;
  readonly charges: readonly With<'charge'>[];
  readonly treacheries: readonly With<'treachery'>[];
  readonly retreats: readonly With<'retreat'>[];
}
const isDeed = (action: Action): action is With<'fire' | 'pass' | 'charge' | 'treachery' | 'retreat'> =>
  ['fire', 'pass', 'charge', 'treachery', 'retreat'].includes(action.do);

export const deedsOf = (offered: readonly Action[], block: BlockName): Deeds => {
  const own = offered.filter(isDeed).filter((action) => blockName(action.block) === block);
  const of = <D extends Action['do']>(verb: D) => own.filter((action) => action.do === verb) as With<D>[];
  return {
    block,
    fire: of('fire')[0],
    pass: of('pass')[0],
    charges: of('charge'),
    treacheries: of('treachery'),
    retreats: of('retreat'),
  };
};
/** Who could act: several of one letter may choose among themselves. */
export const actors = (offered: readonly Action[]): readonly BlockName[] => [
  ...new Set(offered.filter(isDeed).map((action) => blockName(action.block))),
];
/** The block whose deeds are shown: the one in hand, else the first who may act. */
export const actorOf = (offered: readonly Action[], picked: readonly string[]): BlockName | undefined => {
  const all = actors(offered);
  return all.find((block) => picked.includes(block)) ?? all[0];
};

export const fireOdds = ({ strength, firepower }: Turn): readonly number[] => hits(strength, firepower);
/** 6.5 The chance that a charge kills its target outright. */
export const killChance = (by: Turn, target: Turn): number => orMore(fireOdds(by), target.strength);
/** 6.9 The chance that a block changes sides: all its dice even. */
export const turnChance = (by: BlockName | 'event-treason', target: BlockName): number => {
  const isWarwicks = by !== 'event-treason' && isWarwick(B[by]);
  const dice = isWarwicks ? loyaltyToWarwick(B[target]) : loyaltyOf(B[target]);
  return dice === 0 ? 0 : allOf(dice, 1 / 2);
};

/** Reserves of a side: those the viewer knows, and how many more there are. */
export const reservesOf = (
  view: View,
  battle: SeenBattle,
  seat: Seat,
): { readonly known: readonly BlockName[]; readonly hidden: number } => ({
  known: battle.reserves.filter((block) => seatOfBlock(view, block) === seat),
  hidden: view.hidden.filter((block) => block.area === battle.area && block.seat === seat && block.reserve).length,
});
