// A table: sits down, fetches the game's face and words, and lays everything out.
import { useComputed } from '@preact/signals';
import type { LogStep } from '@rose/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyFace, Cloth } from '../../../games/face.ts';
import { FACES } from '../../../games/faces.ts';
import { Bar } from '../bar.tsx';
import { ask } from '../connection.ts';
import { wantReasons } from '../game-words.ts';
import { plainLine } from '../line.tsx';
import { Page } from '../page.tsx';
import { playsFast } from '../prefs.ts';
import { href } from '../router.ts';
import { troubleWords } from '../words/table.ts';
import type { Around } from './around.ts';
import { useFace, useWords } from './face.ts';
import { Layout } from './layout/layout.tsx';
import { inShort } from './log/meanwhile.ts';
import { WithOdds } from './odds/odds-place.tsx';
import { createDesk } from './picking/desk.ts';
import { type Following, follow } from './sending/follow.ts';
import { hostFeed } from './sending/host-feed.ts';
import type { Words } from './words/say.ts';
import { sayWhole, seatName } from './words/say.ts';
import { deskWords } from './words/words.ts';
import './table.css';
import type { AnyTrouble } from '../trouble.ts';

export const hasSecrets = async (game: string): Promise<boolean> => (await FACES.get(game)?.meta())?.secrets ?? false;

/** How its board tells that nothing needs to be hidden. */
export const openly = async (game: string) => {
  const face = await FACES.get(game)?.face();
  return face?.isOpen;
};

export const Opening = ({ text }: { readonly text: string }) => (
  <>
    <Bar />
    <main id="main" class="opening" aria-busy="true">
      <p>{text}</p>
    </main>
  </>
);

/** No table to show: what is wrong, and two ways on. */
const Lost = ({ trouble, again }: { readonly trouble: AnyTrouble; again(): void }) => {
  const { what, next } = troubleWords(trouble);
  return (
    <Page title={what}>
      <p>{next}</p>
      <div class="row">
        <a class="btn primary" href={href()}>
          {deskWords().home}
        </a>
        {trouble.trouble !== 'no-such-table' && (
          <button type="button" class="btn" onClick={again}>
            {deskWords().tryAgain}
          </button>
        )}
      </div>
    </Page>
  );
};

/** So much is told of what all have seen: the last of it. */
const LAST = 3;
const Passed = ({ words, steps }: { readonly words: Words; readonly steps: readonly LogStep[] }) => {
  const told = inShort(steps, LAST).slice(-LAST);
  if (told.length === 0) return null;
  return (
    <section class="curtain-since">
      <h2>{deskWords().recapTitle}</h2>
      <ul>
        {told.map(({ first, count }) => (
          <li key={first.seq}>
            {plainLine(sayWhole(words, first))} {count > 1 && deskWords().alike(count - 1)}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Cloth in the colours of whoever it opens for; it covers everything. */
const Curtain = ({
  following,
  words,
  face,
}: {
  following: Following;
  words: Words | undefined;
  face: AnyFace | undefined;
}) => {
  const seat = following.curtain.value ?? '';
  const trouble = following.trouble.value;
  const { light, dark, valance, ink } = face?.cloth?.(seat) ?? PLAIN_CLOTH;
  return (
    <div
      class="page curtain"
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
        <h1 tabIndex={-1}>{deskWords().curtain(words ? seatName(words, seat) : seat)}</h1>
        <p>{deskWords().curtainExplain}</p>
        {words && <Passed words={words} steps={following.meanwhile.value} />}
        {trouble && <p role="alert">{troubleWords(trouble).what}</p>}
        <button type="button" class="btn primary" onClick={() => void following.again()}>
          {deskWords().curtainDraw(words ? seatName(words, seat) : seat)}
        </button>
      </main>
    </div>
  );
};
const PLAIN_CLOTH: Cloth = { light: '#4a2f22', dark: '#2f1d14', valance: '#1d120c', ink: '#fbf5e6' };

const Seated = ({
  following,
  face,
  words,
  around,
}: {
  readonly following: Following;
  readonly face: AnyFace;
  readonly words: Words;
  readonly around: Around | undefined;
}) => {
  const desk = useMemo(() => createDesk(face, following, ask, () => !playsFast.value, wantReasons), [face, following]);
  useEffect(() => desk.stop, [desk]);
  return (
    <WithOdds desk={desk} ask={ask}>
      <Layout desk={desk} words={words} around={around} />
    </WithOdds>
  );
};

interface TableProps {
  readonly following: Following;
  readonly around?: Around;
}
export const Table = ({ following, around }: TableProps) => {
  const game = following.game.value;
  const face = useFace(game);
  const isSeated = useComputed(() => following.sight.value !== undefined).value;
  const trouble = following.trouble.value;
  const words = useWords(game);
  if (following.curtain.value !== undefined)
    return <Curtain following={following} words={words} face={face && 'trouble' in face ? undefined : face} />;
  if (trouble && !isSeated) return <Lost trouble={trouble} again={() => void following.again()} />;
  if (face && 'trouble' in face) return <Lost trouble={face} again={() => location.reload()} />;
  if (!isSeated || !face || !words) return <Opening text={deskWords().sittingDown} />;
  return <Seated following={following} face={face} words={words} around={around} />;
};

export const TableScreen = ({ id }: { readonly id: string }) => {
  const [following, setFollowing] = useState<Following>();
  useEffect(() => {
    const fresh = follow(id, hostFeed, { hasSecrets, openly });
    setFollowing(fresh);
    return fresh.stop;
  }, [id]);
  return following ? <Table key={id} following={following} /> : <Opening text={deskWords().sittingDown} />;
};
