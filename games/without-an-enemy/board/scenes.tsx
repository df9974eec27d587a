// The scenes that stand before the map, fetched when the first of them begins.
import { Battle } from './battle.tsx';
import { RecruitSheet } from './recruit.tsx';
import type { Props } from './said.ts';
import type { SceneNow } from './scene-facts.ts';
import { Siege } from './siege.tsx';

export const Scene = ({ board, scene }: { readonly board: Props; readonly scene: SceneNow }) => {
  const { battle, siege, recruiting } = scene;
  if (battle) return <Battle board={board} battle={battle} />;
  if (siege) return <Siege board={board} siege={siege} />;
  return recruiting ? <RecruitSheet board={board} phase={recruiting} /> : null;
};
