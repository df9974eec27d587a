// Positions by name, as the cases write them: L and Y are the soldiers, castles stand on their stars unless said
// otherwise, both markers show the sun, the opening rule and the repetition rule are off unless named.
import { type DeuxRoses, deuxRoses } from '@rose/deux-roses';
import { type Scene as SceneOf, scene as sceneOf } from '@rose/testkit';

export type Scene = SceneOf<DeuxRoses>;
type Seat = DeuxRoses['seat'];

export interface Board {
  /** Soldiers, separated by spaces. */
  readonly L?: string;
  readonly Y?: string;
  readonly lancasterCastle?: string | null;
  readonly yorkCastle?: string | null;
  readonly moon?: Seat;
  readonly toMove?: Seat;
  readonly phase?: 'placement' | 'play';
  readonly actions?: number;
  readonly passes?: number;
  readonly seen?: readonly string[];
  readonly options?: Partial<DeuxRoses['options']>;
}

const cells = (text = ''): readonly string[] => text.split(' ').filter((cell) => cell !== '');
const side = (board: Board, seat: Seat, soldiers: string | undefined, castle: string | null | undefined): object => ({
  ...(castle === undefined ? {} : { castle }),
  soldiers: cells(soldiers),
  marker: board.moon === seat ? 'moon' : 'sun',
});

/** The position document of a board. */
export const documentOf = (board: Board): object => {
  const { L, Y, lancasterCastle, yorkCastle, moon: _moon, options, ...rest } = board;
  return {
    ...rest,
    lancaster: side(board, 'lancaster', L, lancasterCastle),
    york: side(board, 'york', Y, yorkCastle),
    options: { openingIsSingleStep: false, noRepetition: false, ...options },
  };
};

export const scene = (board: Board): Scene => sceneOf(deuxRoses, { position: documentOf(board) });
/** The set-up, before the first soldier. */
export const setUp = (options: Partial<DeuxRoses['options']> = {}): Scene => sceneOf(deuxRoses, { options });

const PLACINGS = [
  ['lancaster', 'e3'],
  ['york', 'c3'],
  ['lancaster', 'e2'],
  ['york', 'c2'],
  ['lancaster', 'e4'],
  ['york', 'c4'],
  ['lancaster', 'e5'],
  ['york', 'c5'],
] as const;
/** L e2 e3 e4 e5 against Y c2 c3 c4 c5, placed one by one. */
export const twoLines = (options: Partial<DeuxRoses['options']> = {}): Scene =>
  PLACINGS.reduce((before, [seat, cell]) => before.play(seat, `place ${cell}`), setUp(options));

const viewOf = (at: Scene): DeuxRoses['view'] => deuxRoses.view(at.state, 'spectator');
export const soldiers = (at: Scene, seat: Seat): string => viewOf(at)[seat].soldiers.join(' ');
export const castle = (at: Scene, seat: Seat): string | null => viewOf(at)[seat].castle;
export const marker = (at: Scene, seat: Seat): 'sun' | 'moon' => viewOf(at)[seat].marker;
export const actions = (at: Scene): number => viewOf(at).actions;
export const passes = (at: Scene): number => viewOf(at).passes;

/** The legal actions that begin so, in order of their texts. */
export const legal = (at: Scene, seat: Seat, start = ''): readonly string[] =>
  at
    .legal(seat)
    .filter((text) => text.startsWith(start))
    .sort((a, b) => (a < b ? -1 : 1));
/** The cells where a seat may call a soldier, separated by spaces. */
export const entries = (at: Scene, seat: Seat): string =>
  legal(at, seat, 'reinforce ')
    .map((text) => text.slice('reinforce '.length))
    .join(' ');
/** A position document as it stands, with nothing taken off or added. */
export const written = (position: object): Scene => sceneOf(deuxRoses, { position });
