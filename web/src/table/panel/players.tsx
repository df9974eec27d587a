// Who plays, since when, and under which options.
import { useMeta } from '../../meta.ts';
import { language } from '../../prefs.ts';
import type { TableContext } from '../context.ts';
import { personsOf } from '../handover.ts';
import { saidSeat, seatName, sitterName } from '../words/say.ts';
import { deskWords } from '../words/words.ts';
import { plateName } from './seats.tsx';

const shown = (value: unknown, values: { readonly [value: string]: string } | undefined): string => {
  if (typeof value === 'boolean') return value ? deskWords().yes : deskWords().no;
  return values?.[String(value)] ?? String(value);
};

export const Players = ({ context }: { readonly context: TableContext }) => {
  const { desk, words } = context;
  const { game, seating, view, viewer, options, opened, commitment, outcome } = desk.sight.value;
  const meta = useMeta(game);
  const { face } = desk;
  // what somebody holds, or is offered, he may look at when nobody asks him: behind the curtain
  const others = meta?.secrets && !outcome ? personsOf(seating).filter((seat) => seat !== viewer) : [];
  const day = new Date(opened).toLocaleDateString(language.value === 'fr' ? 'fr' : 'en-GB', { dateStyle: 'long' });
  return (
    <div class="players">
      <ul>
        {Object.keys(seating).map((seat) => (
          <li key={seat}>
            <span aria-hidden="true">
              <face.Badge seat={seat} size={30} />
            </span>
            <div>
              <b>{plateName(context, seat, sitterName(seating, seat))}</b>
              <small>
                {seatName(words, seat)} · <span>{words.seatLine(view, seat)}</span>
              </small>
              <small class="player-mark">
                <face.SeatMark view={view} seat={seat} words={words} />
              </small>
              {others.includes(seat) && (
                <button type="button" class="btn sm" onClick={() => desk.handTo(seat)}>
                  {deskWords().handTo(saidSeat(words, seat))}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <h3>{deskWords().options}</h3>
      <dl>
        {Object.entries(options).map(([name, value]) => (
          <div key={name}>
            <dt>{words.options[name as never]?.['name'] ?? name}</dt>
            <dd>{shown(value, words.options[name as never]?.['values'])}</dd>
          </div>
        ))}
      </dl>
      <p class="quiet">{deskWords().opened(day)}</p>
      {/* Where nothing is thrown there is no seal to show, unless the house drew the seats. */}
      {((meta && !meta.diceless) || context.around) && (
        <p class="quiet">
          {deskWords().fair}
          <code>{commitment.slice(0, 16)}…</code>
        </p>
      )}
    </div>
  );
};
