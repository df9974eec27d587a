// 12.3, 12.4 Regional recruitment as a sheet that counts along: region by region, blocks that grow, blocks of the Reserve.
import { BattleScene, Block, Icon } from '@rose/board';
import { plain } from '@rose/table/text';
import {
  A,
  type AreaName,
  areaName,
  B,
  type BlockName,
  blockName,
  DEPLOY_STRENGTH,
  homeName,
  isGun,
  REGIONS,
  type RegionName,
  RP_GUNS,
  RP_GUNS_LONDON,
  regionName,
  regionOf,
  type Seat,
} from '@rose/without-an-enemy/ids';
import { useRef, useState } from 'preact/hooks';
import { offeredOf } from './battle-facts.ts';
import { Answer } from './deeds.tsx';
import { blocksAt, colourOfBlock, faceOf, type Piece, piecesOf, woodOf } from './pieces.ts';
import { RegionMap } from './region-map.tsx';
import { labelFor, nameOf, type Props } from './said.ts';
import type { Recruiting } from './scene-facts.ts';
import { fightWords } from './words-fight.ts';
import './recruit.css';

const STEP = 2;
const STEPS = 4;
const regionOfArea = (area: AreaName): RegionName | undefined => {
  const region = regionOf(A[area]);
  return region < 0 ? undefined : regionName(region);
};
const pointsIn = ({ points }: Recruiting, region: RegionName): number => points[region] ?? 0;

const Picture = ({ block, strength }: { readonly block: BlockName; readonly strength: number }) => (
  <svg width="46" height="52" viewBox="-3 -9 50 58" aria-hidden="true">
    <Block wood={woodOf(colourOfBlock(block))} face={faceOf(block, strength)} />
  </svg>
);
/** Why a block may not grow, in a word. */
const whyNot = (piece: Piece, region: RegionName): string => {
  const say = fightWords();
  const { block, city, strength } = piece;
  if (block === undefined) return '';
  if (strength !== null && strength >= faceOf(block, strength).full) return say.full;
  if (city !== undefined) return say.shutIn;
  const home = homeName(B[block]);
  return home !== null && home !== region ? say.awayFromHome : say.notNow;
};
const Growing = ({
  board,
  piece,
  region,
}: {
  readonly board: Props;
  readonly piece: Piece;
  readonly region: RegionName;
}) => {
  const { block, strength } = piece;
  if (block === undefined) return null;
  const { words, view } = board;
  const isOpen = board.open.includes(block);
  return (
    <li class={isOpen ? 'open' : undefined}>
      <Picture block={block} strength={strength ?? 0} />
      <span>
        <b>{nameOf(words, view, block)}</b>
        <small>{nameOf(words, view, piece.city ?? piece.area)}</small>
      </span>
      {isOpen ? (
        <button type="button" class="btn sm" data-place={block} data-lit="" onClick={() => board.touch(block)}>
          <Icon name="plus" size={16} /> 1<span class="unseen"> {labelFor(board, block)}</span>
        </button>
      ) : (
        <em>{whyNot(piece, region)}</em>
      )}
    </li>
  );
};
const Levy = ({
  board,
  block,
  areas,
  left,
}: {
  readonly board: Props;
  readonly block: BlockName;
  readonly areas: readonly AreaName[];
  /** Points of the region. */
  readonly left: number;
}) => {
  const { words, view } = board;
  const say = fightWords();
  const home = homeName(B[block]);
  return (
    <li class={areas.length > 0 ? 'open' : undefined}>
      <Picture block={block} strength={DEPLOY_STRENGTH} />
      <span>
        <b>{nameOf(words, view, block)}</b>
        <small>{home === null ? say.national : say.regions[home]}</small>
      </span>
      {areas.length === 0 && <em>{left === 0 ? say.noPoints : say.notHere}</em>}
      {areas.length > 0 && (
        <span class="wae-levies">
          {areas.map((area) => (
            <button
              key={area}
              type="button"
              class="btn sm"
              data-place={block}
              data-lit=""
              aria-label={say.deployHere(nameOf(words, view, area), priceOf(block, area), nameOf(words, view, block))}
              onClick={() => {
                board.touch(block);
                board.touch(area);
              }}
            >
              {nameOf(words, view, area)} <b>{priceOf(block, area)}</b>
            </button>
          ))}
        </span>
      )}
    </li>
  );
};

/** 12.4 Points to raise a block there. */
const priceOf = (block: BlockName, area: AreaName): number => {
  if (!isGun(B[block])) return 1;
  return area === 'london' ? RP_GUNS_LONDON : RP_GUNS;
};
const levies = (board: Props, region: RegionName, block: BlockName): readonly AreaName[] =>
  offeredOf(board.offered, 'deploy')
    .filter((action) => blockName(action.block) === block && regionName(regionOf(action.area)) === region)
    .map(({ area }) => areaName(area));

/** Where points can still be spent, the nearest on the list first. */
const nextAfter = ({ view, offered }: Props, region: RegionName): RegionName | undefined => {
  const areaOf = (block: string): AreaName | undefined => piecesOf(view).find(({ id }) => id === block)?.area;
  const grown = offeredOf(offered, 'strengthen').flatMap(({ block }) => areaOf(blockName(block)) ?? []);
  const raised = offeredOf(offered, 'deploy').map(({ area }) => areaName(area));
  const open = new Set([...grown, ...raised].map(regionOfArea));
  const at = REGIONS.indexOf(region);
  return [...REGIONS.slice(at + 1), ...REGIONS.slice(0, at)].find((one) => open.has(one));
};

interface SheetProps {
  readonly board: Props;
  readonly phase: Recruiting;
  readonly seat: Seat;
}
const RegionSheet = ({ board, phase, seat, region }: SheetProps & { readonly region: RegionName }) => {
  const say = fightWords();
  const { view } = board;
  const pieces = piecesOf(view).filter((piece) => piece.seat === seat && regionOfArea(piece.area) === region);
  const reserve = blocksAt(view, seat, 'reserve').filter((block) => [null, region].includes(homeName(B[block])));
  const left = pointsIn(phase, region);
  return (
    <section class="wae-region-sheet" aria-label={say.regions[region]}>
      <h3>
        {say.regions[region]} <small>{say.pointsLeft(left)}</small>
        <span class="points-pips" aria-hidden="true">
          {Array.from({ length: Math.min(left, 12) }, (_, i) => (
            <i key={String(i)} />
          ))}
        </span>
      </h3>
      {pieces.length > 0 && <h4>{say.onTheMap}</h4>}
      <ul>
        {pieces.map((piece) => (
          <Growing key={piece.id} board={board} piece={piece} region={region} />
        ))}
      </ul>
      {reserve.length > 0 && <h4>{say.inReserve}</h4>}
      <ul>
        {reserve.map((block) => (
          <Levy key={block} board={board} block={block} areas={levies(board, region, block)} left={left} />
        ))}
      </ul>
      <p class="wae-hint">{say.gunsCost(RP_GUNS, RP_GUNS_LONDON)}</p>
    </section>
  );
};

export const RecruitSheet = ({ board, phase }: Omit<SheetProps, 'seat'>) => {
  const say = fightWords();
  const { view, viewer, words, picked } = board;
  const [chosen, choose] = useState<RegionName>();
  // the region that was worked on stays when its last point is spent
  const latest = useRef<RegionName>('N');
  const region = chosen ?? REGIONS.find((one) => pointsIn(phase, one) > 0) ?? latest.current;
  latest.current = region;
  if (viewer === 'spectator') return null;
  const { ask, explain } = words.prompt.recruitment(view, viewer, picked);
  const [end] = offeredOf(board.offered, 'end-recruitment');
  const next = nextAfter(board, region);
  return (
    <BattleScene
      title={say.winterQuarters(view.year)}
      subtitle={say.yearEnd}
      rounds={{ word: say.step, now: STEP, last: STEPS, nowWord: say.now }}
      back={say.back}
      open={say.openSheet}
    >
      <ol class="wae-steps" aria-label={say.step}>
        {say.yearSteps.map((name, at) => (
          <li
            key={name}
            class={at + 1 === STEP ? 'now' : at + 1 < STEP ? 'done' : undefined}
            aria-current={at + 1 === STEP ? 'step' : undefined}
          >
            {at + 1 < STEP && <Icon name="check" size={15} weight={2.4} />}
            {name}
          </li>
        ))}
      </ol>
      <nav class="wae-regions" aria-label={say.regionsLabel}>
        {REGIONS.map((one) => (
          <button key={one} type="button" class="btn sm" aria-pressed={one === region} onClick={() => choose(one)}>
            {say.regions[one]} <b>{pointsIn(phase, one)}</b>
          </button>
        ))}
      </nav>
      <div class="wae-recruit">
        <div class="wae-question">
          <h3>{plain(ask)}</h3>
          <p>{plain(explain)}</p>
        </div>
        <div class="wae-quarters">
          <RegionMap region={region} points={(one) => pointsIn(phase, one)} />
          <RegionSheet board={board} phase={phase} seat={viewer} region={region} />
        </div>
        {end && (
          <div class="deeds wae-foot">
            {next && (
              <button type="button" class="btn" onClick={() => choose(next)}>
                {say.nextRegion(say.regions[next])} <Icon name="right" size={18} />
              </button>
            )}
            <Answer board={board} action={end} icon="arrow">
              <span class="deed-text">{say.unspent(REGIONS.reduce((sum, one) => sum + pointsIn(phase, one), 0))}</span>
            </Answer>
          </div>
        )}
      </div>
    </BattleScene>
  );
};
