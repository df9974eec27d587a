// Cases 63, 147 to 150, 155, 156 and 195 to 201: calendar, decks and scenarios.
import { describe, expect, test } from 'vitest';
import { AREAS } from '../src/rules/data/areas.ts';
import {
  B,
  BLOCKS,
  blockName,
  fullStrength,
  homeOf,
  isGun,
  isRegional,
  sideOfBlock,
} from '../src/rules/data/blocks.ts';
import { turnName } from '../src/rules/data/calendar.ts';
import { cardName } from '../src/rules/data/cards.ts';
import { KEPT, SCENARIOS, SETUPS } from '../src/rules/data/scenarios.ts';
import { deckOf } from '../src/rules/phases/year.ts';
import { isContested } from '../src/rules/position.ts';
import {
  acts,
  allowed,
  type Board,
  doc,
  holder,
  opened,
  refused,
  type Scene,
  strength,
  table,
  time,
  track,
  where,
} from './scene.ts';

const yearEnd = (year: number, board: Board): Scene =>
  table({ year, turn: year === 1642 ? 'VI' : 'winter', phase: 'victory', player1: 'parliament', seed: 1, ...board });

describe('13 the calendar', () => {
  test('case 147 (13) who comes when, at full strength', () => {
    const henrietta = yearEnd(1642, { at: { london: 'p-skippon' } });
    expect([where(henrietta, 'r-henrietta'), strength(henrietta, 'r-henrietta')]).toEqual(['continent', 3]);
    const irish = table({ turn: 'IV', phase: 'victory', at: { london: 'p-skippon' } });
    for (const n of [1, 2, 3])
      expect([where(irish, `r-cessation-${n}`), strength(irish, `r-cessation-${n}`)]).toEqual(['ireland', 3]);
    const scots = yearEnd(1643, { at: { london: 'p-skippon' } });
    expect(where(scots, 'p-manchester')).toBe('reserve');
    for (const [block, full] of [
      ['c-leven', 4],
      ['c-baillie', 4],
      ['c-lindsay', 4],
      ['c-leslie', 3],
      ['c-guns', 3],
    ] as const)
      expect([where(scots, block), strength(scots, block)]).toEqual(['scotland', full]);
    const callendar = table({ year: 1644, turn: 'IV', phase: 'victory', at: { london: 'p-skippon' } });
    for (const n of [1, 2])
      expect([where(callendar, `c-callendar-${n}`), strength(callendar, `c-callendar-${n}`)]).toEqual(['scotland', 3]);
  });
  const model = (more: Record<string, string> = {}): Scene =>
    yearEnd(1644, {
      at: {
        lincolnshire: 'p-cromwell:2',
        'london-city': 'p-skippon:4',
        london: 'r-rupert',
        lost: 'p-thomas-fairfax',
        kent: 'p-balfour:1 p-essex:4 p-essex-train:2 p-gell p-clubmen c-leslie',
        ...more,
      },
      londonFortified: true,
    });
  test('case 63 (13.2) three fixed pairs, three by choice; the replaced are out of the game', () => {
    const s = model();
    expect([where(s, 'p-nma-cromwell'), strength(s, 'p-nma-cromwell')]).toEqual(['lincolnshire', 3]);
    expect([where(s, 'p-nma-skippon'), strength(s, 'p-nma-skippon')]).toEqual(['london-city', 4]);
    expect(where(s, 'p-nma-fairfax')).toBe('reserve');
    const named = s.play(
      'parliament',
      'replace p-balfour p-nma-ireton',
      'replace p-essex p-nma-foot',
      'replace p-essex-train p-nma-train',
    );
    expect(
      ['p-cromwell', 'p-skippon', 'p-thomas-fairfax', 'p-balfour', 'p-essex', 'p-essex-train'].map((block) =>
        where(named, block),
      ),
    ).toEqual(Array(6).fill('gone'));
    expect(
      ['p-nma-ireton', 'p-nma-foot', 'p-nma-train'].map((block) => [where(named, block), strength(named, block)]),
    ).toEqual([
      ['kent', 3],
      ['kent', 4],
      ['kent', 3],
    ]);
  });
  test('case 148 (13.2) what may be named for the free ones', () => {
    const s = model();
    for (const text of [
      'replace p-balfour p-nma-ireton',
      'replace p-essex p-nma-foot',
      'replace p-essex-train p-nma-train',
    ])
      allowed(s, 'parliament', text);
    for (const text of ['replace p-gell p-nma-ireton', 'replace c-leslie p-nma-ireton', 'replace p-clubmen p-nma-foot'])
      expect(refused(s, 'parliament', text)).toBe('wrong-class');
  });
  test('case 149 (13.2) no orange gun on the map: one of Reserve or Eliminated box, and the new train to the Reserve', () => {
    const s = model({ kent: 'p-balfour p-essex', lost: 'p-thomas-fairfax p-essex-train' });
    allowed(s, 'parliament', 'replace p-london-guns p-nma-train');
    allowed(s, 'parliament', 'replace p-essex-train p-nma-train');
    const named = s.play('parliament', 'replace p-essex-train p-nma-train');
    expect([where(named, 'p-essex-train'), where(named, 'p-nma-train'), where(named, 'p-london-guns')]).toEqual([
      'gone',
      'reserve',
      'reserve',
    ]);
  });
  test('case 150 (13.3) 1642 V: no retreat into Yorkshire, though it is Friendly', () => {
    const lost = (turn: string) =>
      table({
        year: 1642,
        turn,
        at: { lincolnshire: 'p-essex p-balfour r-rupert', 'east-riding': 'p-hotham' },
        control: { lincoln: 'royalist' },
        phase: {
          name: 'battle',
          kind: 'field',
          area: 'lincolnshire',
          attacker: 'royalist',
          acting: 'parliament',
          step: 'retreat',
          cycle: 2,
          shown: true,
          loser: 'parliament',
          line: { 'p-essex': 'in', 'p-balfour': 'in', 'r-rupert': 'in' },
        },
      });
    expect(refused(lost('V'), 'parliament', 'retreat p-essex east-riding')).toBe('never-entered');
    allowed(lost('VI'), 'parliament', 'retreat p-essex east-riding');
  });
  test('case 196 (13.1) Henrietta lands and is an ordinary block', () => {
    const s = acts('royalist', { at: { continent: 'r-henrietta' }, dice: [3] }).play(
      'royalist',
      'sail r-henrietta northumberland',
    );
    expect([where(s, 'r-henrietta'), strength(s, 'r-henrietta')]).toEqual(['northumberland', 2]);
    const next = acts('royalist', { at: { northumberland: 'r-henrietta:2' } });
    allowed(next, 'royalist', 'strengthen r-henrietta');
    allowed(next, 'royalist', 'move r-henrietta northumberland-durham-north-riding');
  });
  test('case 195 (12.6) the deck of 1644', () => {
    const s = table({ year: 1643, turn: 'winter', phase: 'deck', at: {}, played: { royalist: ['r-04'] }, seed: 1 });
    expect(time(s)).toBe('1644 I');
    const names = deckOf(s.state, 0).map(cardName);
    expect([names.includes('r-04'), names.includes('r-02'), names.includes('r-05')]).toEqual([true, false, true]);
  });
});

describe('16 scenarios', () => {
  const onMap = (s: Scene, side: number) =>
    BLOCKS.filter((block) => sideOfBlock(block) === side && (s.state.at[block] ?? 99) < 49);
  test('case 155 (16) mid-war and second-year', () => {
    const mid = opened('mid-war');
    expect([time(mid), track(mid), mid.state.londonFortified]).toEqual(['1644 I', 1, true]);
    expect(deckOf(mid.state, 1).map(cardName)).not.toContain('p-08');
    expect([
      where(mid, 'r-cessation-3'),
      ...['leven', 'baillie', 'lindsay', 'leslie', 'guns'].map((name) => where(mid, `c-${name}`)),
    ]).toEqual(['ireland', ...Array(5).fill('scotland')]);
    const second = opened('second-year');
    expect([time(second), where(second, 'r-henrietta')]).toEqual(['1643 I', 'continent']);
  });
  /** The Regional blocks of a Region that stand at a place of the map, with all their strength. */
  const strengthsAt = (s: Scene, place: string, region: number): number =>
    BLOCKS.filter((block) => homeOf(block) === region && where(s, blockName(block)) === place && place !== 'reserve')
      .map((block) => s.state.strength[block] ?? 0)
      .reduce((sum, one) => sum + one, 0);
  test('case 156 (16.6) the prelude: same places, other Regional blocks; a seed is always the same', () => {
    const full = opened('full-war');
    const kept = SETUPS['prelude-to-war'].shuffled;
    expect(kept).toBe(true);
    for (const seed of [1, 2, 3]) {
      const s = opened('prelude-to-war', seed);
      for (const block of BLOCKS) {
        expect(s.state.strength[block]).toBeLessThanOrEqual(fullStrength(block));
        const moves = isRegional(block) && !isGun(block);
        const place = where(s, blockName(block));
        if (!moves) expect(place).toBe(where(full, blockName(block)));
        else if (place !== 'reserve' && place !== 'waiting')
          expect(
            BLOCKS.some(
              (other) =>
                sideOfBlock(other) === sideOfBlock(block) &&
                homeOf(other) === homeOf(block) &&
                where(full, blockName(other)) === place,
            ),
          ).toBe(true);
      }
      for (const name of KEPT.split(' ')) expect(where(s, name)).toBe(where(full, name));
      // The strength belongs to the place, up to the maximum of the block.
      for (const place of new Set(BLOCKS.map((block) => where(full, blockName(block)))))
        for (const region of [0, 1, 2, 3, 4])
          expect(strengthsAt(s, place, region)).toBeLessThanOrEqual(strengthsAt(full, place, region));
    }
    expect(opened('prelude-to-war', 1).state.at).toEqual(opened('prelude-to-war', 1).state.at);
    expect(opened('prelude-to-war', 1).state.at).not.toEqual(opened('prelude-to-war', 2).state.at);
  });
  test('case 198 (16.1) start and end', () => {
    const SPANS = {
      'full-war': ['1642 V', 1646],
      'early-war': ['1642 V', 1643],
      'second-year': ['1643 I', 1646],
      'mid-war': ['1644 I', 1644],
      'mid-to-late-war': ['1644 I', 1646],
      'prelude-to-war': ['1642 V', 1646],
    };
    for (const scenario of SCENARIOS) {
      const { year, turn, lastYear } = SETUPS[scenario];
      expect([`${year} ${turnName(turn)}`, lastYear]).toEqual(SPANS[scenario]);
      expect(time(opened(scenario))).toBe(SPANS[scenario][0]);
    }
  });
  test('case 199 (16.2) the strengths of the full war', () => {
    const s = opened('full-war');
    const sum = (side: number) => onMap(s, side).reduce((all, block) => all + (s.state.strength[block] ?? 0), 0);
    expect([onMap(s, 0).length, sum(0), onMap(s, 1).length, sum(1)]).toEqual([25, 60, 22, 50]);
    const places = BLOCKS.map((block) => where(s, blockName(block)));
    expect([
      places.filter((place) => place === 'reserve').length,
      places.filter((place) => place === 'waiting').length,
    ]).toEqual([17, 20]);
  });
  test('case 200 (16.3, 16.4) mid-to-late-war', () => {
    const s = opened('mid-to-late-war');
    expect(s.state.londonFortified).toBe(true);
    for (const city of ['bristol-city', 'exeter', 'taunton', 'reading'] as const)
      expect(holder(s, city)).toBe('royalist');
    expect([where(s, 'r-cessation-1'), where(s, 'p-manchester'), where(s, 'c-callendar-1')]).toEqual([
      'cheshire',
      'reserve',
      'waiting',
    ]);
  });
  test('case 201 (16.5) no siege, nobody inside, nothing contested at any start', () => {
    for (const scenario of SCENARIOS) {
      const s = opened(scenario);
      expect([
        s.state.marker.every((level) => level === -1),
        s.state.breach.includes(1),
        s.state.inside.includes(1),
      ]).toEqual([true, false, false]);
      expect(AREAS.filter((area) => isContested(s.state, area))).toEqual([]);
    }
  });
  test('16.2 every block of a scenario is named once', () => {
    for (const scenario of SCENARIOS) {
      const names = Object.values(SETUPS[scenario].places).flatMap((blocks) =>
        blocks.split(' ').map((word) => word.replace(/:\d$/, '')),
      );
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(B[name as 'r-charles']).toBeTypeOf('number');
    }
    expect(doc(opened('full-war'))['removed']).toEqual([]);
  });
});
