// The scenes that stand before the map, fetched when the first of them begins.
import { useEffect } from 'preact/hooks';
import { Battle } from './battle.tsx';
import type { Ended } from './last-dice.ts';
import { RecruitSheet } from './recruit.tsx';
import type { Props } from './said.ts';
import type { SceneNow } from './scene-facts.ts';
import { Siege } from './siege.tsx';

/** A letter that an answer shows in its corner gives it, unless something is being written or asked elsewhere. */
const onLetter = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
  if (ctrlKey || metaKey || altKey || key.length !== 1) return;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
  if (document.querySelector('dialog[open]')) return;
  const answer = document.querySelector(`[data-zone="scene"] [data-letter="${CSS.escape(key.toUpperCase())}"]`);
  answer?.querySelector('button')?.click();
};
const useLetters = (): void =>
  useEffect(() => {
    document.addEventListener('keydown', onLetter);
    return () => document.removeEventListener('keydown', onLetter);
  }, []);

interface SceneProps {
  readonly board: Props;
  readonly scene: SceneNow;
  /** The fight before this one, if it has just ended. */
  readonly ended: Ended | undefined;
}

export { EndedPaper } from './last-roll.tsx';
export const Scene = ({ board, scene, ended }: SceneProps) => {
  useLetters();
  const { battle, siege, recruiting } = scene;
  if (battle) return <Battle board={board} battle={battle} ended={ended} />;
  if (siege) return <Siege board={board} siege={siege} />;
  return recruiting ? <RecruitSheet board={board} phase={recruiting} /> : null;
};
