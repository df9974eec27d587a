// A table: sits down, fetches the game's face and words, and lays everything out.
import { useComputed } from '@preact/signals';
import { isFinger, useLater } from '@rose/board';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AnyFace } from '../../../games/face.ts';
import { FACES } from '../../../games/faces.ts';
import { Bar } from '../bar.tsx';
import { ask } from '../connection.ts';
import { wantReasons } from '../game-words.ts';
import { Page } from '../page.tsx';
import { playsFast } from '../prefs.ts';
import { href } from '../router.ts';
import { troubleWords } from '../words/table.ts';
import type { Around } from './around.ts';
import { useFace, useWords } from './face.ts';
import { Layout } from './layout/layout.tsx';
import { isSheet, tableClass } from './layout/media.ts';
import { useSheet } from './layout/small-window.ts';
import { WithOdds } from './odds/odds-place.tsx';
import { createDesk } from './picking/desk.ts';
import { type Following, follow } from './sending/follow.ts';
import { hostFeed } from './sending/host-feed.ts';
import type { Words } from './words/say.ts';
import { deskWords } from './words/words.ts';
import './table.css';
import type { AnyTrouble } from '../trouble.ts';

export const hasSecrets = async (game: string): Promise<boolean> => (await FACES.get(game)?.meta())?.secrets ?? false;

/** How its board tells that nothing needs to be hidden. */
export const openly = async (game: string) => {
  const face = await FACES.get(game)?.face();
  return face?.isOpen;
};

export const SittingDown = ({ text }: { readonly text: string }) => (
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

const curtain = async () => (await import('./curtain.tsx')).Curtain;

/** A finger sees nothing of an act before it touches; on a phone nobody is thought to. */
const isBlind = (): boolean => isFinger() || tableClass.peek() === 'phone';

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
  const desk = useMemo(
    () => createDesk(face, following, ask, () => !playsFast.value, wantReasons, isBlind),
    [face, following],
  );
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
  const seat = following.curtain.value;
  const Curtain = useLater(curtain, seat !== undefined);
  const Sheet = useSheet();
  // a small window begins whole; a desk that becomes one later keeps what is in the hand
  const hasBegun = useRef(false);
  // while the cloth is fetched nothing is shown either
  if (seat !== undefined)
    return Curtain ? (
      <Curtain following={following} words={words} face={face && 'trouble' in face ? undefined : face} />
    ) : (
      <SittingDown text={deskWords().sittingDown} />
    );
  if (trouble && !isSeated) return <Lost trouble={trouble} again={() => void following.again()} />;
  if (face && 'trouble' in face) return <Lost trouble={face} again={() => location.reload()} />;
  const isWhole = hasBegun.current || !isSheet.value || Sheet !== undefined;
  if (!isSeated || !face || !words || !isWhole) return <SittingDown text={deskWords().sittingDown} />;
  hasBegun.current = true;
  return <Seated following={following} face={face} words={words} around={around} />;
};

export const TableScreen = ({ id }: { readonly id: string }) => {
  const [following, setFollowing] = useState<Following>();
  useEffect(() => {
    const fresh = follow(id, hostFeed, { hasSecrets, openly });
    setFollowing(fresh);
    return fresh.stop;
  }, [id]);
  return following ? <Table key={id} following={following} /> : <SittingDown text={deskWords().sittingDown} />;
};
