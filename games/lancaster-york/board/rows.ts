// The orders of a plan as rows, each in its region: what it does, what it costs, whether it will come to anything.
import {
  type Action,
  C,
  type CardName,
  controlPoints,
  garrisonOf,
  homeOf,
  isShip,
  type NobleId,
  type NobleName,
  type PersonId,
  type PersonName,
  type PlaceId,
  REGION_NAMES,
  type RegionName,
  regionName,
  regionOfZone,
  type SeenCube,
  type SeenForce,
  type SeenPlan,
  type ShipId,
  type ShipName,
  type View,
  Z,
} from '@rose/lancaster-york/ids';
import { nameOf, type Props } from './said.ts';
import { type BoardWords, boardWords } from './words.ts';

export interface Row {
  readonly key: string;
  readonly region: RegionName;
  readonly what: string;
  readonly note: string;
  readonly price: number;
  /** The order comes to nothing, or cannot be paid. */
  readonly isLost: boolean;
  readonly back: Action;
  readonly icon: 'move' | 'sail' | 'bid' | 'troops' | 'mercenaries' | 'black' | 'white';
  readonly count: number;
}

/** Where a person stands now. */
const regionOf = (view: View, person: PersonName): RegionName => {
  const card = C[person];
  const zone = isShip(card) ? view.ships[person as ShipName] : undefined;
  if (zone) return regionName(regionOfZone(Z[zone]));
  return view.nobles[person as NobleName] ?? regionName(homeOf(card));
};

interface Speaker {
  readonly say: BoardWords;
  readonly view: View;
  name(id: string): string;
  /** As the object of a verb: Winchester, the castle. */
  object(card: CardName): string;
  ownerOf(card: CardName): string;
}
const speakerOf = ({ view, words }: Props): Speaker => {
  const say = boardWords();
  return {
    say,
    view,
    name: (id) => nameOf(words, view, id),
    object: (card) => say.object(card, nameOf(words, view, card)),
    ownerOf: (card) => {
      const owner = view.owners[card];
      return owner ? say.seats[owner] : say.neutral;
    },
  };
};

const goings = ({ say, name }: Speaker, plan: SeenPlan): readonly Row[] => {
  const free = { price: 0, count: 0 };
  const bid: readonly Row[] = plan.bid
    ? [
        {
          key: 'bid',
          region: plan.bid.region,
          what: say.bidFor(say.regions[plan.bid.region]),
          note: say.bidNote,
          price: plan.bid.sum,
          isLost: false,
          back: { do: 'unbid' },
          icon: 'bid',
          count: 0,
        },
      ]
    : [];
  const moves = plan.moves.map(({ noble, to, ignored }): Row => {
    const note = ignored ? say.ignored[ignored] : say.moveNote(controlPoints(C[noble]));
    const back: Action = { do: 'stay', piece: C[noble] as NobleId };
    const what = say.move(name(noble), say.regions[to]);
    return { ...free, key: noble, region: to, what, note, isLost: ignored !== null, back, icon: 'move' };
  });
  const sails = plan.sails.map(({ ship, to, ignored }): Row => {
    const note = ignored ? say.ignored[ignored] : say.sailNote;
    const back: Action = { do: 'stay', piece: C[ship] as ShipId };
    const region = regionName(regionOfZone(Z[to]));
    const what = say.move(name(ship), say.zones[to]);
    return { ...free, key: ship, region, what, note, isLost: ignored !== null, back, icon: 'sail' };
  });
  return [...bid, ...moves, ...sails];
};

const cubeRow = ({ say, view, object, ownerOf }: Speaker, cube: SeenCube): Row => {
  const { colour, person, price, paid, ignored } = cube;
  const isBlack = colour === 'black';
  const note = isBlack ? say.bribeNote(ownerOf(person), controlPoints(C[person])) : say.guardNote;
  return {
    key: `${person} ${colour}`,
    region: regionOf(view, person),
    what: isBlack ? say.bribe(object(person)) : say.guard(object(person)),
    note: ignored ? say.ignored[ignored] : paid ? note : say.dropped,
    price,
    isLost: ignored !== null || !paid,
    back: { do: isBlack ? 'unbribe' : 'unguard', person: C[person] as PersonId },
    icon: colour,
    count: 0,
  };
};

/** Troops and mercenaries at one place are two rows: each can be taken back alone. */
const forceRows = ({ say, object, ownerOf }: Speaker, force: SeenForce): readonly Row[] => {
  const { place, role, troops, mercenaries, price, bought, ignored } = force;
  const all = bought + mercenaries;
  const garrison = garrisonOf(C[place]);
  const stands =
    role === 'attack'
      ? say.attackNote(ownerOf(place), garrison, say.outcome(all - garrison))
      : say.defendNote(garrison, garrison + all);
  const note = ignored ? say.ignored[ignored] : bought < troops ? say.bought(bought, troops) : stands;
  const row = {
    region: regionName(homeOf(C[place])),
    what: role === 'attack' ? say.attack(object(place)) : say.defend(object(place)),
    isLost: ignored !== null,
  };
  const at = { place: C[place] as PlaceId, count: 0 };
  const paid: readonly Row[] =
    troops > 0
      ? [
          {
            ...row,
            key: `${place} troops`,
            note,
            price,
            isLost: row.isLost || bought === 0,
            back: { do: 'troops', ...at },
            icon: 'troops',
            count: troops,
          },
        ]
      : [];
  const hired: readonly Row[] =
    mercenaries > 0
      ? [
          {
            ...row,
            key: `${place} mercenaries`,
            note: ignored ? say.ignored[ignored] : stands,
            price: 0,
            back: { do: 'mercenaries', ...at },
            icon: 'mercenaries',
            count: mercenaries,
          },
        ]
      : [];
  return [...paid, ...hired];
};

/** By region in the order in which Parliament judges them; regions without orders are left out. */
export const rowsByRegion = (board: Props, plan: SeenPlan): readonly (readonly [RegionName, readonly Row[]])[] => {
  const speaker = speakerOf(board);
  const rows = [
    ...goings(speaker, plan),
    ...plan.forces.flatMap((force) => forceRows(speaker, force)),
    ...plan.cubes.map((cube) => cubeRow(speaker, cube)),
  ];
  return REGION_NAMES.map((region) => [region, rows.filter((row) => row.region === region)] as const).filter(
    ([, here]) => here.length > 0,
  );
};
