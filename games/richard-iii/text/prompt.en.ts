// English: the question of the moment.
import {
  B,
  type BlockKind,
  type BlockName,
  type CardName,
  kindOf,
  other,
  type RichardIII,
  type Seat,
  type View,
} from '@rose/richard-iii/ids';
import { type Catalogue, type Line, line, type Prompt } from '@rose/table/text';
import { type During, during, isInPool, touchedBy } from './facts.ts';
import { SIDES } from './names.en.ts';
import { area, count, listed, the } from './parts.en.ts';
import { battle, political, supply } from './prompt-war.en.ts';

const ask = (rule: string, question: Line, explain: Line): Prompt => ({ ask: question, explain, rule });
const waits = (rule: string, seat: Seat, doing: string, explain: Line): Prompt =>
  ask(rule, line`${SIDES[other(seat)]} ${doing}.`, explain);

const card = (view: View, seat: Seat): Prompt => {
  const phase = during(view, 'card');
  switch (phase?.step) {
    case 'ask':
      if (phase.seat !== seat)
        return waits('5.1', seat, 'may ask for a new hand', line`That takes a hand of 13 action points or fewer.`);
      return ask(
        '5.1',
        line`Do you ask for a new hand?`,
        line`Yours is worth 13 points or less: you may show it and draw again, once a campaign.`,
      );
    case 'answer':
      if (phase.seat !== seat)
        return waits('5.1', seat, 'thinks about its own hand', line`That house may keep it or give it up.`);
      return ask(
        '5.1',
        line`The other house draws a new hand: do you keep yours?`,
        line`If you give it up, all 25 cards are shuffled and both draw seven.`,
      );
    case 'choose':
      if (phase.ready[seat])
        return ask(
          '1.1',
          line`Your card lies face down.`,
          line`Both are revealed when ${SIDES[other(seat)]} has chosen.`,
        );
      return ask(
        '1.1',
        line`Which card do you play this turn?`,
        line`Events go before action cards, then the higher points; a tie goes to the Pretender.`,
      );
    case 'deal':
    case undefined:
      return ask('5.1', line`The cards are being dealt.`, line`Seven for each house.`);
  }
};

const EVENTS: { readonly [C in CardName]?: readonly [rule: string, explain: string] } = {
  'event-surprise': ['5.51', 'Surprise: one group, with one more block over each border; or one sea move.'],
  'event-force-march': ['5.52', 'Force March: one group goes up to three areas.'],
  'event-muster': ['5.53', 'Muster: name an area, and your blocks march to it.'],
  'event-piracy': ['5.54', 'Piracy: sea moves, which may attack.'],
  'event-treason': ['5.55', 'Treason: one group moves, and one treachery roll before a battle.'],
  'event-plague': ['5.56', 'Plague: every block in one enemy city loses 1 strength.'],
};
const whatToDo = (view: View, seat: Seat, phase: During<'action'>): Prompt => {
  const played = view.cards[seat];
  const event = played === null ? undefined : EVENTS[played];
  if (played === 'event-muster' && phase.muster === null)
    return ask('5.53', line`Where do your blocks muster?`, line`In one area that is friendly or vacant.`);
  if (played === 'event-muster' && phase.muster !== null)
    return ask(
      '5.53',
      line`Who comes to the muster?`,
      line`Blocks one or two areas away march to ${area(phase.muster)}.`,
    );
  if (played === 'event-plague' && !phase.plagued)
    return ask('5.56', line`Which city does the plague strike?`, line`One that only the enemy holds.`);
  if (phase.points === 0)
    return ask(
      event?.[0] ?? '5.0',
      line`No action points are left: do you end your actions?`,
      line`What is lit may still go: blocks of areas and ports that are paid for.`,
    );
  const left = count(phase.points, 'action point');
  const explain = event ? event[1] : 'A point moves the blocks of one area, sends a block to sea, or recruits one.';
  return ask(event?.[0] ?? '5.0', line`You have ${left} left: what do you do?`, line`${explain}`);
};
/** So many names fit into a question; more stand below it. */
const FEW = 3;
const marching = (blocks: readonly BlockName[]): Prompt => {
  const names = listed(blocks.map(the));
  const [verb, lit] = [blocks.length === 1 ? 'does' : 'do', 'To an area or a coast that is lit.'];
  if (blocks.length <= FEW) return ask('5.2', line`Where ${verb} ${names} go?`, line`${lit}`);
  return ask('5.2', line`Where do these ${blocks.length} blocks go?`, line`${names}. ${lit}`);
};
/** 5.4 Where a block of each kind comes onto the map. */
const RECRUITED: { readonly [K in BlockKind]: string } = {
  heir: 'In a crown area; an heir of the Pretender in exile',
  noble: 'Where his shield is',
  church: 'In its cathedral',
  levy: 'In its city',
  bombard: 'In a city of yours',
  mercenary: 'In Wales',
  rebel: 'Where nobody stands',
};
const recruiting = (block: BlockName): Prompt =>
  ask(
    '5.4',
    line`Where do you recruit ${the(block)}?`,
    line`${RECRUITED[kindOf(B[block])]}: touch an area that is lit.`,
  );
const action = (view: View, seat: Seat, picked: readonly string[]): Prompt => {
  const phase = during(view, 'action');
  if (!phase || phase.acting !== seat)
    return waits('1.2', seat, 'acts', line`That house spends the points of its card; then the game goes on.`);
  if (phase.step === 'main') {
    const areas = view.attacks.filter(({ attacker, main }) => attacker === seat && main === null).map((a) => a.area);
    return ask(
      '6.3',
      line`Over which border does your main attack on ${listed(areas.map(area))} come?`,
      line`Its blocks fight from round 1 and pin the enemy; the others wait in reserve.`,
    );
  }
  const touched = touchedBy(picked);
  if (touched.touched === 'block')
    return isInPool(view, touched.block) ? recruiting(touched.block) : marching(touched.all);
  if (touched.touched === 'area')
    return ask('5.2', line`Which block leaves ${area(touched.area)}?`, line`One that has not moved this turn.`);
  return whatToDo(view, seat, phase);
};

export const prompt: Catalogue<RichardIII>['prompt'] = { card, action, battle, supply, political };
