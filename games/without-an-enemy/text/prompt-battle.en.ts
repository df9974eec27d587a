// English: the question of the moment in battles of every kind.

import { type Catalogue, type Line, line, type Prompt } from '@rose/table/text';
import { type BattleKind, type BattleStep, other, type Seat, type WithoutAnEnemy } from '@rose/without-an-enemy/ids';
import { areaOf, cityInArea, type During, during, touchedBy } from './facts.ts';
import { city, count, inArea, ofFight, Side, the } from './parts.en.ts';

type Prompts = Catalogue<WithoutAnEnemy>['prompt'];
type Battle = During<'battle'>;
const ask = (rule: string, question: Line, explain: Line): Prompt => ({ ask: question, explain, rule });

const KINDS: { readonly [K in BattleKind]: string } = {
  field: 'battle',
  relief: 'relief',
  sortie: 'sortie',
  sally: 'sortie',
  storm: 'storming',
};
/** Who loses when the last cycle is over. */
const lastWord = ({ kind, attacker, retreating }: Battle, seat: Seat): string => {
  if (retreating[other(seat)]) return 'The enemy has ordered a general retreat and leaves after this cycle.';
  if (kind === 'sally') return 'After cycle 3 the sortie goes back inside.';
  if (kind === 'storm') return 'After cycle 3 the siege goes on.';
  return attacker === seat
    ? 'After cycle 3 you, the attacker, must retreat.'
    : 'After cycle 3 the attacker must retreat.';
};
const WHOM: { readonly [T in Battle['blows'][number]['target']]: string } = {
  foot: 'Each goes to the strongest Infantry.',
  horse: 'Each goes to the strongest Cavalry.',
  guns: 'Each goes to the strongest Artillery.',
  line: 'Each goes to the strongest Infantry, then to the Cavalry.',
  loss: 'The price of the withdrawal: Cavalry first, then Infantry, then Artillery.',
  any: 'Each goes to the strongest block of any class.',
  stormers: 'Each goes to the strongest Infantry that storms, then to the Cavalry.',
  walls: 'Each goes to the strongest Infantry or Cavalry on the walls.',
  flying: 'The pursuers overtake the strongest of those who run.',
};
/** 8.3 The city where one may shut oneself in. */
const refuge = (phase: Battle): Line => {
  const id = areaOf(phase.area);
  const town = id && cityInArea(id);
  return town ? [city(town)] : line`the city`;
};
type Asked = (phase: Battle, seat: Seat, where: Line, picked: readonly string[]) => Prompt;
const leaving: Asked = (phase, _, where, picked) => {
  const touched = touchedBy(picked);
  const question =
    touched.touched === 'block'
      ? line`Where does ${the(touched.block)} go?`
      : line`You leave the field${where}: who goes where?`;
  return phase.step === 'leave'
    ? ask('8.4', question, line`To a neighbouring friendly or vacant area, not the way the enemy came.`)
    : ask(
        '8.12',
        question,
        line`Into a fortified city of yours here, or to a neighbouring friendly or vacant area, not the way the enemy came.`,
      );
};
const STEPS: { readonly [S in BattleStep]?: Asked } = {
  main: (_, __, where) =>
    ask(
      '5.8',
      line`Battle${where}: where does your main force come from?`,
      line`It fights from cycle 1; the others are reserves and enter in cycle 2.`,
    ),
  retire: (phase) =>
    ask(
      '8.3',
      line`Does anybody go inside ${refuge(phase)}?`,
      line`Those inside take no part in the battle; if all go in, the city is besieged.`,
    ),
  garrison: () =>
    ask(
      '9.2',
      line`Who comes out to help the relief?`,
      line`They enter in cycle 2 as reserves, and go back inside if the relief fails.`,
    ),
  withdraw: () =>
    ask(
      '8.4',
      line`Do you try to withdraw?`,
      line`One die, for everybody: 4 or more succeeds, 6 without loss; Cavalry helps, guns hinder.`,
    ),
  leave: leaving,
  places: (phase) =>
    ask(
      '9.5',
      line`Cycle ${phase.cycle}: who takes the free places?`,
      line`Fresh blocks may join the storming now, up to the limit of the city.`,
    ),
  order: (phase, seat) => ask('8.6', line`Fight on in cycle ${phase.cycle}?`, line`${lastWord(phase, seat)}`),
  aim: () =>
    ask('8.8', line`Which guns fire at the Cavalry?`, line`At −1; those you do not name fire at the Infantry.`),
  fire: (phase, seat) =>
    ask(
      '8.9',
      line`Cycle ${phase.cycle}: who fires, who waits?`,
      line`Fire comes first, at −1; whoever waits engages later at full effectiveness. ${lastWord(phase, seat)}`,
    ),
  retreat: leaving,
  regroup: (_, __, where) =>
    ask(
      '8.13',
      line`Who regroups?`,
      line`You have won${where}. Each block may go to a neighbouring friendly or vacant area.`,
    ),
};

export const battle: Prompts['battle'] = (view, seat, picked) => {
  const phase = during(view, 'battle');
  const id = phase && areaOf(phase.area);
  const where = id ? line` ${inArea(id)}` : [];
  if (!phase) return ask('8.5', line`The battles take their course.`, line`Nothing is asked of you.`);
  const [blow] = phase.blows;
  const asked: string = blow ? blow.side : phase.acting;
  if (phase.step === 'over' || asked !== seat)
    return ask(
      '8.5',
      line`${Side(other(seat))} decides in the ${KINDS[phase.kind]} ${id ? ofFight(id, phase.kind) : []}.`,
      line`Guns, volleys, Cavalry, Infantry: three cycles at most.`,
    );
  if (blow)
    return ask(
      '8.5',
      line`Which of your blocks takes the hit?`,
      line`${count(blow.hits, 'hit')} to take. ${blow.hits === 1 ? WHOM[blow.target].replace('Each', 'It') : WHOM[blow.target]} Between equals you choose.`,
    );
  return (
    STEPS[phase.step]?.(phase, seat, where, picked) ??
    ask('8.5', line`The battle${where} takes its course.`, line`Nothing is asked of you.`)
  );
};
