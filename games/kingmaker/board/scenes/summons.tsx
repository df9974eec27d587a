// 9.1 The summons: on whom Writs are served; those who cannot come say why.
import { type Action, N, NOBLE_NAMES, type NobleName, nobleName } from '@rose/kingmaker/ids';
import { plain } from '@rose/table/text';
import { useState } from 'preact/hooks';
import type { Props } from '../said.ts';
import { seatOfNoble } from '../stacks.ts';
import { sceneWords } from '../words-scenes.ts';
import { Act, act, offeredOf, touchFor } from './act.tsx';
import { person, Tile } from './frame.tsx';
import { MainButton } from './main-button.tsx';
import { reasonIn } from './reasons.ts';

const summonsOf = (nobles: readonly NobleName[]): Action => {
  const ids = nobles.map((noble) => N[noble]).toSorted((a, b) => a - b);
  const [only, ...more] = ids;
  return only !== undefined && more.length === 0 ? { do: 'summon', noble: only } : { do: 'summon-all', nobles: ids };
};
export const Summons = ({ board }: { readonly board: Props }) => {
  const say = sceneWords().parliament;
  const [served, serve] = useState<readonly NobleName[]>([]);
  const able = new Set(offeredOf(board, 'summon').map(({ noble }) => nobleName(noble)));
  const [none] = offeredOf(board, 'no-parliament');
  const parts = board.parts?.();
  if (!none) return null;
  const toggle = (noble: NobleName): void =>
    serve(served.includes(noble) ? served.filter((other) => other !== noble) : [...served, noble]);
  return (
    <>
      <h3>{say.whoIsServed}</h3>
      <div class="km-nobles">
        {NOBLE_NAMES.filter((noble) => seatOfNoble(board.view, noble) !== undefined).map((noble) => {
          const isAble = able.has(noble);
          const why = isAble
            ? undefined
            : reasonIn(board, parts, (action) => action.do === 'summon-all' && action.nobles[0] === N[noble]);
          return (
            <button
              key={noble}
              type="button"
              class={isAble ? 'km-who open' : 'km-who'}
              data-place={touchFor({ do: 'summon', noble: N[noble] })}
              data-lit={isAble ? '' : undefined}
              aria-pressed={served.includes(noble)}
              onClick={() => (isAble ? toggle(noble) : board.touch(touchFor({ do: 'summon', noble: N[noble] })))}
            >
              <Tile view={board.view} noble={noble} seat={seatOfNoble(board.view, noble)} size={0.8} />
              <span>
                {person(board, noble)}
                {why && <small>{plain(why)}</small>}
              </span>
            </button>
          );
        })}
      </div>
      <div class="km-answers-row">
        <Act board={board} action={none} icon="arrow" />
        <MainButton
          why={served.length > 0 ? undefined : say.serveFirst}
          icon="note"
          press={() => act(board, summonsOf(served))}
        >
          {say.summonWith(served.length)}
        </MainButton>
      </div>
    </>
  );
};
