// What the button for the rest offers: a hint, manners, files, links, help; in the open house what belongs there.
import { Icon } from '@rose/board';
import { tableWords } from '../../words/table.ts';
import type { Item } from '../around.ts';
import type { TableContext } from '../context.ts';
import { deskWords } from '../words/words.ts';
import { Key } from './more.tsx';

const itemsOf = (context: TableContext): readonly Item[] => {
  if (context.around) return context.around.items(context);
  const { desk, commands } = context;
  const say = deskWords();
  const { outcome, viewer, offer } = desk.sight.value;
  const isPlaying = !outcome && viewer !== 'spectator';
  const mine: readonly Item[] = [
    { icon: 'hint', name: say.hint, key: 'H', run: commands.hint },
    { icon: 'flag', name: tableWords().courtesy.resign, run: commands.resign },
    { icon: 'hand', name: tableWords().courtesy['offer-draw'], run: () => desk.manner('offer-draw') },
  ];
  const always: readonly Item[] = [
    { icon: 'eye', name: outcome ? say.replay : say.fromStart, run: commands.replay },
    { icon: 'download', name: say.exportFile, run: commands.save },
    { icon: 'link', name: say.share, run: commands.share },
    { icon: 'plus', name: say.newGame, run: commands.newGame },
    { icon: 'list', name: say.help, key: '?', run: commands.help },
  ];
  const now = mine.slice(desk.isShared.value ? 1 : 0, offer === undefined ? 3 : 2);
  return [...(isPlaying && desk.isMyTurn.value ? now : []), ...always];
};

export const Items = ({ context, done }: { readonly context: TableContext; done(): void }) => (
  <ul class="more-list">
    {itemsOf(context).map(({ icon, name, key, run }) => (
      <li key={name}>
        <button
          type="button"
          onClick={() => {
            done();
            run();
          }}
        >
          <Icon name={icon} size={18} /> <span>{name}</span> {key && <Key name={key} />}
        </button>
      </li>
    ))}
  </ul>
);
