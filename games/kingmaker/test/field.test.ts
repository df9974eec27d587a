// 15.2, 15.3 Battle in lines and columns.
import { describe, expect, test } from 'vitest';
import { kingmaker } from '../src/index.ts';
import { chancesOf } from '../src/rules/field/encounters.ts';
import { NONE } from '../src/rules/spots.ts';
import { at, type Board, board, holds, keepers, legal, may, phase, play, say, told, why } from './scene.ts';

/** The first card only tells the weather: of e01 and those after it the lowest comes first. */
const war = (given: Board) =>
  board({ phase: 'combat', events: 'e01 e10 e11 e13', ...given, options: { advanced: true, ...given.options } });
const alive = [4, 4];
const two: Board = { red: 'percy york', yellow: 'neville york' };

describe('15.2 setting up', () => {
  test('case 228 a Free Move is kept and replaced; bad weather puts the battle off', () => {
    const weather = play(war({ ...two, events: 'e05 e18', dice: [2, 1] }), 'attack neville', 'turn-card');
    expect(holds(weather, 'e18', 'e05')).toEqual(['hand:red', 'discard']);
    expect(told(weather, 'bad-weather')).toHaveLength(1);
    // Two nobles stand both in front, or one behind the other, or one in reserve.
    const s = play(
      war({ red: 'percy york; grey york', yellow: 'neville york', dice: [1] }),
      'attack neville',
      'turn-card',
    );
    expect([phase(s), s.active()]).toEqual(['field', ['red']]);
    expect(why(s, 'deploy grey second-2')).toBe('nobody-before-him');
    expect(why(s, 'ready')).toBe('needs-a-front');
    const one = play(s, 'deploy percy front-2');
    may(one, 'deploy grey front-1');
    may(one, 'deploy grey second-2');
    expect(say(play(one, 'ready')).phase).toMatchObject({ space: { percy: 1, grey: 6, neville: 1 } });
  });
  test('15.2 who stands behind is seen by his own side only', () => {
    const s = play(
      war({ red: 'percy york; grey york; roos york', yellow: 'neville york', dice: [1] }),
      'attack neville',
      'turn-card',
      'deploy percy front-2',
      'deploy roos second-2',
      'ready',
    );
    const space = (seat: 'red' | 'yellow') => {
      const facts = kingmaker.view(s.state, seat).phase;
      return facts.name === 'field' ? facts.space : {};
    };
    expect(space('red')).toMatchObject({ roos: 4, grey: 6 });
    expect(space('yellow')).toMatchObject({ grey: 4, roos: 6, percy: 1 });
  });
  const lines = (...orders: readonly string[]) =>
    play(
      war({
        red: 'percy york; grey york; roos york; scrope york',
        yellow: 'neville york',
        heirs: { margaret: 'york red' },
        events: 'e01 e10 e11 e13 e28',
        dice: [1, 1, ...Array(40).fill(4)],
      }),
      'attack neville',
      'turn-card',
      ...orders,
    );
  const seenBy = (seat: 'red' | 'yellow' | 'spectator', ...orders: readonly string[]) =>
    kingmaker.view(lines(...orders).state, seat);
  test('15.2 while a side sets up others do not see who has a space, nor with whom an heir stands', () => {
    const begun = seenBy('yellow');
    expect(seenBy('yellow', 'deploy percy front-2')).toEqual(begun);
    expect(seenBy('yellow', 'deploy percy front-2', 'deploy roos second-2')).toEqual(begun);
    expect(seenBy('yellow', 'stand-with margaret roos')).toEqual(begun);
    expect(seenBy('red', 'stand-with margaret roos')).not.toEqual(seenBy('red'));
  });
  test.for(['yellow', 'spectator'] as const)('15.2 nor, to %s, who of those behind has shifted', (seat) => {
    const shifted = (noble: string) =>
      seenBy(seat, 'deploy percy front-2', 'ready', 'engage front-2', `shift ${noble} second-2`);
    expect(shifted('roos').phase).toMatchObject({ name: 'field', step: 'shift', asked: 0 });
    expect(shifted('roos')).toEqual(shifted('scrope'));
    expect(shifted('roos')).toEqual(shifted('grey'));
  });
});

describe('15.3 encounters', () => {
  test('case 66 one step for the original defender when attacked, and none when he attacks', () => {
    const dice = [1, 1, ...alive, ...alive, 1, ...alive, ...alive];
    const s = play(war({ ...two, dice }), 'attack neville', 'turn-card', 'engage front-2');
    expect(told(s, 'encounter')).toMatchObject([{ men: [100, 50], odds: '3-2', winner: null }]);
    const back = play(s, 'ready', 'ready', 'engage front-2');
    expect(told(back, 'encounter').at(-1)).toMatchObject({ odds: '2-1' });
    // An heir in the attacker's front line takes the step back, and gives one where there was none.
    const given = { ...two, heirs: { margaret: 'york red' }, dice: [1, 1, ...alive, ...alive, ...alive] };
    const royal = play(war(given), 'attack neville', 'turn-card', 'engage front-2');
    expect(told(royal, 'encounter')).toMatchObject([{ odds: '2-1' }]);
    expect([chancesOf([100, 50], NONE), chancesOf([100, 50], 0)]).toEqual([
      { odds: '2-1', side: 0 },
      { odds: '3-1', side: 0 },
    ]);
  });
  test('case 67 even, heir against position: even; a step makes a majority of even', () => {
    expect(chancesOf([100, 100], NONE)).toEqual({ odds: 'even', side: NONE });
    expect(chancesOf([100, 100], 1)).toEqual({ odds: 'majority', side: 1 });
    const given: Board = {
      red: 'percy york',
      yellow: 'neville york westmorland+saxon-1',
      heirs: { margaret: 'york red' },
      dice: [1, 1, ...alive, ...alive, ...alive],
    };
    const s = play(war(given), 'attack neville', 'turn-card', 'engage front-2');
    expect(told(s, 'encounter')).toMatchObject([{ men: [100, 100], odds: 'even' }]);
  });
  test('15.3 a step for the weaker side lowers the odds; beyond 4-1 there is nothing', () => {
    expect(chancesOf([110, 100], 1)).toEqual({ odds: 'even', side: NONE });
    expect(chancesOf([900, 100], 0)).toEqual({ odds: '4-1', side: 0 });
  });
  const three: Board = {
    red: 'percy york; grey york; roos york',
    yellow: 'neville york; hastings york',
  };
  test('case 183 an unopposed noble joins the nearest encounter only', () => {
    const s = play(
      war({ ...three, dice: [1] }),
      'attack hastings',
      'turn-card',
      'deploy neville front-1',
      'deploy hastings front-2',
      'deploy percy front-1',
      'deploy grey front-2',
      'deploy roos front-3',
      'engage front-1',
      'engage front-2',
    );
    expect(s.active()).toEqual(['red']);
    expect(why(s, 'support roos front-1')).toBe('not-the-nearest-fight');
    expect(legal(s, 'support')).toEqual(['support roos front-2']);
  });
  test('case 184 men are detached in tens, as long as two to one is kept', () => {
    const s = play(
      war({ red: 'percy york treasurer; roos york', yellow: 'scrope york burgundian-1; hastings york', dice: [1] }),
      'attack hastings',
      'turn-card',
      'deploy scrope front-1',
      'deploy hastings front-2',
      'deploy percy front-1',
      'deploy roos front-2',
      'engage front-1',
      'engage front-2',
    );
    expect(why(s, 'detach percy 80 front-2')).toBe('not-two-to-one');
    expect(why(s, 'detach percy 65 front-2')).toBe('not-so-many');
    may(s, 'detach percy 70 front-2');
  });
  /** Hastings, with Edward of March, has just lost his encounter; Scrope stood behind him. */
  const beaten = () =>
    play(
      war({
        red: 'percy york marshal',
        yellow: 'hastings york; scrope york',
        heirs: { 'edward-march': 'york yellow' },
        events: 'e01 e02 e10',
        dice: [1, 1, ...alive, ...alive, ...alive],
      }),
      'attack hastings',
      'pass',
      'turn-card',
      'deploy hastings front-2',
      'deploy scrope second-2',
      'engage front-2',
      'ready',
      'ready',
    );
  test('case 185 who stands behind a front noble that was taken steps forward', () => {
    const s = beaten();
    expect(told(s, 'encounter')).toMatchObject([{ odds: '3-1', winner: 'red' }]);
    expect(say(s).phase).toMatchObject({ name: 'field', step: 'shift', space: { scrope: 1 } });
  });
  test('case 229 who loses his encounter is taken with his heir, and both leave the field', () => {
    const s = beaten();
    expect([at(s, 'hastings'), keepers(s, 'edward-march')]).toEqual([['captive:red'], ['red']]);
    const { space } = say(s).phase as unknown as { space: object };
    expect([Object.keys(space).includes('hastings'), Object.keys(space).includes('scrope')]).toEqual([false, true]);
  });
  test('15.3 a front noble who loses is taken with the heir at his side', () => {
    const s = play(
      war({
        red: 'percy york marshal',
        yellow: 'roos york; grey york',
        heirs: { 'edward-march': 'york yellow' },
        events: 'e01 e02 e10',
        dice: [1, 1, ...alive, ...alive, ...alive],
      }),
      'attack grey',
      'pass',
      'turn-card',
      'deploy roos front-2',
      'stand-with edward-march roos',
      'ready',
      'engage front-2',
    );
    expect([at(s, 'roos', 'grey'), keepers(s, 'edward-march')]).toEqual([['captive:red', 'york'], ['red']]);
    expect(say(s).phase).toMatchObject({ space: { grey: 6 } });
  });
  test('15.3 prisoners may be exchanged during the battle, or executed', () => {
    const s = play(
      war({
        red: 'percy york marshal; scrope york; audley york',
        yellow: 'neville york constable-dover; hastings york; greystoke york',
        events: 'e01 e02 e29 e31 e10',
        // The weather; then Percy beats Hastings and Neville beats Scrope; nobody falls.
        dice: [1, 1, ...alive, ...alive, 1, ...alive, ...alive],
      }),
      'attack greystoke',
      'turn-card',
      'deploy hastings front-1',
      'deploy neville front-3',
      'deploy greystoke second-3',
      'deploy percy front-1',
      'deploy scrope front-3',
      'deploy audley second-1',
      'engage front-1',
      'engage front-3',
      'ready',
      'ready',
    );
    expect(at(s, 'hastings', 'scrope')).toEqual(['captive:red', 'captive:yellow']);
    may(s, 'execute hastings');
    const offered = play(s, 'exchange hastings scrope');
    expect(offered.active()).toEqual(['yellow']);
    const after = play(offered, 'agree');
    expect(at(after, 'hastings', 'scrope')).toEqual(['york', 'york']);
    expect(say(after).phase).toMatchObject({ step: 'shift', space: { hastings: 6, scrope: 6 } });
  });
  test('case 68 a titled noble who falls may be succeeded, an untitled one not', () => {
    const given: Board = {
      red: 'percy york marshal',
      yellow: 'talbot york falcon+admiral; grey london',
      events: 'e01 e10',
    };
    const fight = (dice: readonly number[], board: Board = given) =>
      play(war({ ...board, dice: [1, 1, ...alive, ...dice] }), 'attack talbot', 'turn-card', 'engage front-2');
    const loyal = fight([1, 1, 3, 3]);
    expect(told(loyal, 'loyalty')).toMatchObject([{ noble: 'talbot', dice: 6, stays: true }]);
    expect([holds(loyal, 'talbot', 'falcon', 'admiral'), phase(loyal)]).toEqual([
      ['yellow', 'deck', 'chancery'],
      'homecoming',
    ]);
    expect(at(play(loyal, 'place talbot in:sheffield'), 'talbot')).toEqual(['in:sheffield']);
    const untitled = play(
      war({ ...given, yellow: 'audley york', dice: [1, 1, ...alive, 1, 1] }),
      'attack audley',
      'turn-card',
      'engage front-2',
    );
    expect([told(untitled, 'loyalty'), at(untitled, 'audley')]).toEqual([[], ['-']]);
  });
});

describe('15.2 shifting and the end', () => {
  test('case 186 both in a row attack nobody: the battle ends', () => {
    const s = play(war({ ...two, dice: [1] }), 'attack neville', 'turn-card', 'ready', 'ready', 'ready', 'ready');
    expect(told(s, 'field-left')).toHaveLength(1);
    expect(at(s, 'percy', 'neville')).toEqual(['york', 'york']);
  });
  test('15.3 in a battle that nobody won each side keeps its prisoners', () => {
    const s = play(
      war({
        red: 'percy york marshal; scrope york',
        yellow: 'neville york constable-dover; hastings york',
        events: 'e01 e02 e29 e10',
        dice: [1, 1, ...alive, ...alive, 1, ...alive, ...alive],
      }),
      'attack hastings',
      'turn-card',
      'deploy hastings front-1',
      'deploy neville front-3',
      'deploy percy front-1',
      'deploy scrope front-3',
      'engage front-1',
      'engage front-3',
      // Both send nobody elsewhere and shift nobody; yellow attacks nobody, then red.
      'ready',
      'ready',
      'ready',
      'ready',
      'ready',
      'ready',
      'ready',
      'ready',
    );
    expect(told(s, 'field-left')).toHaveLength(1);
    // Yellow is asked about Scrope, then red about Hastings.
    expect([phase(s), s.active()]).toEqual(['prisoners', ['yellow']]);
    const then = play(s, 'hold scrope');
    expect([phase(then), then.active(), legal(then, 'hold')]).toEqual(['prisoners', ['red'], ['hold hastings']]);
  });
  test('15.2 a front noble moves to a neighbouring space, never straight to the reserve', () => {
    const s = play(
      war({ ...two, red: 'percy york; grey york', dice: [1] }),
      'attack neville',
      'turn-card',
      'deploy percy front-2',
      'ready',
      'ready',
    );
    expect(say(s).phase).toMatchObject({ step: 'shift', asked: 0 });
    expect(why(s, 'shift percy reserve')).toBe('not-a-neighbour');
    expect(why(s, 'shift percy second-2')).toBe('nobody-before-him');
    may(s, 'shift grey second-2');
    const moved = play(s, 'shift percy front-3');
    expect(why(moved, 'shift percy front-2')).toBe('has-shifted');
    expect(why(moved, 'shift grey second-2')).toBe('nobody-before-him');
  });
  test('15.3 the side that is left holds its prisoners and frees its own', () => {
    const s = play(
      war({ red: 'percy york marshal', yellow: 'hastings york', events: 'e01 e02', dice: [1, 1, ...alive, ...alive] }),
      'attack hastings',
      'turn-card',
      'engage front-2',
    );
    expect(told(s, 'field-won')).toEqual([{ say: 'field-won', seat: 'red' }]);
    expect([phase(s), s.active(), at(s, 'hastings')]).toEqual(['prisoners', ['red'], ['captive:red']]);
  });
});
