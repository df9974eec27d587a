// How a game ended: the paper comes once the last move was seen.
import { useLater } from '@rose/board';
import { useEffect, useRef } from 'preact/hooks';
import { scenes } from '../../prefs.ts';
import type { TableContext } from '../context.ts';

/** The last move is seen before the paper covers it: milliseconds. */
const PAUSE = 1000;
const loadPaper = () => import('./end-paper.tsx');

export const EndCard = ({
  context,
  isSheet = false,
}: {
  readonly context: TableContext;
  readonly isSheet?: boolean;
}) => {
  const { desk, end: isShown } = context;
  const { outcome } = desk.sight.value;
  const isOver = outcome !== undefined;
  const wasShown = useRef(false);
  // What the board still tells would lie under the paper, and in a sheet the end would be given away.
  const isTelling = desk.telling.value;
  useEffect(() => {
    if (!isOver) {
      isShown.value = undefined;
      wasShown.current = false;
    }
    if (!isOver || isTelling || wasShown.current) return undefined;
    const timer = setTimeout(() => {
      // whoever wants no scenes reads who won in the question, and touches for the rest
      isShown.value = isSheet || scenes.peek() !== 'none';
      wasShown.current = true;
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [isOver, isTelling, isSheet, isShown]);
  const paper = useLater(loadPaper, isOver);
  if (!outcome || !isShown.value || !paper) return null;
  const close = (): void => {
    isShown.value = false;
    document.getElementById('prompt')?.focus();
  };
  return <paper.EndPaper context={context} outcome={outcome} isSheet={isSheet} close={close} />;
};
