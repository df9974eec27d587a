// Every aside of the game. A chapter that lets seats act out of turn adds its own here.
import type { Aside } from './aside.ts';
import { hand } from './hand.ts';
import { heirs } from './heirs.ts';
import { leave } from './leave.ts';
import { offers } from './offers.ts';
import { pacts } from './pacts.ts';
import { wishes } from './wishes.ts';

export const ASIDES = [hand, heirs, leave, wishes, offers, pacts] as unknown as readonly Aside[];
