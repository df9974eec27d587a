// The keys of the table.
import { Dialog } from '../../dialog.tsx';
import { deskWords } from '../words/words.ts';

export const Help = ({ close }: { close(): void }) => {
  const { title, rows } = deskWords().keys;
  return (
    <Dialog title={title} onClose={close}>
      <dl class="keys">
        {rows.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};
