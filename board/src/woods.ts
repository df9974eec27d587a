// The woods blocks are made of. Colour, shoulders and badge tell the side; no one of them alone.
export interface Wood {
  readonly shoulders: 'square' | 'cut';
  readonly badge: 'rose' | 'sun-rose' | 'pike';
  readonly front: string;
  readonly top: string;
  readonly side: string;
  /** Grain and the bevel of a cut shoulder. */
  readonly edge: string;
  /** The lit rim of the carving. */
  readonly light: string;
  readonly outline: string;
}
export const WOODS = {
  red: {
    shoulders: 'square',
    badge: 'rose',
    front: '#a2342c',
    top: '#c25a4c',
    side: '#6c1c17',
    edge: '#7c221c',
    light: '#c46a5c',
    outline: '#6c1c17',
  },
  white: {
    shoulders: 'cut',
    badge: 'sun-rose',
    front: '#f0e8d3',
    top: '#fffaf0',
    side: '#a8935f',
    edge: '#8d7748',
    light: '#fffdf6',
    outline: '#5f4d28',
  },
  black: {
    shoulders: 'square',
    badge: 'pike',
    front: '#37322d',
    top: '#57504a',
    side: '#1d1a17',
    edge: '#211d1a',
    light: '#14110f',
    outline: '#b8ab97',
  },
} as const satisfies { readonly [name: string]: Wood };
export type WoodName = keyof typeof WOODS;
