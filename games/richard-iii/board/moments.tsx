// When the war itself changes: a King or a Pretender dies, a campaign is counted and the throne kept or taken.
import { Dice, HouseBadge } from '@rose/board';
import {
  B,
  type BlockName,
  blockName,
  colourOf,
  HEIRS,
  type LogEntry,
  other,
  type RichardIII,
  SEATS,
  type Seat,
  type View,
} from '@rose/richard-iii/ids';
import type { Peeked } from '@rose/table';
import type { Moment, Witnessed } from '../../face.ts';
import { told } from '../../said.ts';
import { Held } from './held.tsx';
import { Fallen, Succession } from './succession.tsx';
import { boardWords } from './words.ts';

type Entry = Peeked<LogEntry>;
type Seen = Witnessed<RichardIII>;
type Means = Moment['means'][number];

const ROLLS: readonly string[] = ['fired', 'charged', 'fired-back'];
const sideOf = (block: BlockName): Seat => (colourOf(B[block]) === 0 ? 'lancaster' : 'york');
const heirsLeft = (view: View, seat: Seat): number =>
  HEIRS[seat].filter((heir) => !['dead', 'aside'].includes(view.blocks[blockName(heir)]?.place ?? '')).length;
const when = ({ campaign, turn }: View): string => `${boardWords().campaign(campaign)}, ${boardWords().turn(turn)}`;

/** The one who wore a title and is dead, and what of the story ended there. */
const fallen = ({ before, told: entries }: Seen): { readonly block: BlockName; readonly at: number } | undefined => {
  const titles = [before.king, before.pretender];
  const at = (entries as readonly Entry[]).findIndex(
    (entry) =>
      (entry.say === 'executed' || (entry.say === 'eliminated' && entry.fate === 'dead')) &&
      titles.includes(entry.block),
  );
  const entry = (entries as readonly Entry[])[at];
  return entry && 'block' in entry && entry.block !== undefined ? { block: entry.block, at } : undefined;
};

const deathMeans = ({ before, after }: Seen, block: BlockName): readonly Means[] => {
  const say = boardWords().moments;
  const seat = sideOf(block);
  const name = (one: BlockName | null): string | undefined => (one === null ? undefined : boardWords().lord(one));
  const isKing = before.king === block;
  const left = say.heirsLeft(seat, heirsLeft(after, seat));
  const heir = name(after.pretender);
  const own: Means = isKing
    ? { seat, title: say.emptyThrone, text: `${say.untilSupply} ${left}`, rule: '6.81' }
    : { seat, title: heir === undefined ? say.noPretender(seat) : say.isPretender(heir), text: left, rule: '6.82' };
  const enemy = other(seat);
  const rival = name(isKing ? after.pretender : after.king);
  const theirs: Means = {
    seat: enemy,
    title: rival === undefined ? boardWords().side[enemy] : isKing ? say.staysPretender(rival) : say.staysKing(rival),
    text: isKing ? say.onlyUsurping : say.lastHeirWins,
    rule: isKing ? '8.2' : '9',
  };
  const line = (of: Seat) => <Succession view={after} seat={of} />;
  return [
    { ...own, more: line(seat) },
    { ...theirs, more: line(enemy) },
  ];
};

/** The battle he fell in. */
const where = ({ before: { phase } }: Seen): readonly string[] =>
  phase.name === 'battle' && phase.area !== null ? [boardWords().battleOf(phase.area)] : [];
/** As they fell, where dice killed him. */
const diceOf = (cause: Entry | undefined) =>
  cause && 'faces' in cause && 'firepower' in cause ? (
    <Dice faces={cause.faces} isHit={(face) => face <= cause.firepower} size={30} />
  ) : undefined;

const death = (seen: Seen): Moment | undefined => {
  const found = fallen(seen);
  if (!found) return undefined;
  const { before, words } = seen;
  const entries = seen.told as readonly Entry[];
  const cause = entries.slice(0, found.at).findLast(({ say }) => ROLLS.includes(say)) ?? entries[found.at];
  return {
    over: [...where(seen), when(before)].join(' · '),
    title: boardWords().moments.dead(boardWords().lord(found.block)),
    how: cause ? told(words, cause) : '',
    dice: diceOf(cause),
    picture: <Fallen block={found.block} seat={sideOf(found.block)} />,
    means: deathMeans(seen, found.block),
    sound: 'bell',
  };
};

/** 8.2 Counted in the open: how many lords each has, not who they are. */
const counted = (seen: Seen): Moment | undefined => {
  const count = (seen.told as readonly Entry[]).find((entry) => entry.say === 'throne-counted');
  if (count?.say !== 'throne-counted') return undefined;
  const { before, after, words } = seen;
  const say = boardWords().moments;
  const { kingSide, lancaster, york } = count;
  const [own, theirs] = kingSide === 'lancaster' ? [lancaster, york] : [york, lancaster];
  const isUsurped = theirs > own;
  const winner = isUsurped ? other(kingSide) : kingSide;
  const name = (block: BlockName | null): string => (block === null ? '' : boardWords().lord(block));
  const held = (seat: Seat) => (
    <Held view={before} words={words} seat={seat} count={seat === 'lancaster' ? lancaster : york} />
  );
  return {
    over: say.campaignOver(boardWords().campaign(before.campaign)),
    title: isUsurped ? say.takesThrone(winner) : say.keepsThrone(winner),
    how: say.counted(own, theirs),
    picture: (
      <span class="moment-count">
        {SEATS.map((seat) => (
          <span key={seat}>
            <HouseBadge seat={seat} size={72} />
            <b>{seat === 'lancaster' ? lancaster : york}</b>
          </span>
        ))}
      </span>
    ),
    // in the order in which they were counted
    means: SEATS.map((seat) =>
      seat === winner
        ? { seat, title: say.isKing(name(after.king)), text: say.goesHomeLast, rule: '8.4', more: held(seat) }
        : {
            seat,
            title: say.isPretender(name(after.pretender)),
            text: say.goesIntoExile,
            rule: '8.3',
            more: held(seat),
          },
    ),
    sound: isUsurped ? 'crown' : 'page',
  };
};

export const moment = (seen: Seen): Moment | undefined => counted(seen) ?? death(seen);
