// 7.1 The chances shown before a combat, against the engine itself: every card of the deck is turned once.
import { describe, expect, test } from 'vitest';
import { kingmaker } from '../src/index.ts';
import { goneFrom, unseenBy } from '../src/mind/odds-unseen.ts';
import { E, EVENT_NAMES, resultOf } from '../src/rules/data/events.ts';
import { at, type Board, board, play, type Scene, told, words } from './scene.ts';

const DECK = 'e02 e05 e09 e10 e15 e18 e29 e44 e48 e53';
const deciding = words(DECK).filter((card) => resultOf(E[card as keyof typeof E]) !== 'none');
/** As if every card that lies discarded had been turned before all eyes. */
const seenBefore = (s: Scene) => {
  const { events } = kingmaker.toPosition(s.state) as { events: Record<string, string> };
  return [EVENT_NAMES.filter((card) => events[card] === 'discard').map((card) => ({ say: 'combat-card', card }))];
};
const declared = (given: Board, text: string) => play(board({ phase: 'combat', events: DECK, ...given }), text);
/** Each card alone in the deck: how often it ends so. */
const shareOf = (given: Board, text: string, happens: (s: Scene) => boolean): number =>
  deciding.filter((card) => happens(play(board({ phase: 'combat', ...given, events: card }), text, 'turn-card')))
    .length / deciding.length;
const oddsFor = (s: Scene, seat: 'red' | 'yellow') =>
  kingmaker.odds?.(
    kingmaker.view(s.state, seat),
    seat,
    [],
    () => 1,
    () => false,
  );

const FORCES: Board = { red: 'percy york; hastings york', yellow: 'scrope york westmorland; clifford york' };

describe('7.1 the cards not yet seen', () => {
  test('with all discards seen, they are the deck itself', () => {
    const s = declared(FORCES, 'attack clifford');
    const view = kingmaker.view(s.state, 'red');
    expect(unseenBy(view, seenBefore(s))).toEqual(words(DECK).map((card) => E[card as keyof typeof E]));
    expect(unseenBy(view).length).toBeGreaterThan(60);
  });
  test('own Event cards are counted out, those of others are not', () => {
    const s = declared({ ...FORCES, hands: { red: 'e30', yellow: 'e31' } }, 'attack clifford');
    const story = seenBefore(s);
    expect(unseenBy(kingmaker.view(s.state, 'red'), story)).toContain(E.e31);
    expect(unseenBy(kingmaker.view(s.state, 'red'), story)).not.toContain(E.e30);
  });
  test('17.3 a card that was shuffled back may come again', () => {
    const story = [[{ say: 'card-turned', card: 'e02' }], [{ say: 'card-turned', card: 'e09' }]];
    expect([...goneFrom(story, 2)]).toEqual([E.e09, E.e02]);
    expect([...goneFrom(story, 1)]).toEqual([E.e09]);
    const kept = [[{ say: 'card-kept', card: 'e30' }], [{ say: 'free-move' }], [{ say: 'card-turned', card: 'e09' }]];
    expect([...goneFrom(kept, 2)]).toEqual([E.e09, E.e30]);
    expect([...goneFrom(kept, 1)]).toEqual([E.e09]);
  });
});

describe('7.2 chances of a battle', () => {
  test('how it ends and who falls, as often as the cards say', async () => {
    const { chancesOf } = await import('../src/mind/odds-cards.ts');
    const s = declared(FORCES, 'attack clifford');
    const unseen = unseenBy(kingmaker.view(s.state, 'red'), seenBefore(s));
    const names = { percy: 16, hastings: 10, scrope: 19, clifford: 4 } as const;
    const fight = {
      kind: 'battle',
      advanced: false,
      attackers: { nobles: [names.percy, names.hastings], heirs: [], men: 110 },
      defenders: { nobles: [names.scrope, names.clifford], heirs: [], men: 60 },
    } as const;
    const chances = chancesOf(fight, unseen, () => false);
    expect(chances.odds).toBe('3-2');
    const shares = {
      win: shareOf(FORCES, 'attack clifford', (end) => told(end, 'battle-won').length > 0),
      draw: shareOf(FORCES, 'attack clifford', (end) => told(end, 'indecisive').length > 0),
      weather: shareOf(FORCES, 'attack clifford', (end) => told(end, 'bad-weather').length > 0),
    };
    for (const [ending, share] of Object.entries(shares))
      expect([ending, chances.ends[ending as 'win']]).toEqual([ending, expect.closeTo(share, 10)]);
    for (const [name, noble] of Object.entries(names))
      expect([name, chances.deaths.get(noble)]).toEqual([
        name,
        expect.closeTo(
          shareOf(FORCES, 'attack clifford', (end) => at(end, name)[0] === '-'),
          10,
        ),
      ]);
    expect(chances.fields.reduce((sum, { cards }) => sum + cards, 0)).toBe(deciding.length);
  });
  test('both sides are told the same, each from its own end', () => {
    const s = declared(FORCES, 'attack clifford');
    const [own, other] = [oddsFor(s, 'red'), oddsFor(s, 'yellow')];
    expect([own?.win, own?.lose, own?.against]).toEqual([other?.lose, other?.win, 'yellow']);
    expect((own?.win ?? 0) + (own?.lose ?? 0) + (own?.neither ?? 0)).toBeCloseTo(1, 10);
    expect(own?.exact).toBe(true);
  });
  test('before anything is declared the same is said of the attack', () => {
    const s = board({ phase: 'combat', events: DECK, ...FORCES });
    const action = kingmaker.read('attack clifford');
    const view = kingmaker.view(s.state, 'red');
    const before =
      action &&
      kingmaker.odds?.(
        view,
        'red',
        [action],
        () => 1,
        () => false,
      );
    expect(before).toEqual(oddsFor(declared(FORCES, 'attack clifford'), 'red'));
  });
});
describe('7.2 a march to somebody in the open', () => {
  const oddsOf = (given: Board, text: string) => {
    const s = board({ events: DECK, ...given });
    const action = kingmaker.read(text);
    return (
      action &&
      kingmaker.odds?.(
        kingmaker.view(s.state, 'red'),
        'red',
        [action],
        () => 1,
        () => false,
      )
    );
  };
  const FROM_AFAR: Board = { ...FORCES, red: 'percy pocklington; hastings pocklington', phase: 'movement' };
  test('tells the chances of the battle it leads to', () => {
    const there = oddsOf({ ...FORCES, phase: 'combat' }, 'attack clifford');
    expect(there?.win).toBeGreaterThan(0);
    expect(oddsOf(FROM_AFAR, 'march percy york')).toEqual(there);
  });
  test('tells none where nobody stands, between allies, or where it cannot be known who would be fought', () => {
    expect(oddsOf(FROM_AFAR, 'march percy helmsley')).toBeUndefined();
    expect(
      oddsOf(
        { ...FROM_AFAR, options: { alliances: true }, more: { alliance: { red: 'red', yellow: 'red' } } },
        'march percy york',
      ),
    ).toBeUndefined();
    expect(oddsOf({ ...FROM_AFAR, blue: 'neville york' }, 'march percy york')).toBeUndefined();
  });
});
test('7.1 whoever weighs knows the table and not its story, and says so as soon as cards were seen', () => {
  const fresh = board({ phase: 'combat', ...FORCES, events: EVENT_NAMES.join(' ') });
  const seen = board({ phase: 'combat', events: DECK, ...FORCES });
  const forgets = (s: Scene) => oddsFor(play(s, 'attack clifford'), 'red')?.forgets;
  expect([forgets(fresh), forgets(seen)]).toEqual([false, true]);
});
describe('7.3 chances of a siege', () => {
  const SIEGE: Board = { red: 'percy york marshal+chancellor+burgundian-1+burgundian-2', yellow: 'scrope in:york' };
  test('taken unless the weather is bad, or everybody before it falls', () => {
    const s = declared(SIEGE, 'besiege york');
    const odds = oddsFor(s, 'red');
    const unseen = unseenBy(kingmaker.view(s.state, 'red'));
    const results = unseen.filter((card) => resultOf(card) !== 'none');
    const bad = results.filter((card) => resultOf(card) === 'bad-weather').length;
    expect(odds?.place).toBe('york');
    expect(odds?.neither).toBeGreaterThan(bad / results.length);
    expect(odds?.win).toBeLessThan(1 - bad / results.length);
    const taken = shareOf(SIEGE, 'besiege york', (end) => told(end, 'place-taken').length > 0);
    const holds = shareOf(SIEGE, 'besiege york', (end) => told(end, 'place-holds').length > 0);
    expect(taken + holds).toBeCloseTo(
      deciding.filter((card) => resultOf(E[card as 'e02']) !== 'bad-weather').length / deciding.length,
      10,
    );
  });
});
