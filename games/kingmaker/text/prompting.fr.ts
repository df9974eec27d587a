// French: how a question is put to who is asked, and what all others read meanwhile.
import type { Seat, View } from '@rose/kingmaker/ids';
import { type Line, line, type Prompt } from '@rose/table/text';
import { does, seat, seats } from './parts.fr.ts';

type Put = (view: View, seat: Seat, picked: readonly string[]) => Prompt;
export const ask = (rule: string, question: Line, explain: Line): Prompt => ({ ask: question, explain, rule });
const QUIET: Line = ['Rien ne vous est demandé.'];
/** Where others may act out of turn. */
export const free = (): Line => ['Rien ne vous est demandé ; vous pouvez entre-temps déposer une carte ou une offre.'];
/** `doing`: what others do meanwhile, one or several; `about`: what it is about. */
export const asking =
  (
    rule: string,
    doing: readonly [one: string, many: string],
    put: Put,
    about: (view: View) => Line = () => QUIET,
  ): Put =>
  (view, viewer, picked) => {
    if (view.asked.includes(viewer)) return put(view, viewer, picked);
    const { asked } = view;
    if (asked.length > 0) return ask(rule, line`${seats(asked)} ${does(asked, ...doing)}.`, about(view));
    const turn = view.turn as Seat | null;
    return ask(rule, turn === null ? ['La partie suit son cours.'] : line`C’est le tour de ${seat(turn)}.`, QUIET);
  };
