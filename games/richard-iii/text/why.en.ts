// English: refusals. One sentence each: the cause, and what would be needed.
import { areaName, B, type BlockName, homesOf, isHeir, type RichardIII } from '@rose/richard-iii/ids';
import { type Catalogue, type Line, line } from '@rose/table/text';
import { CARDS } from './names.en.ts';
import { Area, area, count, inArea, listed, sea, The, the } from './parts.en.ts';
import { verbName } from './verbs.en.ts';

/** 2.2 His own areas where they are few; an heir has all the crowns besides. */
const homes = (block: BlockName): Line => {
  const own = isHeir(B[block]) ? [] : homesOf(B[block]).map(areaName);
  if (own.length === 0) return line`it takes a shield, city, cathedral, country, crown or exile`;
  return line`home is ${listed(own.map(area))}`;
};

type Why = Catalogue<RichardIII>['why'];
type Named<W extends keyof Why> = Pick<Why, W>;

const general: Named<
  'not-at-this-step' | 'not-your-block' | 'card-not-in-hand' | 'card-does-not-allow' | 'no-points-left'
> = {
  'not-at-this-step': ({ verb }) =>
    line`“${verbName(verb)}” is not what is asked now: first answer the question that is.`,
  'not-your-block': ({ block }) => line`${The(block)} is not yours to command: choose a block of your own house.`,
  'card-not-in-hand': ({ card }) => line`You do not hold ${CARDS[card]}: choose one of your own cards.`,
  'card-does-not-allow': ({ card, verb }) =>
    line`The card you played, ${CARDS[card]}, does not allow “${verbName(verb)}”: its points have one purpose only.`,
  'no-points-left': () =>
    line`You have no action point left: only areas and ports already paid for can still send blocks.`,
};

const moves: Named<
  | 'block-not-on-map'
  | 'block-is-face-down'
  | 'block-is-prisoner'
  | 'block-has-moved'
  | 'block-stands-elsewhere'
  | 'no-border'
  | 'too-far'
  | 'steps-straight-back'
  | 'enemy-exile'
  | 'border-full'
  | 'stops-after-red'
  | 'stops-at-enemy'
  | 'too-many-borders'
  | 'pinned'
  | 'border-closed'
> = {
  'block-not-on-map': ({ block }) => line`${The(block)} is not on the map: only blocks that stand there can do this.`,
  'block-is-face-down': ({ block }) =>
    line`${The(block)} was eliminated and lies face down: only the next campaign brings it back.`,
  'block-is-prisoner': ({ block }) =>
    line`${The(block)} is a prisoner: Lancaster must hold Middlesex alone to set him free.`,
  'block-has-moved': ({ block }) =>
    line`${The(block)} has already moved or been recruited this turn: each block moves once.`,
  'block-stands-elsewhere': ({ block, area: id }) => line`${The(block)} stands ${inArea(id)}: start from there.`,
  'no-border': ({ from, to }) =>
    line`There is no way by land between ${area(from)} and ${area(to)}: they must share a border.`,
  'too-far': ({ limit }) => line`That is too far: this move may cross ${count(limit, 'border')} at most.`,
  'steps-straight-back': ({ area: id }) =>
    line`The block has just left ${area(id)}: it may not step straight back, only go on or stop.`,
  'enemy-exile': ({ area: id }) =>
    line`${Area(id)} is the enemy’s exile: nobody of your house can enter it, not even when it is empty.`,
  'border-full': ({ from, to, limit }) =>
    line`The border between ${area(from)} and ${area(to)} is full, with ${count(limit, 'block')}: find another road.`,
  'stops-after-red': ({ from, to }) =>
    line`The border between ${area(from)} and ${area(to)} is red: a block stops after crossing it.`,
  'stops-at-enemy': ({ area: id }) =>
    line`There are enemies ${inArea(id)}: a block that enters has to stop and fight there.`,
  'too-many-borders': ({ area: id, limit }) =>
    line`You may enter this battle over ${count(limit, 'border')} at most: come to ${area(id)} by one already used.`,
  pinned: ({ area: id, pinned }) =>
    line`The main attack pins ${count(pinned, 'block')} ${inArea(id)}: no more of yours can leave.`,
  'border-closed': ({ from, to }) =>
    line`The enemy came into this battle over the border between ${area(from)} and ${area(to)}: leave by another.`,
};

const events: Named<
  | 'name-muster-first'
  | 'muster-already-named'
  | 'muster-ends-elsewhere'
  | 'area-not-open'
  | 'plague-already-named'
  | 'no-enemy-city'
> = {
  'name-muster-first': () => line`Name the area of the muster first: then your blocks can march to it.`,
  'muster-already-named': () => line`The area of the muster is named already: bring your blocks there.`,
  'muster-ends-elsewhere': ({ area: id }) =>
    line`The muster is ${inArea(id)}: every march of this card must end there.`,
  'area-not-open': ({ area: id }) =>
    line`There are enemies ${inArea(id)}: it would have to be friendly or vacant for this.`,
  'plague-already-named': () => line`The plague has struck already: the card names one area only.`,
  'no-enemy-city': ({ area: id }) =>
    line`The plague cannot strike ${area(id)}: it needs a city held by enemy blocks alone.`,
};

const seas: Named<'cannot-sail' | 'not-on-that-sea' | 'name-other-sea' | 'already-there'> = {
  'cannot-sail': ({ block }) =>
    line`${The(block)} cannot sail: levies, bombards, the Scots, the Welsh and the Rebel go by land only.`,
  'not-on-that-sea': ({ area: id, sea: over }) =>
    line`${Area(id)} does not lie on ${sea(over)}: a sea move stays on one sea from coast to coast.`,
  'name-other-sea': ({ sea: over }) => line`Name ${sea(over)} for this crossing: the two lead to the same coast.`,
  'already-there': ({ block, area: id }) => line`${The(block)} already stands ${inArea(id)}: choose another coast.`,
};

const recruits: Named<
  | 'not-in-pool'
  | 'never-recruited'
  | 'not-its-home'
  | 'needs-friendly-city'
  | 'needs-vacant-area'
  | 'only-pretender-has-rebel'
  | 'main-not-open'
  | 'border-not-used'
> = {
  'not-in-pool': ({ block }) => line`${The(block)} is not in your pool: only blocks that stand there can be recruited.`,
  'never-recruited': ({ block }) => line`${The(block)} is never recruited: move it from its home instead.`,
  'not-its-home': ({ block, area: id }) => line`${Area(id)} is no home of ${the(block)}: ${homes(block)}.`,
  'needs-friendly-city': ({ area: id }) =>
    line`A bombard is cast in a city where you have a block and the enemy has none, and ${area(id)} is not one.`,
  'needs-vacant-area': ({ area: id }) =>
    line`The Rebel rises where nobody stands and outside exile, and ${area(id)} is not such a place.`,
  'only-pretender-has-rebel': ({ block }) =>
    line`${The(block)} fights for the Pretender: as long as your house has the throne you cannot recruit him.`,
  'main-not-open': ({ area: id }) =>
    line`There is no main attack to name ${inArea(id)}: that takes an attack of yours over several borders.`,
  'border-not-used': ({ from, to }) =>
    line`None of your blocks came from ${area(from)} into ${area(to)}: name a border that was crossed.`,
};

const battles: Named<
  | 'no-battle-there'
  | 'not-in-front-line'
  | 'not-its-turn'
  | 'must-retreat'
  | 'no-retreat-in-round-1'
  | 'only-by-sea'
  | 'not-senior-heir'
  | 'not-strongest'
  | 'not-in-battle'
> = {
  'no-battle-there': ({ area: id }) =>
    line`There is no battle to fight ${inArea(id)}: choose an area held by both sides.`,
  'not-in-front-line': ({ block }) => line`${The(block)} is not in the front line: only blocks that are can do this.`,
  'not-its-turn': ({ block }) =>
    line`It is not the turn of ${the(block)}: blocks act once a round, by letter, defenders first.`,
  'must-retreat': ({ block }) => line`In round 4 ${the(block)}, an attacker, can only retreat.`,
  'no-retreat-in-round-1': () => line`Nobody retreats in round 1: wait for round 2.`,
  'only-by-sea': ({ block, area: id, sea: over }) =>
    line`${The(block)} came by ${sea(over)} and leaves by it only: choose a friendly or vacant coast, not ${area(id)}.`,
  'not-senior-heir': ({ block }) =>
    line`${The(block)} cannot charge: that is for the senior heir of his side in the front line.`,
  'not-strongest': ({ block }) =>
    line`${The(block)} is not the strongest: hits go to the front-line block with the highest strength.`,
  'not-in-battle': ({ block }) => line`${The(block)} is not in this battle: choose one of the blocks that are.`,
};

const treacheries: Named<
  'has-no-roll' | 'roll-is-used' | 'never-disloyal' | 'turned-already' | 'wears-title' | 'warwick-may-not'
> = {
  'has-no-roll': ({ block }) => line`${The(block)} has no treachery roll: only the King, the Pretender and Warwick do.`,
  'roll-is-used': ({ block }) => line`The treachery roll of ${the(block)} is used: there is one a battle.`,
  'never-disloyal': ({ block }) => line`${The(block)} can never be won over: only a block with a loyalty number can.`,
  'turned-already': ({ block }) =>
    line`${The(block)} has changed sides in this battle already: try again in another one.`,
  'wears-title': ({ block }) => line`${The(block)} is King or Pretender: as long as he is, nobody can win him over.`,
  'warwick-may-not': ({ block }) => line`Warwick may not try ${the(block)}: only the others, or Treason, can.`,
};

const seasons: Named<
  | 'not-the-next-minor'
  | 'no-place-for-heir'
  | 'no-turncoat'
  | 'area-is-fed'
  | 'block-has-paid'
  | 'feeds-itself'
  | 'stays-in-exile'
  | 'block-is-home'
  | 'has-open-home'
  | 'home-is-full'
  | 'home-is-taken'
  | 'not-in-exile'
> = {
  'not-the-next-minor': ({ block }) => line`${The(block)} is not next: the senior minor of your house enters first.`,
  'no-place-for-heir': ({ block, area: id }) =>
    line`${Area(id)} is no place for ${the(block)}: royal heirs need an open crown, the Pretender’s heirs his exile.`,
  'no-turncoat': ({ block }) =>
    line`${The(block)} is no turncoat heir in your service: only Exeter or Clarence can be executed so.`,
  'area-is-fed': ({ area: id }) => line`Everybody ${inArea(id)} is fed: nobody has to lose strength or leave.`,
  'block-has-paid': ({ block }) =>
    line`${The(block)} has lost 1 strength already: another block must take the next loss.`,
  'feeds-itself': ({ block, area: id }) => line`${The(block)} is at home ${inArea(id)} and fed: choose another block.`,
  'stays-in-exile': ({ block }) => line`${The(block)} is in exile and stays there: only blocks on the map go home.`,
  'block-is-home': ({ block }) => line`${The(block)} has gone home already: take another block.`,
  'has-open-home': ({ block }) => line`${The(block)} has an open home: only a block without one goes to the pool.`,
  'home-is-full': ({ block, area: id }) =>
    line`${Area(id)} has no room for ${the(block)}: there must be fewer than four blocks besides its mercenaries.`,
  'home-is-taken': ({ block, area: id }) =>
    line`${Area(id)} is occupied: ${the(block)} needs a home that is open, or goes to the pool.`,
  'not-in-exile': ({ block }) => line`${The(block)} is not in that exile: choose a block from an area with too many.`,
};

export const why: Why = {
  ...general,
  ...moves,
  ...events,
  ...seas,
  ...recruits,
  ...battles,
  ...treacheries,
  ...seasons,
};
