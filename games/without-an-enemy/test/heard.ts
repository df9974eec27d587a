// Everything that happened, was refused, offered and seen in random games, by whoever watches.
import {
  act,
  begin,
  type Course,
  choices,
  isMistake,
  legal,
  mustAnswer,
  outcomeOf,
  type Peeked,
  peekInto,
  pick,
  type Random,
  type Refusal,
  seeded,
  stateOf,
} from '@rose/table';
import { type Action, type LogEntry, type ScenarioName, SEATS, type View, type Why } from '../src/ids.ts';
import { type WithoutAnEnemy, withoutAnEnemy } from '../src/index.ts';

type Table = Course<WithoutAnEnemy>;
interface Ear {
  readonly entries: Map<string, Peeked<LogEntry>>;
  readonly refusals: Map<string, Why>;
  readonly actions: Map<string, Action>;
  readonly views: View[];
}
export type Heard = Readonly<Ear>;
const VIEWERS = [...SEATS, 'spectator'] as const;

const opened = (scenario: ScenarioName, random: Random): Table => {
  const course = begin(withoutAnEnemy, { options: { scenario } }, random);
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  return course;
};
const keepTold = (ear: Ear, told: readonly { readonly entry: LogEntry }[]): void => {
  for (const { entry } of told)
    for (const viewer of VIEWERS) {
      const seen = peekInto(entry, viewer);
      ear.entries.set(JSON.stringify(seen), seen);
    }
};
/** What the kernel refuses is put into words elsewhere. */
const OF_THE_KERNEL = ['not-now', 'not-your-turn', 'game-is-over', 'not-an-action'];
const keepRefusal = (ear: Ear, { because }: Refusal<WithoutAnEnemy>): void => {
  if (!OF_THE_KERNEL.includes(because.why)) ear.refusals.set(JSON.stringify(because), because as Why);
};
const lookAround = (ear: Ear, course: Table, seat: WithoutAnEnemy['seat']): void => {
  const state = stateOf(course);
  for (const viewer of VIEWERS) ear.views.push(withoutAnEnemy.view(state, viewer));
  const { may, mayNot } = choices(withoutAnEnemy, state, seat);
  for (const action of may) ear.actions.set(withoutAnEnemy.write(action), action);
  for (const { refusal } of mayNot) keepRefusal(ear, refusal);
};

/** Whoever ends his actions at once settles nothing: a random hand does so only now and then. */
const anyAction = (course: Table, seat: WithoutAnEnemy['seat'], random: Random): Action => {
  const all = legal(withoutAnEnemy, stateOf(course), seat);
  const busy = all.filter((action) => action.do !== 'end-actions' && action.do !== 'pass');
  return pick(busy.length > 0 && random(6) > 1 ? busy : all, random);
};
const listen = (ear: Ear, scenario: ScenarioName, seed: number): void => {
  const random = seeded(seed);
  const course = opened(scenario, random);
  for (const step of course.steps) keepTold(ear, step.told);
  let last = '';
  while (!outcomeOf(withoutAnEnemy, course)) {
    const seat = pick(mustAnswer(withoutAnEnemy, stateOf(course)), random);
    const { phase } = stateOf(course);
    const moment = `${phase.name} ${'step' in phase ? phase.step : ''}`;
    if (moment !== last) lookAround(ear, course, seat);
    last = moment;
    const step = act(withoutAnEnemy, course, seat, anyAction(course, seat, random), random);
    if ('because' in step) throw new Error(step.because.why);
    keepTold(ear, step.told);
  }
  for (const viewer of VIEWERS) ear.views.push(withoutAnEnemy.view(stateOf(course), viewer));
};

export const hear = (games: readonly (readonly [ScenarioName, number])[]): Heard => {
  const ear: Ear = { entries: new Map(), refusals: new Map(), actions: new Map(), views: [] };
  for (const [scenario, seed] of games) listen(ear, scenario, seed);
  return ear;
};
