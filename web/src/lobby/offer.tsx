// The form that opens a table in the open house.
import type { Access } from '@rose/protocol';
import type { Kind, Meta } from '@rose/table';
import { useState } from 'preact/hooks';
import { FACES } from '../../../games/faces.ts';
import { Choice } from '../field.tsx';
import { gameWords } from '../game-words.ts';
import { OptionFields } from '../home/options.tsx';
import { bySlowClock } from '../home/presets.ts';
import { titleOf } from '../home/tables.tsx';
import { useMeta } from '../meta.ts';
import { askServer } from '../online/server.ts';
import { complainOf, TroubleNote } from '../online/trouble-note.tsx';
import { useMe } from '../online/use-me.ts';
import { seatsAt } from '../opening.ts';
import { Page } from '../page.tsx';
import { strength } from '../prefs.ts';
import { go } from '../router.ts';
import { isTrouble } from '../trouble.ts';
import { words } from '../words/index.ts';
import { ClockPart, CompanyPart, levelOf, levels, type PartProps, SidesPart } from './fields.tsx';
import { NameField, useName } from './name.tsx';
import { firstWish, offerOf, type TableWish } from './wish.ts';
import { lobbyWords } from './words.ts';
import './lobby.css';

/** Who may come, and who stands in. */
const RoomPart = ({ wish, change }: PartProps) => {
  const say = lobbyWords().offer;
  return (
    <>
      <Choice<Access>
        label={say.access}
        hint={say.accessHint[wish.access]}
        values={(['public', 'link'] as const).map((one) => [one, say.accessOf[one]] as const)}
        value={wish.access}
        onChange={(access) => change({ access })}
      />
      <ClockPart wish={wish} seats={[]} change={change} />
      <Choice
        label={say.standIn}
        hint={say.standInHint}
        values={[...levels(), ['none', say.noStandIn]]}
        value={String(wish.standIn)}
        onChange={(value) => change({ standIn: value === 'none' ? 'none' : levelOf(value) })}
      />
    </>
  );
};

const OfferForm = ({ meta }: { readonly meta: Meta<Kind> }) => {
  const say = lobbyWords().offer;
  const [wished, setWish] = useState<TableWish>(() => firstWish(meta.id, meta.seats, strength.value));
  const seats = seatsAt(meta, wished.options);
  const wish = seats.includes(wished.seat) ? wished : { ...wished, seat: seats[0] ?? '' };
  const [isBusy, setBusy] = useState(false);
  const { me } = useMe();
  const name = useName();
  const change = (part: Partial<TableWish>): void => setWish((before) => ({ ...before, ...part }));
  const send = async (): Promise<void> => {
    if (isBusy || !(await name.settle())) return;
    setBusy(true);
    const answer = await askServer(offerOf(wish, seats));
    setBusy(false);
    if (isTrouble(answer)) complainOf(answer);
    else go('join', answer.table);
  };
  const part = { wish, seats, change };
  const asked = wish.clock === 'slow' ? bySlowClock(meta) : meta;
  return (
    <form
      class="form papers"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {me && !me.player && (
        <section>
          <NameField wish={name} />
        </section>
      )}
      <section>
        <SidesPart {...part} />
        <CompanyPart {...part} />
      </section>
      <section>
        <RoomPart {...part} />
      </section>
      <section>
        <h2>{say.options}</h2>
        <OptionFields game={meta.id} meta={asked} chosen={wish.options} onChange={(options) => change({ options })} />
      </section>
      <div class="row">
        <button type="submit" class="btn primary" aria-disabled={isBusy}>
          {isBusy ? words().opening.wait : say.send}
        </button>
      </div>
    </form>
  );
};

export const OfferPage = ({ game: wanted }: { readonly game: string | undefined }) => {
  const say = lobbyWords();
  const games = [...FACES.keys()];
  const [chosen, setChosen] = useState(wanted !== undefined && FACES.has(wanted) ? wanted : (games[0] ?? ''));
  const meta = useMeta(chosen);
  const { me, trouble, again } = useMe();
  const catalogue = gameWords(chosen);
  return (
    <Page title={say.offer.title} lead={say.offer.lead}>
      {trouble && (
        <div class="papers">
          <TroubleNote trouble={trouble} />
          <button type="button" class="btn" onClick={again}>
            {say.retry}
          </button>
        </div>
      )}
      {me && (
        <>
          <div class="form papers">
            <section>
              <Choice
                label={say.offer.game}
                values={games.map((game) => [game, titleOf(game)] as const)}
                value={chosen}
                onChange={setChosen}
              />
            </section>
          </div>
          {meta && catalogue ? <OfferForm key={chosen} meta={meta} /> : <p>{words().loading}</p>}
        </>
      )}
    </Page>
  );
};
