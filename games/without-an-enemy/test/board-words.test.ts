import { legal } from '@rose/table';
import { plain } from '@rose/table/text';
import { dictionaryFaults } from '@rose/testkit';
import { withoutAnEnemy } from '@rose/without-an-enemy';
import { expect, test } from 'vitest';
import { labelFor, type Props } from '../board/said.ts';
import { en } from '../board/words.en.ts';
import { fr } from '../board/words.fr.ts';
import { fights as fightsEn } from '../board/words-fight.en.ts';
import { fights as fightsFr } from '../board/words-fight.fr.ts';
import { en as told } from '../text/en.ts';
import { fr as dit } from '../text/fr.ts';
import { event } from './events.ts';
import { table } from './scene.ts';
import { words } from './words-page.ts';

test('what the board says is set and counted as its language does', () =>
  expect(dictionaryFaults({ en: [en, fightsEn], fr: [fr, fightsFr] })).toEqual([]));

test('15.1 what a card does ends once, before what a touch on it does', () => {
  const hands = { royalist: ['r-07'], parliament: ['p-03'] };
  const { state } = table({
    at: { oxfordshire: 'r-charles', london: 'p-essex' },
    hands,
    phase: { name: 'initiative' },
  });
  const board = {
    words: told,
    view: withoutAnEnemy.view(state, 'royalist'),
    offered: legal(withoutAnEnemy, state, 'royalist'),
    open: ['r-07'],
    picked: [],
  } as unknown as Props;
  expect(words('en', () => labelFor(board, 'r-07'))).toMatch(/[^.]\. Play/);
});

test('15.1 once strength was added, nobody is asked whether to deploy', () => {
  const first = event('r-10', { at: { cornwall: 'r-hopton', somerset: 'r-west-foot:1' } });
  const next = first.play('royalist', 'add r-west-foot');
  const asked = (at: typeof first, words: typeof told): string =>
    plain(words.prompt.events(withoutAnEnemy.view(at.state, 'royalist'), 'royalist', []).ask);
  expect([asked(first, told), asked(first, dit)].join()).toMatch(/Deploy.*Déployer/);
  expect([asked(next, told), asked(next, dit)].join()).not.toMatch(/deploy|déployer/i);
});
