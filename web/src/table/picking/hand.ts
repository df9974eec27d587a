// The choices of a sight as the hand meets them, and the seat an undo would be for.
import type { LogStep, Refused, Sight } from '@rose/protocol';
import type { Kind, Refusal } from '@rose/table';
import type { AnyFace } from '../../../../games/face.ts';
import { isPassAndPlay } from '../handover.ts';
import type { Change } from '../log/merge.ts';
import { type Choice, type Hand, offered } from './picking.ts';

const readChoice = (face: AnyFace, view: object, text: string, refusal?: Refusal<Kind>): Choice | undefined => {
  const action = face.read(text);
  if (!action) return undefined;
  return { action, text, gestures: face.gestures(action, view as Kind['view']), ...(refusal ? { refusal } : {}) };
};
const isChoice = (choice: Choice | undefined): choice is Choice => choice !== undefined;

/** `refused`: as far as they were asked for. */
export const handOf = (
  face: AnyFace,
  { may, view }: Pick<Sight, 'may' | 'view'>,
  refused: readonly Refused[] | undefined,
): Hand => ({
  may: may.map((text) => readChoice(face, view, text)).filter(isChoice),
  mayNot: refused?.map(({ action, refusal }) => readChoice(face, view, action, refusal)).filter(isChoice),
});

/** What a touch on a place where nothing begins could have meant, to ask the host why not. */
export const reachFor = (
  face: AnyFace,
  view: Kind['view'],
  picked: readonly string[],
  place: string,
): readonly Choice[] =>
  (face.reachWith?.(view, picked, place) ?? []).map((action) => ({
    action,
    text: face.write(action),
    gestures: [[...picked, place]],
  }));

/** Whether somebody is called to this page: only by what must be answered, and not where one sits at it anyway. */
export const isCalled = ({ active, viewer, seating, outcome }: Sight): boolean =>
  active.includes(viewer) && !isPassAndPlay(seating) && !outcome;

/** On one device the last hand takes back; against the house it is the person's, as far as the host allows. */
export const undoSeatOf = (sight: Sight, log: readonly LogStep[]): string | undefined => {
  if (sight.outcome) return undefined;
  if (!isPassAndPlay(sight.seating)) return sight.noUndo === undefined ? sight.viewer : undefined;
  const last = log.at(-1);
  return last?.seat !== undefined && !last.manner && sight.seating[last.seat]?.kind === 'person'
    ? last.seat
    : undefined;
};

/** Others have acted at most, and this seat is in the same phase as before. */
export const isAskedOn = (before: Sight, now: Sight, change: Change): boolean =>
  before.viewer === now.viewer &&
  before.phase === now.phase &&
  before.active.includes(before.viewer) === now.active.includes(now.viewer) &&
  change.kind !== 'back' &&
  (change.kind === 'none' || change.steps.every(({ seat }) => seat !== now.viewer));
/** What is picked still begins the same answers, whatever else has become possible or is no more. */
export const beginsTheSame = (before: Hand, now: Hand, picked: readonly string[]): boolean => {
  const [was, is] = [offered(before, picked), offered(now, picked)];
  return was.length === is.length && was.every(({ text }, at) => text === is[at]?.text);
};

/** Every choice that a phase has listed so far: what is listed no more can still be asked about. */
export const createMemory = () => {
  let heard = new Map<string, Choice>();
  let during = '';
  return {
    note(phase: string, { may, mayNot = [] }: Hand): void {
      if (phase !== during) heard = new Map();
      during = phase;
      for (const choice of [...may, ...mayNot]) heard.set(choice.text, choice);
    },
    all: (): readonly Choice[] => [...heard.values()],
  };
};
