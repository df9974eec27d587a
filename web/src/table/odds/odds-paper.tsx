// Odds on paper: who wins, what it costs, what one throw does, and how sure all that is. The first seat is plain, the
// other is hatched, so that nothing is told by colour alone.
import type { Odds } from '@rose/table';
import { Fragment } from 'preact';
import { Words } from '../../line.tsx';
import { language } from '../../prefs.ts';
import type { TableContext } from '../context.ts';
import { sayAction, seatName } from '../words/say.ts';
import type { Weighed } from './odds.ts';
import { ODDS_WORDS, sayOdds } from './odds-words.ts';
import '../styles/odds.css';

const oddsWords = () => ODDS_WORDS[language.value];

interface Half {
  /** None: nobody's garrison. */
  readonly seat: string | undefined;
  readonly share: number;
  readonly lost: Odds['ownLost'];
}
/** Both sides in the order of their seats; one who fights nobody's garrison comes first. */
const halves = ({ seat, against, win, lose, ownLost, enemyLost }: Odds, seats: readonly string[]): readonly Half[] => {
  const own = { seat, share: win, lost: ownLost };
  const enemy = { seat: against === seat ? undefined : against, share: lose, lost: enemyLost };
  return seats.indexOf(seat) <= seats.indexOf(against) ? [own, enemy] : [enemy, own];
};

const Bar = ({ sides, label }: { readonly sides: readonly Half[]; readonly label: string }) => (
  <div class="odds-bar" role="img" aria-label={label}>
    {sides.map(({ seat, share }, at) => (
      <i key={seat} class={at === 0 ? 'plain' : 'hatched'} style={{ width: `${100 * share}%` }} />
    ))}
  </div>
);

/** What the numbers are for. */
const Subject = ({ context, actions }: { readonly context: TableContext; readonly actions: readonly string[] }) => {
  const say = oddsWords();
  const [only, ...more] = actions;
  const action = only === undefined || more.length > 0 ? undefined : context.desk.face.read(only);
  if (action) return <Words line={sayAction(context.words, action)} />;
  return <>{say.group(actions.length)}</>;
};

export const Paper = ({ context, weighed }: { readonly context: TableContext; readonly weighed: Weighed }) => {
  const say = oddsWords();
  const { odds, actions } = weighed;
  const { words, desk } = context;
  const name = (seat: string | undefined): string => (seat === undefined ? say.nobody : seatName(words, seat));
  const sides = halves(odds, Object.keys(desk.sight.value.seating));
  return (
    <section class="odds" aria-label={say.title}>
      <p class="odds-subject">
        <span class="odds-title">{say.title}</span> · <Subject context={context} actions={actions} />
      </p>
      <p class="odds-victory">{say.victory}</p>
      <div class="odds-sides">
        {sides.map(({ seat, share }, at) => (
          <Fragment key={seat}>
            {at > 0 && odds.neither > 0 && <span>{say.neither(odds.neither)}</span>}
            <span>
              {name(seat)} <b>{say.percent(share)}</b>
            </span>
          </Fragment>
        ))}
      </div>
      <Bar sides={sides} label={sayOdds(say, odds, name)} />
      <p class="odds-lost">
        {say.lost}
        <span>
          {sides.map(({ seat, lost }) => (
            <span key={seat}>
              {name(seat)} <b>{say.strength(lost.is, lost.error)}</b>
            </span>
          ))}
        </span>
      </p>
      <p class="odds-how">
        {odds.forgets ? say.forgets : odds.exact ? say.exact : say.estimated(odds.samples, odds.error)} {say.how}{' '}
        {!odds.exact && say.howFought}
      </p>
    </section>
  );
};

/** At the end of a row of the choice list: what that choice makes of the fight under way. */
export const Mark = ({ odds: { win } }: { readonly odds: Odds }) => {
  const say = oddsWords();
  return (
    <span class="odds-mark" title={say.row(win)}>
      <span class="unseen">{say.row(win)}</span>
      <b aria-hidden="true">{say.percent(win)}</b>
    </span>
  );
};
