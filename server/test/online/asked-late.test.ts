// What acts on the last move, or on what is asked just now, names it: when it comes late it does nothing to what has come since.
import { describe, expect, test } from 'vitest';
import { inStep, playOne } from './rig.ts';
import { lone, openNodes, sightOf, stageAt, toMove } from './stage.ts';

describe('what comes late does nothing to what has come since', () => {
  test('an undo, a take-back', async () => {
    const nodes = await openNodes('sqlite');
    const stage = await stageAt(nodes);
    const { ann } = stage;
    const undone = async (table: string): Promise<number> =>
      (await nodes[0].database.db.selectFrom('entries').select('entry').where('table_id', '=', table).execute()).filter(
        ({ entry }) => 'undo' in JSON.parse(entry),
      ).length;
    for (const ask of ['undo', 'take-back'] as const) {
      const table = await lone(stage);
      const { seq } = await sightOf(ann, table, 'lancaster');
      const what = { ask, table, seq, seat: 'lancaster' } as const;
      await ann.get(what);
      await ann.until(() => ann.sight(table)?.active.includes('lancaster'));
      await playOne({ table, key: '', seats: ['lancaster'] }, [ann]);
      await ann.ask(what);
      expect(await undone(table)).toBe(1);
      // Nor does one that has not seen what was done since.
      await ann.until(() => ann.sight(table)?.active.includes('lancaster'));
      const newest = await sightOf(ann, table, 'lancaster');
      await playOne({ table, key: '', seats: ['lancaster'] }, [ann]);
      expect(await ann.ask({ ...what, seq: newest.seq })).toMatchObject({ trouble: 'stale' });
      expect(await undone(table)).toBe(1);
    }
  });

  test('an answer to a take-back', async () => {
    const stage = await stageAt(await openNodes('sqlite'));
    const { mover, seat, other, against } = toMove(stage);
    const { table } = stage.match;
    const request = { ask: 'take-back', table, seat: against } as const;
    await other.get(request);
    const { id: asked } = await mover.until(() => mover.about(table)?.takeBack);
    const answer = { ask: 'answer-take-back', table, seat, asked } as const;
    await mover.get({ ...answer, agree: false });
    await other.get(request);
    expect(await mover.ask({ ...answer, agree: true })).toEqual({ trouble: 'nothing-asked' });
    const again = await mover.until(() => mover.about(table)?.takeBack?.id !== asked && mover.about(table)?.takeBack);
    expect(await mover.get({ ...answer, asked: again.id, agree: true })).toEqual({ done: true });
  });

  test('an answer to an offer of a draw, and an offer', async () => {
    const stage = await stageAt(await openNodes('sqlite'));
    const { match, ann, ben } = stage;
    const { table } = match;
    const { mover, seat, other, against } = toMove(stage);
    const offer = { ask: 'manner', table, seat, manner: 'offer-draw' } as const;
    const { seq: early } = await sightOf(mover, table, seat);
    await mover.get(offer);
    const { seq } = await sightOf(other, table, against);
    const answer = { ask: 'manner', table, seat: against } as const;
    await other.get({ ...answer, seq, manner: 'decline-draw' });
    for (let i = 0; i < 2; i++) {
      await playOne(match, [ann, ben]);
      await inStep(match, [ann, ben]);
    }
    expect(await other.ask({ ...answer, seq: early, manner: 'offer-draw' })).toMatchObject({ trouble: 'stale' });
    await mover.get(offer);
    await other.until(() => other.sight(table)?.offer);
    expect(await other.ask({ ...answer, seq, manner: 'accept-draw' })).toMatchObject({ trouble: 'stale' });
    // The very same as was asked then: it is done.
    expect(await other.ask({ ...answer, seq, manner: 'decline-draw' })).toEqual({ seq: seq + 1 });
    expect((await sightOf(other, table, against)).offer).toBe(seat);
    await other.get({ ...answer, manner: 'accept-draw' });
    expect(await ann.until(() => ann.sight(table)?.outcome)).toMatchObject({ how: 'agreed' });
  });
});
