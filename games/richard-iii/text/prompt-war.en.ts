// English: the question of the moment in battles, supply and the political turn.
import { other, type RichardIII, type Seat, type View } from '@rose/richard-iii/ids';
import { type Catalogue, type Line, line, type Prompt } from '@rose/table/text';
import { type During, during, isExileArea, isKingSide, touchedBy } from './facts.ts';
import { SIDES } from './names.en.ts';
import { area, count, inArea, listed, the } from './parts.en.ts';

type Prompts = Catalogue<RichardIII>['prompt'];

const ask = (rule: string, question: Line, explain: Line): Prompt => ({ ask: question, explain, rule });
const waits = (rule: string, seat: Seat, doing: Line, explain: Line): Prompt =>
  ask(rule, line`${SIDES[other(seat)]} ${doing}.`, explain);

const turnOf = (phase: During<'battle'>, seat: Seat, where: Line, picked: readonly string[]): Prompt => {
  const attacks = phase.attacker === seat;
  const touched = touchedBy(picked);
  const question =
    touched.touched === 'block'
      ? line`What does ${the(touched.block)} do?`
      : line`Round ${phase.round}${where}: which of your blocks acts?`;
  if (phase.round === 4 && attacks) return ask('6.6', question, line`In round 4 every attacker must retreat.`);
  if (phase.round === 1)
    return ask('6.2', question, line`It fires or passes; heirs may charge. Nobody retreats in round 1.`);
  const end = attacks ? 'In round 4 your blocks must retreat.' : 'In round 4 the attackers must retreat.';
  return ask('6.2', question, line`It fires, retreats or passes; heirs may charge. ${end}`);
};

const battle: Prompts['battle'] = (view, seat, picked) => {
  const phase = during(view, 'battle');
  const where = phase?.area ? line` ${inArea(phase.area)}` : [];
  if (!phase || phase.acting !== seat)
    return waits(
      '6.0',
      seat,
      line`acts in the battle${where}`,
      line`Blocks act by letter, defenders before attackers.`,
    );
  switch (phase.step) {
    case 'choose':
      return ask(
        '6.1',
        line`Which battle is fought first?`,
        line`You are Player 1 and choose the order: touch an area ringed in red.`,
      );
    case 'treason':
      return ask(
        '5.55',
        line`Do you use Treason in the battle${where}?`,
        line`One roll this turn against one enemy block of a front line.`,
      );
    case 'turn':
      return turnOf(phase, seat, where, picked);
    case 'hits':
      return ask(
        '6.4',
        line`Which of your blocks takes ${count(phase.hits, 'hit')}?`,
        line`Hits go to the strongest; between equals you choose.`,
      );
    case 'regroup':
      return ask(
        '6.7',
        line`You have won${where}: who regroups?`,
        line`Each block may go to one adjacent area that is friendly or vacant.`,
      );
    case 'begin':
    case 'over':
      return ask('6.1', line`The battles run their course.`, line`Nothing is asked of you.`);
  }
};

const supply: Prompts['supply'] = (view, seat) => {
  const phase = during(view, 'supply');
  if (!phase || phase.acting !== seat)
    return waits('1.4', seat, line`settles its supply`, line`The Pretender’s side chooses first, then the King’s.`);
  const areas = phase.surplus.map((surplus) => surplus.area);
  switch (phase.step) {
    case 'minors':
      return ask(
        '6.82',
        line`Where does your heir enter?`,
        isKingSide(view, seat)
          ? line`In an area with a crown that is friendly or vacant.`
          : line`In one of your two exile areas.`,
      );
    case 'executions':
      return ask(
        '9.1',
        line`Do you execute the turncoat heir in your service?`,
        line`He could be won back; dead, he brings a minor of his old house into play.`,
      );
    case 'limits':
      return ask(
        areas.some(isExileArea) ? '7.2' : '7.1',
        line`Which block goes hungry ${listed(areas.map(inArea))}?`,
        line`Each block above the limit costs 1 strength, and each block pays once.`,
      );
    case 'succession':
    case 'over':
      return ask('1.4', line`The supply phase runs its course.`, line`Nothing is asked of you.`);
  }
};

const home = (view: View, seat: Seat, picked: readonly string[]): Prompt => {
  const touched = touchedBy(picked);
  const question =
    touched.touched === 'block'
      ? line`Where does ${the(touched.block)} go home to?`
      : line`Which block goes home next?`;
  return isKingSide(view, seat)
    ? ask(
        '8.4',
        question,
        line`Royal heirs go to a shield or a crown, lords to their shields, the church to its cathedral.`,
      )
    : ask('8.3', question, line`Your heirs go into exile, lords to their shields, the church to its cathedral.`);
};
const political: Prompts['political'] = (view, seat, picked) => {
  const phase = during(view, 'political');
  if (!phase || phase.acting !== seat)
    return waits('8.0', seat, line`takes its blocks home`, line`The Pretender’s side goes first, then the King’s.`);
  switch (phase.step) {
    case 'home':
      return home(view, seat, picked);
    case 'overflow':
      return ask(
        '8.5',
        line`Which block leaves ${listed(phase.surplus.map((surplus) => area(surplus.area)))}?`,
        line`Exile cannot feed so many: the surplus goes to your pool.`,
      );
    case 'disband':
    case 'reset':
    case 'over':
      return ask('8.0', line`The political turn runs its course.`, line`Nothing is asked of you.`);
  }
};

export { battle, political, supply };
