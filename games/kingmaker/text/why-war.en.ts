// English: why something is refused in combat and battle.
import type { Kingmaker } from '@rose/kingmaker/ids';
import { type Catalogue, line } from '@rose/table/text';
import { capital, card, near, Piece, piece, Site, seat, site } from './parts.en.ts';

type Why = Catalogue<Kingmaker>['why'];
type Named<W extends keyof Why> = Pick<Why, W>;

export const combat: Named<
  | 'not-in-area'
  | 'has-attacked'
  | 'was-attacked'
  | 'behind-walls'
  | 'is-ally'
  | 'is-yours'
  | 'kings-peace'
  | 'truce'
  | 'nobody-to-fight'
  | 'no-town-fight'
  | 'name-a-victim'
  | 'too-weak-here'
  | 'is-in-refuge'
  | 'no-combat-here'
  | 'must-fight-inside'
  | 'no-pardon'
  | 'no-writ'
  | 'not-called'
  | 'cannot-come'
  | 'is-called-himself'
  | 'not-superior'
  | 'cannot-hold-calais'
  | 'too-few-to-besiege'
  | 'no-siege-needed'
  | 'besieged-by-other'
  | 'is-your-own'
  | 'must-besiege'
  | 'not-victorious'
  | 'not-your-prisoner'
  | 'not-your-heir'
  | 'not-a-captor'
  | 'not-spoils'
> = {
  'not-in-area': ({ noble }) => line`${Piece(noble)} is not in that area: choose somebody who is.`,
  'has-attacked': ({ noble }) => line`${Piece(noble)} has already attacked this turn, and nobody attacks twice.`,
  'was-attacked': ({ noble }) => line`${Piece(noble)} was attacked this turn, and nobody is attacked twice.`,
  'behind-walls': ({ noble }) => line`${Piece(noble)} is behind walls: besiege the place.`,
  'is-ally': ({ noble }) => line`${Piece(noble)} is an ally’s, and allies are not attacked.`,
  'is-yours': ({ noble }) => line`${Piece(noble)} is on your own side.`,
  'kings-peace': ({ area: id }) => line`The King’s peace forbids arms ${near(id)}.`,
  truce: ({ seat: id }) => line`There is still peace between you and ${seat(id)}, your ally of late.`,
  'nobody-to-fight': () => line`There is nobody to fight there, or nobody to fight with.`,
  'no-town-fight': () => line`Nobody fights inside walls in this game.`,
  'name-a-victim': () => line`Name the one you want to ambush.`,
  'too-weak-here': ({ noble }) => line`Nobody in a town is ambushed: to attack ${piece(noble)} there takes more men.`,
  'is-in-refuge': ({ noble }) => line`${Piece(noble)} is in refuge, where no Writ reaches him.`,
  'no-combat-here': ({ area: id }) => line`Nobody fights ${near(id)}.`,
  'must-fight-inside': ({ place }) => line`You are shut up inside ${site(place)}, and must fight there first.`,
  'no-pardon': () => line`You hold no Royal Pardon.`,
  'no-writ': () => line`You hold no Writ.`,
  'not-called': ({ noble }) => line`${Piece(noble)} is not called by this card, or another goes for him already.`,
  'cannot-come': ({ noble }) => line`${Piece(noble)} cannot leave: he is besieged, at sea or overseas.`,
  'is-called-himself': ({ noble }) => line`${Piece(noble)} has been called himself.`,
  'not-superior': ({ noble }) =>
    line`Whoever goes instead must have more men than ${piece(noble)}, and equal his rank where a bishop is called.`,
  'cannot-hold-calais': ({ noble }) => line`${Piece(noble)} is not inside Calais with 50 men.`,
  'too-few-to-besiege': ({ place, men, needed }) =>
    line`${Site(place)} needs ${needed} besiegers, and these are ${men}.`,
  'no-siege-needed': ({ place }) => line`${Site(place)} has no walls that stop you: no siege is needed.`,
  'besieged-by-other': ({ place }) =>
    line`Another faction is already besieging ${site(place)}: wait until the siege is lifted.`,
  'is-your-own': ({ place }) => line`${Site(place)} is yours.`,
  'must-besiege': ({ place }) => line`You landed to besiege ${site(place)}: do it first.`,
  'not-victorious': ({ place }) => line`Only those who have just relieved ${site(place)} may go inside now.`,
  'not-your-prisoner': ({ noble }) => line`${Piece(noble)} is not your prisoner.`,
  'not-your-heir': ({ royal }) => line`${Piece(royal)} is not in your hands.`,
  'not-a-captor': ({ noble }) => line`${Piece(noble)} had no part in it: choose one of those who had.`,
  'not-spoils': ({ card: id }) => line`${capital(card(id))} is not among the spoils.`,
};

export const field: Named<
  | 'no-such-space'
  | 'space-is-taken'
  | 'nobody-before-him'
  | 'needs-a-front'
  | 'nobody-faces-him'
  | 'not-to-deploy'
  | 'fights-already'
  | 'not-the-nearest-fight'
  | 'not-so-many'
  | 'sent-already'
  | 'not-two-to-one'
  | 'has-shifted'
  | 'not-a-neighbour'
  | 'not-their-prisoner'
  | 'not-on-your-side'
  | 'cannot-stand-there'
> = {
  'no-such-space': () => line`There is no such space in a battle order.`,
  'space-is-taken': () => line`Somebody stands there already.`,
  'nobody-before-him': () => line`The second line stands behind the front: put somebody before him first.`,
  'needs-a-front': () => line`Somebody must stand in the front line.`,
  'nobody-faces-him': () => line`Nobody faces you there.`,
  'not-to-deploy': ({ noble }) => line`${Piece(noble)} has his place already, or is not in this battle.`,
  'fights-already': ({ noble }) => line`${Piece(noble)} is already fighting.`,
  'not-the-nearest-fight': ({ noble }) => line`${Piece(noble)} can only help in the nearest encounter.`,
  'not-so-many': ({ noble }) => line`${Piece(noble)} cannot send so many: tens of men, and not all of them.`,
  'sent-already': ({ noble }) => line`${Piece(noble)} has sent men already.`,
  'not-two-to-one': ({ noble }) => line`${Piece(noble)} must keep two to one in his own encounter.`,
  'has-shifted': ({ noble }) => line`${Piece(noble)} has shifted already.`,
  'not-a-neighbour': ({ noble }) => line`${Piece(noble)} shifts to a neighbouring space, to the reserve or out of it.`,
  'not-their-prisoner': ({ noble }) => line`${Piece(noble)} is not their prisoner.`,
  'not-on-your-side': ({ royal }) => line`${Piece(royal)} is not on your side of the field.`,
  'cannot-stand-there': ({ royal }) => line`${Piece(royal)} stands with a noble of your side who has his place.`,
};
