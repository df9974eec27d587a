// The touches that express an action: a piece, then where it goes; a card, then who gets it. What has no place on the board
// is a deed of its own, written as a sentence beside it.
import { type Action, type Ballot, E, eventKind, eventName, isEventName, type View, write } from '@rose/kingmaker/ids';
import { CHAMBERS, type Chamber, chambersOf } from './chambers.ts';
import { cardTouch, deedId, groundTouch, moverTouch, pieceTouch, placeTouch, shipTouch } from './touched.ts';

type Gesture = readonly string[];
const deed = (action: Action): Gesture => [deedId(write(action))];
/** Rare things stand behind one button each, so that they crowd nobody. */
const behind = (action: Action): Gesture => [`#${action.do}`, deedId(write(action))];

/** A choice for each House where one has votes, in any order, and the seal. */
export const SEAL = '#seal';
export const ballotTouch = (house: Chamber, how: Ballot): string => `#${house} ${how}`;
const sealed = (action: Extract<Action, { do: 'vote' }>, view: View | undefined): readonly Gesture[] => {
  const mine = chambersOf(view);
  const touches = CHAMBERS.filter((house) => mine.includes(house) || action[house] !== 'abstain').map((house) =>
    ballotTouch(house, action[house]),
  );
  return touches.length > 1
    ? [
        [...touches, SEAL],
        [...touches.toReversed(), SEAL],
      ]
    : [[...touches, SEAL]];
};
const freeMovesOf = (view: View | undefined): readonly string[] =>
  (view === undefined || view.viewer === 'spectator' ? [] : (view.hands[view.viewer]?.cards ?? [])).filter(
    (card) => isEventName(card) && eventKind(E[card]) === 'free-move',
  );
export const gestures = (action: Action, view?: View): readonly Gesture[] => {
  switch (action.do) {
    case 'march':
    case 'cross':
      return [[pieceTouch(action.piece), groundTouch(action.spot)]];
    case 'place':
    case 'enter':
      return [[pieceTouch(action.noble), groundTouch(action.spot)]];
    case 'give':
    case 'play':
    case 'take':
    case 'award':
      return [[cardTouch(action.card), pieceTouch(action.noble)]];
    case 'board':
      return [[pieceTouch(action.piece), shipTouch(action.ship)]];
    case 'sail':
      return [[shipTouch(action.ship), groundTouch(action.spot)]];
    case 'convoy':
      return [[shipTouch(action.ship), shipTouch(action.leader)]];
    case 'assault':
      return [[shipTouch(action.ship), placeTouch(action.place)]];
    // where one ship runs before a storm, her ports alone answer
    case 'shelter':
      return [[shipTouch(action.ship), placeTouch(action.place)], [placeTouch(action.place)]];
    // the button, or the card that is played by it
    case 'free-move':
      return ['#free-move', ...freeMovesOf(view)].map((first) => [first, moverTouch(action.mover)]);
    case 'use-free-move':
      return ['#use-free-move', ...freeMovesOf(view)].map((first) => [first]);
    case 'refuge':
      return [[eventName(action.event), groundTouch(action.spot)]];
    case 'go-in':
      return [deed(action), [pieceTouch(action.noble), placeTouch(action.place)]];
    case 'home':
      return [[pieceTouch(action.noble), placeTouch(action.place)]];
    case 'attack':
      return [[pieceTouch(action.noble)], deed(action)];
    case 'ambush':
    case 'crown':
      return [[pieceTouch(action.piece)], deed(action)];
    case 'besiege':
    case 'town-fight':
    case 'meet-at':
      return [[placeTouch(action.place)], deed(action)];
    case 'give-back':
      return [[cardTouch(action.card)]];
    case 'withdraw':
    case 'withdraw-all':
    case 'end-command':
    case 'judge':
      return [behind(action)];
    case 'ready':
    case 'use-writ':
    case 'end-movement':
    case 'turn-card':
    case 'call-off':
    case 'end-combat':
    case 'stay-out':
    case 'no-parliament':
    case 'abstain':
    case 'consent':
    case 'decline':
    case 'propose':
    case 'unseen':
    case 'end-coronation':
    case 'end-turn':
    case 'wish-end':
    case 'pardon':
    case 'agree':
    case 'disagree':
    case 'leave-alliance':
    case 'recall':
    case 'pass':
      return [[`#${action.do}`]];
    case 'vote':
      return sealed(action, view);
    case 'answer':
    case 'permit':
    case 'permit-all':
    case 'group':
    case 'let-stay':
    case 'put-out':
    case 'go-with':
    case 'commission':
    case 'commission-with':
    case 'hold-calais':
    case 'attack-with':
    case 'besiege-with':
    case 'execute':
    case 'free':
    case 'hold':
    case 'lord':
    case 'summon':
    case 'summon-all':
    case 'fetch':
    case 'attend':
    case 'count':
    case 'back':
    case 'nominate':
    case 'swap':
    case 'deploy':
    case 'stand-with':
    case 'engage':
    case 'support':
    case 'detach':
    case 'shift':
    case 'exchange':
    case 'offer':
    case 'counter':
    case 'accept':
    case 'refuse':
    case 'retract':
    case 'keep':
      return [deed(action)];
  }
};

/** What a first touch can only be a button for, beside the question. */
export const BUTTONS = [
  { place: '#ready', verb: 'ready', icon: 'arrow', isMain: true },
  { place: '#end-movement', verb: 'end-movement', icon: 'arrow', isMain: true },
  { place: '#turn-card', verb: 'turn-card', icon: 'sword', isMain: true },
  { place: '#call-off', verb: 'call-off', icon: 'undo' },
  { place: '#end-combat', verb: 'end-combat', icon: 'arrow', isMain: true },
  { place: '#stay-out', verb: 'stay-out', icon: 'arrow' },
  { place: '#no-parliament', verb: 'no-parliament', icon: 'arrow' },
  { place: '#abstain', verb: 'abstain', icon: 'minus' },
  { place: '#consent', verb: 'consent', icon: 'check', isMain: true },
  { place: '#decline', verb: 'decline', icon: 'close' },
  { place: '#propose', verb: 'propose', icon: 'arrow' },
  { place: '#unseen', verb: 'unseen', icon: 'lock' },
  { place: '#end-coronation', verb: 'end-coronation', icon: 'arrow' },
  { place: '#end-turn', verb: 'end-turn', icon: 'arrow', isMain: true },
  { place: '#pardon', verb: 'pardon', icon: 'note' },
  { place: '#agree', verb: 'agree', icon: 'check', isMain: true },
  { place: '#disagree', verb: 'disagree', icon: 'close' },
  { place: '#use-writ', verb: 'use-writ', icon: 'note' },
  { place: '#use-free-move', verb: 'use-free-move', icon: 'arrow' },
  { place: '#pass', verb: 'pass', icon: 'arrow', isMain: true },
] as const;
/** What may be done at any time and is seldom wanted: small buttons in the column. */
export const ASIDE_BUTTONS = [
  'free-move',
  'withdraw',
  'withdraw-all',
  'end-command',
  'judge',
  'leave-alliance',
  'recall',
  'wish-end',
] as const;
