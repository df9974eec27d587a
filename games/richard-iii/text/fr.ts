// French.
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
import { type Catalogue, citing, type Line, line, plain, upper } from '@rose/table/text';
import { chapters } from './chapters.fr.ts';
import { does } from './does.fr.ts';
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
import { log } from './log.fr.ts';
import { AREAS, BLOCKS, CARDS, OF_SIDE, SCENARIOS, SIDES, THAN_SIDE } from './names.fr.ts';
import { outlook } from './outlook.fr.ts';
import { area, count } from './parts.fr.ts';
import { prompt } from './prompt.fr.ts';
import { verbName, verbs } from './verbs.fr.ts';
import { why } from './why.fr.ts';

const CHAPTERS = [
  'Déroulement',
  'Plateau',
  'Blocs',
  'Mise en place',
  'Actions',
  'Batailles',
  'Approvisionnement',
  'Tour politique',
  'Victoire',
  'Scénarios',
  'Cette édition',
];
const MARKS: { readonly [M in Mark]: string } = {
  crown: 'couronne',
  city: 'ville',
  wales: 'pays de Galles',
  'exile-lancaster': 'exil de Lancaster',
  'exile-york': 'exil d’York',
};

const areaPlace = (view: View, id: AreaName): string => {
  const there = (['lancaster', 'york'] as const)
    .map((seat) => ({ seat, blocks: countIn(view, id, seat) }))
    .filter(({ blocks }) => blocks > 0)
    .map(({ seat, blocks }) => `${count(blocks, 'bloc')} ${OF_SIDE[seat]}`);
  const name = upper(AREAS[id].name);
  return [name, ...marksOf(id).map((mark) => MARKS[mark]), ...(there.length > 0 ? there : ['neutre'])].join(', ');
};
const blockPlace = (view: View, id: BlockName): string => {
  const seen = view.blocks[id];
  const where =
    seen === undefined
      ? 'hors de vue'
      : isAreaName(seen.place)
        ? `${AREAS[seen.place].at}${AREAS[seen.place].name}`
        : OFF_MAP[seen.place];
  const strength = seen?.steps && isInPlay(seen.place) ? [`force ${seen.steps}`] : [];
  const state = isPrisoner(view, id) ? ['prisonnier'] : seen?.down ? ['face cachée'] : [];
  return [BLOCKS[id].title, where, ...strength, ...state].join(', ');
};
const OFF_MAP = { pool: 'dans la réserve', minor: 'encore mineur', aside: 'de côté', dead: 'hors du jeu' } as const;
const placeName = (view: View, id: string): string => {
  if (isAreaName(id)) return areaPlace(view, id);
  if (isBlockName(id)) return blockPlace(view, id);
  if (isCardName(id)) return CARDS[id];
  if (id === 'pool') return 'Réserve';
  const through = wayPointOf(id);
  if (through !== undefined) return upper(plain(line`par ${area(through)}`));
  return id.startsWith('#') ? verbName(id.slice(1)) : id;
};

const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');
const seatLine = (view: View, seat: Seat): string => {
  const holder = titleHolder(view, seat);
  const role = isKingSide(view, seat) ? 'Roi' : 'Prétendant';
  const who = holder === null ? undefined : unbroken(BLOCKS[holder].short);
  const title = who === undefined ? unbroken('Le trône est vide') : `${role} : ${who}`;
  const held = [count(view.hands[seat].count, 'carte'), `${poolSize(view, seat)} en réserve`];
  return [title, ...held.map(unbroken)].join(' · ');
};

const aim = (view: View, seat: Seat): Line => {
  const enemy = other(seat);
  const when = isLastCampaign(view) ? 'de cette campagne' : `de la campagne ${lastCampaign(view)}`;
  const left = heirsLeft(view, enemy);
  const several = line` Ou éliminez les ${left} héritiers qui restent à ${SIDES[enemy]}.`;
  const heirs = left > 1 ? several : left === 1 ? line` Ou éliminez le dernier héritier ${OF_SIDE[enemy]}.` : [];
  if (isKingSide(view, seat))
    return line`Gardez le trône jusqu’à la fin ${when} : ${SIDES[enemy]} ne doit pas avoir plus de seigneurs.${heirs}`;
  return line`Prenez le trône avant la fin ${when} : ayez sur le plateau plus de seigneurs ${THAN_SIDE[enemy]}.${heirs}`;
};

export const fr: Catalogue<RichardIII> = {
  title: 'Richard III',
  subtitle: 'La Guerre des Deux-Roses · Tom Dalgliesh et Jerry Taylor',
  seats: SIDES,
  section: citing(CHAPTERS),
  options: {
    scenario: {
      name: 'Scénario',
      explain: 'La partie complète, en trois campagnes, ou une campagne à part.',
      values: SCENARIOS,
    },
    fogAid: {
      name: 'Aide-mémoire',
      explain: 'La page rappelle ce que chaque bloc ennemi peut encore être, d’après ce que les deux camps ont vu.',
    },
  },
  log,
  chapters,
  why,
  how: {
    'heirs-dead': ([winner = 'lancaster']) =>
      line`${SIDES[winner]} l’emporte : ${SIDES[other(winner)]} n’a plus d’héritier.`,
    'throne-held': ([winner = 'lancaster']) =>
      line`${SIDES[winner]} l’emporte : cette maison tient le trône après la dernière campagne.`,
  },
  verbs,
  does,
  prompt,
  place: placeName,
  seatLine,
  aim,
  outlook,
};
