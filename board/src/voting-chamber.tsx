// A chamber of Parliament that votes: every vote a seat in an arc, grouped by faction, with who holds them around it.

import { elbowRoom } from './elbow-room.ts';
import { type Faction, FactionToken, Pennant, type TokenShape } from './factions.tsx';
import { round } from './path.ts';
import { type Arcs, type ChamberSeat, chamberSeats, middleOf, onArc } from './votes.ts';
import './votes.css';

export interface VoteGroup {
  readonly key: string;
  readonly faction: Faction;
  readonly name: string;
  readonly votes: number;
  /** Voted against, or does not vote: its seats are drawn empty. */
  readonly isHollow?: boolean;
}
export interface VotingChamberProps {
  readonly title: string;
  /** Below the title: how many are held, how many carry. */
  readonly lines: readonly string[];
  /** From left to right, allies side by side. */
  readonly groups: readonly VoteGroup[];
  readonly shape: TokenShape;
  /** What a reader hears of the whole. */
  readonly label: string;
  /** The last so many votes of a group come with an office: a bracket says whose. */
  readonly bracket?: { readonly group: string; readonly votes: number; readonly label: string } | undefined;
}

const WIDTH = 520;
const HEIGHT = 226;
const ARCS: { readonly [few: string]: Arcs } = {
  few: { radii: [92, 118, 144], stretch: 1.2 },
  many: { radii: [84, 105, 126, 147], stretch: 1.2 },
};
const FEW = 66;
const TOKEN = 1.5;
const NAMES_AT = 163;
const NAME_HEIGHT = 36;
const LETTER = 8.2;
const widthOf = ({ name }: VoteGroup): number => 24 + Math.max(name.length, 3) * LETTER;

/** Names stand outside the arcs, each beside its own seats, and make room for each other. */
export const namesOf = (groups: readonly VoteGroup[], seats: readonly (readonly ChamberSeat[])[], arcs: Arcs) => {
  const boxes = groups.map((group, i) => {
    const { x, y } = onArc(arcs, NAMES_AT, middleOf(seats[i] ?? []));
    const width = widthOf(group);
    const side = x < -NAMES_AT * 0.4 ? 1 : x > NAMES_AT * 0.4 ? 0 : 0.5;
    // those of one spot begin a hair apart, in the order of the arc, so that they know where to go
    const hair = i * 0.01;
    return {
      x: x - side * width + hair,
      y: y - NAME_HEIGHT + 6 + (x < 0 ? -hair : hair),
      width,
      height: NAME_HEIGHT,
    };
  });
  const moved = elbowRoom(boxes, []);
  return boxes.map(({ x, y }, i) => ({ x: round(x + (moved[i]?.x ?? 0)), y: round(y + (moved[i]?.y ?? 0)) }));
};

const Bracket = ({
  arcs,
  seats,
  label,
}: {
  readonly arcs: Arcs;
  readonly seats: readonly ChamberSeat[];
  readonly label: string;
}) => {
  const [first, last] = [seats[0], seats.at(-1)];
  if (!first || !last) return null;
  const radius = (arcs.radii.at(-1) ?? 0) + 12;
  const [from, to, at] = [first.share, last.share, middleOf(seats)].map((share) => onArc(arcs, radius, share)) as [
    ChamberSeat,
    ChamberSeat,
    ChamberSeat,
  ];
  return (
    <g class="vote-bracket">
      <path d={`M${from.x} ${from.y}A${radius * arcs.stretch} ${radius} 0 0 1 ${to.x} ${to.y}`} />
      <text x={at.x + 8} y={at.y + 5}>
        {label}
      </text>
    </g>
  );
};

export const VotingChamber = ({ title, lines, groups, shape, label, bracket }: VotingChamberProps) => {
  const voting = groups.filter(({ votes }) => votes > 0);
  const total = voting.reduce((sum, { votes }) => sum + votes, 0);
  const arcs = (total <= FEW ? ARCS['few'] : ARCS['many']) as Arcs;
  const seats = chamberSeats(
    voting.map(({ votes }) => votes),
    arcs,
  );
  const names = namesOf(voting, seats, arcs);
  const bracketed = bracket && seats[voting.findIndex(({ key }) => key === bracket.group)]?.slice(-bracket.votes);
  return (
    <svg
      class="voting-chamber"
      viewBox={`${-WIDTH / 2} ${-HEIGHT} ${WIDTH} ${HEIGHT + 16}`}
      role="img"
      aria-label={label}
    >
      {voting.map(({ key, faction, isHollow }, i) =>
        (seats[i] ?? []).map(({ x, y }, n) => (
          <g key={`${key} ${n}`} transform={`translate(${x} ${y})scale(${TOKEN})`}>
            <FactionToken faction={faction} shape={shape} isHollow={isHollow} />
          </g>
        )),
      )}
      {bracket && bracketed && <Bracket arcs={arcs} seats={bracketed} label={bracket.label} />}
      {voting.map(({ key, faction, name, votes }, i) => (
        <g key={key} class="vote-name" transform={`translate(${names[i]?.x ?? 0} ${names[i]?.y ?? 0})`}>
          <g transform="translate(2 2)scale(.9)">
            <Pennant faction={faction} />
          </g>
          <text x="21" y="15">
            {name}
          </text>
          <text class="vote-count" x="21" y="31">
            {votes}
          </text>
        </g>
      ))}
      <text class="chamber-title" y="-34">
        {title}
      </text>
      {lines.map((line, i) => (
        <text key={line} class={i === lines.length - 1 ? 'chamber-line last' : 'chamber-line'} y={-15 + 19 * i}>
          {line}
        </text>
      ))}
    </svg>
  );
};
