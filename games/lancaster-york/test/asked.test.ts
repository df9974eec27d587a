// 4.0 What is asked about the card in the planner's hand: places are attacked and defended, persons bribed, guarded and sent.
import { lancasterYork } from '@rose/lancaster-york';
import { C, type CardName, isPlace, type View } from '@rose/lancaster-york/ids';
import { plain } from '@rose/table/text';
import { expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';

const POSITION = {
  options: { players: 2 },
  turn: 3,
  cards: {
    red: ['windsor', 'london', 'stafford', 'ship-plymouth', 'bishop-exeter'],
    yellow: ['winchester', 'percy', 'ship-sandwich', 'bishop-york', 'sandwich'],
  },
};
const WARS = { en: /attack|defend/, fr: /attaquez|défendez/ };
const DEALS = { en: /bribe|guard|sail|ride/, fr: /Corrompez|Protégez|Où va/ };

test('places are attacked and defended, persons bribed, guarded and sent', () => {
  const view = lancasterYork.view(lancasterYork.fromPosition(POSITION) as never, 'red') as View;
  for (const [language, words] of [
    ['en', en],
    ['fr', fr],
  ] as const)
    for (const card of Object.values(POSITION.cards).flat() as readonly CardName[]) {
      const asked = plain(words.prompt.planning(view, 'red', [card]).ask);
      expect(asked, card).toMatch((isPlace(C[card]) ? WARS : DEALS)[language]);
      expect(asked, card).not.toMatch((isPlace(C[card]) ? DEALS : WARS)[language]);
    }
});
