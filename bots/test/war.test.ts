// Plain positions of This War Without an Enemy: what everybody sees, the bots see too.
import { type AnyGame, begin, isMistake, type Kind, legal, seeded, stateOf } from '@rose/table';
import { withoutAnEnemy } from '@rose/without-an-enemy';
import { describe, expect, test } from 'vitest';
import { BOTS } from '../src/index.ts';
import { counting } from './positions.ts';

const game = withoutAnEnemy as unknown as AnyGame;
interface Position {
  readonly at: Readonly<Record<string, string>>;
  readonly phase: object;
  readonly [field: string]: unknown;
}
/** Blocks by place, ':2' for a strength below full. */
const documentOf = ({ at, ...rest }: Position): object => {
  const blocks = Object.entries(at).flatMap(([place, names]) =>
    names.split(' ').map((name) => [name.replace(/:\d$/, ''), place + (/:\d$/.exec(name)?.[0] ?? '')]),
  );
  return { year: 1643, turn: 'III', blocks: Object.fromEntries(blocks), ...rest };
};
const stateAt = (position: Position): Kind['state'] => {
  const course = begin(game, { position: documentOf(position) }, seeded(1));
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  return stateOf(course);
};
const chosen = (id: string, position: Position, seat: string): string => {
  const state = stateAt(position);
  const may = legal(game, state, seat);
  const seen = { game, view: game.view(state, seat), seat, may };
  const thought = BOTS.get(id)?.choose(seen, seeded(7), counting(400));
  return thought ? game.write(thought.action) : 'nothing';
};

const acts = (seat: string, points: number, at: Position['at'], more: object = {}): Position => ({
  at,
  player1: seat,
  ap: { [seat]: points },
  phase: { name: 'actions', acting: seat },
  ...more,
});
const fights = (area: string, at: Position['at'], facts: object, more: object = {}): Position => {
  const blocks = (at[area] ?? '').split(' ').map((name) => [name.replace(/:\d$/, ''), 'in']);
  const phase = {
    name: 'battle',
    kind: 'field',
    area,
    acting: 'parliament',
    line: Object.fromEntries(blocks),
    ...facts,
  };
  return { at, phase, ...more };
};
const FAR = { cornwall: 'r-hopton', kent: 'p-kent-foot' };
const ESSEX = 'p-essex p-stapleton p-balfour p-holles p-skippon';
const KINGS = 'r-astley r-lifeguard r-forth r-gerard-foot r-rupert r-wilmot';

const POSITIONS: readonly (readonly [string, 'royalist' | 'parliament', RegExp, Position])[] = [
  [
    'an open Victory City next door is taken',
    'royalist',
    /^move r-newark-foot .*-leicestershire$/,
    acts('royalist', 1, { ...FAR, nottinghamshire: 'r-newark-foot r-loughborough' }),
  ],
  [
    'by Infantry, since Cavalry takes no city',
    'parliament',
    /^move p-midland-foot .*-nottinghamshire$/,
    acts('parliament', 1, { ...FAR, leicestershire: 'p-midland-foot p-grey', warwickshire: 'p-gell' }),
  ],
  [
    'the city that decides the last turn comes before strength',
    'royalist',
    /^move r-astley .*-gloucestershire$/,
    acts(
      'royalist',
      1,
      { ...FAR, worcestershire: 'r-astley:2 r-rupert:2', oxfordshire: 'r-charles:2' },
      { year: 1646, turn: 'winter' },
    ),
  ],
  [
    'an open city that the enemy can reach is covered on the last turn',
    'royalist',
    /^move r-(astley|lifeguard) .*-shropshire$/,
    acts(
      'royalist',
      1,
      { ...FAR, herefordshire: 'r-astley r-lifeguard', cheshire: 'p-lancs-foot p-brereton', lancashire: 'p-fairfax' },
      { year: 1646, turn: 'winter', control: { chester: 'parliament', gloucester: 'royalist' } },
    ),
  ],
  [
    'the King alone leaves an army',
    'royalist',
    /^move r-charles /,
    acts('royalist', 1, {
      ...FAR,
      buckinghamshire: 'r-charles:1',
      hertfordshire: ESSEX,
      oxfordshire: 'r-astley r-forth',
    }),
  ],
  [
    'an army falls upon a lone block',
    'royalist',
    /^move r-\S+ oxfordshire-buckinghamshire$/,
    acts('royalist', 1, { ...FAR, oxfordshire: KINGS, buckinghamshire: 'p-trained-2:2' }),
  ],
  [
    'a lone block does not fall upon an army',
    'royalist',
    /^(?!move r-midland-foot .*northamptonshire$)/,
    acts('royalist', 1, { ...FAR, oxfordshire: 'r-midland-foot:1', northamptonshire: ESSEX }),
  ],
  [
    'a garrison about to give up is relieved',
    'parliament',
    /^move p-\S+ .*-gloucestershire$/,
    acts(
      'parliament',
      1,
      { ...FAR, gloucester: 'p-massey:2', gloucestershire: 'r-herbert:2', warwickshire: ESSEX },
      { marker: { gloucester: 4 } },
    ),
  ],
  [
    'who would starve moves on',
    'parliament',
    /^move p-/,
    acts('parliament', 1, {
      ...FAR,
      surrey: `${ESSEX} p-trained-1 p-trained-2 p-eastern-foot-1`,
      oxfordshire: 'r-charles',
    }),
  ],
  [
    'the Queen does not stay abroad',
    'royalist',
    /^sail r-henrietta /,
    acts('royalist', 1, { continent: 'r-henrietta', northumberland: 'r-newcastle r-whitecoats', london: 'p-essex' }),
  ],
  [
    'a breach is tried',
    'royalist',
    /^batter$/,
    {
      at: { ...FAR, gloucester: 'p-massey', gloucestershire: 'r-astley r-lifeguard r-train r-west-guns' },
      marker: { gloucester: 1 },
      phase: { name: 'siege', area: 'gloucestershire', step: 'assault', acting: 'royalist' },
    },
  ],
  [
    'a breach that one block defends is stormed',
    'royalist',
    /^attack$/,
    {
      at: { ...FAR, gloucester: 'p-massey:1', gloucestershire: 'r-astley r-lifeguard r-forth' },
      marker: { gloucester: 2 },
      breach: ['gloucester'],
      phase: {
        name: 'siege',
        area: 'gloucestershire',
        step: 'assault',
        acting: 'royalist',
        picked: ['r-astley', 'r-lifeguard', 'r-forth'],
        tried: true,
      },
    },
  ],
  [
    'one block does not sally against six',
    'parliament',
    /^pass$/,
    {
      at: { ...FAR, gloucester: 'p-massey:1', gloucestershire: KINGS },
      marker: { gloucester: 1 },
      phase: { name: 'siege', area: 'gloucestershire', step: 'sortie', acting: 'parliament', picked: ['p-massey'] },
    },
  ],
  [
    'one of equals is hit, not the King',
    'royalist',
    /^take-hit r-wilmot$/,
    fights(
      'oxfordshire',
      { ...FAR, oxfordshire: 'r-charles:1 r-wilmot:1 r-astley p-essex p-holles' },
      {
        attacker: 'parliament',
        step: 'horse',
        cycle: 1,
        shown: true,
        blows: [{ side: 'royalist', target: 'horse', hits: 1 }],
      },
    ),
  ],
  [
    'a lone block goes inside before an army',
    'parliament',
    /^shelter p-massey$/,
    fights(
      'gloucestershire',
      { ...FAR, gloucestershire: `p-massey ${KINGS}` },
      { attacker: 'royalist', step: 'retire' },
      { attackers: { gloucestershire: 'royalist' } },
    ),
  ],
  [
    'an army does not go inside before a lone block',
    'parliament',
    /^stand$/,
    fights(
      'gloucestershire',
      { ...FAR, gloucestershire: `r-herbert:1 ${ESSEX}` },
      { attacker: 'royalist', step: 'retire' },
      { attackers: { gloucestershire: 'royalist' } },
    ),
  ],
  [
    'hunger takes no last strength',
    'royalist',
    /^starve r-(wilmot|astley)$/,
    {
      at: { ...FAR, buckinghamshire: 'r-wilmot:2 r-goring:1 r-maurice:1 r-gerard:1 r-astley:3' },
      phase: { name: 'supply', dues: [{ side: 'royalist', area: 'buckinghamshire', left: 1 }] },
    },
  ],
  [
    'Infantry regroups into an open Victory City',
    'royalist',
    /^regroup r-(astley|lifeguard|forth) leicestershire$/,
    fights(
      'northamptonshire',
      { ...FAR, northamptonshire: 'r-astley r-lifeguard r-forth', oxfordshire: 'r-charles' },
      { attacker: 'royalist', acting: 'royalist', step: 'regroup', loser: 'parliament', cycle: 2, shown: true },
    ),
  ],
  [
    'points of the year are not left over',
    'royalist',
    /^(strengthen|deploy) /,
    {
      at: { ...FAR, oxfordshire: 'r-charles:2 r-astley:2', reserve: 'r-goring' },
      turn: 'winter',
      phase: { name: 'recruitment', step: 'recruit', acting: 'royalist', points: { M: 2 } },
    },
  ],
  [
    'the weakest gives its place to the New Model',
    'parliament',
    /^replace p-stapleton p-nma-ireton$/,
    {
      at: { ...FAR, london: 'p-balfour:3 p-stapleton:1' },
      year: 1644,
      turn: 'winter',
      phase: { name: 'new-blocks', free: ['p-nma-ireton'] },
    },
  ],
  [
    'the city that is worth more is kept from rolling',
    'royalist',
    /^resist oxford$/,
    {
      at: {
        cornwall: 'r-hopton',
        oxford: 'r-astley',
        oxfordshire: 'p-essex',
        raglan: 'r-herbert',
        monmouth: 'p-massey',
      },
      cards: { royalist: 'r-25', parliament: 'p-03' },
      marker: { oxford: 2, raglan: 2 },
      phase: { name: 'surrender', step: 'resist', acting: 'royalist', cities: ['oxford', 'raglan'] },
    },
  ],
  [
    'strength that an event gives goes where the enemy is',
    'royalist',
    /^add r-(astley|lifeguard)$/,
    {
      at: { cumberland: 'r-musgrave:1', oxfordshire: 'r-astley:2 r-lifeguard:2', buckinghamshire: ESSEX },
      year: 1643,
      player1: 'royalist',
      cards: { royalist: 'r-06', parliament: 'p-03' },
      phase: { name: 'events', step: 'begin', owner: 'royalist', acting: 'royalist' },
    },
  ],
];

describe.for(['greedy', 'steward'])('%s', (id) => {
  test.for(POSITIONS)('%s', ([, seat, expected, position]) => expect(chosen(id, position, seat)).toMatch(expected));
});
test('there are at least twenty', () => expect(POSITIONS.length).toBeGreaterThanOrEqual(20));
