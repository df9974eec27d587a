// Fields of the form that opens a table: sides, the other chairs, the clock.
import type { Sides } from '@rose/protocol';
import { Choice, WholeNumber } from '../field.tsx';
import { gameWords } from '../game-words.ts';
import { Side } from '../home/options.tsx';
import { words } from '../words/index.ts';
import type { ClockKind, TableWish } from './wish.ts';
import { lobbyWords } from './words.ts';

export interface PartProps {
  readonly wish: TableWish;
  readonly seats: readonly string[];
  change(part: Partial<TableWish>): void;
}

const sideName = (game: string, seat: string): string => gameWords(game)?.seats[seat] ?? seat;

export const levels = (): readonly (readonly [string, string])[] => {
  const { sitter } = words();
  return ([1, 2, 3] as const).map((at) => [String(at), `${sitter.strength[at]} (${sitter.level[at]})`] as const);
};
export const levelOf = (value: string): 1 | 2 | 3 => (value === '1' ? 1 : value === '3' ? 3 : 2);

interface CountProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}
export const Count = ({ label, min, max, value, onChange }: CountProps) => {
  const wrong = lobbyWords().offer.whole(min, max);
  return <WholeNumber label={label} hint={wrong} wrong={wrong} min={min} max={max} value={value} onChange={onChange} />;
};

interface BidProps {
  readonly game: string;
  readonly seats: readonly string[];
  readonly seat: string;
  readonly points: number;
  onChange(bid: { readonly seat: string; readonly points: number }): void;
}
export const BidFields = ({ game, seats, seat, points, onChange }: BidProps) => {
  const say = lobbyWords().offer;
  return (
    <>
      <Choice
        label={say.bidSide}
        values={seats.map((one) => [one, <Side key={one} game={game} seat={one} />] as const)}
        value={seat}
        onChange={(value) => onChange({ seat: value, points })}
      />
      <WholeNumber
        label={say.bidPoints}
        hint={say.bidHint}
        wrong={say.whole(0, 1000)}
        min={0}
        max={1000}
        value={points}
        onChange={(value) => onChange({ seat, points: value })}
      />
    </>
  );
};

export const SidesPart = ({ wish, seats, change }: PartProps) => {
  const say = lobbyWords().offer;
  const { game, sides, seat, points } = wish;
  return (
    <>
      <Choice<Sides>
        label={say.sides}
        hint={say.sidesHint[sides]}
        values={(['random', 'chosen', 'bid'] as const).map((one) => [one, say.sidesOf[one]] as const)}
        value={sides}
        onChange={(value) => change({ sides: value })}
      />
      {sides === 'chosen' && (
        <Choice
          label={say.mySide}
          values={seats.map((one) => [one, <Side key={one} game={game} seat={one} />] as const)}
          value={seat}
          onChange={(value) => change({ seat: value })}
        />
      )}
      {sides === 'bid' && <BidFields game={game} seats={seats} seat={seat} points={points} onChange={change} />}
    </>
  );
};

/** The other chairs: by side where sides are chosen, else by number. */
export const CompanyPart = ({ wish, seats, change }: PartProps) => {
  const say = lobbyWords().offer;
  const { game, sides, seat, others } = wish;
  const left = seats.filter((one) => one !== seat);
  const people = [
    ['open', say.person] as const,
    ...([1, 2, 3] as const).map((at) => [String(at), say.bot(words().sitter.strength[at])] as const),
  ];
  return (
    <>
      <h2>{say.company}</h2>
      {others.slice(0, left.length).map((who, at) => (
        <Choice
          key={at}
          label={sides === 'chosen' ? sideName(game, left[at] ?? '') : say.chair(at + 2)}
          values={people}
          value={String(who)}
          onChange={(value) => {
            const next = others.with(at, value === 'open' ? 'open' : levelOf(value));
            change({ others: next });
          }}
        />
      ))}
    </>
  );
};

export const ClockPart = ({ wish, change }: PartProps) => {
  const say = lobbyWords().offer;
  const { clock, slow, live } = wish;
  return (
    <>
      <Choice<ClockKind>
        label={say.clock}
        hint={say.clockHint[clock]}
        values={(['none', 'slow', 'live'] as const).map((one) => [one, say.clockOf[one]] as const)}
        value={clock}
        onChange={(value) => change({ clock: value })}
      />
      {clock === 'slow' && (
        <div class="numbers">
          <Count
            label={say.days}
            min={1}
            max={30}
            value={slow.daysPerMove}
            onChange={(daysPerMove) => change({ slow: { ...slow, daysPerMove } })}
          />
          <Count
            label={say.bank}
            min={0}
            max={60}
            value={slow.bank}
            onChange={(bank) => change({ slow: { ...slow, bank } })}
          />
          <Count
            label={say.cap}
            min={1}
            max={90}
            value={slow.cap}
            onChange={(cap) => change({ slow: { ...slow, cap } })}
          />
        </div>
      )}
      {clock === 'live' && (
        <div class="numbers">
          <Count
            label={say.minutes}
            min={1}
            max={600}
            value={live.minutes}
            onChange={(minutes) => change({ live: { ...live, minutes } })}
          />
          <Count
            label={say.increment}
            min={0}
            max={600}
            value={live.increment}
            onChange={(increment) => change({ live: { ...live, increment } })}
          />
        </div>
      )}
    </>
  );
};
