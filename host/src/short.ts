// A game file as a short text for links: arrays instead of names, no numbers that follow from the order, no seal where
// a turn simply passes to the next seat. `fromShort(JSON.parse(toShort(file)))` is the file again.
import type { GameFile, Sitter } from '@rose/protocol';
import type { By, Entry, Roll, Seal } from '@rose/table';
import { commitmentOf } from './dice.ts';

const SEALS: readonly (Seal | undefined)[] = [undefined, 'turn', 'roll', 'reveal'];
/** Who chose, if not the seat's own hand. */
const BY: readonly (By | undefined)[] = [undefined, 'order', 'default'];
type ShortRoll = readonly [rule: string, sides: number, ...faces: number[]];
type ShortSitter = readonly [seat: string, name: string] | readonly [seat: string, bot: string, strength: number];
/** An action is a bare text when the next seat in order did it and only the turn passed; else it names its seat. */
type ShortEntry =
  | string
  | readonly [seat: number, action: string, seal: number, rolls?: readonly ShortRoll[] | 0, by?: number, aside?: 1]
  | readonly [seat: number, manner: string]
  | readonly [seat: number, undo: readonly [from: number, agreed?: readonly number[]]];
type Short = readonly [
  format: 1,
  game: string,
  rules: number,
  options: object,
  position: object | 0,
  rolls: readonly ShortRoll[],
  sitters: readonly ShortSitter[],
  opened: string,
  commitment: string | 0,
  secret: string | 0,
  lots: readonly number[] | 0,
  earlier: readonly (readonly [until: number, commitment: string])[] | 0,
  fingerprint: string,
  entries: readonly ShortEntry[],
];

const shortRoll = ({ rule, sides, faces }: Roll): ShortRoll => [rule, sides, ...faces];
const longRoll = ([rule, sides, ...faces]: ShortRoll): Roll => ({ rule, sides, faces });
const shortSitter = (seat: string, sitter: Sitter): ShortSitter =>
  sitter.kind === 'person' ? [seat, sitter.name] : [seat, sitter.bot, sitter.strength];
const longSitter = ([seat, who, strength]: ShortSitter): [string, Sitter] => [
  seat,
  strength === undefined ? { kind: 'person', name: who } : { kind: 'bot', bot: who, strength },
];

const shortEntry = (entry: Entry, seats: readonly string[], previous: number): ShortEntry => {
  const seat = seats.indexOf(entry.seat);
  if ('undo' in entry) {
    const agreed = entry.agreed?.map((other) => seats.indexOf(other));
    return [seat, agreed ? [entry.undo, agreed] : [entry.undo]];
  }
  if ('manner' in entry) return [seat, entry.manner];
  const seal = SEALS.indexOf(entry.sealed);
  if (entry.aside) return [seat, entry.action, seal, entry.rolls?.map(shortRoll) ?? 0, BY.indexOf(entry.by), 1];
  if (entry.by) return [seat, entry.action, seal, entry.rolls?.map(shortRoll) ?? 0, BY.indexOf(entry.by)];
  if (entry.rolls) return [seat, entry.action, seal, entry.rolls.map(shortRoll)];
  const isNext = seat === (previous + 1) % seats.length;
  return isNext && entry.sealed === 'turn' ? entry.action : [seat, entry.action, seal];
};

export const toShort = (file: GameFile): string => {
  const { opening, commitment, secret, seating } = file;
  const seats = Object.keys(seating);
  const before = (i: number): number => seats.indexOf(file.entries[i - 1]?.seat ?? seats.at(-1) ?? '');
  const short: Short = [
    1,
    opening.game,
    opening.rules,
    opening.options,
    opening.position ?? 0,
    opening.rolls.map(shortRoll),
    Object.entries(seating).map(([seat, sitter]) => shortSitter(seat, sitter)),
    file.opened,
    secret !== undefined && commitmentOf(secret) === commitment ? 0 : commitment,
    secret ?? 0,
    file.lots ?? 0,
    file.earlier?.map((dice) => [dice.until, dice.commitment] as const) ?? 0,
    file.fingerprint,
    file.entries.map((entry, i) => shortEntry(entry, seats, before(i))),
  ];
  return JSON.stringify(short);
};

const longEntry = (short: ShortEntry, seq: number, seats: readonly string[], previous: number): Entry => {
  const seatAt = (i: number): string => seats[i] ?? `seat ${i}`;
  if (typeof short === 'string') {
    return { seq, seat: seatAt((previous + 1) % seats.length), action: short, sealed: 'turn' };
  }
  const [at, what, seal, rolls, whose = 0, aside] = short;
  const seat = seatAt(at);
  if (typeof what === 'string' && seal !== undefined) {
    const sealed = SEALS[seal];
    const dice = rolls ? { rolls: rolls.map(longRoll) } : {};
    const by = BY[whose];
    const marks = { ...(sealed ? { sealed } : {}), ...(by ? { by } : {}), ...(aside ? { aside: true as const } : {}) };
    return { seq, seat, action: what, ...dice, ...marks };
  }
  if (typeof what === 'string') return { seq, seat, manner: what as Extract<Entry, { manner: unknown }>['manner'] };
  const [undo, agreed] = what;
  return { seq, seat, undo, ...(agreed ? { agreed: agreed.map(seatAt) } : {}) };
};

/** The file again, or something whose shape check fails: whoever calls this checks the shape. */
export const fromShort = (value: readonly unknown[]): unknown => {
  try {
    const [format, game, rules, options, position, rolls, sitters, opened, ...rest] = value as unknown as Short;
    const [commitment, secret, lots, earlier, fingerprint, entries] = rest;
    if (format !== 1) return undefined;
    const seats = sitters.map(([seat]) => seat);
    const long: Entry[] = [];
    for (const short of entries)
      long.push(longEntry(short, long.length + 1, seats, seats.indexOf(long.at(-1)?.seat ?? seats.at(-1) ?? '')));
    return {
      format: 'rose-and-crown/1',
      opening: { game, rules, options, ...(position === 0 ? {} : { position }), rolls: rolls.map(longRoll) },
      entries: long,
      seating: Object.fromEntries(sitters.map(longSitter)),
      opened,
      commitment: commitment === 0 ? commitmentOf(String(secret)) : commitment,
      ...(secret === 0 ? {} : { secret }),
      ...(lots === 0 ? {} : { lots }),
      ...(earlier === 0 ? {} : { earlier: earlier.map(([until, other]) => ({ until, commitment: other })) }),
      fingerprint,
    };
  } catch {
    return undefined;
  }
};
