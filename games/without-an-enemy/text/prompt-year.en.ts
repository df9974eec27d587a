// English: the question of the moment at the end of the year.

import { type Catalogue, type Line, line, type Prompt } from '@rose/table/text';
import { other, REGIONS, type RegionName, type Seat, type WithoutAnEnemy } from '@rose/without-an-enemy/ids';
import { blocksOf, during, isInReserve, touchedBy } from './facts.ts';
import { Side, the } from './parts.en.ts';

type Prompts = Catalogue<WithoutAnEnemy>['prompt'];
const ask = (rule: string, question: Line, explain: Line): Prompt => ({ ask: question, explain, rule });
const waits = (rule: string, seat: Seat, doing: string, explain: Line): Prompt =>
  ask(rule, line`${Side(other(seat))} ${doing}.`, explain);

export const newBlocks: Prompts['new-blocks'] = (view, seat) => {
  const [next] = blocksOf(during(view, 'new-blocks')?.free ?? []);
  if (next === undefined) return ask('12.2', line`New blocks arrive.`, line`Nothing is asked of you.`);
  if (seat !== 'parliament')
    return waits('13.2', seat, 'forms the New Model Army', line`Six blocks are replaced by six.`);
  return ask(
    '13.2',
    line`Which block does ${the(next)} replace?`,
    line`One of its class on the map; the new block takes its place and its strength, at least 3.`,
  );
};

/** How many points each region has left stands on the sheet. */
const left = (points: Readonly<Partial<Record<RegionName, number>>>): string =>
  REGIONS.some((id) => (points[id] ?? 0) > 0) ? 'Points left over are lost.' : 'No points are left.';
export const recruitment: Prompts['recruitment'] = (view, seat, picked) => {
  const phase = during(view, 'recruitment');
  if (!phase || phase.acting !== seat)
    return waits('12.3', seat, 'recruits in the regions', line`Player 1 spends all points before Player 2 begins.`);
  if (phase.step === 'excise')
    return ask(
      '15.1',
      line`In which region do you spend the excise?`,
      line`Its points are added to those of the region.`,
    );
  const touched = touchedBy(picked);
  const points = left(phase.points as Readonly<Partial<Record<RegionName, number>>>);
  if (touched.touched === 'block' && isInReserve(view, touched.block))
    return ask(
      '12.4',
      line`Where do you deploy ${the(touched.block)}?`,
      line`In a friendly area, or in a vacant one whose victory city favours your side and is yours. ${points}`,
    );
  return ask(
    '12.4',
    line`Whom do you strengthen or deploy?`,
    line`1 RP for 1 strength or one block at 1; Artillery costs 2, in London 1. ${points}`,
  );
};
export const return_: Prompts['return'] = (view, seat, picked) => {
  const phase = during(view, 'return');
  if (!phase || phase.acting !== seat)
    return waits('12.5', seat, 'sends regional blocks home', line`Player 1 first, then Player 2.`);
  const touched = touchedBy(picked);
  const question =
    touched.touched === 'block'
      ? line`To which area does ${the(touched.block)} go home?`
      : line`Which regional block goes home next?`;
  return ask('12.5', question, line`Those with a Leader may stay; whoever has no open home goes to the Reserve.`);
};
