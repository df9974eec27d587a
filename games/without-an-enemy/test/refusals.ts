// Every refusal the catalogues must word, about any block, area and city; a reason without a sample does not compile.
import type { Catalogue } from '@rose/table/text';
import type { AreaName, BlockName, CityName } from '../src/ids.ts';
import type { WithoutAnEnemy } from '../src/index.ts';

type Words = Catalogue<WithoutAnEnemy>;
type Sample<F> = F extends (given: infer G) => unknown
  ? (block: BlockName, area: AreaName, city: CityName) => readonly G[]
  : never;
type Whys = { readonly [W in keyof Words['why']]: Sample<Words['why'][W]> };
type Of<W extends keyof Words['why']> = Pick<Whys, W>;

const REGIONS = ['N', 'M', 'W', 'S', 'E'] as const;
const plain = <W extends string>(why: W) => ({ [why]: () => [{ why }] }) as { readonly [N in W]: () => [{ why: W }] };
const ofBlock = <W extends string>(...whys: readonly W[]) =>
  Object.fromEntries(whys.map((why) => [why, (block: BlockName) => [{ why, block }]])) as {
    readonly [N in W]: (block: BlockName) => [{ why: N; block: BlockName }];
  };
const ofArea = <W extends string>(...whys: readonly W[]) =>
  Object.fromEntries(whys.map((why) => [why, (_: BlockName, area: AreaName) => [{ why, area }]])) as {
    readonly [N in W]: (block: BlockName, area: AreaName) => [{ why: N; area: AreaName }];
  };
const ofCity = <W extends string>(...whys: readonly W[]) =>
  Object.fromEntries(whys.map((why) => [why, (_: BlockName, __: AreaName, city: CityName) => [{ why, city }]])) as {
    readonly [N in W]: (block: BlockName, area: AreaName, city: CityName) => [{ why: N; city: CityName }];
  };
const ofBorder = <W extends string>(...whys: readonly W[]) =>
  Object.fromEntries(
    whys.map((why) => [
      why,
      (_: BlockName, area: AreaName) => [
        { why, from: area, to: 'essex' },
        { why, from: 'kent', to: area },
      ],
    ]),
  ) as {
    readonly [N in W]: (block: BlockName, area: AreaName) => { why: N; from: AreaName; to: AreaName }[];
  };

const MORE: Of<
  | 'not-at-this-step'
  | 'card-not-in-hand'
  | 'block-is-inside'
  | 'block-stands-elsewhere'
  | 'too-far'
  | 'border-full'
  | 'pinned'
  | 'already-there'
  | 'not-its-region'
  | 'ireland-limit'
  | 'outside-its-region'
  | 'besieged'
  | 'no-region-points'
  | 'guns-need-company'
  | 'city-full'
  | 'storm-limit'
  | 'no-storm-yet'
> = {
  'not-at-this-step': () => ['move', 'deploy', 'add-strength add'].map((verb) => ({ why: 'not-at-this-step', verb })),
  'card-not-in-hand': () => [{ why: 'card-not-in-hand', card: 'r-07' }],
  'block-is-inside': (block, _, city) => [{ why: 'block-is-inside', block, city }],
  'block-stands-elsewhere': (block, area) => [{ why: 'block-stands-elsewhere', block, area }],
  'too-far': (block) => [1, 3].map((limit) => ({ why: 'too-far', block, limit })),
  'border-full': (_, area) => [{ why: 'border-full', from: area, to: 'essex', limit: 3 }],
  pinned: (_, area) => [1, 2].map((pinned) => ({ why: 'pinned', area, pinned })),
  'already-there': (block, area) => [{ why: 'already-there', block, area }],
  'not-its-region': (block, area) => REGIONS.map((region) => ({ why: 'not-its-region', block, area, region })),
  'ireland-limit': () => [1, 2].map((limit) => ({ why: 'ireland-limit', limit })),
  'outside-its-region': (block) => REGIONS.map((region) => ({ why: 'outside-its-region', block, region })),
  besieged: (block, _, city) => [{ why: 'besieged', block, city }],
  'no-region-points': () => REGIONS.map((region) => ({ why: 'no-region-points', region, cost: 2 })),
  'guns-need-company': (_, __, city) => [{ why: 'guns-need-company', block: 'r-train', city }],
  'city-full': (_, __, city) => [2, 6].map((limit) => ({ why: 'city-full', city, limit })),
  'storm-limit': () => [1, 4].map((limit) => ({ why: 'storm-limit', limit })),
  'no-storm-yet': (_, __, city) => [0, 1].map((marker) => ({ why: 'no-storm-yet', city, marker })),
};

export const WHY: Whys = {
  ...MORE,
  ...ofBlock('not-your-block', 'block-not-on-map', 'not-in-reserve', 'block-has-moved', 'is-full-strength'),
  ...ofBlock('never-strengthened', 'event-does-not-fit', 'had-its-share', 'not-in-battle', 'not-strongest'),
  ...ofBlock('wrong-class', 'chosen-already', 'arrived-by-retreat', 'block-has-paid', 'guns-need-no-supply'),
  ...ofBlock('not-new-model', 'others-on-the-map', 'block-is-home', 'has-open-home', 'must-go-home'),
  ...ofArea('blocks-are-held', 'way-crosses-itself', 'stops-at-enemy', 'not-from-battle-to-enemy'),
  ...ofArea('yorkshire-neutral', 'covenanters-only', 'never-entered', 'muster-ends-elsewhere', 'not-friendly'),
  ...ofArea('not-open', 'not-coastal', 'no-recruits-there', 'needs-major-city', 'besieger-has-it'),
  ...ofArea('event-not-there', 'no-enemy-there', 'nothing-to-resolve', 'no-city-to-enter', 'area-is-fed'),
  ...ofArea('nearer-friends'),
  ...ofCity('port-fed', 'another-port', 'no-siege-to-raise', 'not-fortified', 'no-marker', 'not-besieged'),
  ...ofBorder('no-border', 'stops-after-rough', 'border-closed', 'border-not-used'),
  ...plain('no-points-left'),
  ...plain('no-muster-open'),
  ...plain('event-not-done'),
  ...plain('no-way-for-all'),
  ...plain('nobody-chosen'),
  ...plain('storming-forbidden'),
  ...plain('breach-is-open'),
  ...plain('breach-tried'),
  ...plain('no-guns-before-it'),
};
