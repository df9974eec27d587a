// English: actions of Parliament, of a battle in lines and of parley, told with their results.
import { type Kingmaker, nobleName, pieceName, placeName, royalName, shipName, spaceName } from '@rose/kingmaker/ids';
import { type Catalogue, type Line, line } from '@rose/table/text';
import { HOUSES, spaceWord } from './names.en.ts';
import { Piece, piece, pieces, Ship, site } from './parts.en.ts';
import { itemsInWords } from './terms.en.ts';

type Does = Catalogue<Kingmaker>['does'];
type Named<D extends keyof Does> = Pick<Does, D>;

const VOTES = { for: 'for', against: 'against', abstain: 'abstain' } as const;
const parliament: Named<
  | 'summon'
  | 'summon-all'
  | 'no-parliament'
  | 'meet-at'
  | 'fetch'
  | 'attend'
  | 'count'
  | 'back'
  | 'abstain'
  | 'nominate'
  | 'consent'
  | 'decline'
  | 'vote'
  | 'propose'
  | 'swap'
  | 'unseen'
  | 'home'
  | 'crown'
  | 'end-coronation'
  | 'end-turn'
  | 'wish-end'
> = {
  summon: ({ noble }) => line`Summon Parliament, with a Writ for ${piece(nobleName(noble))}`,
  'summon-all': ({ nobles }) => line`Summon Parliament, with Writs for ${pieces(nobles.map(nobleName))}`,
  'no-parliament': () => line`Summon no Parliament`,
  'meet-at': ({ place }) => line`Parliament meets in ${site(placeName(place))}`,
  fetch: ({ noble, ship: id, port }) =>
    line`${Ship(shipName(id))} brings ${piece(nobleName(noble))} by way of ${site(placeName(port))}`,
  attend: ({ noble }) => line`${Piece(nobleName(noble))} comes to Parliament`,
  count: ({ house }) => line`Count your heirs of ${HOUSES[house]}`,
  back: ({ piece: who }) => line`Vote for ${piece(pieceName(who))} as King`,
  abstain: () => line`Abstain`,
  nominate: ({ noble }) => line`Propose ${piece(nobleName(noble))}`,
  consent: () => line`Accept what is proposed`,
  decline: () => line`Decline what is proposed`,
  vote: ({ commons, lords }) => line`Vote: Commons ${VOTES[commons]}, Lords ${VOTES[lords]}`,
  propose: () => line`Put it to the vote`,
  swap: ({ noble, other }) => line`${Piece(nobleName(noble))} and ${piece(nobleName(other))} exchange offices`,
  unseen: () => line`Have all homes chosen unseen`,
  home: ({ noble, place }) => line`${Piece(nobleName(noble))} goes home to ${site(placeName(place))}`,
  crown: ({ piece: who }) => line`Crown ${piece(pieceName(who))}`,
  'end-coronation': () => line`Crown nobody`,
  'end-turn': () => line`End your turn`,
  'wish-end': () => line`Ask for the end of the game`,
};

const field: Named<
  'deploy' | 'stand-with' | 'engage' | 'support' | 'detach' | 'shift' | 'exchange' | 'agree' | 'disagree'
> = {
  deploy: ({ noble, space }) => line`${Piece(nobleName(noble))} stands ${spaceWord(spaceName(space))}`,
  'stand-with': ({ royal, noble }) => line`${Piece(royalName(royal))} stands with ${piece(nobleName(noble))}`,
  engage: ({ space }) => line`Attack ${spaceWord(spaceName(space))}`,
  support: ({ noble, space }) => line`${Piece(nobleName(noble))} helps ${spaceWord(spaceName(space))}`,
  detach: ({ noble, men, space }) =>
    line`${Piece(nobleName(noble))} sends ${men} men to help ${spaceWord(spaceName(space))}`,
  shift: ({ noble, space }) => line`${Piece(nobleName(noble))} moves: ${spaceWord(spaceName(space))}`,
  exchange: ({ noble, other }) => line`Offer ${piece(pieceName(noble))} for ${piece(pieceName(other))}`,
  agree: () => line`Agree to the exchange`,
  disagree: () => line`Refuse the exchange`,
};

const words = (text: string): Line => (text === '' ? [] : line` “${text}”`);
const parley: Named<
  'offer' | 'counter' | 'accept' | 'refuse' | 'retract' | 'leave-alliance' | 'end-command' | 'judge' | 'recall' | 'pass'
> = {
  offer: ({ terms, words: said }) => line`Offer: ${itemsInWords(terms)}${words(said)}`,
  counter: ({ terms, words: said }) => line`Offer instead: ${itemsInWords(terms)}${words(said)}`,
  accept: () => line`Accept the offer`,
  refuse: () => line`Refuse the offer`,
  retract: () => line`Take your offer back`,
  'leave-alliance': () => line`Leave the alliance`,
  'end-command': ({ noble }) => line`Lead ${piece(nobleName(noble))} yourself again`,
  judge: ({ fate }) => line`Say that the promise was ${fate}`,
  recall: () => line`Take back what waits for the next free moment`,
  pass: () => line`Pass`,
};

export const court = { ...parliament, ...field, ...parley };
