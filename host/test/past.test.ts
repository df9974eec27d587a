// A long game: its newest states are at hand, the older ones are played again when somebody looks back.
import { type Course, fingerprint, isMistake, type Kind, replay, stateOf } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { ann, ben, GAMES, join, rig } from './rig.ts';

const isAtHand = (step: object): boolean => Object.getOwnPropertyDescriptor(step, 'state')?.value !== undefined;

const started = async (moves: number) => {
  const { host, errors } = rig();
  const person = join(host);
  const { table } = await person.get({ ask: 'open', game: 'deux-roses', sitters: [ann, ben], draw: false });
  const play = async (): Promise<void> => {
    const { sight } = await person.get({ ask: 'sit', table, viewer: 'spectator' });
    const [seat = ''] = sight.active;
    const own = (await person.get({ ask: 'sit', table, viewer: seat })).sight;
    const action = own.may[(7 * own.seq) % own.may.length] as string;
    await person.get({ ask: 'play', table, seq: own.seq, seat, action });
  };
  for (let n = 0; n < moves; n++) await play();
  const course = async (): Promise<Course<Kind>> => {
    const seen = await host.operations.find(table);
    if ('trouble' in seen) throw new Error(seen.trouble);
    return seen.course;
  };
  const again = async (): Promise<Course<Kind>> => {
    const { opening, entries } = await course();
    const whole = replay(GAMES.get('deux-roses') as never, { opening, entries }) as Course<Kind>;
    if (isMistake(whole)) throw new Error(whole.reason);
    return whole;
  };
  return { host, person, table, play, course, again, errors };
};
const prints = ({ steps }: Course<Kind>): readonly string[] => steps.map(({ state }) => fingerprint(state));

describe('a long game', () => {
  test('keeps few states, and every one of them can be looked at', async () => {
    const { course, again } = await started(30);
    const kept = await course();
    expect(kept.steps.length).toBe(31);
    expect(kept.steps.flatMap((step, i) => (isAtHand(step) ? [i] : []))).toEqual([
      0, 16, 23, 24, 25, 26, 27, 28, 29, 30,
    ]);
    expect(isAtHand(kept.steps.at(-1) as object)).toBe(true);
    expect(prints(kept)).toEqual(prints(await again()));
  });

  test('is shown to a page in few words, however long it is, and to a bot with all it must know', async () => {
    const { person, table, play, course } = await started(12);
    const weight = async (): Promise<number> => {
      const { sight } = await person.get({ ask: 'sit', table, viewer: 'spectator' });
      return JSON.stringify(sight.view).length;
    };
    const early = await weight();
    for (let n = 0; n < 60; n++) await play();
    expect(await weight()).toBeLessThan(early + 50);
    const view = GAMES.get('deux-roses')?.view(stateOf(await course()), 'york');
    expect(JSON.stringify(view).length).toBeGreaterThan(2 * early);
  });

  test('taken back far, it goes on from a state that is at hand again', async () => {
    const { host, table, play, course, again, errors } = await started(30);
    const { entries } = await course();
    const seat = entries[9]?.seat ?? '';
    expect(await host.operations.takeBack(table, seat, 10, entries.length)).toBeUndefined();
    const back = await course();
    expect(back.steps.length).toBe(10);
    expect(back.steps.slice(2).every(isAtHand)).toBe(true);
    expect(fingerprint(stateOf(back))).toBe(fingerprint(stateOf(await again())));
    for (let n = 0; n < 12; n++) await play();
    expect(prints(await course())).toEqual(prints(await again()));
    expect(errors).toEqual([]);
  });

  test('can be replayed at every step, and looks there as it did', async () => {
    const { person, table, again } = await started(20);
    const { replay: id, steps } = await person.get({ ask: 'replay', table });
    expect(steps.length).toBe(21);
    const whole = await again();
    const game = GAMES.get('deux-roses') as never as { picture(state: object, viewer: string): object };
    for (const [i, { state }] of whole.steps.entries())
      expect((await person.get({ ask: 'look', replay: id, step: i, viewer: 'spectator' })).view).toEqual(
        game.picture(state, 'spectator'),
      );
  });
});
