// What binds a player to others: bargains, pacts, leave given beforehand, a wish to end. Nobody does it in another's name.
import type { Action, Verb } from '../actions.ts';
import { leave } from './leave.ts';
import { offers } from './offers.ts';
import { pacts } from './pacts.ts';
import { wishes } from './wishes.ts';

const BINDING: ReadonlySet<Verb> = new Set<Verb>([...offers.verbs, ...pacts.verbs, ...leave.verbs, ...wishes.verbs]);
export const consents = ({ do: verb }: Action): boolean => BINDING.has(verb);
