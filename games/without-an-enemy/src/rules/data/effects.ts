// 15.1 What the events of the cards do, as data. Provenance: reconstructed.
import type { AreaName, RegionName } from './areas.ts';
import type { BlockName, ClassName, Tag } from './blocks.ts';
import type { CityName } from './cities.ts';

/** Which blocks an event speaks of; all that is given must fit. */
export interface Filter {
  readonly class?: readonly ClassName[];
  readonly homeRegion?: readonly (RegionName | null)[];
  readonly tags?: readonly Tag[];
  readonly ids?: readonly BlockName[];
  readonly areas?: readonly AreaName[];
}
export interface Adding {
  readonly points: number;
  readonly perBlockMax: number;
  readonly filter: Filter;
  readonly ignoreRegion?: boolean;
}
/** One block. */
export interface Deploying {
  readonly strength: number;
  readonly filter: Filter;
  readonly areas: readonly AreaName[];
  readonly requireFriendly?: boolean;
  readonly requireFriendlyOrVacant?: boolean;
}
export interface Cycles {
  readonly delta: number;
  readonly cycles: readonly number[];
}
/** 15.1 What an event does. Every number here is read by the rules; what is always one of its kind has none. */
export type Effect =
  | ({ readonly op: 'add-strength' } & Adding)
  | ({ readonly op: 'deploy' } & Deploying)
  | { readonly op: 'deploy-or-add'; readonly deploy: Deploying; readonly add: Adding }
  | {
      readonly op: 'place-block';
      readonly block: BlockName;
      readonly areas: readonly AreaName[];
      readonly allow: 'friendly-or-vacant';
      readonly strength: number;
    }
  | { readonly op: 'march'; readonly bonus: number }
  | { readonly op: 'free-group-move'; readonly filter: Filter; readonly bonus: number }
  | {
      readonly op: 'naval';
      readonly modifier: number;
      readonly fromAreas?: readonly AreaName[];
      readonly maxFromIreland?: number;
      readonly besiegedPortStrength?: number;
    }
  | { readonly op: 'sea-control' | 'resist-siege' | 'fortify-london' }
  | {
      readonly op: 'remove-strength';
      readonly target: 'opponent';
      readonly points: number;
      readonly perBlockMax: number;
      readonly chooser: 'owner';
      readonly filter: Filter;
      readonly alsoSiege?: { readonly city: CityName; readonly delta: number };
    }
  | { readonly op: 'lose-ap'; readonly target: 'opponent'; readonly delta: number; readonly min: number }
  | { readonly op: 'no-storm' | 'reveal-hand'; readonly target: 'opponent' }
  | {
      readonly op: 'siege-level';
      readonly delta: number;
      readonly filter: { readonly owner: 'opponent'; readonly minLevel: number };
    }
  | { readonly op: 'artillery' | 'year-end-rp'; readonly points: number }
  | {
      readonly op: 'hold';
      readonly target: 'opponent';
      readonly requires: 'two-leaders-same-area';
    }
  | ({
      readonly op: 'battle-mod';
      readonly side: 'own';
      readonly class: ClassName;
      readonly step: 'fire' | 'engage';
      readonly disciplineDelta?: number;
      readonly extra?: Cycles;
      readonly areas?: readonly AreaName[];
      readonly requires?: 'enemy-besieging';
    } & Cycles)
  | {
      readonly op: 'absorb';
      readonly side: 'own';
      readonly class: ClassName;
      readonly cycles: readonly number[];
    }
  | { readonly op: 'block-reserves'; readonly side: 'enemy' }
  | { readonly op: 'storm-mod'; readonly side: 'own'; readonly asBreach: true }
  | ({ readonly op: 'storm-mod'; readonly side: 'own'; readonly class: ClassName; readonly step: 'engage' } & Cycles)
  | { readonly op: 'breach-mod'; readonly side: 'own'; readonly delta: number };
export type Op = Effect['op'];
export type EventPhase = 'operational' | 'tactical';

/** Name, action points (and initiative), first and last year, when its event is resolved, the event, leaves with it. */
export type Row<N extends string> = readonly [
  name: N,
  points: number,
  from: number,
  to: number,
  phase: EventPhase | null,
  effect: Effect | null,
  leaves: boolean,
];
export const deck = <const N extends string>(rows: readonly Row<N>[]): readonly Row<N>[] => rows;
