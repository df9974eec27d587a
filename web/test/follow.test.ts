// A table followed over a scripted connection.
import { effect } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { follow } from '../src/table/sending/follow.ts';
import { open, person, scripted, settle, sightOf, step } from './scripted-table.ts';

describe('following a table', () => {
  test('looks from beside the table first, then from the person’s seat', async () => {
    const host = scripted(() => sightOf({}));
    const following = follow('t', host.feed, open);
    await settle();
    expect(host.sat).toEqual(['spectator', 'red']);
    expect(following.sight.value?.viewer).toBe('red');
  });
  test('news lengthens the log and says what changed', async () => {
    const host = scripted(() => sightOf({}));
    const following = follow('t', host.feed, open);
    await settle();
    host.tell(sightOf({ seq: 1, keep: 1, log: [step(1, 'red')], active: ['white'] }));
    expect(following.log.value.map(({ seq }) => seq)).toEqual([0, 1]);
    expect(following.change.value).toEqual({ kind: 'forward', steps: [step(1, 'red')] });
  });
  test('an answer overtaken by news is dropped, a gap is asked for again', async () => {
    const host = scripted(() => sightOf({ seq: 4 }));
    const following = follow('t', host.feed, open);
    await settle();
    host.tell(sightOf({ seq: 3, keep: 0, log: [] }));
    expect(following.sight.value?.seq).toBe(4);
    host.tell(sightOf({ seq: 6, keep: 9, log: [step(6, 'white')] }));
    await settle();
    expect(host.sat.length).toBe(3);
  });
  test('pass and play follows the active seat; with secrets behind a curtain', async () => {
    const seating = { red: person('Ann'), white: person('Bob') };
    const host = scripted(() => sightOf({ seating }));
    const following = follow('t', host.feed, { hasSecrets: async () => true });
    await settle();
    expect(following.curtain.value).toBe('red');
    expect(following.sight.value).toBeUndefined();
    await following.again();
    expect(following.sight.value?.viewer).toBe('red');
    host.tell(sightOf({ seating, seq: 1, keep: 1, log: [step(1, 'red')], active: ['white'] }));
    await settle();
    expect(following.curtain.value).toBe('white');
    // behind the curtain what all have seen is told, from beside the table, and no seat is looked from before it opens
    expect(host.sat.filter((viewer) => viewer !== 'spectator')).toEqual(['red']);
    expect(following.meanwhile.value.map(({ seat }) => seat)).toEqual([]);
  });
  test('a curtain tells what a bystander saw since its seat last acted, and nothing its own log holds', async () => {
    const seating = { red: person('Ann'), white: person('Bob') };
    let active = ['red'];
    const host = scripted((viewer) =>
      sightOf({
        seating,
        active,
        viewer,
        log: [step(0), step(1, 'white'), step(2, 'red'), ...(viewer === 'spectator' ? [] : [step(9, 'red')])],
      }),
    );
    const following = follow('t', host.feed, { hasSecrets: async () => true });
    await settle();
    await following.again();
    active = ['white'];
    host.tell(sightOf({ seating, active, seq: 4, keep: 4, log: [step(4, 'red')], viewer: 'red' }));
    await settle();
    expect(following.curtain.value).toBe('white');
    expect(following.meanwhile.value.map(({ seq }) => seq)).toEqual([2]);
    // what will be asked is put by a bystander's sight, too
    expect(following.common.value?.viewer).toBe('spectator');
  });
  test('whoever asks for the device has it, behind the curtain, until the table goes on', async () => {
    const seating = { red: person('Ann'), white: person('Bob') };
    const host = scripted((viewer) => sightOf({ seating, viewer, seq: viewer === 'white' ? 7 : 3 }));
    const following = follow('t', host.feed, { hasSecrets: async () => true });
    await settle();
    await following.again();
    following.handTo('white');
    await settle();
    expect(following.curtain.value).toBe('white');
    expect(following.sight.value?.viewer).toBe('red');
    await following.again();
    expect([following.curtain.value, following.sight.value?.viewer]).toEqual([undefined, 'white']);
    // told the same once more, it stays; told more, it goes back to whoever is asked
    host.tell(sightOf({ seating, viewer: 'white', seq: 7 }));
    await settle();
    expect([following.curtain.value, following.sight.value?.viewer]).toEqual([undefined, 'white']);
    host.tell(sightOf({ seating, viewer: 'white', seq: 8, keep: 1, log: [step(8, 'white')] }));
    await settle();
    expect(following.curtain.value).toBe('red');
    await following.again();
    expect(following.sight.value?.viewer).toBe('red');
  });
  describe('a curtain', () => {
    const seating = { red: person('Ann'), white: person('Bob') };
    let active = ['red'];
    /** Ann has played, the device is Bob's: `shown` is whose sight lay open at each change. */
    const passed = async () => {
      active = ['red'];
      const host = scripted((viewer) => sightOf({ seating, active, viewer }));
      const following = follow('t', host.feed, { hasSecrets: async () => true });
      await settle();
      await following.again();
      active = ['white'];
      host.tell(sightOf({ seating, active, seq: 1, keep: 1, log: [step(1, 'red')] }));
      await settle();
      expect(following.curtain.value).toBe('white');
      const shown: (string | undefined)[] = [];
      effect(() => {
        if (following.curtain.value === undefined) shown.push(following.sight.value?.viewer);
      });
      return { host, following, shown };
    };
    test('opens with what its seat sees: at no moment does the other’s lie open', async () => {
      const { following, shown } = await passed();
      await following.again();
      expect(shown).toEqual(['white']);
    });
    test('is opened by a hand only: neither a host that came back nor news do', async () => {
      const { host, following, shown } = await passed();
      host.comeBack();
      host.tell(sightOf({ seating, active: ['red'], seq: 2, keep: 2, log: [step(2, 'white')] }));
      await settle();
      expect(following.curtain.value).toBe('white');
      expect(shown).toEqual([]);
    });
    test('stays where its seat cannot be seen, and says why', async () => {
      let isThere = true;
      active = ['red'];
      const host = scripted(() => (isThere ? sightOf({ seating, active }) : { trouble: 'internal' }));
      const following = follow('t', host.feed, { hasSecrets: async () => true });
      await settle();
      isThere = false;
      await following.again();
      expect(following.curtain.value).toBe('red');
      expect(following.trouble.value).toEqual({ trouble: 'internal' });
    });
  });
  describe('before the eyes of all', () => {
    const seating = { red: person('Ann'), white: person('Bob') };
    let active = ['red'];
    const table = () =>
      scripted((viewer) =>
        sightOf({
          seating,
          active,
          seq: viewer === 'spectator' ? 2 : 5,
          view: { of: viewer },
          may: [`walk ${viewer}-c`],
        }),
      );
    const sat = async (isOpen: (view: object, seat: string) => boolean) => {
      active = ['red'];
      const host = table();
      const following = follow('t', host.feed, { hasSecrets: async () => true, openly: async () => isOpen });
      await settle();
      return { host, following };
    };
    test('no curtain: what bystanders see, with the choices and the count of whoever acts', async () => {
      const { following } = await sat(() => true);
      expect(following.curtain.value).toBeUndefined();
      expect(following.isShared.value).toBe(true);
      expect(following.sight.value).toMatchObject({
        viewer: 'red',
        seq: 5,
        view: { of: 'spectator' },
        may: ['walk red-c'],
        verbs: [],
      });
    });
    test('it goes from hand to hand as long as nothing is hidden, then the curtain falls', async () => {
      const { host, following } = await sat((_, seat) => seat === 'red' || active.length > 1);
      expect(following.isShared.value).toBe(true);
      active = ['white'];
      host.tell(sightOf({ seating, active, viewer: 'spectator', seq: 3 }));
      await settle();
      expect(following.curtain.value).toBe('white');
      await following.again();
      expect(following.sight.value?.view).toEqual({ of: 'white' });
      expect(following.isShared.value).toBe(false);
    });
    test('the last sight of a game needs none', async () => {
      const { host, following } = await sat(() => true);
      const outcome = { winners: ['red'], how: 'won', rule: '1' };
      host.tell(sightOf({ seating, active: [], viewer: 'spectator', seq: 3, outcome }));
      await settle();
      expect(following.curtain.value).toBeUndefined();
      expect(following.isShared.value).toBe(false);
    });
  });
  test('a table that is not there is a trouble, and a host that came back is asked again', async () => {
    let isThere = false;
    const host = scripted(() => (isThere ? sightOf({}) : { trouble: 'no-such-table' }));
    const following = follow('t', host.feed, open);
    await settle();
    expect(following.trouble.value).toEqual({ trouble: 'no-such-table' });
    isThere = true;
    host.comeBack();
    await settle();
    expect(following.trouble.value).toBeUndefined();
    expect(following.sight.value?.viewer).toBe('red');
  });
});
