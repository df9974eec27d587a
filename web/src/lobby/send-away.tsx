// The owner of a gathering lets somebody go from their chair, and says why; whoever was let go reads it.
import { useSignal } from '@preact/signals';
import type { Gathering, Person } from '@rose/protocol';
import { useId } from 'preact/hooks';
import { Dialog } from '../dialog.tsx';
import { askHouse } from '../online/house.ts';
import { complainOf } from '../online/trouble-note.tsx';
import { isTrouble } from '../trouble.ts';
import { words } from '../words/index.ts';
import { lobbyWords } from './words.ts';

const LONGEST_REASON = 200;

interface Props {
  readonly table: string;
  readonly who: Person;
  close(): void;
}
const SendAwayDialog = ({ table, who, close }: Props) => {
  const say = lobbyWords().gatheringPage;
  const reason = useSignal('');
  const id = useId();
  const send = async (): Promise<void> => {
    const answer = await askHouse({ ask: 'send-away', table, player: who.player, reason: reason.value });
    close();
    if (isTrouble(answer)) complainOf(answer);
  };
  return (
    <Dialog title={say.sendAway(who.name)} onClose={close}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{say.sendAwayText}</p>
        <div class="number">
          <label for={id}>{say.sendAwayWhy}</label>
          <input
            id={id}
            required
            maxLength={LONGEST_REASON}
            value={reason.value}
            onInput={(event) => {
              reason.value = event.currentTarget.value;
            }}
          />
        </div>
        <div class="row">
          <button type="button" class="btn" onClick={close}>
            {words().cancel}
          </button>
          <button type="submit" class="btn primary">
            {say.sendAway(who.name)}
          </button>
        </div>
      </form>
    </Dialog>
  );
};

/** Beside the chair of somebody else, for whoever opened the table. */
export const SendAway = ({ table, who }: Pick<Props, 'table' | 'who'>) => {
  const isOpen = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="btn sm ghost"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {lobbyWords().gatheringPage.sendAway(who.name)}
      </button>
      {isOpen.value && (
        <SendAwayDialog
          table={table}
          who={who}
          close={() => {
            isOpen.value = false;
          }}
        />
      )}
    </>
  );
};

export const SentAway = ({ gathering }: { readonly gathering: Gathering }) => {
  const say = lobbyWords().gatheringPage;
  if (gathering.sentAway === undefined) return null;
  return (
    <div role="status">
      <p>
        <b>{say.sentAway(gathering.owner.name, gathering.sentAway)}</b>
      </p>
      <p>{say.sentAwayText}</p>
    </div>
  );
};
