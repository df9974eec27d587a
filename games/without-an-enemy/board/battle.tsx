// A battle, a sortie or a storming as a paper over the map, on a phone as a screen: both sides in lanes, because classes
// fight classes; the steps of the cycle; the last dice; the choices.
import { BattleScene, GreatChance, Icon } from '@rose/board';
import { type Prompt, plain } from '@rose/table/text';
import { type CardName, isCardName, LAST_CYCLE, other, SEATS, type Seat } from '@rose/without-an-enemy/ids';
import { Badge } from './badge.tsx';
import { areaOfBattle, type HeadingNow, headingsOf, type SeenBattle, wallsStand } from './battle-facts.ts';
import { Chances } from './chances.tsx';
import { Deeds } from './deeds.tsx';
import { eventOf } from './hand.tsx';
import { useInSight } from './in-sight.ts';
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

const askedIn = ({ words, view, viewer, picked, offered }: Props): Prompt | undefined =>
  viewer === 'spectator' || offered.length === 0 ? undefined : words.prompt.battle(view, viewer, picked);
/** On a phone, where the page's own prompt is out of sight. */
const Question = ({ board, asked }: { readonly board: Props; readonly asked: Prompt }) => {
  return (
    <div class="battle-question">
      <div>
        <h3>{plain(asked.ask)}</h3>
        <p>{plain(asked.explain)}</p>
      </div>
      <GreatChance odds={board.odds?.()} say={boardWords()} />
    </div>
  );
};

const roleOf = ({ view, viewer }: Props, battle: SeenBattle): string => {
  const say = fightWords();
  const role = viewer === battle.attacker ? say.youAttack : say.youDefend;
  const walls = battle.kind === 'storm' ? [say.walls(wallsStand(view, battle))] : [];
  return [...(viewer === 'spectator' ? [] : [role]), say.ends[battle.kind], ...walls].join(' ');
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
  const asked = askedIn(board);
  const choices = useInSight(asked ? plain(asked.ask) : '');
  return (
    <BattleScene
      title={chapterBegunBy(words, {
        say: 'battle-begins',
        area: areaOfBattle(battle),
        kind: battle.kind,
        attacker: battle.attacker,
      })}
      subtitle={roleOf(board, battle)}
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
      <div class="battle-choices" ref={choices}>
        {asked && <Question board={board} asked={asked} />}
        <Deeds board={board} battle={battle} />
        {offered.length === 0 && <p class="battle-waits">{say.waiting(words.seats[battle.acting])}</p>}
      </div>
    </BattleScene>
  );
};
