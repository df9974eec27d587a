// 0.2 Every optional rule and every variant card is a switch of its own; three presets set them together (ruling 151).
import type { OptionSpecs } from '@rose/table';

/** At most two of three cards of a kind lie in the deck. */
export const PICKS = ['none', '1', '2', '3', '1+2', '1+3', '2+3'] as const;
export type Pick = (typeof PICKS)[number];
export const ENDINGS = ['none', 'short', 'agreed'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface Options {
  readonly players: number;
  /** 15 The advanced rules: all cards, battle lines, tables of the fallen. */
  readonly advanced: boolean;
  /** 10.5 none: to the last heir; short: counted after so many rounds; agreed: the lower House counts, and earlier if most ask. */
  readonly ending: Ending;
  readonly rounds: number;
  readonly dealAll: boolean;
  readonly heirsMoved: boolean;
  /** 17.2 Others may play a Free Move at the end of a movement phase. */
  readonly freeMoveWindow: boolean;
  readonly secretPlacement: boolean;
  readonly commission: boolean;
  readonly ambush: boolean;
  readonly townFight: boolean;
  readonly bishopsOfChancery: boolean;
  readonly votes: boolean;
  readonly returnHome: boolean;
  readonly alliances: boolean;
  readonly tradeAll: boolean;
  readonly victoryByVotes: boolean;
  readonly treachery: Pick;
  readonly stormAtSea: boolean;
  readonly refuge: number;
  readonly vacillating: number;
  readonly catastrophe: Pick;
  readonly royalDeath: boolean;
}

const flag = (rule: string, on = false) => ({ kind: 'flag', default: on, rule }) as const;
export const OPTION_SPECS: OptionSpecs<Options> = {
  players: { kind: 'number', default: 4, min: 2, max: 7, rule: '0.1' },
  advanced: flag('15.1'),
  ending: { kind: 'choice', default: 'none', values: ENDINGS, rule: '10.5' },
  rounds: { kind: 'number', default: 15, min: 1, max: 100, rule: '10.5' },
  dealAll: flag('1.2'),
  heirsMoved: flag('1.6'),
  // Ruling 166: a window for each movement phase would keep a table by correspondence waiting for days.
  freeMoveWindow: { ...flag('17.2', true), slow: false },
  secretPlacement: flag('14.9'),
  commission: flag('14.1'),
  ambush: flag('14.2'),
  townFight: flag('14.3'),
  bishopsOfChancery: flag('14.4'),
  votes: flag('14.5'),
  returnHome: flag('14.6'),
  alliances: flag('13.1'),
  tradeAll: flag('14.7'),
  victoryByVotes: flag('14.8'),
  treachery: { kind: 'choice', default: 'none', values: PICKS, rule: '16.1' },
  stormAtSea: flag('16.2'),
  refuge: { kind: 'number', default: 0, min: 0, max: 6, rule: '16.3' },
  vacillating: { kind: 'number', default: 0, min: 0, max: 6, rule: '16.4' },
  catastrophe: { kind: 'choice', default: 'none', values: PICKS, rule: '16.5' },
  royalDeath: flag('16.6'),
};

/** Ruling 151: what each preset says otherwise than the basic game. */
export const PRESETS = {
  basic: {},
  short: { ending: 'short' },
  advanced: {
    advanced: true,
    secretPlacement: true,
    commission: true,
    ambush: true,
    townFight: true,
    bishopsOfChancery: true,
    votes: true,
    returnHome: true,
    alliances: true,
    tradeAll: true,
    victoryByVotes: true,
  },
} as const satisfies { readonly [preset: string]: Partial<Options> };
export type PresetName = keyof typeof PRESETS;

const has = (pick: Pick, number: number): boolean => pick.includes(String(number));
/** 16 Whether a variant card of this kind lies in the deck; `nth` counts its copies from 0. */
export const usesVariant = (options: Options, kind: string, nth: number): boolean => {
  switch (kind) {
    case 'treachery':
      return has(options.treachery, nth + 1);
    case 'catastrophe':
      return has(options.catastrophe, nth + 1);
    case 'refuge':
      return nth < options.refuge;
    case 'vacillating':
      return nth < options.vacillating;
    case 'storm-at-sea':
      return options.stormAtSea;
    case 'royal-death':
      return options.royalDeath;
    default:
      return false;
  }
};
