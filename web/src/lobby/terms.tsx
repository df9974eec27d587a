// What is agreed at a table, in words: sides, clock, stand-in, who may come, and the game's own options.
import type { ClockTerms, Terms } from '@rose/protocol';
import type { OptionWords } from '@rose/table/text';
import { gameWords } from '../game-words.ts';
import { sitterName } from '../sitter.ts';
import { deskWords } from '../table/words/words.ts';
import { lobbyWords } from './words.ts';

export const clockText = (clock: ClockTerms): string => {
  const say = lobbyWords().clock;
  switch (clock.kind) {
    case 'none':
      return say.none;
    case 'slow':
      return say.slow(clock.daysPerMove, clock.bank, clock.cap);
    case 'live':
      return say.live(clock.minutes, clock.increment);
  }
};

export const termsText = ({ clock, sides, access }: Terms): string => {
  const say = lobbyWords();
  return [clockText(clock), say.sides[sides], say.access[access]].join(' · ');
};

const valueText = (value: unknown, words: OptionWords | undefined): string => {
  if (typeof value === 'boolean') return value ? deskWords().yes : deskWords().no;
  return words?.values?.[String(value)] ?? String(value);
};

/** The options with their rule text. */
export const OptionList = ({ game, options }: Pick<Terms, 'game' | 'options'>) => {
  const words = (gameWords(game)?.options ?? {}) as Readonly<Record<string, OptionWords>>;
  return (
    <dl class="terms">
      {Object.entries(options).map(([option, value]) => (
        <div key={option}>
          <dt>
            {words[option]?.name ?? option} <small>{words[option]?.explain}</small>
          </dt>
          <dd>{valueText(value, words[option])}</dd>
        </div>
      ))}
    </dl>
  );
};

export const TermsList = ({ terms }: { readonly terms: Terms }) => {
  const say = lobbyWords();
  const lines = [
    [say.offer.sides, say.sides[terms.sides]],
    [say.offer.clock, clockText(terms.clock)],
    [say.offer.access, say.access[terms.access]],
    [say.offer.standIn, terms.standIn ? sitterName({ kind: 'bot', ...terms.standIn }) : say.offer.noStandIn],
  ] as const;
  return (
    <dl class="terms">
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
