// The invitation: a link that leads to a table, first to sit down at it, later to watch.
import { Icon } from '@rose/board';
import { useId } from 'preact/hooks';
import { href } from '../router.ts';
import { toast } from '../toast.tsx';
import { lobbyWords } from './words.ts';

export const linkTo = (table: string, secret: string): string =>
  new URL(href('join', table, secret), new URL('./', location.href)).href;

export const copyLink = async (link: string): Promise<void> => {
  const say = lobbyWords().gatheringPage;
  try {
    await navigator.clipboard.writeText(link);
    toast({ kind: 'note', title: say.copied, lasts: 5000 });
  } catch {
    toast({ kind: 'note', title: say.link, text: link });
  }
};

export const Invitation = ({ table, secret }: { readonly table: string; readonly secret: string }) => {
  const say = lobbyWords().gatheringPage;
  const id = useId();
  const link = linkTo(table, secret);
  return (
    <section>
      <h2>
        <label for={id}>{say.link}</label>
      </h2>
      <div class="link-row">
        <input id={id} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class="btn" onClick={() => void copyLink(link)}>
          <Icon name="link" size={17} /> {say.copy}
        </button>
      </div>
      <p class="quiet">{say.linkHint}</p>
    </section>
  );
};
