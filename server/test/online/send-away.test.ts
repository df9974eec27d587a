// The owner of a gathering sends somebody away: the chair is free, who was let go reads why, and does not come back.
import { describe, expect, test } from 'vitest';
import { KINDS } from '../databases.ts';
import { guest, house, offerOf } from './rig.ts';

const OPEN = { kind: 'open' } as const;
const offer = offerOf('lancaster-york', [{ kind: 'me' }, OPEN, OPEN], { options: { players: 3 } });
const REASON = 'I keep this chair for my sister.';

describe.for(KINDS)('sent away on %s', (kind) => {
  test('is told why, by news and whenever they look, and cannot sit down there again', async () => {
    const at = await house(kind);
    const [ann, ben, eve] = [await guest(at, 'Ann'), await guest(at, 'Ben'), await guest(at, 'Eve')];
    const { table, key } = await ann.get(offer);
    await ben.get({ ask: 'invitation', table, key });
    await ben.get({ ask: 'join', table, key });
    await ann.get({ ask: 'send-away', table, player: ben.who.player, reason: REASON });
    await ben.until(() => ben.news('gathering').some(({ gathering }) => gathering?.sentAway === REASON));
    await ben.until(() => ben.news('my-tables').some((news) => news.table === table));
    expect((await ben.get({ ask: 'my-tables' })).tables).toEqual([]);
    const seen = await ben.get({ ask: 'invitation', table });
    expect(seen).toMatchObject({ state: 'gathering', mine: [], gathering: { sentAway: REASON } });
    expect(seen.gathering?.chairs.map((chair) => chair.kind)).toEqual(['person', 'open', 'open']);
    expect(seen.gathering).not.toHaveProperty('key');
    expect(await ben.ask({ ask: 'join', table, key })).toEqual({ trouble: 'sent-away', reason: REASON });
    // Nobody else reads it, and the others still come.
    expect(await eve.get({ ask: 'join', table, key })).toEqual({ state: 'gathering' });
    for (const one of [ann, eve])
      expect(JSON.stringify((await one.get({ ask: 'invitation', table, key })).gathering)).not.toContain(REASON);
    expect(await ben.ask({ ask: 'join', table, key })).toEqual({ trouble: 'sent-away', reason: REASON });
    expect(at.logged).toEqual([]);
  });

  test('only by the owner, only whoever is there, never oneself, and not once the game has begun', async () => {
    const at = await house(kind);
    const [ann, ben, eve] = [await guest(at, 'Ann'), await guest(at, 'Ben'), await guest(at, 'Eve')];
    const { table, key } = await ann.get(offer);
    await ben.get({ ask: 'join', table, key });
    const send = (by: typeof ann, player: string) => by.ask({ ask: 'send-away', table, player, reason: REASON });
    expect(await send(ben, ann.who.player)).toEqual({ trouble: 'not-owner' });
    expect(await send(eve, ben.who.player)).toEqual({ trouble: 'not-owner' });
    expect(await send(ann, eve.who.player)).toEqual({ trouble: 'not-there' });
    expect(await send(ann, ann.who.player)).toEqual({ trouble: 'bad-request', field: 'player' });
    const silent = { ask: 'send-away', table, player: ben.who.player, reason: ' ' } as const;
    expect(await ann.ask(silent)).toEqual({ trouble: 'bad-request', field: 'reason' });
    await eve.get({ ask: 'join', table, key });
    expect(await send(ann, ben.who.player)).toEqual({ trouble: 'has-begun' });
    expect((await ben.get({ ask: 'my-tables' })).tables).toMatchObject([{ state: 'running' }]);
    expect(at.logged).toEqual([]);
  });
});
