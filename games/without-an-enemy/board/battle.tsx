// A battle, a sortie or a storming as a paper over the map, on a phone as a screen: both sides in lanes, because classes
// fight classes; the steps of the cycle; the last dice; the choices.
import { BattleScene, GreatChance, Icon } from '@rose/board';
import { plain } from '@rose/table/text';
import { type CardName, isCardName, LAST_CYCLE, other, SEATS, type Seat } from '@rose/without-an-enemy/ids';
import { Badge } from './badge.tsx';
import { areaOfBattle, type HeadingNow, headingsOf, type SeenBattle } from './battle-facts.ts';
import { Chances } from './chances.tsx';
import { Deeds } from './deeds.tsx';
import { eventOf } from './hand.tsx';
import type { Ended } from './last-dice.ts';
import { Before, LastRoll } from './last-roll.tsx';
import { Rank } from './ranks.tsx';
import { chapterBegunBy, nameOf, type Props } from './said.ts';
import { boardWords } from './words.ts';
import { fightWords } from './words-fight.ts';
import './battle.css';

const Strip = ({ headings }: { readonly headings: readonly HeadingNow[] }) => {
  const say = fightWords();
  return (
    <ol class="wae-steps" aria-label={say.steps}>
      {headings.map(({ heading, state }) => (
        <li key={heading} class={state} aria-current={state === 'now' ? 'step' : undefined}>
          {state === 'done' && <Icon name="check" size={15} weight={2.4} />}
          {say.headings[heading]}
          {state === 'not' && <span class="unseen"> {say.notInCycle}</span>}
        </li>
      ))}
    </ol>
  );
};

/** The tactical events meant for this place. */
const Events = ({ board: { view, words }, battle }: { readonly board: Props; readonly battle: SeenBattle }) => {
  const events = SEATS.flatMap((seat): readonly (readonly [Seat, CardName])[] => {
    const card: string | null = view.cards[seat];
    return view.aims[seat] === battle.area && card !== null && isCardName(card) ? [[seat, card]] : [];
  });
  if (events.length === 0) return null;
  return (
    <p class="wae-events">
      {events.map(([seat, card]) => (
        <span key={seat}>
          <Badge seat={seat} size={18} /> <b>{nameOf(words, view, card)}</b>{' '}
          <small>{eventOf(words.place(view, card))}</small>
        </span>
      ))}
    </p>
  );
};

/** On a phone, where the page's own prompt is out of sight. */
const Question = ({ board }: { readonly board: Props }) => {
  const { words, view, viewer, picked, offered } = board;
  if (viewer === 'spectator' || offered.length === 0) return null;
  const { ask, explain } = words.prompt.battle(view, viewer, picked);
  return (
    <div class="battle-question">
      <div>
        <h3>{plain(ask)}</h3>
        <p>{plain(explain)}</p>
      </div>
      <GreatChance odds={board.odds?.()} say={boardWords()} />
    </div>
  );
};

const roleOf = (viewer: Props['viewer'], battle: SeenBattle): string => {
  const say = fightWords();
  if (viewer === 'spectator') return say.ends[battle.kind];
  return `${viewer === battle.attacker ? say.youAttack : say.youDefend} ${say.ends[battle.kind]}`;
};

interface BattleProps {
  readonly board: Props;
  readonly battle: SeenBattle;
  readonly ended: Ended | undefined;
}
export const Battle = ({ board, battle, ended }: BattleProps) => {
  const say = fightWords();
  const { viewer, words, offered } = board;
  const below = viewer === 'spectator' ? other(battle.attacker) : viewer;
  return (
    <BattleScene
      title={chapterBegunBy(words, {
        say: 'battle-begins',
        area: areaOfBattle(battle),
        kind: battle.kind,
        attacker: battle.attacker,
      })}
      subtitle={roleOf(viewer, battle)}
      rounds={{ word: say.cycle, now: battle.cycle, last: LAST_CYCLE, nowWord: say.now }}
      back={say.back}
      open={say.openFight}
    >
      {ended && ended.area !== battle.area && <Before board={board} ended={ended} />}
      <Events board={board} battle={battle} />
      <Strip headings={headingsOf(battle)} />
      <Rank board={board} battle={battle} seat={other(below)} />
      <div class="battle-middle wae-middle">
        <LastRoll board={board} place={battle.area} />
        <Chances board={board} />
      </div>
      <Rank board={board} battle={battle} seat={below} />
      <div class="battle-choices">
        <Question board={board} />
        <Deeds board={board} battle={battle} />
        {offered.length === 0 && <p class="battle-waits">{say.waiting(words.seats[battle.acting])}</p>}
      </div>
    </BattleScene>
  );
};
