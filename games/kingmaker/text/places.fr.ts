// French: a place, a piece or a card as a screen reader names it.
import {
  type AreaName,
  garrisonOf,
  hasCathedral,
  isAreaName,
  isCrownName,
  isEventName,
  isPort,
  isSeaName,
  isShipName,
  kindOf,
  P,
  type PieceName,
  type PlaceName,
  type View,
} from '@rose/kingmaker/ids';
import { plain, upper } from '@rose/table/text';
import { cardWords, eventWords } from './cards.fr.ts';
import {
  captorOf,
  holdingOf,
  inArea,
  isNobleName,
  menHere,
  ownerOf,
  pieceOfMark,
  placesOfArea,
  seatOf,
  shipSpot,
  siteOf,
  spotOf,
  whereIn,
} from './facts.ts';
import { areaWords, BORN, KINDS, person, placeWord } from './names.fr.ts';
import { spelt } from './names.ts';
import { at, count, pieces, seat } from './parts.fr.ts';
import { seaWord } from './seas.fr.ts';
import { verbName } from './verbs.fr.ts';

const placeFacts = (view: View, id: PlaceName): string => {
  const { holder, siege } = holdingOf(view, id);
  const garrison = garrisonOf(P[id]);
  return [
    `${upper(placeWord(id))}, ${KINDS[kindOf(P[id])]}`,
    ...(garrison > 0 ? [`garnison ${garrison}`] : []),
    ...(hasCathedral(P[id]) ? ['cathédrale'] : []),
    ...(isPort(P[id]) ? ['port'] : []),
    ...(holder === undefined ? [] : [`à ${seat(holder)}`]),
    ...(siege === undefined ? [] : [`siège mis par ${seat(siege)}`]),
  ].join(', ');
};
const elsewhere = (view: View, id: PieceName): string => {
  const captor = captorOf(view, id);
  return captor === undefined ? 'hors du plateau' : `aux mains de ${seat(captor)}`;
};
const pieceFacts = (view: View, id: PieceName): string => {
  const owner = ownerOf(view, id);
  const where = whereIn(spotOf(view, id));
  const men = menHere(view, id);
  if (men === undefined && where === undefined && isNobleName(id)) return cardWords(id);
  return [
    upper(person(id)),
    ...(isNobleName(id) && BORN[id] ? [BORN[id]] : []),
    ...(owner === undefined ? [] : [seat(owner)]),
    ...(men === undefined ? [] : [count(men, 'homme')]),
    where === undefined ? elsewhere(view, id) : plain(at(where)),
  ].join(', ');
};
const areaFacts = (view: View, area: AreaName): string => {
  const there = inArea(view, area);
  const name = upper(areaWords(area).name);
  const sites = placesOfArea(area).map((place) => placeFacts(view, place));
  return [
    ...(sites[0]?.startsWith(`${name}, `) ? [] : [name]),
    ...sites,
    there.length === 0 ? 'personne n’y est' : plain(pieces(there)),
  ].join(' ; ');
};
export const placeName = (view: View, id: string): string => {
  if (isAreaName(id)) return areaFacts(view, id);
  const site = siteOf(id);
  if (site !== undefined) return placeFacts(view, site);
  const piece = pieceOfMark(id);
  if (piece !== undefined) return pieceFacts(view, piece);
  if (isSeaName(id)) return upper(seaWord(id));
  if (isShipName(id)) {
    const where = whereIn(shipSpot(view, id));
    if (where !== undefined) return `${spelt(id)}, ${plain(at(where))}`;
    return isCrownName(id) ? cardWords(id) : spelt(id);
  }
  if (isCrownName(id)) return cardWords(id);
  if (isEventName(id)) return eventWords(view, id);
  const who = seatOf(id);
  if (who !== undefined) return seat(who);
  return id.startsWith('#') ? verbName(id.slice(1)) : id;
};
