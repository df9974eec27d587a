// 12.3 Nobody learns of an offer he is no party to: not from views, choices, log lines, names or numbers.
import {
  type AnyGame,
  act,
  begin,
  type Course,
  choices,
  isMistake,
  items,
  type Kind,
  legal,
  mayAct,
  mustAnswer,
  outcomeOf,
  peekInto,
  pick,
  sampled,
  seeded,
  stateOf,
} from '@rose/table';
import { judgeChange, judgeStateWhole, type Moment } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { kingmaker } from '../src/index.ts';
import { type Board, board, play, type Scene } from './scene.ts';

type Who = 'red' | 'yellow' | 'blue' | 'green';
const table: Board = {
  red: 'percy york town-bristol; neville london swan',
  yellow: 'roos york saxon-1',
  blue: 'grey dover',
  green: 'howard in:tendring',
  hands: { red: 'falcon e28 e18', yellow: 'flemish-1 e29', blue: 'kent e30', green: 'essex e31' },
  options: { players: 4, alliances: true },
};
/** All that a seat is shown, offered, refused and told. */
const knowledge = ({ state, log }: Scene, seat: Who): object => ({
  view: kingmaker.view(state, seat),
  choices: choices(kingmaker, state, seat),
  items: items(kingmaker, state, seat),
  must: mustAnswer(kingmaker, state),
  phase: state.phase.name,
  heard: log.map((entry) => peekInto(entry, seat)).filter((entry) => entry !== undefined),
});
const tag = (s: Scene, seat: Who): string => kingmaker.view(s.state, seat).offers[0]?.tag ?? '';

describe('12.3 worlds that one seat cannot tell apart', () => {
  const parties: readonly (readonly [string, (s: Scene) => Scene])[] = [
    ['none was made', (s) => s],
    ['one was made', (s) => s.play('red', 'offer red>yellow:hand:falcon,yellow>red:card:saxon-1:percy -')],
    ['one with words was made', (s) => s.play('yellow', 'offer yellow>red:any:writ I%20come%20to%20York')],
    [
      'one was made and refused',
      (s) => {
        const made = s.play('red', 'offer red>yellow:hand:falcon -');
        return made.play('yellow', `refuse ${tag(made, 'yellow')}`);
      },
    ],
    [
      'one was countered',
      (s) => {
        const made = s.play('red', 'offer red>yellow:hand:falcon -');
        return made.play('yellow', `counter ${tag(made, 'yellow')} yellow>red:hand:flemish-1 -`);
      },
    ],
    [
      'one of three parties has agreed',
      (s) => {
        const made = s.play('red', 'offer red>yellow:hand:falcon,yellow>blue:any:writ -');
        return made.play('yellow', `accept ${tag(made, 'yellow')}`);
      },
    ],
    [
      'one was retracted',
      (s) =>
        s
          .play('red', 'offer ally:red+yellow -')
          .play('red', `retract ${tag(s.play('red', 'offer ally:red+yellow -'), 'red')}`),
    ],
  ];
  test.each(parties)('to green it is the same: %s', (_, bargain) => {
    const s = board(table);
    const then = bargain(s);
    expect(knowledge(then, 'green')).toEqual(knowledge(s, 'green'));
    expect(kingmaker.view(then.state, 'spectator')).toEqual(kingmaker.view(s.state, 'spectator'));
    // And so it stays when the game goes on.
    const [later, before] = [play(then, 'march neville st-albans'), play(s, 'march neville st-albans')];
    expect(knowledge(later, 'green')).toEqual(knowledge(before, 'green'));
  });
  test('an offer that lapses because of what another does tells him nothing', () => {
    const made = board({
      ...table,
      turn: 'green',
      green: 'howard york marshal+burgundian-1',
      phase: 'combat',
      events: 'e32',
    }).play('yellow', 'offer yellow>red:card:saxon-1:percy -');
    const none = board({
      ...table,
      turn: 'green',
      green: 'howard york marshal+burgundian-1',
      phase: 'combat',
      events: 'e32',
    });
    const [fought, calm] = [play(made, 'attack roos', 'turn-card'), play(none, 'attack roos', 'turn-card')];
    expect(kingmaker.view(fought.state, 'yellow').offers).toEqual([]);
    expect(knowledge(fought, 'green')).toEqual(knowledge(calm, 'green'));
  });
  test('who is asked for a card learns of it; that he has it not, only he learns', () => {
    const s = board(table).play('red', 'offer red>yellow:hand:falcon,yellow>red:hand:trinity -');
    const other = board({ ...table, hands: { ...table.hands, yellow: 'trinity e29' } });
    const with_ = other.play('red', 'offer red>yellow:hand:falcon,yellow>red:hand:trinity -');
    expect(knowledge(with_, 'red')).toEqual(knowledge(s, 'red'));
    expect(s.try('yellow', `accept ${tag(s, 'yellow')}`)?.because.why).toBe('not-in-hand');
    expect(with_.try('yellow', `accept ${tag(with_, 'yellow')}`)).toBeUndefined();
  });
});

/** Games in which everybody bargains all the time, held to the laws about knowledge. */
const bargain = (seed: number, options: object, most: number): readonly string[] => {
  const game = kingmaker as unknown as AnyGame;
  const [chooser, judge] = [seeded(seed), seeded(seed + 1)];
  const course = begin(game, { options }, chooser);
  if (isMistake(course)) throw new Error(course.reason);
  const seats = game.seats(course.opening.options);
  const broken: string[] = [];
  for (let n = 0; n < most && broken.length === 0 && !outcomeOf(game, course as Course<Kind>); n++) {
    const state = stateOf(course);
    const before: Moment = { game, seats, state, pool: [], random: judge };
    const asked = chooser(3) === 1 ? [...mayAct(game, state), ...mustAnswer(game, state)] : mustAnswer(game, state);
    const seat = pick(asked, chooser);
    const answers = legal(game, state, seat).filter((action) => action.do === 'accept');
    const offer = chooser(2) === 1 ? sampled(game, state, seat, chooser) : undefined;
    const actions = answers.length > 0 && chooser(2) === 1 ? answers : legal(game, state, seat);
    const action = offer ?? (actions.length > 0 ? pick(actions, chooser) : undefined);
    if (!action) continue;
    const step = act(game, course, seat, action, chooser);
    if ('because' in step) return [`${seat} ${game.write(action)} is refused`];
    const isParley = ['offer', 'counter', 'accept', 'refuse', 'retract'].includes(action.do);
    if (!isParley || judge(3) > 1) continue;
    const breaches = [
      ...judgeChange({ before, seat, action, step }),
      ...judgeStateWhole({ ...before, state: step.state }, ['view-knows-no-more', 'open-is-sound', 'assert-holds']),
    ];
    broken.push(...breaches.map(({ law, message }) => `${law}: ${message}`));
  }
  return broken;
};
test('games full of bargains keep the laws about knowledge', { timeout: 300_000 }, () => {
  expect(bargain(31, { players: 3, alliances: true }, 260)).toEqual([]);
  expect(bargain(77, { players: 4, tradeAll: true, votes: true, alliances: true }, 220)).toEqual([]);
});
