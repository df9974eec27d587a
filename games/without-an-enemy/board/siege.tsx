// A siege as a paper: the plan is the track. Besiegers batter, storm or dig on; the besieged sally or stay.
import { BattleScene, Block, Fighter, Icon } from '@rose/board';
import { plain } from '@rose/table/text';
import {
  garrisonLimit,
  SIEGE_MAX,
  STORM_MARKER,
  STORM_MARKER_BREACHED,
  stormLimit,
  T,
  type View,
} from '@rose/without-an-enemy/ids';
import { Chances } from './chances.tsx';
import { useInSight } from './in-sight.ts';
import { LastRoll } from './last-roll.tsx';
import { faceOf, type Piece, piecesOf, woodOf } from './pieces.ts';
import { chapterBegunBy, labelForPiece, nameOf, type Props } from './said.ts';
import type { SeenSiege } from './scene-facts.ts';
import { cityOfSiege, SiegeDeeds } from './siege-deeds.tsx';
import { SiegePlan } from './siege-plan.tsx';
import { fightWords } from './words-fight.ts';
import './siege.css';

const SIEGE_STEPS = ['relief', 'sortie', 'breach', 'storm', 'die', 'rise'] as const;
type SiegeStep = (typeof SIEGE_STEPS)[number];
interface SiegeStepNow {
  readonly step: SiegeStep;
  readonly state: 'done' | 'now' | 'later' | 'not';
}

/** What a turn does with a siege, and what of it this one cannot. */
export const siegeSteps = (view: View, siege: SeenSiege): readonly SiegeStepNow[] => {
  const city = cityOfSiege(siege);
  const marker = view.marker[city];
  const isBreached = view.breach.includes(city);
  const isOn: { readonly [S in SiegeStep]: boolean } = {
    relief: false,
    sortie: true,
    breach: marker !== undefined && marker >= 1 && (!isBreached || siege.tried),
    storm: marker !== undefined && marker >= (isBreached ? STORM_MARKER_BREACHED : STORM_MARKER),
    die: marker !== undefined && marker >= 1,
    rise: marker === undefined || marker < SIEGE_MAX,
  };
  const asked = siege.tried || !isOn.breach ? 'storm' : 'breach';
  const now = SIEGE_STEPS.indexOf(siege.step === 'sortie' ? 'sortie' : asked);
  return SIEGE_STEPS.map((step, at) => {
    if (at === now) return { step, state: 'now' };
    if (!isOn[step]) return { step, state: 'not' };
    return { step, state: at < now ? 'done' : 'later' };
  });
};
const Strip = ({ view, siege }: { readonly view: View; readonly siege: SeenSiege }) => {
  const say = fightWords();
  return (
    <ol class="wae-steps" aria-label={say.step}>
      {siegeSteps(view, siege).map(({ step, state }) => (
        <li key={step} class={state} aria-current={state === 'now' ? 'step' : undefined}>
          {state === 'done' && <Icon name="check" size={15} weight={2.4} />}
          {say.siegeSteps[step]}
          {state === 'not' && <span class="unseen"> {say.notInTurn}</span>}
        </li>
      ))}
    </ol>
  );
};

const Who = ({
  board,
  siege,
  pieces,
}: {
  readonly board: Props;
  readonly siege: SeenSiege;
  readonly pieces: readonly Piece[];
}) => {
  const { open, picked, touch, rest, words, view } = board;
  const say = fightWords();
  const city = cityOfSiege(siege);
  const inside = siege.step === 'sortie';
  return (
    <section class="wae-who">
      <h3>
        {inside ? say.whoSallies : say.whoStorms}{' '}
        <small>{inside ? say.anyNumber : say.atMost(stormLimit(T[city]))}</small>
      </h3>
      <div class="wae-lane-blocks">
        {pieces.map((piece) => {
          const { block } = piece;
          if (block === undefined)
            return (
              <svg key={piece.id} width="48" height="54" viewBox="-4 -9 52 58" aria-hidden="true">
                <Block wood={woodOf(piece.colour)} />
              </svg>
            );
          const isOpen = open.includes(block);
          return (
            <Fighter
              key={block}
              id={block}
              wood={woodOf(piece.colour)}
              face={faceOf(block, piece.strength)}
              name={nameOf(words, view, block)}
              note={piece.picked ? (inside ? say.notes.sallies : say.notes.storms) : isOpen ? '' : say.notes.stays}
              label={labelForPiece(board, piece)}
              isOpen={isOpen}
              ring={piece.picked || picked.includes(block) ? 'picked' : isOpen ? 'open' : undefined}
              isTarget={false}
              isSpent={!isOpen && !piece.picked}
              touch={touch}
              rest={rest}
            />
          );
        })}
      </div>
    </section>
  );
};

export const Siege = ({ board, siege }: { readonly board: Props; readonly siege: SeenSiege }) => {
  const say = fightWords();
  const { view, viewer, words, offered, picked } = board;
  const city = cityOfSiege(siege);
  const inside = siege.step === 'sortie';
  const here = piecesOf(view).filter(({ area }) => area === siege.area);
  const garrison = here.filter((piece) => piece.city !== undefined);
  const asked = inside ? garrison : here.filter((piece) => piece.city === undefined && piece.seat === siege.acting);
  const marker = view.marker[city];
  const question = viewer === 'spectator' ? undefined : words.prompt.siege(view, viewer, picked);
  const side = useInSight(question && offered.length > 0 ? plain(question.ask) : '');
  return (
    <BattleScene
      title={chapterBegunBy(words, {
        say: 'battered',
        seat: siege.acting,
        city,
        index: 0,
        face: 0,
        modifier: 0,
        opened: false,
      })}
      subtitle={say.garrison(garrison.length, garrisonLimit(T[city]))}
      rounds={{ word: say.marker, now: marker ?? 0, last: SIEGE_MAX, nowWord: say.now }}
      back={say.back}
      open={say.openFight}
    >
      <Strip view={view} siege={siege} />
      <div class="wae-siege-sheet">
        <div>
          <SiegePlan view={view} city={city} garrison={garrison} />
          <LastRoll board={board} place={siege.area} />
          <Who board={board} siege={siege} pieces={asked} />
        </div>
        <div class="wae-siege-side" ref={side}>
          {question && offered.length > 0 && (
            <div class="wae-question">
              <h3>{plain(question.ask)}</h3>
              <p>{plain(question.explain)}</p>
            </div>
          )}
          <Chances board={board} />
          <SiegeDeeds board={board} siege={siege} count={asked.filter((piece) => piece.picked).length} />
          {!inside && viewer === siege.acting && (
            <p class="wae-hint">
              {garrison.some(({ block }) => block === undefined) && `${say.hiddenGarrison} `}
              {say.lift}
            </p>
          )}
          {offered.length === 0 && <p class="battle-waits">{say.waiting(words.seats[siege.acting])}</p>}
        </div>
      </div>
    </BattleScene>
  );
};
