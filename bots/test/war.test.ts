// Plain positions of This War Without an Enemy: what everybody sees, the bots see too.
import type { AnyGame } from '@rose/table';
import { withoutAnEnemy } from '@rose/without-an-enemy';
import { BLOCK_NAMES } from '@rose/without-an-enemy/ids';
import { expect, test } from 'vitest';
import { answerOf, type Plain, plainPositions } from './plain.ts';

const game = withoutAnEnemy as unknown as AnyGame;
interface Position {
  readonly at: Readonly<Record<string, string>>;
  readonly phase: object;
  readonly [field: string]: unknown;
}
/** Every Victory City is held; positions say what is different. */
const HELD: Position['at'] = {
  northumberland: 'r-charles r-newcastle r-north-foot',
  'north-riding': 'r-whitecoats r-savile',
  nottinghamshire: 'r-newark-foot r-loughborough',
  oxfordshire: 'r-midland-foot r-northampton r-gerard',
  cheshire: 'r-north-welsh r-byron',
  shropshire: 'r-marches-foot r-herbert',
  cornwall: 'r-west-foot r-hertford',
  'east-riding': 'p-hotham p-fairfax',
  leicestershire: 'p-gell p-grey',
  warwickshire: 'p-midland-foot p-brereton',
  gloucestershire: 'p-massey p-laugharne',
  'west-devon': 'p-plymouth p-stamford',
  bristol: 'p-bristol-foot p-haselrig',
  london: 'p-trained-1 p-trained-2 p-london-guns',
  norfolk: 'p-eastern-foot-1 p-eastern-foot-2',
};
/** Blocks by place, ':2' for a strength below full; nobody else is in the war. */
const documentOf = ({ at, ...rest }: Position): object => {
  const blocks: Record<string, string> = Object.fromEntries(BLOCK_NAMES.map((block) => [block, 'gone']));
  for (const [place, names] of Object.entries({ ...HELD, ...at }))
    for (const name of names.split(' ').filter(Boolean))
      blocks[name.replace(/:\d$/, '')] = place + (/:\d$/.exec(name)?.[0] ?? '');
  return { year: 1643, turn: 'III', blocks, ...rest };
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
const ESSEX = 'p-essex p-stapleton p-balfour p-holles p-skippon';
const KINGS = 'r-astley r-lifeguard r-forth r-gerard-foot r-rupert r-wilmot';
/** The King's men who hold his cities have moved. */
const MOVED = Object.values(HELD).flatMap((names) => names.split(' ').filter((name) => name.startsWith('r-')));
const LAST = { year: 1646, turn: 'winter' };

const POSITIONS: readonly Plain<Position>[] = [
  [
    'an open Victory City next door is taken',
    'royalist',
    /^move r-(newark-foot|north-welsh|herbert|marches-foot|midland-foot) .*-leicestershire$/,
    acts('royalist', 1, { leicestershire: '' }),
  ],
  [
    'by Infantry, since Cavalry takes no city',
    'parliament',
    /^move p-(gell|midland-foot|fairfax|hotham) .*-nottinghamshire$/,
    acts('parliament', 1, { nottinghamshire: '' }),
  ],
  [
    'the city that decides the last turn comes before strength',
    'royalist',
    /^move r-(astley|herbert|marches-foot|midland-foot) .*-gloucestershire$/,
    acts('royalist', 1, { gloucestershire: '', worcestershire: 'r-astley:2 r-rupert:2' }, LAST),
  ],
  [
    'an open city that the enemy can reach is covered on the last turn',
    'royalist',
    /^move r-\S+ .*-shropshire$/,
    acts(
      'royalist',
      1,
      { shropshire: '', herefordshire: 'r-astley r-lifeguard', staffordshire: 'p-essex p-holles' },
      LAST,
    ),
  ],
  [
    'the King alone leaves an army',
    'royalist',
    /^move r-charles /,
    acts('royalist', 1, { oxfordshire: 'r-midland-foot', buckinghamshire: 'r-charles:1', hertfordshire: ESSEX }),
  ],
  [
    'an army falls upon a lone block',
    'royalist',
    /^move r-\S+ .*-(lancashire|east-riding)$/,
    acts('royalist', 1, { 'west-riding': KINGS, lancashire: 'p-kent-foot:2' }, { done: MOVED }),
  ],
  [
    'a lone block does not fall upon an army',
    'royalist',
    /^(?!move r-musgrave .*hertfordshire$)/,
    acts('royalist', 1, { buckinghamshire: 'r-musgrave:1', hertfordshire: ESSEX }),
  ],
  [
    'a garrison about to give up is relieved',
    'parliament',
    /^move p-\S+ .*-gloucestershire$/,
    acts(
      'parliament',
      1,
      { gloucester: 'p-massey:2', gloucestershire: 'r-herbert:2', shropshire: 'r-marches-foot', warwickshire: ESSEX },
      { marker: { gloucester: 4 } },
    ),
  ],
  [
    'who would starve moves on',
    'parliament',
    /^move p-\S+ surrey-/,
    acts('parliament', 1, { surrey: `${ESSEX} p-cromwell p-eastern-horse p-waller` }),
  ],
  [
    'the Queen does not stay abroad',
    'royalist',
    /^sail r-henrietta /,
    acts('royalist', 1, { continent: 'r-henrietta' }, { done: MOVED }),
  ],
  [
    'a breach that one block defends is stormed',
    'royalist',
    /^attack$/,
    {
      at: { gloucester: 'p-massey:1', gloucestershire: 'r-astley r-lifeguard r-forth' },
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
      at: { gloucester: 'p-massey:1', gloucestershire: KINGS },
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
      { oxfordshire: 'r-charles:1 r-wilmot:1 r-astley p-essex p-holles' },
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
      { gloucestershire: `p-massey ${KINGS}` },
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
      { gloucestershire: `r-herbert:1 ${ESSEX}`, shropshire: 'r-marches-foot' },
      { attacker: 'royalist', step: 'retire' },
      { attackers: { gloucestershire: 'royalist' } },
    ),
  ],
  [
    'hunger takes no last strength',
    'royalist',
    /^starve r-(wilmot|astley)$/,
    {
      at: { buckinghamshire: 'r-wilmot:2 r-goring:1 r-maurice:1 r-gerard:1 r-astley:3' },
      phase: { name: 'supply', dues: [{ side: 'royalist', area: 'buckinghamshire', left: 1 }] },
    },
  ],
  [
    'Infantry regroups into an open Victory City',
    'royalist',
    /^regroup r-(astley|lifeguard|forth) leicestershire$/,
    fights(
      'northamptonshire',
      { northamptonshire: 'r-astley r-lifeguard r-forth', leicestershire: '' },
      { attacker: 'royalist', acting: 'royalist', step: 'regroup', loser: 'parliament', cycle: 2, shown: true },
    ),
  ],
  [
    'points of the year are not left over',
    'royalist',
    /^(strengthen|deploy) /,
    {
      at: { oxfordshire: 'r-charles:2 r-midland-foot:2', reserve: 'r-goring' },
      turn: 'winter',
      phase: { name: 'recruitment', step: 'recruit', acting: 'royalist', points: { M: 2 } },
    },
  ],
  [
    'the weakest gives its place to the New Model',
    'parliament',
    /^replace p-stapleton p-nma-ireton$/,
    {
      at: { kent: 'p-balfour:3 p-stapleton:1', 'north-riding': 'r-whitecoats' },
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
      at: { oxford: 'r-astley', oxfordshire: 'p-essex', raglan: 'r-herbert', monmouth: 'p-massey', kent: 'r-charles' },
      cards: { royalist: 'r-25', parliament: 'p-03' },
      marker: { oxford: 2, raglan: 2 },
      phase: { name: 'surrender', step: 'resist', acting: 'royalist', cities: ['oxford', 'raglan'] },
    },
  ],
];

const PLAYERS = { game, documentOf, bots: ['greedy', 'steward:2', 'steward:3'], looks: 60 };
plainPositions(PLAYERS, POSITIONS);
/** So little is at stake that only who looks closely sees it. */
const EVENT: Position = {
  at: { cumberland: 'r-musgrave:1', oxfordshire: 'r-charles r-midland-foot:2', buckinghamshire: ESSEX },
  player1: 'royalist',
  cards: { royalist: 'r-06', parliament: 'p-03' },
  phase: { name: 'events', step: 'begin', owner: 'royalist', acting: 'royalist' },
};
test.for(['greedy', 'steward:3'])('strength that an event gives goes where the enemy is, %s', (bot) =>
  expect(answerOf(PLAYERS, bot, EVENT, 'royalist')).toBe('add r-midland-foot'),
);
/** What costs nothing comes first: nobody sees that by looking one step ahead. */
const BATTERY: Position = {
  at: {
    gloucester: 'p-massey p-laugharne',
    gloucestershire: 'r-astley r-lifeguard r-forth r-gerard-foot r-train r-west-guns r-north-guns',
  },
  marker: { gloucester: 1 },
  phase: { name: 'siege', area: 'gloucestershire', step: 'assault', acting: 'royalist' },
};
test('the steward tries a breach before anything else', () =>
  expect(answerOf(PLAYERS, 'steward', BATTERY, 'royalist')).toBe('batter'));
