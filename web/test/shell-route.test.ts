import { describe, expect, test } from 'vitest';
import { href, readRoute } from '../src/route.ts';

describe('addresses of the house', () => {
  const ROUTES = [
    ['', { at: 'home' }],
    ['#/', { at: 'home' }],
    ['#/table/ab12', { at: 'table', id: 'ab12' }],
    ['#/learn/deux-roses', { at: 'learn', game: 'deux-roses' }],
    ['#/replay/ab12', { at: 'replay', table: 'ab12' }],
    ['#/replay/ab12/17', { at: 'replay', table: 'ab12', step: 17 }],
    ['#/replay/ab12/c1.t2.b1', { at: 'replay', table: 'ab12', chapter: 'c1.t2.b1' }],
    ['#/game/a-b_c', { at: 'game', data: 'a-b_c' }],
    ['#/game/a-b_c/3', { at: 'game', data: 'a-b_c', step: 3 }],
    ['#/rules', { at: 'rules' }],
    ['#/rules/deux-roses/4.1', { at: 'rules', game: 'deux-roses', section: '4.1' }],
    ['#/verify/ab12', { at: 'verify', table: 'ab12' }],
    ['#/settings', { at: 'settings' }],
  ] as const;
  test.for(ROUTES)('%s', ([hash, route]) => expect(readRoute(hash)).toEqual(route));

  test.for(['#/nowhere', '#/table', '#/table/a/b', '#/settings/x', '#/replay/a/1/2', '#/table/%E0%A4%A'])(
    '%s leads nowhere, and says so',
    (hash) => expect(readRoute(hash)).toEqual({ at: 'unknown', hash }),
  );
  test('a step that is no number is left out', () => {
    expect(readRoute('#/replay/ab12/-1')).toEqual({ at: 'replay', table: 'ab12' });
  });
  test('href and readRoute agree, also for awkward names', () => {
    expect(href()).toBe('#/');
    expect(readRoute(href('table', 'a/b c%'))).toEqual({ at: 'table', id: 'a/b c%' });
  });
});
