// The chart itself: names, marks and arms under them, hills, a compass. Nothing here changes during a game.
import {
  Compass,
  coatShape,
  MapNames,
  MapScenery,
  markSpots,
  PLACE_MARKS,
  PlaceMarkAt,
  Silent,
  useDrawing,
} from '@rose/board';
import { SEAS, type SeaName, type View } from '@rose/richard-iii/ids';
import { AREA_LABELS, type AreaLabel, COMPASS, type Mark, SCENES, SEA_LABELS } from '../map/index.ts';
import { coatOfShield } from './heraldry.ts';
import { nameOf, type Words } from './said.ts';
import { boardWords } from './words.ts';

const SHIELD_WIDTH = 11.5;
const isPlaceMark = (mark: Mark): mark is (typeof PLACE_MARKS)[number] =>
  (PLACE_MARKS as readonly string[]).includes(mark);

const MarkAt = ({ mark, x, y }: { readonly mark: Mark; readonly x: number; readonly y: number }) => {
  const { href } = useDrawing();
  if (isPlaceMark(mark)) return <PlaceMarkAt mark={mark} at={{ x, y }} />;
  const scale = SHIELD_WIDTH / 100;
  return (
    <use
      href={href(coatShape(coatOfShield(mark.slice('shield:'.length))))}
      transform={`translate(${x - 50 * scale} ${y - 58 * scale})scale(${scale})`}
    />
  );
};
const Marks = ({ label, word }: { readonly label: AreaLabel; readonly word: string }) => (
  <>
    {markSpots(label, word, label.marks.length).map(({ x, y }, i) => (
      <MarkAt key={label.marks[i]} mark={label.marks[i] as Mark} x={x} y={y} />
    ))}
  </>
);

const isSea = (id: string): id is SeaName => (SEAS as readonly string[]).includes(id);
export const Chart = ({ words, view }: { readonly words: Words; readonly view: View }) => {
  const say = boardWords();
  const word = (id: string): string => (isSea(id) ? say.seas[id] : nameOf(words, view, id));
  return (
    <>
      <MapScenery scenery={SCENES} />
      <Compass at={COMPASS.at} radius={COMPASS.radius} north={say.north} />
      <MapNames names={AREA_LABELS} seas={SEA_LABELS} wordFor={word} />
      <Silent class="map-marks">
        {AREA_LABELS.map((label) => (
          <Marks key={label.id} label={label} word={word(label.id)} />
        ))}
      </Silent>
    </>
  );
};
