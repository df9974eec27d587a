// Law: nobody piles marks up on a letter in what others may read, whichever ask brings it; what people do write is left alone.
import {
  ONLINE_SHAPE,
  parseGameFile,
  parseRequest,
  parseSocketRequest,
  REQUEST_SHAPE,
  troubleOf,
} from '@rose/protocol';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { whyNoName } from '../src/people/names.ts';
import { askOf, type Shape, variantsOf } from './made-up.ts';

const ACUTE = '\u0301';
const PILED: readonly string[] = [
  // The first is one with its letter.
  `o${ACUTE.repeat(6)}h`,
  `Zalgo${'\u0300\u0316\u0489'.repeat(40)}`,
  // What is drawn as nothing does not part them.
  `o${`${ACUTE}${ACUTE}\u200D`.repeat(9)}`,
  `o${`${ACUTE}\u115F`.repeat(9)}`,
  `o${`${ACUTE}\u200B\uFE0F`.repeat(9)}`,
  encodeURIComponent(`offer red ${`o${ACUTE.repeat(9)}`}`),
];
const WRITTEN: readonly string[] = [
  'Où est passé l’évêque d’Ély ? Ça alors, Noël à Besançon… « naïve », œuvre, aiguë, Ÿ',
  'Où est passé l’évêque ? Ça alors : Noël, aiguë'.normalize('NFD'),
  'Tiếng Việt có rất nhiều dấu: ữ, ẫ, ộ'.normalize('NFD'),
  'Ἄνδρα μοι ἔννεπε, Μοῦσα· ᾧ ᾖ'.normalize('NFD'),
  'בְּרֵאשִׁית בָּרָא אֱלֹהִים',
  'ٱلْحَمْدُ لِلَّٰهِ',
  'हिन्दी में क्ष्म्य, ที่นี่, བསྒྲུབས',
  'żółć, Čeština, Ångström, ǰ, ṩ'.normalize('NFD'),
  '👩‍👩‍👧‍👦 👁️‍🗨️ 1️⃣ ❤️‍🔥 🏴‍☠️ 👍🏽 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'pass e3 NE 100% sure',
];

/** Every string that an ask may bring, by where it stands. */
const stringsOf = (shape: Shape, at: string): readonly (readonly [at: string, shape: Shape])[] => {
  const { def } = shape._zod;
  if (def.type === 'string') return [[at, shape]];
  const inner = [def.element, def.innerType, def.valueType, ...(def.options ?? [])].flatMap((one) => one ?? []);
  return [
    ...inner.flatMap((one) => stringsOf(one, at)),
    ...Object.entries(def.shape ?? {}).flatMap(([name, part]) => stringsOf(part, `${at}.${name}`)),
  ];
};
const STRINGS = ([REQUEST_SHAPE, ONLINE_SHAPE] as unknown as readonly Shape[])
  .flatMap(variantsOf)
  .flatMap((variant) => stringsOf(variant, String(askOf(variant))));
const takes = (shape: Shape, value: string): boolean => z.safeParse(shape as unknown as z.ZodMiniType, value).success;
/** A game as somebody has it, read to look at it: it stands as it was written. */
const FILES = ['import.file', 'replay.file', 'verify.file'];

describe('marks piled up on a letter', () => {
  test('come by no ask', () => {
    const open = STRINGS.filter(([, shape]) => PILED.some((text) => takes(shape, text))).map(([at]) => at);
    expect(new Set(open)).toEqual(new Set(FILES));
    expect(STRINGS.map(([at]) => at)).toEqual(
      expect.arrayContaining(['say.text', 'play.action', 'leave-orders.orders.do']),
    );
  });

  test('are refused by a name of their own', () => {
    const said = { ask: 'say', id: 1, table: 't', audience: 'house', text: PILED[0] };
    const parsed = parseSocketRequest(said);
    expect(!parsed.ok && 'field' in parsed && troubleOf(parsed)).toEqual({
      trouble: 'piled-marks',
      field: 'text',
      most: 4,
    });
    const play = { ask: 'play', id: 1, table: 't', seq: 0, seat: 'red', action: 'throw', more: ['throw', PILED[5]] };
    expect(parseRequest(play)).toMatchObject({ ok: false, field: 'more[1]', most: 4 });
    expect(parseRequest({ ...play, more: ['x'.repeat(4_001)] })).not.toHaveProperty('most');
    for (const text of PILED.slice(0, 2)) expect(whyNoName(text)).toHaveProperty('trouble');
  });

  test('that stand in a game that was played are read', () => {
    const file = {
      format: 'rose-and-crown/1',
      opening: { game: 'toy', rules: 1, options: {}, rolls: [] },
      entries: [{ seq: 1, seat: 'red', action: PILED[5] }],
      seating: { red: { kind: 'person', name: PILED[0] } },
      opened: '2026-04-23T18:00:00.000Z',
      commitment: 'a'.repeat(64),
      fingerprint: 'b'.repeat(16),
    };
    expect(parseGameFile(file)).toMatchObject({ ok: true });
  });
});

test.for(WRITTEN)('what people write is left as it is: %s', (text) => {
  const said = { ask: 'say', id: 1, table: 't', audience: 'house', text };
  expect(parseSocketRequest(said)).toEqual({ ok: true, value: said });
  const promise = { ask: 'play', id: 1, table: 't', seq: 0, seat: 'red', action: `offer ${encodeURIComponent(text)}` };
  expect(parseSocketRequest(promise)).toEqual({ ok: true, value: promise });
});
