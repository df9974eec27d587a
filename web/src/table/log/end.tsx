// How a game ended: the paper comes once the last move was seen.
import { useSignal } from '@preact/signals';
import { useLater } from '@rose/board';
import { useEffect, useRef } from 'preact/hooks';
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
  const { desk } = context;
  const { outcome } = desk.sight.value;
  const isShown = useSignal(false);
  const isOver = outcome !== undefined;
  const wasShown = useRef(false);
  // What the board still tells would lie under the paper; a sheet covers nothing.
  const isTelling = desk.telling.value && !isSheet;
  useEffect(() => {
    if (!isOver) {
      isShown.value = false;
      wasShown.current = false;
    }
    if (!isOver || isTelling || wasShown.current) return undefined;
    const timer = setTimeout(() => {
      isShown.value = true;
      wasShown.current = true;
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [isOver, isTelling, isShown]);
  const paper = useLater(loadPaper, isOver);
  if (!outcome || !isShown.value || !paper) return null;
  const close = (): void => {
    isShown.value = false;
    document.getElementById('prompt')?.focus();
  };
  return <paper.EndPaper context={context} outcome={outcome} isSheet={isSheet} close={close} />;
};
