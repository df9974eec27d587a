// The curtain between two players: what only one of them may know stays behind it.
import type { LogStep } from '@rose/protocol';
import type { AnyFace, Cloth } from '../../../games/face.ts';
import { Bar } from '../bar.tsx';
import { plainLine } from '../line.tsx';
import { troubleWords } from '../words/table.ts';
import { inShort } from './log/meanwhile.ts';
import type { Following } from './sending/follow.ts';
import { saidSeat, sayWhole, type Words } from './words/say.ts';
import { deskWords } from './words/words.ts';
import './styles/curtain.css';

/** So much is told of what all have seen: the last of it. */
const LAST = 3;
const Passed = ({ words, steps }: { readonly words: Words; readonly steps: readonly LogStep[] }) => {
  const told = inShort(steps, undefined, LAST).slice(-LAST);
  if (told.length === 0) return null;
  return (
    <>
      <h2>{deskWords().recapTitle}</h2>
      <ul>
        {told.map(({ first, count }) => (
          <li key={first.seq}>
            {plainLine(sayWhole(words, first))} {count > 1 && deskWords().alike(count - 1)}
          </li>
        ))}
      </ul>
    </>
  );
};

/** What will be asked, as everybody may know it: put by what bystanders see. */
const Question = ({ words, following }: { readonly words: Words; readonly following: Following }) => {
  const { value: seat = '' } = following.curtain;
  const { value: sight } = following.common;
  const asked = sight?.active.includes(seat) && words.prompt[sight.phase]?.(sight.view, seat, []).ask;
  return asked ? (
    <>
      <h2>{deskWords().curtainAsks}</h2>
      <p>{plainLine(asked)}</p>
    </>
  ) : null;
};

interface CurtainProps {
  readonly following: Following;
  readonly words: Words | undefined;
  readonly face: AnyFace | undefined;
}
/** Cloth in the colours of whoever it opens for; it covers everything. */
export const Curtain = ({ following, words, face }: CurtainProps) => {
  const seat = following.curtain.value ?? '';
  const trouble = following.trouble.value;
  const { light, dark, valance, ink } = face?.cloth?.(seat) ?? PLAIN_CLOTH;
  return (
    <div
      class="page curtain"
      data-cloth={ink.startsWith('#f') ? 'dark' : 'light'}
      data-zone="curtain"
      style={{ '--light': light, '--dark': dark, '--valance': valance, '--on-cloth': ink }}
    >
      <Bar />
      <main id="main">
        {face && (
          <span aria-hidden="true">
            <face.Badge seat={seat} size={132} />
          </span>
        )}
        <h1 tabIndex={-1}>{deskWords().curtain(words ? saidSeat(words, seat) : seat)}</h1>
        <p>{deskWords().curtainExplain}</p>
        {words && following.common.value && (
          <section class="curtain-paper">
            <Question words={words} following={following} />
            <Passed words={words} steps={following.meanwhile.value} />
          </section>
        )}
        {trouble && <p role="alert">{troubleWords(trouble).what}</p>}
        <button type="button" class="btn primary" onClick={() => void following.again()}>
          {deskWords().curtainDraw(words ? saidSeat(words, seat) : seat)}
        </button>
      </main>
    </div>
  );
};
const PLAIN_CLOTH: Cloth = { light: '#4a2f22', dark: '#2f1d14', valance: '#1d120c', ink: '#fbf5e6' };
