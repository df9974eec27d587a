// Cases that look at the whole table: decks, leave, windows, defaults, records, and a few of single rules.
import { isRefusal, legal as legalOf, mustAnswer, open, pick, play as playOn, seeded } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { type Kingmaker, kingmaker } from '../src/index.ts';
import { CROWN, crownName, isAdvancedCrown } from '../src/rules/data/crown.ts';
import { EVENTS, isAdvancedEvent, isVariant } from '../src/rules/data/events.ts';
import { OPTION_SPECS, type Options } from '../src/rules/options.ts';
import { DECK, handOf, OUT } from '../src/rules/spots.ts';
import { at, board, holds, keepers, legal, may, play, type Scene, say, told } from './scene.ts';

const options = (some: Partial<Options>): Options =>
  ({
    ...Object.fromEntries(Object.entries(OPTION_SPECS).map(([key, spec]) => [key, spec.default])),
    ...some,
  }) as Options;
/** A seed with which everybody is dealt a noble, so that nobody turns up more. */
const dealt = (players: number): Kingmaker['state'] => {
  for (let seed = 0; seed < 500; seed++) {
    const { state } = open(kingmaker, options({ players }), seeded(seed));
    const hands = Array.from(
      { length: players },
      (_, seat) => state.held.filter((holder) => holder === handOf(seat)).length,
    );
    if (hands.every((cards) => cards === Math.floor(36 / players))) return state;
  }
  throw new Error('no such deal');
};
const inDeck = ({ held }: Kingmaker['state']): number => held.filter((holder) => holder === DECK).length;

describe('1 decks and deal', () => {
  test('case 2 two players: 18 each, and no card of the advanced game in either deck', () => {
    const state = dealt(2);
    expect(state.held.filter((holder) => holder === handOf(0))).toHaveLength(18);
    for (const card of CROWN)
      expect([crownName(card), state.held[card] === OUT]).toEqual([crownName(card), isAdvancedCrown(card)]);
    for (const event of EVENTS) expect(state.events[event] === OUT).toBe(isAdvancedEvent(event) || isVariant(event));
    expect(state.held.filter((holder) => holder !== OUT)).toHaveLength(75);
    expect(state.events.filter((holder) => holder !== OUT)).toHaveLength(82);
  });
  test('case 73 three, four, five and six players: what the deck keeps', () => {
    expect([3, 4, 5, 6].map((players) => inDeck(dealt(players)))).toEqual([39, 39, 40, 39]);
  });
});

describe('3, 5 places and heirs', () => {
  const nottingham = { noted: { nottingham: 'roos' } };
  test('case 101 refused, or without an answer, a stack stays before the gate; with standing leave nobody is asked', () => {
    const s = board({ red: 'grey derby', yellow: 'roos in:belvoir', more: nottingham });
    const asked = play(s, 'march grey in:nottingham');
    expect(at(asked.play('yellow', 'answer grey no'), 'grey')).toEqual(['nottingham']);
    expect(kingmaker.phases.movement.byDefault?.(asked.state as never, 'yellow')).toEqual(
      kingmaker.read('answer grey no'),
    );
    const open = board({
      red: 'grey derby',
      yellow: 'roos in:belvoir',
      more: { ...nottingham, leaveAll: { yellow: ['red'] } },
    });
    const gone = play(open, 'march grey in:nottingham');
    expect([at(gone, 'grey'), told(gone, 'leave-asked')]).toEqual([['in:nottingham'], []]);
  });
  test('case 52 two factions with an uncontrolled heir: nobody’s until one is alone with him', () => {
    const both = board({ red: 'grey bala; percy york', yellow: 'roos bala', heirs: { margaret: 'bala' } });
    expect(keepers(play(both, 'end-movement'), 'margaret')).toEqual([null]);
    const alone = board({ red: 'grey bala; percy york', yellow: 'roos york', heirs: { margaret: 'bala' } });
    expect(keepers(play(alone, 'end-movement'), 'margaret')).toEqual(['red']);
  });
  test('case 135 an heir alone in the open is taken by who comes; behind his controller’s walls he is not', () => {
    const heir = (spot: string) =>
      play(
        board({ red: 'grey bala; percy york', yellow: 'stafford york', heirs: { margaret: `${spot} yellow` } }),
        'march grey brecon',
        'end-movement',
      );
    expect([keepers(heir('brecon'), 'margaret'), keepers(heir('in:brecon'), 'margaret')]).toEqual([
      ['red'],
      ['yellow'],
    ]);
  });
  test('case 217 left alone inside a friendly town she stays his, and her escort marches away', () => {
    const s = board({ red: 'percy in:coventry town-coventry', heirs: { margaret: 'in:coventry red' } });
    const left = play(s, 'group percy', 'march percy warwick', 'end-movement');
    expect([at(left, 'percy', 'margaret'), keepers(left, 'margaret')]).toEqual([['warwick', 'in:coventry'], ['red']]);
  });
  test('case 242 from Anglesey to the Caernarvon area, as a whole move', () => {
    const s = board({ red: 'percy anglesey; roos york' });
    const crossed = play(s, 'march percy caernarvon');
    expect([at(crossed, 'percy'), legal(crossed, 'march percy')]).toEqual([['caernarvon'], []]);
  });
  test('case 236 leave is asked as often as somebody wants to pass, and answered each time', () => {
    const s = board({ red: 'grey derby; percy derby; audley derby', yellow: 'roos in:belvoir', more: nottingham });
    const apart = play(s, 'group grey', 'group percy');
    const asked = ['audley', 'grey', 'percy'].reduce(
      (now, noble) => now.play('red', `march ${noble} in:nottingham`).play('yellow', `answer ${noble} no`),
      apart,
    );
    expect(told(asked, 'leave-answered').map(({ leave }) => leave)).toEqual(['no', 'no', 'no']);
  });
});

describe('4, 7 cards and combat', () => {
  test('case 41 a besieger of fifty is called away, and the rest are too few', () => {
    const s = (cards: string): Scene =>
      board({
        red: `mowbray pontefract; percy pontefract ${cards}`,
        phase: 'chance',
        events: 'e62',
        more: { siege: { pontefract: 'red' } },
      });
    expect([at(s('treasurer'), 'mowbray'), say(s('treasurer')).siege]).toEqual([['in:epworth'], {}]);
    expect(say(s('marshal')).siege).toEqual({ pontefract: 'red' });
  });
  test('case 119 used cards are shuffled in when one is needed and none is left; held ones are not', () => {
    const none = Object.fromEntries(Object.keys(say(board({ red: 'percy york' })).events).map((name) => [name, 'out']));
    const s = board({
      red: 'percy york',
      yellow: 'roos york',
      phase: 'combat',
      more: { events: { ...none, e18: 'deck', e04: 'discard', e28: 'hand:yellow' } },
    });
    // The last card is a Free Move, which is kept: another is needed at once.
    const fought = play(s, 'attack roos', 'turn-card');
    expect(holds(fought, 'e18', 'e04', 'e28')).toEqual(['hand:red', 'discard', 'hand:yellow']);
    expect(told(fought, 'combat-card').map(({ card }) => card)).toEqual(['e04']);
  });
  test('case 220 the heir is executed, and the attack called off', () => {
    const s = board({
      red: 'percy york',
      yellow: 'roos york',
      heirs: { margaret: 'york yellow' },
      phase: 'combat',
      events: 'e05',
    });
    const off = play(s, 'attack roos').play('yellow', 'execute margaret', 'pass').play('red', 'call-off');
    expect([at(off, 'margaret', 'roos'), holds(off, 'e05')]).toEqual([['-', 'york'], ['deck']]);
    may(off, 'attack roos');
  });
});

describe('17 the table', () => {
  test('case 141 all saw which card was kept; views say how many', () => {
    const s = board({ red: 'percy york', yellow: 'roos dover', phase: 'chance', events: 'e18' });
    expect(holds(s, 'e18')).toEqual(['hand:red']);
    expect(kingmaker.view(s.state, 'yellow').hands.red).toEqual({ crown: 0, events: 1, cards: null });
    expect(JSON.stringify(kingmaker.view(s.state, 'yellow'))).not.toContain('e18');
    expect(kingmaker.view(s.state, 'red').hands.red?.cards).toEqual(['e18']);
  });
  test('case 142 no answer: leave is refused, an offer lapses, a vote is an abstention', () => {
    const asked = play(
      board({ red: 'grey derby', yellow: 'roos in:belvoir', more: { noted: { nottingham: 'roos' } } }),
      'march grey in:nottingham',
    );
    expect(kingmaker.phases.movement.byDefault?.(asked.state as never, 'yellow')).toEqual(
      kingmaker.read('answer grey no'),
    );
    const offered = board({
      red: 'percy york',
      yellow: 'roos york',
      hands: { red: 'falcon swan' },
      phase: { name: 'draw', step: 'play' },
    }).play('red', 'offer red>yellow:hand:falcon -');
    const { offers } = say(offered) as unknown as { offers: readonly { until: number }[] };
    expect(offers[0]?.until).toBe(2);
    const ended = board({
      red: 'percy york',
      yellow: 'roos york',
      hands: { red: 'falcon swan' },
      phase: { name: 'draw', step: 'play' },
      more: { offers, turns: { red: 2 } },
    });
    expect(kingmaker.view(play(ended, 'end-turn').state, 'yellow').offers).toEqual([]);
    const sitting = play(
      board({
        red: 'beaufort in:london constable-tower',
        yellow: 'percy in:alnwick',
        heirs: { henry: 'in:london red' },
        hands: { red: 'e28' },
        chancery: 'marshal',
        phase: 'parliament',
        options: { players: 2, votes: true },
      }),
      'summon percy',
      'nominate percy',
      'consent',
    );
    expect(kingmaker.phases.parliament.byDefault?.(sitting.state as never, 'yellow')).toEqual(
      kingmaker.read('vote abstain abstain'),
    );
  });
  test('case 207 a window asks everybody alike, one after the other, whatever they hold', () => {
    const asked = (red: string, blue: string) =>
      play(
        board({ red: 'percy york', yellow: 'roos dover', blue: 'grey london', turn: 'yellow', hands: { red, blue } }),
        'end-movement',
      ).active();
    expect(asked('e18', 'e28')).toEqual(['red', 'blue']);
    expect(asked('e28', 'e19')).toEqual(['red', 'blue']);
  });

  interface Run {
    readonly state: Kingmaker['state'];
    readonly said: readonly (readonly [Kingmaker['seat'], string])[];
  }
  const random = (
    some: Partial<Options>,
    seed: number,
    most: number,
    look?: (state: Kingmaker['state']) => void,
  ): Run => {
    const [dice, chooser] = [seeded(seed), seeded(seed + 1)];
    let { state } = open(kingmaker, options(some), dice);
    const said: (readonly [Kingmaker['seat'], string])[] = [];
    for (let n = 0; n < most && !kingmaker.outcome(state); n++) {
      const seat = pick(mustAnswer(kingmaker, state), chooser);
      const action = pick(legalOf(kingmaker, state, seat), chooser);
      const played = playOn(kingmaker, state, seat, action, dice);
      if (isRefusal(played)) throw new Error(`${seat} may not ${kingmaker.write(action)}`);
      said.push([seat, kingmaker.write(action)]);
      state = played.state;
      look?.(state);
    }
    return { state, said };
  };
  test('case 204 seven seats, each played by the house: the game goes on to an end', () => {
    const { state } = random({ players: 7, ending: 'short', rounds: 2 }, 11, 5000);
    expect(kingmaker.outcome(state)).toMatchObject({ how: 'counted' });
  });
  test('case 208 after any action every card is in exactly one spot', () => {
    random({ players: 4 }, 5, 250, (state) => {
      kingmaker.assert(state);
      const { held, hands, decks } = kingmaker.everything?.(state) ?? kingmaker.view(state, 'spectator');
      const inHands = Object.values(hands).reduce((sum, { crown }) => sum + crown, 0);
      expect(Object.keys(held).length + inHands + decks.crown + decks.chancery).toBe(CROWN.length);
    });
  });
  test('case 241 the same dice and the same answers are the same game', () => {
    const { state, said } = random({ players: 3 }, 21, 120);
    const dice = seeded(21);
    let again = open(kingmaker, options({ players: 3 }), dice).state;
    for (const [seat, text] of said) {
      const played = playOn(kingmaker, again, seat, kingmaker.read(text) as Kingmaker['action'], dice);
      if (isRefusal(played)) throw new Error(`${seat} may not ${text}`);
      again = played.state;
    }
    expect(kingmaker.toPosition(again)).toEqual(kingmaker.toPosition(state));
  });
});
