// What may be answered in a fight, each with what it means and its chance. Touching one makes it.
import { type Bar, Bars, Deed, DeedChances, Icon, type IconName } from '@rose/board';
import type { Odds } from '@rose/table';
import { type Action, B, type BlockName, classOf, isBlockName, withdrawalOf } from '@rose/without-an-enemy/ids';
import type { ComponentChildren } from 'preact';
import { blocksFor, hasDone, offeredOf, ranksOf, type SeenBattle, volleyOdds } from './battle-facts.ts';
import { gestures, INSIDE } from './gestures.ts';
import { type Props, sentence } from './said.ts';
import { useAll } from './use-all.ts';
import { boardWords } from './words.ts';
import { fightWords } from './words-fight.ts';

interface AnswerProps {
  readonly board: Props;
  readonly action: Action;
  readonly icon: IconName;
  readonly title?: string;
  /** The letter that gives the same answer. */
  readonly letter?: string;
  /** What its chance is for, where that is no victory. */
  readonly wins?: string;
  /** Its chance, where that is no victory of one's own. */
  readonly chanceIn?: (odds: Odds) => number;
  readonly children?: ComponentChildren;
}
/** The key of an answer, in its corner. */
export const Letter = ({ letter }: { readonly letter: string | undefined }) =>
  letter === undefined ? null : <kbd class="wae-letter">{letter}</kbd>;
/** One answer that has no place on the map. */
export const Answer = ({ board, action, icon, title, letter, wins, chanceIn, children }: AnswerProps) => {
  const say = boardWords();
  const odds = board.odds?.(action);
  const [gesture = []] = gestures(action);
  const [place = ''] = gesture;
  return (
    <span class="wae-deed" data-place={place} data-lit="" data-letter={letter}>
      <Deed
        icon={<Icon name={icon} size={20} />}
        title={title ?? board.words.verbs[action.do]}
        sentence={sentence(board.words, action)}
        speak={() => board.touch(place)}
      >
        <Letter letter={letter} />
        {children}
        <DeedChances
          odds={odds && chanceIn ? { ...odds, win: chanceIn(odds) } : odds}
          say={wins === undefined ? say : { ...say, wins }}
        />
      </Deed>
    </span>
  );
};

const MOST_BARS = 6;
export const HitBars = ({ shares }: { readonly shares: readonly number[] }) => {
  const say = fightWords();
  const many = shares.length > MOST_BARS;
  const shown = many
    ? [...shares.slice(0, MOST_BARS - 1), shares.slice(MOST_BARS - 1).reduce((a, b) => a + b, 0)]
    : shares;
  const bars = shown.map(
    (share, number): Bar => ({
      share,
      said: say.share(share),
      of: many && number === MOST_BARS - 1 ? `${number}+` : String(number),
    }),
  );
  return <Bars bars={bars} />;
};

/** 8.4 What one's own blocks add to the die; how much Cavalry the enemy has is not known yet. */
const ownModifier = (view: Props['view'], battle: SeenBattle, viewer: Props['viewer']): number => {
  if (viewer === 'spectator') return 0;
  const classes = ranksOf(view, battle, viewer).flatMap(({ piece: { block } }) =>
    block === undefined ? [] : [classOf(B[block])],
  );
  const horse = classes.filter((one) => one === 'C').length;
  return horse + (horse === classes.length ? 1 : 0) - (classes.includes('A') ? 1 : 0);
};
const END_FACES: { readonly [face: number]: string } = { 1: '≤ 1', 6: '≥ 6' };
/** What is added to a withdrawal's die, and what each result means. */
const WithdrawalTable = ({ board, battle }: { readonly board: Props; readonly battle: SeenBattle }) => {
  const say = fightWords();
  return (
    <>
      <span class="deed-text">{say.withdrawalAdds(ownModifier(board.view, battle, board.viewer))}</span>
      <span class="wae-faces">
        {[1, 2, 3, 4, 5, 6].map((face) => {
          const { success, loss } = withdrawalOf(face);
          return (
            <span key={face} class={success ? 'good' : undefined}>
              <b>{END_FACES[face] ?? face}</b> {say.withdrawal(success, loss)}
            </span>
          );
        })}
      </span>
    </>
  );
};

/** 8.9 Who fires: block by block above, or all at once. */
const FireDeeds = ({ board, battle }: { readonly board: Props; readonly battle: SeenBattle }) => {
  const say = fightWords();
  const { view, viewer, offered } = board;
  const all = useAll(board);
  const mayFire = blocksFor(offered, 'fire');
  const seat = viewer === 'spectator' ? battle.acting : viewer;
  const fire = viewer === 'spectator' ? [] : firing(view, battle, viewer);
  const [ready] = offeredOf(offered, 'ready');
  return (
    <>
      {ready && (
        <Answer
          board={board}
          action={ready}
          icon="arrow"
          title={fire.length === 0 ? say.allWait : say.theseFire(fire.length)}
          letter={fire.length === 0 ? 'W' : 'F'}
        >
          <span class="deed-text">{fire.length === 0 ? say.waitText : say.hitsNow}</span>
          {fire.length > 0 && <HitBars shares={volleyOdds(view, battle, seat, fire)} />}
        </Answer>
      )}
      {mayFire.length > 0 && (
        <span class="wae-deed" data-letter="A">
          <Deed
            icon={<Icon name="sword" size={20} />}
            title={say.allFire}
            sentence={say.allFireSentence(mayFire.length)}
            speak={() => all([...mayFire, '#ready'])}
          >
            <Letter letter="A" />
            <span class="deed-text">{say.fireText}</span>
            <HitBars shares={volleyOdds(view, battle, seat, [...fire, ...mayFire])} />
            {ready && <DeedChances odds={board.odds?.(...offeredOf(offered, 'fire'), ready)} say={boardWords()} />}
          </Deed>
        </span>
      )}
    </>
  );
};
const firing = (
  view: Props['view'],
  battle: SeenBattle,
  seat: Exclude<Props['viewer'], 'spectator'>,
): readonly BlockName[] =>
  ranksOf(view, battle, seat).flatMap(({ piece: { block } }) =>
    block !== undefined && hasDone(battle, block, 'fired') ? [block] : [],
  );

/** 8.3 For a block that was left in the hand: the city itself lies under the paper. */
const Shelter = ({ board }: { readonly board: Props }) => {
  const [shelter] = offeredOf(board.offered, 'shelter');
  if (!shelter || !board.picked.some(isBlockName) || board.picked.includes(INSIDE)) return null;
  return (
    <span class="wae-deed" data-place={INSIDE} data-lit="">
      <Deed
        icon={<Icon name="castle" size={20} />}
        title={board.words.verbs.shelter}
        sentence={sentence(board.words, shelter)}
        speak={() => board.touch(INSIDE)}
      />
    </span>
  );
};
const ICONS: { readonly [verb: string]: IconName } = {
  withdraw: 'undo',
  stand: 'shield',
  'order-retreat': 'undo',
  'fight-on': 'sword',
  ready: 'arrow',
};
export const Deeds = ({ board, battle }: { readonly board: Props; readonly battle: SeenBattle }) => {
  const { offered } = board;
  const answers = offered.filter(({ do: verb }) => verb in ICONS);
  if (offered.length === 0) return null;
  const say = fightWords();
  const hint = battle.blows.length > 0 ? say.takeHint : say.hints[battle.step];
  return (
    <>
      {hint && <p class="wae-hint">{hint}</p>}
      <div class="deeds">
        <Shelter board={board} />
        {battle.step === 'fire' && battle.blows.length === 0 ? (
          <FireDeeds board={board} battle={battle} />
        ) : (
          answers.map((action) => (
            <Answer key={action.do} board={board} action={action} icon={ICONS[action.do] ?? 'arrow'}>
              {action.do === 'withdraw' && <WithdrawalTable board={board} battle={battle} />}
              {action.do === 'order-retreat' && <span class="deed-text">{say.retreatText}</span>}
            </Answer>
          ))
        )}
      </div>
    </>
  );
};
