// English.
import {
  type AreaName,
  type BlockName,
  isAreaName,
  isBlockName,
  isCardName,
  other,
  type RichardIII,
  type Seat,
  type View,
} from '@rose/richard-iii/ids';
import { type Catalogue, citing, type Line, line, plain } from '@rose/table/text';
import { chapters } from './chapters.en.ts';
import { does } from './does.en.ts';
import {
  countIn,
  heirsLeft,
  isInPlay,
  isKingSide,
  isLastCampaign,
  isPrisoner,
  lastCampaign,
  type Mark,
  marksOf,
  poolSize,
  titleHolder,
  wayPointOf,
} from './facts.ts';
import { log } from './log.en.ts';
import { AREAS, BLOCKS, CARDS, SCENARIOS, SIDES } from './names.en.ts';
import { outlook } from './outlook.en.ts';
import { area, count } from './parts.en.ts';
import { prompt } from './prompt.en.ts';
import { verbName, verbs } from './verbs.en.ts';
import { why } from './why.en.ts';

const CHAPTERS = [
  'Sequence of play',
  'Map',
  'Blocks',
  'Set-up',
  'Actions',
  'Battles',
  'Supply',
  'Political turn',
  'Victory',
  'Scenarios',
  'About this edition',
];
const MARKS: { readonly [M in Mark]: string } = {
  crown: 'crown',
  city: 'city',
  wales: 'Wales',
  'exile-lancaster': 'exile of Lancaster',
  'exile-york': 'exile of York',
};

const areaPlace = (view: View, id: AreaName): string => {
  const there = (['lancaster', 'york'] as const)
    .map((seat) => ({ seat, blocks: countIn(view, id, seat) }))
    .filter(({ blocks }) => blocks > 0)
    .map(({ seat, blocks }) => count(blocks, `${SIDES[seat]} block`));
  return [AREAS[id].name, ...marksOf(id).map((mark) => MARKS[mark]), ...(there.length > 0 ? there : ['vacant'])].join(
    ', ',
  );
};
const blockPlace = (view: View, id: BlockName): string => {
  const seen = view.blocks[id];
  const where = seen === undefined ? 'hidden' : isAreaName(seen.place) ? AREAS[seen.place].name : OFF_MAP[seen.place];
  const strength = seen?.steps && isInPlay(seen.place) ? [`strength ${seen.steps}`] : [];
  const state = isPrisoner(view, id) ? ['prisoner'] : seen?.down ? ['face down'] : [];
  return [BLOCKS[id].title, where, ...strength, ...state].join(', ');
};
const OFF_MAP = { pool: 'in the pool', minor: 'a minor', aside: 'aside', dead: 'dead' } as const;
const placeName = (view: View, id: string): string => {
  if (isAreaName(id)) return areaPlace(view, id);
  if (isBlockName(id)) return blockPlace(view, id);
  if (isCardName(id)) return CARDS[id];
  if (id === 'pool') return 'Pool';
  const through = wayPointOf(id);
  if (through !== undefined) return `Through ${plain(area(through))}`;
  return id.startsWith('#') ? verbName(id.slice(1)) : id;
};

const seatLine = (view: View, seat: Seat): string => {
  const holder = titleHolder(view, seat);
  const role = isKingSide(view, seat) ? 'King' : 'Pretender';
  const title = holder === null ? 'The throne is empty' : `${role}: ${BLOCKS[holder].short}`;
  return [title, count(view.hands[seat].count, 'card'), `${poolSize(view, seat)} in the pool`].join(' · ');
};

const aim = (view: View, seat: Seat): Line => {
  const enemy = other(seat);
  const when = isLastCampaign(view) ? 'of this campaign' : `of campaign ${lastCampaign(view)}`;
  const left = heirsLeft(view, enemy);
  const several = line` Or eliminate the ${left} heirs left to ${SIDES[enemy]}.`;
  const heirs = left > 1 ? several : left === 1 ? line` Or eliminate the last heir of ${SIDES[enemy]}.` : [];
  if (isKingSide(view, seat))
    return line`Keep the throne to the end ${when}: never let ${SIDES[enemy]} count more lords on the map.${heirs}`;
  return line`Take the throne by the end ${when}: count more lords on the map than ${SIDES[enemy]}.${heirs}`;
};

export const en: Catalogue<RichardIII> = {
  title: 'Richard III',
  subtitle: 'The Wars of the Roses · Tom Dalgliesh and Jerry Taylor',
  seats: SIDES,
  section: citing(CHAPTERS),
  options: {
    scenario: {
      name: 'Scenario',
      explain: 'The full game of three campaigns, or one campaign of its own.',
      values: SCENARIOS,
    },
    fogAid: {
      name: 'Memory aid',
      explain: 'The page reminds you what each enemy block can still be, from what both sides have seen.',
    },
  },
  log,
  chapters,
  why,
  how: {
    'heirs-dead': ([winner = 'lancaster']) => line`${SIDES[winner]} wins: ${SIDES[other(winner)]} has no heir left.`,
    'throne-held': ([winner = 'lancaster']) =>
      line`${SIDES[winner]} wins: it holds the throne after the last campaign.`,
  },
  verbs,
  does,
  prompt,
  place: placeName,
  seatLine,
  aim,
  outlook,
};
