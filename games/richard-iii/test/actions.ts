// Actions of every kind there is, legal anywhere or not.
import type { Action } from '@rose/richard-iii';
import { A, AREAS, B, BLOCKS, CARDS, neighboursOf, POOL, seasOf } from '@rose/richard-iii/ids';

export { A, B };

const WORDS = [
  'ask-redeal',
  'keep-hand',
  'keep-mine',
  'give-up-mine',
  'end-actions',
  'hold-treason',
  'end-regroup',
  'spare',
] as const;

function* withBlocks(): Iterable<Action> {
  const oxford = A.oxford;
  for (const block of BLOCKS) {
    for (const verb of ['treason', 'fire', 'pass', 'take-hits', 'execute', 'starve', 'leave-exile'] as const)
      yield { do: verb, block };
    for (const target of [B['l-henry-vi'], B.rebel, B['y-merc-burgundian']]) {
      yield { do: 'charge', block, target };
      yield { do: 'treachery', block, target };
    }
    for (const verb of ['recruit', 'enter-minor', 'retreat', 'regroup'] as const)
      yield { do: verb, block, area: oxford };
    for (const to of [...AREAS, POOL]) yield { do: 'go-home', block, to };
  }
}
/** Every road of one to three steps, back and forth included, and every crossing. */
function* withRoads(): Iterable<Action> {
  const block = B['y-norfolk'];
  for (const one of AREAS)
    for (const two of neighboursOf(one)) {
      yield { do: 'march', block, path: [one, two] };
      for (const three of neighboursOf(two)) {
        yield { do: 'march', block, path: [one, two, three] };
        for (const four of neighboursOf(three)) yield { do: 'march', block, path: [one, two, three, four] };
      }
    }
  for (const from of AREAS)
    for (const to of AREAS) for (const sea of seasOf(from)) yield { do: 'sail', block, from, to, sea };
}
function* withAreas(): Iterable<Action> {
  for (const area of AREAS) {
    for (const verb of ['muster', 'plague', 'fight'] as const) yield { do: verb, area };
    for (const from of AREAS) yield { do: 'main', area, from };
  }
}

export const richardActions = (): readonly Action[] => [
  ...WORDS.map((verb): Action => ({ do: verb })),
  ...CARDS.map((card): Action => ({ do: 'play-card', card })),
  ...withBlocks(),
  ...withRoads(),
  ...withAreas(),
];
