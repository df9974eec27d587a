// English: the question of the moment in the tactical phase, in sieges and in supply.

import { type Catalogue, type Line, line, type Prompt } from '@rose/table/text';
import { type CityName, other, type Seat, type View, type WithoutAnEnemy } from '@rose/without-an-enemy/ids';
import { CARDS } from './cards.en.ts';
import { areaOf, cardOf, cityFacts, cityInArea, cityOf, type During, during } from './facts.ts';
import { card, city, count, inArea, Side } from './parts.en.ts';

type Prompts = Catalogue<WithoutAnEnemy>['prompt'];
const ask = (rule: string, question: Line, explain: Line): Prompt => ({ ask: question, explain, rule });
const waits = (rule: string, seat: Seat, doing: Line, explain: Line): Prompt =>
  ask(rule, line`${Side(other(seat))} ${doing}.`, explain);

export const tactics: Prompts['tactics'] = (view, seat) => {
  const phase = during(view, 'tactics');
  const played = cardOf(view, seat);
  if (!phase || phase.acting !== seat)
    return phase?.step === 'aim'
      ? waits('8.1', seat, line`places a tactical event`, line`It will count there only.`)
      : waits('8.2', seat, line`chooses the next area`, line`Player 1 decides the order in which areas are resolved.`);
  if (phase.step === 'aim' && played)
    return ask(
      '8.1',
      line`Where do you use ${card(played)}?`,
      line`${CARDS[played].event} If nothing of the kind happens there, it is lost.`,
    );
  return ask(
    '8.2',
    line`Which area is resolved next?`,
    line`You are Player 1 and choose the order: touch an area with blocks of both sides.`,
  );
};

const state = (view: View, id: CityName): string => {
  const { marker, breach } = cityFacts(view, id);
  const at = marker === undefined ? 'No marker' : `Marker ${marker}`;
  return `${at}${breach ? ', breach open' : ''}.`;
};
const besieging = (view: View, phase: During<'siege'>, id: CityName): Prompt => {
  const chosen = phase.picked.length;
  if (chosen > 0)
    return ask('9.5', line`Who storms ${city(id)}?`, line`${count(chosen, 'block')} chosen: choose more, or attack.`);
  return ask(
    '9.2',
    line`Breach, storm, or wait before ${city(id)}?`,
    line`${state(view, id)} A storming needs a marker of 2, or of 1 with a breach.`,
  );
};
export const siege: Prompts['siege'] = (view, seat) => {
  const phase = during(view, 'siege');
  const where = phase && areaOf(phase.area);
  const id = where && cityInArea(where);
  if (!phase || !id) return ask('9.2', line`The sieges take their course.`, line`Nothing is asked of you.`);
  if (phase.acting !== seat)
    return phase.step === 'sortie'
      ? waits(
          '9.3',
          seat,
          line`may sally from ${city(id)}`,
          line`After a sortie there is neither breach nor storming here this turn.`,
        )
      : waits(
          '9.2',
          seat,
          line`decides about the siege of ${city(id)}`,
          line`A breach roll, a storming, or patience. ${state(view, id)}`,
        );
  if (phase.step !== 'sortie') return besieging(view, phase, id);
  if (phase.picked.length > 0)
    return ask(
      '9.3',
      line`Who sallies from ${city(id)}?`,
      line`${count(phase.picked.length, 'block')} chosen: choose more, or attack.`,
    );
  return ask(
    '9.3',
    line`Do you sally from ${city(id)}?`,
    line`Infantry and Cavalry may come out; whoever survives goes back inside. ${state(view, id)}`,
  );
};

export const supply: Prompts['supply'] = (view, seat) => {
  const [due] = during(view, 'supply')?.dues ?? [];
  const where = due && areaOf(due.area);
  if (!due || !where) return ask('11.1', line`Everybody is fed.`, line`Nothing is asked of you.`);
  if (due.side !== seat)
    return waits('11.1', seat, line`feeds the army ${inArea(where)}`, line`Each block too many costs 1 strength.`);
  return ask(
    '11.1',
    line`Who goes hungry ${inArea(where)}?`,
    due.left === 1
      ? line`One block is too many: it costs 1 strength.`
      : line`There are ${due.left} blocks too many: they cost ${due.left} strength, each point from a different block.`,
  );
};

export const surrender: Prompts['surrender'] = (view, seat) => {
  const phase = during(view, 'surrender');
  const id = phase && cityOf(phase.city);
  if (!phase || phase.step === 'over')
    return ask('11.2', line`The sieges take their course.`, line`Nothing is asked of you.`);
  if (phase.acting !== seat)
    return waits(
      '11.2',
      seat,
      line`decides about the sieges`,
      line`A die for each besieged city; then the markers rise.`,
    );
  switch (phase.step) {
    case 'resist':
      return ask(
        '15.1',
        line`Which of your cities holds out?`,
        line`It rolls no siege die this turn; its marker still rises.`,
      );
    case 'pick':
      return ask('11.2', line`For which siege is the die rolled next?`, line`You are Player 1 and choose the order.`);
    case 'march':
      return ask(
        '11.3',
        line`Where does the garrison${id ? line` of ${city(id)}` : []} go?`,
        line`Each block marches to one of the nearest friendly areas.`,
      );
  }
};
