// What lies beside the map: the slip of what is in hand, the plan with its purse, and Parliament as it would judge now.
// The page has a place for each.
import { NamesFor, useNames } from '@rose/board';
import { isCardName } from '@rose/lancaster-york/ids';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Draft } from './cards.tsx';
import { CALAIS_PLACE } from './gestures.ts';
import { Plan } from './plan.tsx';
import { Purse } from './purse.tsx';
import type { Props } from './said.ts';
import { Slip } from './slip.tsx';
import { Standings } from './standings.tsx';
import { Track, TurnTrack } from './track.tsx';
import { boardWords } from './words.ts';
import './aside.css';
import './plan.css';

/** The slip stays with what was touched last, from order to order, and comes into sight when it changes. */
const useSubject = ({ picked, view }: Props) => {
  const [subject, setSubject] = useState<string | undefined>(undefined);
  const box = useRef<HTMLDivElement>(null);
  const [first] = picked;
  const isPlanning = view.plan !== null;
  useEffect(() => {
    if (!isPlanning || first === undefined || !(isCardName(first) || first === CALAIS_PLACE)) return;
    setSubject(first);
    box.current?.closest('.panel-work, .sheet-body')?.scrollTo({ top: 0 });
  }, [first, isPlanning]);
  useEffect(() => {
    if (!isPlanning) setSubject(undefined);
  }, [isPlanning]);
  return { box, subject, close: () => setSubject(undefined) };
};

const Now = ({ board }: { readonly board: Props }) => (
  <details class="ly-now">
    <summary>{boardWords().standing}</summary>
    <Standings board={board} parliament={board.view.parliament} />
    <Track view={board.view} />
  </details>
);

export const Own = (board: Props) => {
  const names = useNames();
  const { box, subject, close } = useSubject(board);
  return (
    <NamesFor value={names}>
      <div ref={box} class="lancaster-york-aside">
        <Slip board={board} subject={subject} close={close} />
        <Draft board={board} />
        <Plan board={board} />
        <Now board={board} />
      </div>
    </NamesFor>
  );
};

export const Clock = ({ view }: Props) => <TurnTrack view={view} />;

/** What is left to spend stands beside the question, whatever slip is open. */
export const Tally = ({ view }: Props) => (view.plan ? <Purse plan={view.plan} /> : null);
