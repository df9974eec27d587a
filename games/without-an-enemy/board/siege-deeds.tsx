// What may be answered in a siege, each with its die or its chance: breach, storm or sally, wait.
import { Deed, DeedChances, Icon } from '@rose/board';
import {
  A,
  B,
  blockName,
  breachFrom,
  type CityName,
  cityIn,
  cityName,
  isGun,
  isPort,
  siegeResult,
  stormLimit,
  T,
  type View,
} from '@rose/without-an-enemy/ids';
import { eventAt, offeredOf, type With, wallsStand } from './battle-facts.ts';
import { Answer, Letter } from './deeds.tsx';
import { piecesOf } from './pieces.ts';
import type { Props } from './said.ts';
import type { SeenSiege } from './scene-facts.ts';
import { useAll } from './use-all.ts';
import { boardWords } from './words.ts';
import { fightWords } from './words-fight.ts';

export const cityOfSiege = ({ area }: SeenSiege): CityName => cityName(cityIn(A[area as keyof typeof A]));

/** 11.2 What each face of the siege die would mean at this marker. */
const SiegeDie = ({ view, city }: { readonly view: View; readonly city: CityName }) => {
  const say = fightWords();
  const marker = view.marker[city] ?? 0;
  if (marker < 1) return <span class="deed-text">{say.noDieYet}</span>;
  return (
    <>
      <span class="deed-text">{say.siegeDie}</span>
      <span class="wae-faces">
        {[1, 2, 3, 4, 5, 6].map((face) => {
          const result = siegeResult(marker, face, isPort(T[city]));
          return (
            <span key={face} class={result.surrender ? 'good' : undefined}>
              <b>{face}</b> {say.siegeFace(result)}
            </span>
          );
        })}
      </span>
    </>
  );
};
/** 9.4 Guns and marker, and what must be thrown. */
const BreachDie = ({ view, siege }: { readonly view: View; readonly siege: SeenSiege }) => {
  const guns = piecesOf(view)
    .filter(({ area, city, seat }) => area === siege.area && city === undefined && seat === siege.acting)
    .filter(({ block }) => block !== undefined && isGun(B[block]))
    .reduce((sum, { strength }) => sum + (strength ?? 0), 0);
  const marker = view.marker[cityOfSiege(siege)] ?? 0;
  const effect = eventAt(view, siege.acting, siege.area);
  const event = effect?.op === 'breach-mod' ? effect.delta : 0;
  const from = Math.max(1, breachFrom(guns + marker) - event);
  return <span class="deed-text">{fightWords().breachDie(guns, marker, from, event)}</span>;
};

/** Those who could go out or over the wall, the strongest first; nobody is picked yet. */
const strongest = ({ offered, view }: Props, siege: SeenSiege): readonly (With<'storm'> | With<'sally'>)[] => {
  const strengthOf = ({ block }: With<'storm'> | With<'sally'>): number => view.blocks[blockName(block)]?.strength ?? 0;
  const all = [...offeredOf(offered, 'storm'), ...offeredOf(offered, 'sally')];
  const most = siege.step === 'sortie' ? all.length : stormLimit(T[cityOfSiege(siege)]);
  return all.toSorted((one, other) => strengthOf(other) - strengthOf(one)).slice(0, most);
};
/** 9.3, 9.5 The attack with as many as may come, weighed before anybody is picked. */
const AllOut = ({
  board,
  siege,
  all,
}: {
  readonly board: Props;
  readonly siege: SeenSiege;
  all(places: readonly string[]): void;
}) => {
  const say = fightWords();
  const who = strongest(board, siege);
  if (who.length === 0) return null;
  const inside = siege.step === 'sortie';
  const title = inside ? say.sallyWith(who.length) : say.stormWith(who.length);
  return (
    <span class="wae-deed" data-letter="S">
      <Deed
        icon={<Icon name="sword" size={20} />}
        title={title}
        sentence={title}
        speak={() => all([...who.map(({ block }) => blockName(block)), '#attack'])}
      >
        <Letter letter="S" />
        <DeedChances odds={board.odds?.(...who)} say={boardWords()} />
      </Deed>
    </span>
  );
};

export const SiegeDeeds = ({
  board,
  siege,
  count,
}: {
  readonly board: Props;
  readonly siege: SeenSiege;
  readonly count: number;
}) => {
  const { offered, view } = board;
  const say = fightWords();
  const inside = siege.step === 'sortie';
  const [batter] = offeredOf(offered, 'batter');
  const [attack] = offeredOf(offered, 'attack');
  const [pass] = offeredOf(offered, 'pass');
  const city = cityOfSiege(siege);
  // with the first block picked its own answer is gone: what is still to be touched is kept here
  const all = useAll(board);
  return (
    <div class="deeds">
      {batter && (
        <Answer board={board} action={batter} icon="castle" wins={say.siegeSteps.breach}>
          <BreachDie view={view} siege={siege} />
        </Answer>
      )}
      {attack && (
        <Answer
          board={board}
          action={attack}
          icon="sword"
          title={inside ? say.sallyWith(count) : say.stormWith(count)}
          letter="S"
        >
          <span class="deed-text">
            {inside
              ? say.sallyText(view.marker[city] !== undefined)
              : say.stormText(wallsStand(view, { area: siege.area, attacker: siege.acting }))}
          </span>
        </Answer>
      )}
      {!attack && <AllOut board={board} siege={siege} all={all} />}
      {pass && (
        <Answer
          board={board}
          action={pass}
          wins={say.yields}
          chanceIn={({ win, lose }) => (inside ? lose : win)}
          icon={inside ? 'shield' : 'clock'}
          title={inside ? say.stayInside : say.keepDigging}
          letter="K"
        >
          <SiegeDie view={view} city={city} />
        </Answer>
      )}
    </div>
  );
};
