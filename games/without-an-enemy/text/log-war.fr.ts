// French: what happened in battles and sieges.

import { type Catalogue, type Line, line } from '@rose/table/text';
import type { BattleKind, BlockRoll, Seat, WithoutAnEnemy } from '@rose/without-an-enemy/ids';
import { OF_SIDE, TO_SIDE } from './names.fr.ts';
import {
  area,
  at,
  atCity,
  city,
  count,
  die,
  from,
  listed,
  ofCity,
  ofFight,
  rolled,
  Side,
  Somebody,
  side,
  somebody,
  The,
  the,
} from './parts.fr.ts';

type Log = Catalogue<WithoutAnEnemy>['log'];
type Named<S extends keyof Log> = Pick<Log, S>;

const KINDS: { readonly [K in BattleKind]: (where: Line, attacker: Seat) => Line } = {
  field: (where, attacker) => line`Bataille ${where} : ${side(attacker)} attaque.`,
  relief: (where, attacker) => line`Secours ${where} : ${side(attacker)} attaque les assiégeants.`,
  sortie: (where, attacker) => line`Sortie ${where} : ${side(attacker)} attaque hors des murs.`,
  sally: (where, attacker) => line`Sortie ${where} : ${side(attacker)} se jette sur les tranchées.`,
  storm: (where, attacker) => line`Assaut ${where} : ${side(attacker)} attaque les murs.`,
};
const WON: { readonly [K in BattleKind]: (where: Line, winner: Seat) => Line } = {
  field: (where, winner) => line`${Side(winner)} gagne la bataille ${where}.`,
  relief: (where, winner) => line`${Side(winner)} gagne la bataille pour le secours ${where}.`,
  sortie: (where, winner) => line`${Side(winner)} gagne la bataille de la sortie ${where}.`,
  sally: (where, winner) => line`La sortie ${where} est finie, à l’avantage ${OF_SIDE[winner]}.`,
  storm: (where, winner) => line`L’assaut ${where} est fini : ${side(winner)} est maître des murs.`,
};
const hits = (number: number): string => (number === 0 ? 'aucune touche' : count(number, 'touche'));
const roll = ({ block, power, faces, hits: number }: BlockRoll): Line =>
  line`${the(block)} (≤ ${power}) lance ${rolled(faces)} : ${hits(number)}`;

const onset: Named<
  | 'area-picked'
  | 'event-aimed'
  | 'battle-begins'
  | 'main-named'
  | 'went-inside'
  | 'came-to-aid'
  | 'joined-storm'
  | 'picked'
  | 'withdrew'
> = {
  'area-picked': ({ area: id }) => line`On résout ce qui se passe ${at(id)}.`,
  'event-aimed': ({ seat, area: id }) => line`${Side(seat)} emploiera l’événement de ce tour ${at(id)}.`,
  'battle-begins': ({ area: id, kind, attacker }) => KINDS[kind](ofFight(id, kind), attacker),
  'main-named': ({ seat, area: id, from: origin }) =>
    line`Le gros des forces ${OF_SIDE[seat]} contre ${area(id)} vient ${from(origin)}.`,
  'went-inside': ({ seat, block, city: id }) => line`${Somebody(block, seat)} s’enferme ${atCity(id)}.`,
  'came-to-aid': ({ seat, block, area: id }) =>
    line`${Somebody(block, seat)} sort prêter main-forte au secours ${ofFight(id, 'relief')}.`,
  'joined-storm': ({ seat, block, area: id }) =>
    line`${Somebody(block, seat)} se joint à l’assaut ${ofFight(id, 'storm')}.`,
  picked: ({ seat, block, area: id, storms }) =>
    line`${Somebody(block, seat)} se prépare à ${storms ? 'l’assaut' : 'la sortie'} ${ofFight(id, 'storm')}.`,
  withdrew: ({ seat, area: id, face, modifier, success, loss }) => {
    const end = success ? 'réussite' : 'échec';
    const cost = loss === 0 ? '' : `, ${count(loss, 'point de force perdu', 'points de force perdus')}`;
    return line`${Side(seat)} tente de se replier ${from(id)}, dé ${die(face, modifier)} : ${end}${cost}.`;
  },
};
const cycles: Named<
  | 'cycle-begins'
  | 'rallied'
  | 'retreat-ordered'
  | 'reserves-in'
  | 'rolled'
  | 'hit'
  | 'hit-ignored'
  | 'rout-check'
  | 'pursuit-check'
> = {
  'cycle-begins': ({ area: id, cycle }) => line`Cycle ${cycle} ${at(id)}.`,
  rallied: ({ block, face, back }) =>
    back
      ? line`${The(block)} revient de la poursuite : dé ${face}.`
      : line`${The(block)} ne revient pas encore de la poursuite : dé ${face}.`,
  'retreat-ordered': ({ seat, area: id }) => line`Bataille ${at(id)} : ${side(seat)} ordonne la retraite générale.`,
  'reserves-in': ({ seat, area: id, blocks }) =>
    line`Les réserves ${OF_SIDE[seat]} entrent en ligne ${at(id)} : ${listed(blocks.map(the))}.`,
  rolled: ({ seat, rolls }) => {
    const each = rolls.flatMap((one, n): Line => (n === 0 ? roll(one) : [' ; ', ...roll(one)]));
    return line`${Side(seat)} : ${each}.`;
  },
  hit: ({ block, left }) =>
    left === 0
      ? line`${The(block)} prend une dernière touche.`
      : line`${The(block)} prend une touche et garde une force de ${left}.`,
  'hit-ignored': ({ block }) => line`Une touche glisse sur la cuirasse : ${the(block)} ne perd rien.`,
  'rout-check': ({ block, face, routs }) =>
    routs ? line`${The(block)} part en déroute : dé ${face}.` : line`${The(block)} tient ferme : dé ${face}.`,
  'pursuit-check': ({ block, face, pursues }) =>
    pursues
      ? line`${The(block)} se lance à la poursuite : dé ${face}.`
      : line`${The(block)} garde ses rangs : dé ${face}.`,
};
const after: Named<
  'battle-over' | 'retreated' | 'regrouped' | 'gun-dragged' | 'no-way-out' | 'eliminated' | 'king-captured'
> = {
  'battle-over': ({ area: id, winner, kind }) => WON[kind](ofFight(id, kind), winner),
  retreated: ({ seat, block, from: origin, to }) =>
    line`${Somebody(block, seat)} bat en retraite ${from(origin)} vers ${area(to)}.`,
  regrouped: ({ seat, block, from: origin, to }) =>
    line`${Somebody(block, seat)} quitte ${area(origin)} et se regroupe ${at(to)}.`,
  'gun-dragged': ({ seat, block, face, lost }) =>
    lost
      ? line`${Somebody(block, seat)} laisse des canons en chemin et perd 1 point de force : dé ${face}.`
      : line`${Somebody(block, seat)} sauve tous ses canons en chemin : dé ${face}.`,
  'no-way-out': ({ block, area: id }) => line`${The(block)} doit battre en retraite et n’a aucune issue ${at(id)}.`,
  eliminated: ({ block, area: id }) => line`${The(block)} disparaît ${at(id)} : bloc éliminé.`,
  'king-captured': ({ block, area: id }) =>
    line`${The(block)} est pris ${at(id)} : 1 point de victoire ${TO_SIDE.parliament}.`,
};
export const battles = { ...onset, ...cycles, ...after };

const suffers = (foot: boolean, horse: boolean): string => {
  if (foot) return 'chaque bloc d’infanterie et de cavalerie assiégé perd 1 point de force';
  return horse ? 'chaque bloc de cavalerie assiégé perd 1 point de force' : 'rien ne se passe';
};
const siegeEnd = (foot: boolean, horse: boolean, surrender: boolean): string => {
  if (!surrender) return suffers(foot, horse);
  return foot || horse ? `${suffers(foot, horse)}, et la ville se rend` : 'la ville se rend';
};
export const sieges: Named<
  | 'siege-begins'
  | 'siege-slackens'
  | 'siege-over'
  | 'city-taken'
  | 'surrendered'
  | 'resisted'
  | 'marker-raised'
  | 'battered'
  | 'siege-rolled'
  | 'marched-out'
  | 'starved'
> = {
  'siege-begins': ({ city: id, area: where }) => line`Le siège ${ofCity(id)}, ${at(where)}, commence : marqueur 0.`,
  'siege-slackens': ({ city: id }) =>
    line`Sans infanterie devant ses murs, ${city(id)} est seulement surveillée : on ôte son marqueur de siège.`,
  'siege-over': ({ seat, city: id }) => line`Le siège ${ofCity(id)} est levé ; ${side(seat)} garde la ville.`,
  'city-taken': ({ seat, city: id }) => line`${city(id)} tombe aux mains ${OF_SIDE[seat]}.`,
  surrendered: ({ city: id }) => line`${city(id)} se rend ; sa garnison sort de la ville.`,
  resisted: ({ city: id }) => line`${city(id)} tient bon : aucun dé de siège ce tour-ci.`,
  'marker-raised': ({ city: id, marker }) => line`Le siège ${ofCity(id)} monte à ${marker}.`,
  battered: ({ city: id, index, face, modifier, opened }) =>
    line`Brèche ${atCity(id)}, indice ${index}, dé ${die(face, modifier)} : le mur ${opened ? 'est ouvert' : 'tient'}.`,
  'siege-rolled': ({ city: id, marker, face, foot, horse, surrender }) =>
    line`Siège ${ofCity(id)}, marqueur ${marker}, dé ${face} : ${siegeEnd(foot, horse, surrender)}.`,
  'marched-out': ({ seat, block, from: origin, to }) =>
    line`${Somebody(block, seat)} quitte la ville, ${at(origin)}, et marche vers ${area(to)}.`,
  starved: ({ seat, block, area: id }) =>
    line`Faute de vivres ${at(id)}, ${somebody(block, seat)} perd 1 point de force.`,
};
