// The contract, third of three files: what is done for a seat whose player is not there. What counts as an answer when
// time is up is told by the phase that asks (`byDefault`).
import type { Kind } from './game.ts';

export interface ForAbsent<K extends Kind> {
  /** What is done for a seat that nobody plays, where no bot was agreed; never anything that needs judgement. */
  standIn?(view: K['view'], seat: K['seat']): K['action'];
  /** What is done when a player leaves a seat, before another goes on there: what was begun in secret is not theirs. */
  left?(view: K['view'], seat: K['seat']): K['action'] | undefined;
  /** Whether an action binds its player to others: an offer, an agreement, leave given. Who only keeps a seat never does it. */
  consents?(action: K['action']): boolean;
  /** Numbers that a seat may name as conditions of orders it leaves, from its own view: names as they would be said. */
  facts?(view: K['view'], seat: K['seat']): Readonly<Record<string, number>>;
}
