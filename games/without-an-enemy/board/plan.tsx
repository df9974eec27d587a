// An army in the hand: who is in it, and what a touch where the hand rests would do: who goes, who stays, what it leads to.
import { Block, Icon } from '@rose/board';
import {
  A,
  type AreaName,
  B,
  blockName,
  type CityName,
  cityIn,
  cityName,
  isBlockName,
  isFoot,
  isGun,
  isHorse,
  NO_CITY,
} from '@rose/without-an-enemy/ids';
import { INSIDE } from './gestures.ts';
import { colourOfBlock, faceOf, piecesOf, woodOf } from './pieces.ts';
import { nameOf, type Props } from './said.ts';
import { type Going, goalOf, leftBehind, pointsFor } from './ways.ts';
import { boardWords } from './words.ts';

const Counts = ({ board: { view }, blocks }: { readonly board: Props; readonly blocks: readonly string[] }) => {
  const say = boardWords();
  const ids = blocks.filter(isBlockName);
  const strength = ids.reduce((sum, block) => sum + (view.blocks[block]?.strength ?? 0), 0);
  const count = (fits: (block: number) => boolean): number => ids.filter((block) => fits(B[block])).length;
  return <p class="wae-counts">{say.armyCounts(count(isHorse), count(isFoot), count(isGun), strength)}</p>;
};
/** 1.8 Cities of the viewer's that nobody would be left to hold. */
export const leftEmpty = ({ view, viewer }: Props, goings: readonly Going[]): readonly CityName[] => {
  if (view.phase.name !== 'actions') return [];
  const gone = new Set<string>(goings.map(({ block }) => blockName(block)));
  const own = piecesOf(view).filter(({ seat }) => seat === viewer);
  const areas = new Set(own.flatMap(({ id, area }) => (gone.has(id) ? [area] : [])));
  return [...areas].flatMap((area) => {
    const city = cityIn(A[area]);
    if (city === NO_CITY || view.control[cityName(city)] !== viewer) return [];
    return own.every((piece) => piece.area !== area || gone.has(piece.id)) ? [cityName(city)] : [];
  });
};
const Outcome = ({ board, goings }: { readonly board: Props; readonly goings: readonly Going[] }) => {
  const { view, viewer, words, picked } = board;
  const say = boardWords();
  const [first] = goings;
  if (!first) return null;
  const to = goalOf(first);
  const town = to === INSIDE && view.phase.name === 'battle' ? cityIn(A[view.phase.area as AreaName]) : NO_CITY;
  const enemies = piecesOf(view).filter((piece) => piece.area === to && piece.seat !== viewer);
  const stay = leftBehind(picked, goings);
  const cost = pointsFor(view, goings);
  return (
    <>
      <p>
        {say.goTo(goings.length, nameOf(words, view, town === NO_CITY ? to : cityName(town)))}
        {cost > 0 && ` ${say.costs(cost)}`}
      </p>
      {enemies.length > 0 && <p class="wae-warning">{say.meets(enemies.length)}</p>}
      {leftEmpty(board, goings).map((city) => (
        <p key={city} class="wae-warning">
          {say.emptyCity(nameOf(words, view, city))}
        </p>
      ))}
      {stay.length > 0 && <p>{say.stayBehind(stay.map((block) => nameOf(words, view, block)))}</p>}
    </>
  );
};
/** On a phone the sheet would cut it off. */
const bringIntoSight = (button: HTMLElement | null): void => button?.scrollIntoView({ block: 'center' });

interface ArmyProps {
  readonly board: Props;
  readonly goings: readonly Going[];
  /** The attack that waits for a finger's second touch. */
  readonly attack: string | undefined;
}
export const Army = ({ board, goings, attack }: ArmyProps) => {
  const { view, words, picked, touch } = board;
  const say = boardWords();
  const blocks = picked.filter(isBlockName);
  const odds = attack === undefined ? undefined : board.odds?.();
  return (
    <section class="wae-army">
      {attack !== undefined && (
        <button ref={bringIntoSight} type="button" class="btn primary attack-now" onClick={() => touch(attack)}>
          <Icon name="sword" size={18} /> {say.attackNow(nameOf(words, view, attack))}
          {odds && (
            <small>
              {say.wins} {say.share(odds.win)}
            </small>
          )}
        </button>
      )}
      <h3>{say.army(blocks.length)}</h3>
      <Outcome board={board} goings={goings} />
      <Counts board={board} blocks={blocks} />
      <div class="wae-army-blocks">
        {blocks.map((block) => (
          <button key={block} type="button" class="block-button" aria-pressed="true" onClick={() => touch(block)}>
            <svg width="44" height="50" viewBox="-3 -9 50 58" aria-hidden="true">
              <Block wood={woodOf(colourOfBlock(block))} face={faceOf(block, view.blocks[block]?.strength ?? null)} />
            </svg>
            <span class="unseen">{say.leaveOut(nameOf(words, view, block))}</span>
          </button>
        ))}
      </div>
    </section>
  );
};
