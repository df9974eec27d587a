// 12.2 Promises come back when their moment may have come: words that somebody gave or was given, and that bind nobody.
import { Icon } from '@rose/board';
import type { Props } from '../said.ts';
import { sceneWords } from '../words-scenes.ts';
import { remindersFor } from './parley-facts.ts';
import './reminders.css';

/** The newest are nearest to their moment. */
const MOST = 3;
export const Reminders = ({ board }: { readonly board: Props }) => {
  const say = sceneWords().parley;
  const { view, viewer, words } = board;
  const found = remindersFor(view, viewer).slice(-MOST);
  if (found.length === 0) return null;
  return (
    <ul class="km-reminders" aria-label={say.promises}>
      {found.map(({ from, to, words: given }) => (
        <li key={`${from} ${given}`}>
          <Icon name="chat" size={18} />
          <span>
            {say.promised(
              from === viewer ? undefined : words.seats[from],
              to.map((seat) => words.seats[seat]),
              given,
            )}{' '}
            <small>{say.bindsNobody}</small>
          </span>
        </li>
      ))}
    </ul>
  );
};
