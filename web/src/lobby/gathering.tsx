// A gathering: its chairs and what is agreed, and what may be done there.
import { Arms, guestCoat, Icon } from '@rose/board';
import type { Bid, Chair, Gathering } from '@rose/protocol';
import { useState } from 'preact/hooks';
import { confirm } from '../dialog.tsx';
import { gameWords } from '../game-words.ts';
import { playerHere } from '../here.ts';
import { SeatBadge } from '../home/badge.tsx';
import { titleOf } from '../home/tables.tsx';
import { me } from '../online/me.ts';
import { askServer } from '../online/server.ts';
import { complainOf } from '../online/trouble-note.tsx';
import { Page } from '../page.tsx';
import { sitterName } from '../sitter.ts';
import { isTrouble } from '../trouble.ts';
import { BidFields } from './fields.tsx';
import { Invitation } from './link.tsx';
import { NameField, useName } from './name.tsx';
import { SendAway, SentAway } from './send-away.tsx';
import { GatheringTalk } from './talk.tsx';
import { OptionList, TermsList } from './terms.tsx';
import { lobbyWords } from './words.ts';

const chairText = (chair: Chair): string => {
  const say = lobbyWords();
  switch (chair.kind) {
    case 'open':
      return say.free;
    case 'kept':
      return say.kept(chair.player === playerHere.value ? say.you : chair.name);
    case 'person':
      return chair.player === playerHere.value ? `${chair.name} (${say.you})` : chair.name;
    case 'bot':
      return sitterName(chair);
  }
};
const isFree = (chair: Chair): boolean =>
  chair.kind === 'open' || (chair.kind === 'kept' && chair.player === playerHere.value);
export const sitsIn = ({ chairs }: Gathering): boolean =>
  chairs.some((chair) => chair.kind === 'person' && chair.player === playerHere.value);

const isKeptIn = ({ chairs }: Gathering): boolean =>
  chairs.some((chair) => chair.kind === 'kept' && chair.player === playerHere.value);

/** A person by their arms, the house by its own. */
const Sitting = ({ chair }: { readonly chair: Chair }) => (
  <span class="side-badge" aria-hidden="true">
    {chair.kind === 'person' || chair.kind === 'kept' ? (
      <Arms coat={guestCoat(chair.name)} size={30} />
    ) : (
      <Icon name={chair.kind === 'bot' ? 'crown' : 'plus'} size={24} />
    )}
  </span>
);

interface ChairsProps {
  readonly gathering: Gathering;
  /** Undefined: one sits already and sides are not chosen by chair. */
  readonly onSit: ((chair: number) => void) | undefined;
}
const Chairs = ({ gathering, onSit }: ChairsProps) => {
  const { chairs, seats, game, sides, table, owner } = gathering;
  const isOwner = owner.player === playerHere.value;
  const say = lobbyWords().gatheringPage;
  const names = gameWords(game)?.seats;
  const byChair = sides === 'chosen';
  return (
    <ul class="chairs">
      {chairs.map((chair, at) => {
        const seat = seats[at] ?? '';
        const side = names?.[seat] ?? seat;
        return (
          <li key={at}>
            {byChair ? <SeatBadge game={game} seat={seat} size={34} /> : <Sitting chair={chair} />}
            <div>
              <b>{chairText(chair)}</b>
              {byChair && <small>{side}</small>}
              {chair.kind === 'person' && chair.hasBid && <small>{say.hasBid}</small>}
            </div>
            {onSit && isFree(chair) && byChair && (
              <button type="button" class="btn sm" onClick={() => onSit(at)}>
                {say.sitAs(side)}
              </button>
            )}
            {isOwner && 'player' in chair && chair.player !== owner.player && <SendAway table={table} who={chair} />}
          </li>
        );
      })}
    </ul>
  );
};

const OwnersDeeds = ({ gathering }: { readonly gathering: Gathering }) => {
  const say = lobbyWords().gatheringPage;
  const { table } = gathering;
  const send = async (ask: 'start' | 'call-off'): Promise<void> => {
    const answer = await askServer({ ask, table });
    if (isTrouble(answer)) complainOf(answer);
  };
  const callOff = async (): Promise<void> => {
    if (await confirm({ title: say.callOffSure, text: say.callOffText, yes: say.callOff })) await send('call-off');
  };
  return (
    <div class="acts">
      {gathering.standIn && (
        <button type="button" class="btn" onClick={() => void send('start')}>
          {say.start}
        </button>
      )}
      <button type="button" class="btn ghost" onClick={() => void callOff()}>
        {say.callOff}
      </button>
    </div>
  );
};
const StandUp = ({ table }: { readonly table: string }) => (
  <div class="acts">
    <button
      type="button"
      class="btn"
      onClick={() =>
        void askServer({ ask: 'stand-up', table }).then((answer) => {
          if (isTrouble(answer)) complainOf(answer);
        })
      }
    >
      {lobbyWords().gatheringPage.standUp}
    </button>
  </div>
);

interface GatheringProps {
  readonly gathering: Gathering;
  readonly invited: string | undefined;
  readonly again: () => void;
}
export const GatheringPage = ({ gathering, invited, again }: GatheringProps) => {
  const say = lobbyWords().gatheringPage;
  const { table, game, owner, sides, seats } = gathering;
  const name = useName();
  const [bid, setBid] = useState<Bid>({ seat: seats[0] ?? '', points: 0 });
  const sits = sitsIn(gathering);
  const isOwner = owner.player === playerHere.value;
  const isAway = gathering.sentAway !== undefined;
  const maySit = !sits && !isAway;
  const lead = isOwner ? say.yours : sits ? say.sits : say.invited(owner.name);
  const mayTalk = sits || invited !== undefined || isKeptIn(gathering);
  const sit = async (chair?: number): Promise<void> => {
    if (!(await name.settle())) return;
    const answer = await askServer({
      ask: 'join',
      table,
      ...(invited === undefined ? {} : { key: invited }),
      ...(chair === undefined ? {} : { chair }),
      ...(sides === 'bid' ? { bid } : {}),
    });
    // an answer that was lost and asked for again may say that the chair is taken: by whom is seen then
    if (isTrouble(answer)) complainOf(answer);
    again();
  };
  return (
    <Page title={say.title(titleOf(game))} {...(isAway ? {} : { lead })}>
      <div class="papers">
        <section>
          <h2>{say.chairs}</h2>
          <SentAway gathering={gathering} />
          {maySit && me.value && !me.value.player && (
            <div class="form">
              <NameField wish={name} />
            </div>
          )}
          {maySit && sides === 'bid' && (
            <div class="form">
              <BidFields game={game} seats={seats} {...bid} onChange={setBid} />
            </div>
          )}
          <Chairs gathering={gathering} onSit={maySit ? (chair) => void sit(chair) : undefined} />
          {maySit && sides !== 'chosen' && (
            <div class="acts">
              <button type="button" class="btn primary" onClick={() => void sit()}>
                {say.sit}
              </button>
            </div>
          )}
          {isOwner && <OwnersDeeds gathering={gathering} />}
          {sits && !isOwner && <StandUp table={table} />}
        </section>
        {gathering.key !== undefined && <Invitation table={table} secret={gathering.key} />}
        {mayTalk && <GatheringTalk gathering={gathering} />}
        <section>
          <h2>{say.terms}</h2>
          <TermsList terms={gathering} />
          <OptionList game={game} options={gathering.options} />
        </section>
      </div>
    </Page>
  );
};
