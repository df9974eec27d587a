// What the card could say: one field for each printed result, wide as its number of cards; the share of every ending, and of
// every noble's death. Beside it the card, face down or turned.
import { CHARGES, ChargeMarks, CoatPicture } from '@rose/board';
import { type Chances, E, type FightEnding, N, namedOn, nobleName, PIECE_NAMES } from '@rose/kingmaker/ids';
import { cardName, type Props } from '../said.ts';
import { pieceId } from '../touched.ts';
import { sceneWords } from '../words-scenes.ts';
import type { Combat } from './combat-facts.ts';
import { person, tintOf } from './frame.tsx';

const ORDER: readonly FightEnding[] = ['win', 'lose', 'field', 'draw', 'weather'];
const looksOf = (ends: FightEnding): string => `km-field ${ends}`;

const Bar = ({ combat, chances }: { readonly combat: Combat; readonly chances: Chances }) => {
  const say = sceneWords().combat;
  return (
    <div
      class="km-bar"
      role="img"
      aria-label={chances.fields.map((field) => `${say.results[field.result]} ${field.cards}`).join(', ')}
    >
      {chances.fields.map(({ result, cards, ends }) => (
        <span
          key={result}
          class={result === combat.turned?.result ? `${looksOf(ends)} hit` : looksOf(ends)}
          style={{ flexGrow: cards, '--tint': tintOf(ends === 'lose' ? combat.defenders.seat : combat.attackers.seat) }}
        >
          <b>{say.results[result]}</b>
          <small>{cards}</small>
        </span>
      ))}
    </div>
  );
};
const Heads = ({
  board,
  combat,
  chances,
}: {
  readonly board: Props;
  readonly combat: Combat;
  readonly chances: Chances;
}) => {
  const say = sceneWords();
  const who = (ends: FightEnding): string => {
    const seat = ends === 'win' ? combat.attackers.seat : ends === 'lose' ? combat.defenders.seat : undefined;
    const isYou = seat !== undefined && seat === board.viewer;
    return say.combat.ends(ends, combat.kind, isYou ? undefined : seat ? board.words.seats[seat] : '');
  };
  return (
    <p class="km-heads">
      {ORDER.filter((ends) => chances.ends[ends] > 0).map((ends) => (
        <span key={ends}>
          <b>{say.share(chances.ends[ends])}</b> {who(ends)}
        </span>
      ))}
    </p>
  );
};
const Deaths = ({ board, chances }: { readonly board: Props; readonly chances: Chances }) => {
  const say = sceneWords();
  const rows = [...chances.deaths].filter(([, share]) => share > 0);
  if (rows.length === 0) return null;
  const most = Math.max(...rows.map(([, share]) => share));
  return (
    <>
      <h3>{board.view.options.advanced ? say.combat.byDice : say.combat.named}</h3>
      <ul class="km-deaths">
        {rows.map(([piece, share]) => {
          const name = PIECE_NAMES[piece];
          return name ? (
            <li key={name}>
              <CoatPicture coat={pieceId(name)} size={20} />
              <b>{person(board, name)}</b>
              <em>{say.share(share)}</em>
              <i style={{ width: `${(100 * share) / most}%` }} aria-hidden="true" />
            </li>
          ) : null;
        })}
      </ul>
    </>
  );
};
/** The card of this combat. */
const TheCard = ({ board, combat }: { readonly board: Props; readonly combat: Combat }) => {
  const say = sceneWords().combat;
  const { turned, result } = combat;
  if (!turned)
    return (
      <div class="km-turned back" role="img" aria-label={say.faceDown}>
        <svg width="70" height="70" viewBox="-54 -54 108 108" aria-hidden="true">
          <ChargeMarks charge={CHARGES.rose} fill="#c25a4c" ink="#6c1c17" />
        </svg>
      </div>
    );
  const here = new Set(
    [...combat.attackers.fighters, ...combat.defenders.fighters].map(({ noble }) => N[noble] as number),
  );
  return (
    <div class="km-turned">
      <small>{cardName(board, turned.card)}</small>
      <b>{turned.result === 'none' ? '' : say.results[turned.result]}</b>
      {result && <p>{say.outcomes[result]}</p>}
      {namedOn(E[turned.card]).length > 0 && !board.view.options.advanced && (
        <span>
          {say.namedOn}{' '}
          {namedOn(E[turned.card]).map((noble, i) => (
            <span key={noble} class={here.has(noble) ? 'here' : undefined}>
              {i > 0 && ', '}
              {person(board, nobleName(noble))}
            </span>
          ))}
        </span>
      )}
    </div>
  );
};

export const CouldSay = ({
  board,
  combat,
  chances,
}: {
  readonly board: Props;
  readonly combat: Combat;
  readonly chances: Chances;
}) => {
  const say = sceneWords().combat;
  return (
    <div class="km-could">
      <div class="km-chances">
        <h3>
          {say.couldSay} <small>{say.exact(chances.cards)}</small>
        </h3>
        <Heads board={board} combat={combat} chances={chances} />
        <Bar combat={combat} chances={chances} />
        <Deaths board={board} chances={chances} />
        {chances.wavering > 0 && <p class="km-hint">{say.wavering(chances.wavering)}</p>}
      </div>
      <TheCard board={board} combat={combat} />
    </div>
  );
};
