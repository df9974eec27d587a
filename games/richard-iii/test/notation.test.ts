// Notation: every action has one text, and nothing else is an action.
import { richardIII } from '@rose/richard-iii';
import { C } from '@rose/richard-iii/ids';
import { describe, expect, test } from 'vitest';
import { A, B, richardActions } from './actions.ts';

const ACTIONS = richardActions();

describe('the text of an action', () => {
  test('examples', () => {
    const texts: readonly (readonly [string, object | undefined])[] = [
      ['ask-redeal', { do: 'ask-redeal' }],
      ['play-card ap3-2', { do: 'play-card', card: C['ap3-2'] }],
      [
        'march l-oxford essex-middlesex-oxford',
        { do: 'march', block: B['l-oxford'], path: [A.essex, A.middlesex, A.oxford] },
      ],
      [
        'march y-kent east-yorks-north-yorks',
        { do: 'march', block: B['y-kent'], path: [A['east-yorks'], A['north-yorks']] },
      ],
      ['recruit l-merc-welsh powys', { do: 'recruit', block: B['l-merc-welsh'], area: A.powys }],
      ['charge y-march l-henry-vi', { do: 'charge', block: B['y-march'], target: B['l-henry-vi'] }],
      ['go-home y-kent pool', { do: 'go-home', block: B['y-kent'], to: 33 }],
      ['main chester derby', { do: 'main', area: A.chester, from: A.derby }],
    ];
    for (const [text, action] of texts) expect([text, richardIII.read(text)]).toEqual([text, action]);
  });
  test('reads back to itself, for every kind of action', () => {
    for (const action of ACTIONS) {
      const text = richardIII.write(action);
      expect([text, richardIII.read(text)]).toEqual([text, action]);
    }
  });
  test('is shared by no two actions', () =>
    expect(new Set(ACTIONS.map((action) => richardIII.write(action))).size).toBe(ACTIONS.length));
  test('every verb of every phase is among them', () => {
    const verbs = new Set<string>(ACTIONS.map((action) => action.do));
    const phases = Object.values(richardIII.phases).flatMap((phase) => (phase.verbs ?? []) as readonly string[]);
    expect([...verbs].sort()).toEqual([...new Set(phases)].sort());
  });
});

const NO_ACTION = [
  '',
  ' ',
  'march',
  'march l-oxford',
  'march l-oxford essex',
  'march l-oxford essex-',
  'march l-oxford -essex',
  'march l-oxford essex--middlesex',
  'march l-oxford essex middlesex',
  'march l-oxford essex-bohemia',
  'march l-oxford essex-middlesex-oxford-wilts-dorset',
  'march l-oxford essex-middlesex ',
  'march  l-oxford essex-middlesex',
  ' march l-oxford essex-middlesex',
  'March l-oxford essex-middlesex',
  'march L-oxford essex-middlesex',
  'march l-falstaff essex-middlesex',
  'march l-oxford essex-middlesex north-sea',
  'march constructor essex-middlesex',
  'march l-oxford essex–middlesex',
  'sail y-march calais-kent',
  'sail y-march calais-kent baltic-sea',
  'sail y-march calais-kent-sussex english-channel',
  'sail y-march calais english-channel',
  'recruit l-stanley',
  'recruit l-stanley pool',
  'recruit lancaster l-stanley',
  'play-card',
  'play-card ap5-1',
  'play-card ap3-1 ap3-2',
  'play-card toString',
  'plague',
  'plague coventry',
  'muster oxford wilts',
  'main oxford',
  'main oxford wilts dorset',
  'end-actions now',
  'fire',
  'fire y-march l-henry-vi',
  'charge y-march',
  'charge y-march derby',
  'treachery y-york',
  'retreat y-march',
  'retreat y-march derby chester',
  'regroup derby',
  'take-hits',
  'execute',
  'spare y-exeter',
  'go-home y-kent',
  'go-home y-kent dead',
  'go-home y-kent minor',
  'leave-exile',
  'leave-exile y-york ireland',
  'enter-minor l-richmond',
  'fight',
  'fight derby chester',
  'resign',
  'undo',
  '__proto__',
];
test.for(NO_ACTION)('"%s" is no action', (text) => expect(richardIII.read(text)).toBeUndefined());
