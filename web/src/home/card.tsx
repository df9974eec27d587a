// One of the tables: what it is, and the ways to sit down at it.
import { Emblem, Icon } from '@rose/board';
import { useState } from 'preact/hooks';
import { FACES } from '../../../games/faces.ts';
import type { Card } from '../../../games/shelf.ts';
import { playHere, playNow, setting, watch } from '../opening.ts';
import { language } from '../prefs.ts';
import { href } from '../router.ts';
import { words } from '../words/index.ts';
import { OptionsForm } from './options.tsx';

const Difficulty = ({ level }: { readonly level: number }) => (
  <span class="dif" role="img" aria-label={words().card.difficulty(level)} title={words().card.difficulty(level)}>
    {[1, 2, 3].map((step) => (
      <i key={step} class={step <= level ? 'full' : ''} />
    ))}
  </span>
);

const Measures = ({ card }: { readonly card: Card }) => {
  const say = words().card;
  const [least, most] = card.seats;
  const time = say.minutes(card.minutes);
  return (
    <div class="meta">
      <span title={say.seatsFor(least, most)}>
        <Icon name="users" size={16} />
        <span aria-hidden="true"> {say.seats(least, most)}</span>
        <span class="unseen">{say.seatsFor(least, most)}</span>
      </span>
      <span title={say.about(time)}>
        <Icon name="clock" size={16} />
        <span aria-hidden="true"> {time}</span>
        <span class="unseen">{say.about(time)}</span>
      </span>
      <Difficulty level={card.difficulty} />
    </div>
  );
};

const WaysIn = ({ game, title }: { readonly game: string; readonly title: string }) => {
  const say = words().card;
  const [choosing, setChoosing] = useState(false);
  const busy = setting.value === game;
  return (
    <div class="ways">
      <button
        type="button"
        class="btn oak"
        aria-label={say.playHint(title)}
        aria-disabled={busy}
        onClick={() => void playNow(game)}
      >
        {busy ? words().opening.wait : say.play}
      </button>
      <div class="alt">
        <button type="button" class="way" aria-label={say.of(say.here, title)} onClick={() => void playHere(game)}>
          {say.here}
        </button>
        <a class="way" aria-label={say.of(say.learn, title)} href={href('learn', game)}>
          {say.learn}
        </a>
        <button type="button" class="way" aria-label={say.of(say.watch, title)} onClick={() => void watch(game)}>
          {say.watch}
        </button>
        <a class="way" aria-label={say.of(words().online.invite, title)} href={href('open', game)}>
          {words().online.invite}
        </a>
        <button type="button" class="way" aria-label={say.of(say.options, title)} onClick={() => setChoosing(true)}>
          {say.options}
        </button>
      </div>
      {choosing && <OptionsForm game={game} title={title} onClose={() => setChoosing(false)} />}
    </div>
  );
};

export const GameCard = ({ card }: { readonly card: Card }) => {
  const title = card.title[language.value];
  const laid = FACES.has(card.id);
  return (
    <article class={laid ? 'game-card laid' : 'game-card'}>
      <div class="pic">
        <Emblem size={84} />
        {card.picture && <img src={card.picture} alt="" width={264} height={172} loading="lazy" decoding="async" />}
        <span class="years">{card.years.replaceAll(' – ', '\u2009–\u2009')}</span>
      </div>
      <div class="in">
        <h3>{title}</h3>
        <Measures card={card} />
        <p>{card.pitch[language.value]}</p>
        {laid ? <WaysIn game={card.id} title={title} /> : <p class="laying">{words().card.laying}</p>}
      </div>
    </article>
  );
};
