// From letters to a map: outlines, borders, coast and sea zones, all from the same lines.
import type { Box } from '../camera.ts';
import type { MapArea, MapBorder, MapDrawing } from '../map-data.ts';
import type { Point } from '../path.ts';
import { type Reader, readerOf } from './digits.ts';
import { lengthOf, middleOf, openPath, type Tenths, turned } from './lines.ts';

export interface PackedMap {
  readonly box: Box;
  readonly bleed: Box;
  /** Ids parted by blanks, in the order of their outlines: areas, land of nobody, zones of the sea. */
  readonly areas: string;
  readonly wastes: string;
  readonly zones: string;
  /** Kinds of borders, parted by blanks. */
  readonly kinds: string;
  /** Ids of places that have a spot, and of roads. */
  readonly places: string;
  readonly roads: string;
  /** All the numbers: for each shape its tint, its room and its rings, each new line where it is first walked. */
  readonly lines: string;
}

/** Of each area it passes, in turn: where it halts there, and where it crosses over into the next one. */
export interface MapRoad<Road extends string = string> {
  readonly id: Road;
  readonly stages: readonly { readonly halts: readonly Point[]; readonly over?: Point }[];
}

export interface BoxedArea<Id extends string = string> extends MapArea<Id> {
  /** Around the outline. */
  readonly box: Box;
}

export interface Atlas<
  Id extends string = string,
  Kind extends string = string,
  Zone extends string = string,
  Waste extends string = string,
  Spot extends string = string,
  Road extends string = string,
> extends MapDrawing<Id, Kind> {
  readonly areas: readonly BoxedArea<Id>[];
  readonly wastes: readonly BoxedArea<Waste>[];
  /** Islands are holes in them: to be filled by the even-odd rule. */
  readonly zones: readonly BoxedArea<Zone>[];
  readonly currents: readonly MapBorder<Zone, Kind>[];
  /** The edge of several areas or zones taken together: no line between two of them, nor around a waste amid them. */
  rim(ids: Iterable<Id | Zone>): string;
  /** Where the symbol of each place stands, well within its area. */
  readonly spots: { readonly [P in Spot]: Point };
  readonly roads: readonly MapRoad<Road>[];
}

interface Arc {
  readonly line: Tenths;
  /** 0 is none: a shore, or the edge of a waste. */
  readonly kind: number;
  readonly users: string[];
}
interface Pen {
  x: number;
  y: number;
}
interface Shape {
  readonly id: string;
  readonly tint: number;
  readonly centre: Point;
  readonly radius: number;
  readonly path: string;
  readonly box: Box;
}

const drawn = (reader: Reader, pen: Pen, count: number): Tenths => {
  const line = [pen.x, pen.y];
  for (let i = 0; i < count; i++) {
    pen.x += reader.step();
    pen.y += reader.step();
    line.push(pen.x, pen.y);
  }
  return line;
};
const moved = (reader: Reader, pen: Pen): void => {
  pen.x += reader.step();
  pen.y += reader.step();
};

/** A new line is written out; one that is known already is named by how far back it lies, and walked either way. */
const walked = (reader: Reader, pen: Pen, arcs: Arc[], user: string, isFirst: boolean): Tenths => {
  const known = reader.number();
  if (known === 0) {
    if (isFirst) moved(reader, pen);
    const kind = reader.number();
    const line = drawn(reader, pen, reader.number());
    arcs.push({ line, kind, users: [user] });
    return line;
  }
  const arc = arcs[arcs.length - Math.ceil(known / 2)];
  if (!arc) throw new Error(`${user} walks a line that is not drawn yet`);
  arc.users.push(user);
  const line = known % 2 === 1 ? arc.line : turned(arc.line);
  pen.x = line.at(-2) ?? 0;
  pen.y = line.at(-1) ?? 0;
  return line;
};

const ringOf = (reader: Reader, pen: Pen, arcs: Arc[], user: string): Tenths => {
  const count = reader.number();
  const whole: number[] = [];
  for (let i = 0; i < count; i++) {
    const line = walked(reader, pen, arcs, user, i === 0);
    for (let k = i === 0 ? 0 : 2; k < line.length; k++) whole.push(line[k] ?? 0);
  }
  // The last point is the first again.
  return whole.slice(0, -2);
};
const boxAround = (rings: readonly Tenths[]): Box => {
  let [left, top, right, bottom] = [1e9, 1e9, -1e9, -1e9];
  for (const ring of rings)
    for (let k = 0; k < ring.length; k += 2) {
      const [x, y] = [(ring[k] ?? 0) / 10, (ring[k + 1] ?? 0) / 10];
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    }
  return { x: left, y: top, width: right - left, height: bottom - top };
};

const shapeOf = (reader: Reader, pen: Pen, arcs: Arc[], id: string): Shape => {
  const tint = reader.number() - 1;
  const centre = { x: (pen.x + reader.step()) / 10, y: (pen.y + reader.step()) / 10 };
  const radius = reader.number() / 10;
  const rings = Array.from({ length: reader.number() }, () => ringOf(reader, pen, arcs, id));
  const path = rings.map((ring) => `${openPath(ring)}z`).join('');
  return { id, tint, centre, radius, path, box: boxAround(rings) };
};

const waterLineOf = (reader: Reader, pen: Pen): string => {
  let path = '';
  for (let rings = reader.number(); rings > 0; rings--) {
    moved(reader, pen);
    const line = drawn(reader, pen, reader.number());
    path += `${openPath(line)}z`;
  }
  return path;
};

const spotOf = (reader: Reader, pen: Pen): Point => {
  moved(reader, pen);
  return { x: pen.x / 10, y: pen.y / 10 };
};
const roadOf = (reader: Reader, pen: Pen, id: string): MapRoad => {
  const count = reader.number();
  const stages = Array.from({ length: count }, (_, i) => {
    const halts = Array.from({ length: reader.number() }, () => spotOf(reader, pen));
    return i === count - 1 ? { halts } : { halts, over: spotOf(reader, pen) };
  });
  return { id, stages };
};

const areaOf = ({ id, tint, centre, radius, path, box }: Shape): BoxedArea => ({
  id,
  path,
  box,
  centre,
  radius,
  ...(tint >= 0 && { tint }),
});

const bordersOf = (arcs: readonly Arc[], kinds: readonly string[], ids: ReadonlySet<string>): readonly MapBorder[] => {
  const pairs = new Map<string, { a: string; b: string; kind: string; lines: Tenths[] }>();
  for (const { kind, users, line } of arcs) {
    const [a, b, ...more] = users.filter((user) => ids.has(user)).toSorted();
    if (kind === 0 || a === undefined || b === undefined || more.length > 0) continue;
    const pair = pairs.get(`${a} ${b}`) ?? { a, b, kind: kinds[kind - 1] ?? '', lines: [] };
    pair.lines.push(line);
    pairs.set(`${a} ${b}`, pair);
  }
  return [...pairs.values()].map(({ a, b, kind, lines }) => {
    const [longest = []] = lines.toSorted((one, other) => lengthOf(other) - lengthOf(one));
    const length = Math.round(lines.reduce((sum, line) => sum + lengthOf(line), 0) * 10) / 10;
    return { a, b, kind, path: lines.map(openPath).join(''), mid: middleOf(longest), length };
  });
};

/** Who has a line in common with a piece of land. */
const besides = (id: string, arcs: readonly Arc[], land: ReadonlySet<string>): readonly string[] =>
  arcs
    .filter(({ users }) => users.includes(id))
    .flatMap(({ users }) => users.filter((user) => user !== id && land.has(user)));

const wordsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));

const unpacked = (packed: PackedMap): Atlas => {
  const reader = readerOf(packed.lines);
  const pen: Pen = { x: 0, y: 0 };
  const arcs: Arc[] = [];
  const shapes = (ids: string): readonly Shape[] => wordsOf(ids).map((id) => shapeOf(reader, pen, arcs, id));
  const [areas, wastes, zones] = [shapes(packed.areas), shapes(packed.wastes), shapes(packed.zones)];
  const waterLines = Array.from({ length: reader.number() }, () => waterLineOf(reader, pen));
  const spots = Object.fromEntries(wordsOf(packed.places).map((id) => [id, spotOf(reader, pen)]));
  const roads = wordsOf(packed.roads).map((id) => roadOf(reader, pen, id));
  const land = new Set([...areas, ...wastes].map(({ id }) => id));
  const native = new Set(areas.filter(({ tint }) => tint >= 0).map(({ id }) => id));
  const isCoast = ({ users }: Arc): boolean =>
    users.filter((user) => land.has(user)).length === 1 && users.some((user) => native.has(user));
  const kinds = wordsOf(packed.kinds);
  const neighbours = wastes.map(({ id }) => [id, besides(id, arcs, land)] as const);
  return {
    box: packed.box,
    bleed: packed.bleed,
    areas: areas.map(areaOf),
    wastes: wastes.map(areaOf),
    zones: zones.map(areaOf),
    borders: bordersOf(arcs, kinds, land),
    currents: bordersOf(arcs, kinds, new Set(zones.map(({ id }) => id))),
    coast: arcs
      .filter(isCoast)
      .map(({ line }) => openPath(line))
      .join(''),
    rest: wastes.map(({ path }) => path).join(''),
    waterLines,
    spots,
    roads,
    rim: (ids) => {
      const all = new Set(ids);
      for (const [waste, around] of neighbours) if (around.every((id) => all.has(id))) all.add(waste);
      const isEdge = ({ users }: Arc): boolean => users.filter((user) => all.has(user)).length === 1;
      return arcs
        .filter(isEdge)
        .map(({ line }) => openPath(line))
        .join('');
    },
  };
};

/** The words of a text parted by blanks, as types. */
export type Words<Text extends string, Found extends string = never> = Text extends ''
  ? Found
  : Text extends `${infer First} ${infer Rest}`
    ? Words<Rest, Found | First>
    : Found | Text;

export type Unpacked<P extends PackedMap> = Atlas<
  Words<P['areas']>,
  Words<P['kinds']>,
  Words<P['zones']>,
  Words<P['wastes']>,
  Words<P['places']>,
  Words<P['roads']>
>;
/** Every id and kind is one of the words it was packed with. */
export const unpackMap = <P extends PackedMap>(packed: P): Unpacked<P> => unpacked(packed) as Unpacked<P>;
