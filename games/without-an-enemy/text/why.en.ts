// English: refusals. One sentence each: the cause, and what would be needed.

import { type Catalogue, line } from '@rose/table/text';
import type { WithoutAnEnemy } from '@rose/without-an-enemy/ids';
import { area, capital, card, city, count, inArea, region, The, the } from './parts.en.ts';
import { verbName } from './verbs.en.ts';
import { tactics, yearEnd } from './why-war.en.ts';

type Why = Catalogue<WithoutAnEnemy>['why'];
type Named<W extends keyof Why> = Pick<Why, W>;

const general: Named<
  'not-at-this-step' | 'not-your-block' | 'block-not-on-map' | 'not-in-reserve' | 'card-not-in-hand' | 'no-points-left'
> = {
  'not-at-this-step': ({ verb }) =>
    line`“${verbName(verb)}” is not what is asked now: answer the question above first.`,
  'not-your-block': ({ block }) => line`${The(block)} is not yours to command: choose a block of your own side.`,
  'block-not-on-map': ({ block }) =>
    line`${The(block)} is not in the field on the map: only blocks that are can do this.`,
  'not-in-reserve': ({ block }) =>
    line`${The(block)} is not in your Reserve: only blocks that wait there are deployed.`,
  'card-not-in-hand': ({ card: id }) => line`You do not hold ${card(id)}: choose one of the cards in your hand.`,
  'no-points-left': () => line`You have no action points left: only what is already paid for can go on.`,
};

const moves: Named<
  | 'block-is-inside'
  | 'block-has-moved'
  | 'block-stands-elsewhere'
  | 'blocks-are-held'
  | 'no-border'
  | 'too-far'
  | 'way-crosses-itself'
  | 'border-full'
  | 'stops-after-rough'
  | 'stops-at-enemy'
  | 'pinned'
  | 'border-closed'
  | 'not-from-battle-to-enemy'
  | 'yorkshire-neutral'
  | 'covenanters-only'
  | 'never-entered'
  | 'no-muster-open'
  | 'muster-ends-elsewhere'
  | 'not-friendly'
  | 'not-open'
> = {
  'block-is-inside': ({ block, city: id }) =>
    line`${The(block)} is shut up in ${city(id)}: blocks inside a city come out only when the siege is over, or by a sortie.`,
  'block-has-moved': ({ block }) => line`${The(block)} has moved or was deployed this turn: a block moves once a turn.`,
  'block-stands-elsewhere': ({ block, area: id }) =>
    line`${The(block)} does not stand ${inArea(id)}: start from where it is.`,
  'blocks-are-held': ({ area: id }) => line`The Leaders ${inArea(id)} quarrel: blocks there may not move this turn.`,
  'no-border': ({ from, to }) => line`No way by land joins ${area(from)} and ${area(to)}: they need a common border.`,
  'too-far': ({ block, limit }) => line`That is too far: ${the(block)} may go ${count(limit, 'area')} at most.`,
  'way-crosses-itself': ({ area: id }) => line`This way passes through ${area(id)} twice: go straight there.`,
  'border-full': ({ from, to, limit }) =>
    line`The border between ${area(from)} and ${area(to)} is full (${limit} blocks): take another way.`,
  'stops-after-rough': ({ from, to }) =>
    line`The border between ${area(from)} and ${area(to)} is rough: a block stops once it is over.`,
  'stops-at-enemy': ({ area: id }) => line`The enemy is ${inArea(id)}: a block that enters must stop there.`,
  pinned: ({ area: id, pinned }) =>
    line`The enemy pins ${count(pinned, 'block')} ${inArea(id)}: no more of yours may leave it.`,
  'border-closed': ({ from, to }) =>
    line`The enemy came over the border between ${area(from)} and ${area(to)} this turn: leave by another.`,
  'not-from-battle-to-enemy': ({ area: id }) =>
    line`Blocks that leave a contested area may not go where the enemy is, and he is ${inArea(id)}.`,
  'yorkshire-neutral': ({ area: id }) =>
    line`Yorkshire is neutral this turn: nobody may enter ${area(id)} before turn VI.`,
  'covenanters-only': ({ area: id }) => line`Only Covenanter blocks may enter ${area(id)}.`,
  'never-entered': ({ area: id }) => line`This block may not enter ${area(id)}: choose an area of England or Wales.`,
  'no-muster-open': () => line`No muster is under way: name the area of the muster first.`,
  'muster-ends-elsewhere': ({ area: id }) => line`The muster is ${inArea(id)}: each block that comes must end there.`,
  'not-friendly': ({ area: id }) =>
    line`${capital(inArea(id))} you are on no friendly ground: it takes a block of yours in the field there, and no enemy block.`,
  'not-open': ({ area: id }) => line`The enemy stands ${inArea(id)}: this needs a friendly or vacant area.`,
};

const seas: Named<'not-coastal' | 'already-there' | 'not-its-region' | 'ireland-limit'> = {
  'not-coastal': ({ area: id }) => line`There is no coast ${inArea(id)}: a naval move goes from coast to coast.`,
  'already-there': ({ block, area: id }) => line`${The(block)} is already ${inArea(id)}: choose another coast.`,
  'not-its-region': ({ block, area: id, region: home }) =>
    line`${The(block)} needs an area of ${region(home)}, not ${area(id)}.`,
  'ireland-limit': ({ limit }) => line`Only ${count(limit, 'block')} may try to leave Ireland this turn.`,
};

const recruits: Named<
  | 'is-full-strength'
  | 'never-strengthened'
  | 'outside-its-region'
  | 'besieged'
  | 'port-fed'
  | 'no-recruits-there'
  | 'no-region-points'
  | 'needs-major-city'
  | 'besieger-has-it'
> = {
  'is-full-strength': ({ block }) => line`${The(block)} is at full strength: strengthen another block.`,
  'never-strengthened': ({ block }) =>
    line`${The(block)} cannot be strengthened this way: Clubmen and Covenanters never are, and Artillery only at the end of the year.`,
  'outside-its-region': ({ block, region: home }) =>
    line`${The(block)} belongs to ${region(home)}, and is strengthened only there.`,
  besieged: ({ block, city: id }) =>
    line`${The(block)} is besieged in ${city(id)}: strength comes in only through a port on a sea you control, during actions.`,
  'port-fed': ({ city: id }) => line`${city(id)} has had all the strength that its port may bring in this turn.`,
  'no-recruits-there': ({ area: id }) =>
    line`Nobody is recruited or strengthened ${inArea(id)}: only in England and Wales.`,
  'no-region-points': ({ region: id, cost }) =>
    line`Too few recruitment points are left for ${region(id)}: this costs ${cost}.`,
  'needs-major-city': ({ area: id }) =>
    line`Artillery needs a major city of yours in the area, and there is none ${inArea(id)}.`,
  'besieger-has-it': ({ area: id }) => line`The besieger holds the field ${inArea(id)}: choose another area.`,
};

const events: Named<
  | 'event-does-not-fit'
  | 'event-not-there'
  | 'had-its-share'
  | 'another-port'
  | 'event-not-done'
  | 'no-siege-to-raise'
  | 'no-enemy-there'
> = {
  'event-does-not-fit': ({ block }) => line`The event does not concern ${the(block)}: choose a block it speaks of.`,
  'event-not-there': ({ area: id }) => line`The event cannot be used ${inArea(id)}: choose an area it speaks of.`,
  'had-its-share': ({ block }) => line`${The(block)} has had its share of this event: choose another block.`,
  'another-port': ({ city: id }) => line`The event serves one port only, and you have chosen ${city(id)}: go on there.`,
  'event-not-done': () => line`The event is not optional: go on as long as it can do anything.`,
  'no-siege-to-raise': ({ city: id }) =>
    line`${city(id)} has no siege marker to raise: choose an enemy city besieged at 1 to 4.`,
  'no-enemy-there': ({ area: id }) => line`No enemy block stands ${inArea(id)}: name an area that has some.`,
};

export const why: Why = { ...general, ...moves, ...seas, ...recruits, ...events, ...tactics, ...yearEnd };
