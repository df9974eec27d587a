// 5.2 The roads: their places and the areas they run through, in order. Reconstructed from geography and from notes on
// which towns the published roads touch.
import { A, AREA_COUNT, AREAS, type AreaId, type AreaName } from './areas.ts';
import { areaOfPlace, isFortified, isOpenTown, PLACES, type PlaceId, placeName } from './places.ts';

const ROAD_TABLE = [
  [
    'great-north-road',
    'london stamford newark doncaster pontefract york durham newcastle morpeth alnwick berwick',
    'london epping royston huntingdon fotheringhay stamford belvoir newark worksop doncaster pontefract york knaresborough northallerton darlington durham newcastle morpeth alnwick wooler berwick',
  ],
  [
    'midland-road',
    'london st-albans northampton leicester nottingham doncaster',
    'london st-albans dunstable bedford northampton market-harborough leicester nottingham worksop doncaster',
  ],
  [
    'chester-road',
    'northampton coventry lichfield stafford-castle chester',
    'northampton lutterworth coventry maxstoke lichfield stafford-castle newcastle-under-lyme nantwich chester',
  ],
  [
    'oxford-road',
    'london oxford worcester shrewsbury',
    'london st-albans high-wycombe wallingford oxford stow evesham worcester kidderminster bridgnorth shrewsbury',
  ],
  [
    'trent-road',
    'shrewsbury stafford-castle tutbury derby nottingham',
    'shrewsbury red-castle stafford-castle tutbury derby nottingham',
  ],
  [
    'north-west-road',
    'shrewsbury chester preston lancaster kendal brougham carlisle',
    'shrewsbury chirk chester northwich lathom preston lancaster cartmel kendal brougham carlisle',
  ],
  [
    'bristol-road',
    'london windsor reading bath bristol',
    'london kingston-surrey windsor reading donnington swindon devizes bath bristol',
  ],
  [
    'west-road',
    'london winchester salisbury exeter okehampton launceston fowey',
    'london kingston-surrey farnham petersfield winchester salisbury blandford sherborne axminster exeter okehampton launceston fowey',
  ],
  ['plymouth-road', 'exeter dartington plymouth', 'exeter dartington plymouth'],
  ['southampton-road', 'winchester southampton', 'winchester southampton'],
  ['dover-road', 'london rochester canterbury dover', 'london dartford rochester canterbury dover'],
  [
    'east-road',
    'london colchester ipswich norwich',
    'london epping chelmsford colchester tendring ipswich framlingham wingfield norwich',
  ],
  ['severn-road', 'bristol gloucester tewkesbury worcester', 'bristol berkeley-castle gloucester tewkesbury worcester'],
  ['march-road', 'gloucester hereford ludlow shrewsbury', 'gloucester ledbury hereford ludlow stokesay shrewsbury'],
  [
    'south-wales-road',
    'gloucester cardiff swansea pembroke',
    'gloucester goodrich raglan cardiff cowbridge swansea carmarthen whitland pembroke',
  ],
  ['north-wales-road', 'chester denbigh conway caernarvon', 'chester ruthin denbigh conway caernarvon'],
  ['lincoln-road', 'newark lincoln', 'newark lincoln'],
  ['stainmore-road', 'brougham', 'northallerton middleham bolton kirkby-stephen brougham'],
  ['tyne-road', 'carlisle newcastle', 'carlisle bewcastle hexham newcastle'],
] as const;
export type RoadName = (typeof ROAD_TABLE)[number][0];
export const ROAD_NAMES: readonly RoadName[] = ROAD_TABLE.map(([name]) => name);

const areasOf = (text: string): readonly AreaId[] => text.split(' ').map((name) => A[name as AreaName]);
/** The areas of each road, end to end. */
export const ROAD_AREAS: readonly (readonly AreaId[])[] = ROAD_TABLE.map(([, , areas]) => areasOf(areas));

const steps: number[][] = Array.from({ length: AREA_COUNT }, () => []);
const add = (from: number, to: number): void => {
  const known = steps[from] as number[];
  if (!known.includes(to)) known.push(to);
};
for (const areas of ROAD_AREAS)
  for (let n = 1; n < areas.length; n++) {
    add(areas[n - 1] as number, areas[n] as number);
    add(areas[n] as number, areas[n - 1] as number);
  }
/** By area: the next areas along any road; where two roads meet one may change (ruling 37). */
export const ROAD_STEPS: readonly (readonly number[])[] = steps;
export const hasRoad = (area: number): boolean => (ROAD_STEPS[area] as readonly number[]).length > 0;

const ROAD_PLACES: readonly PlaceId[] = PLACES.filter((place) =>
  ROAD_TABLE.some(([, places]) => (places.split(' ') as readonly string[]).includes(placeName(place))),
);
const none: readonly PlaceId[] = [];
const GATES: readonly (readonly PlaceId[])[] = AREAS.map((area) => {
  const gates = ROAD_PLACES.filter((place) => areaOfPlace(place) === area && (isFortified(place) || isOpenTown(place)));
  return gates.length === 0 ? none : gates;
});
/** By area: its places on a road that can stop who comes along (ruling 35): walls, and open towns that are held. */
export const gatesOf = (area: number): readonly PlaceId[] => GATES[area] as readonly PlaceId[];
