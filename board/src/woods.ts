// The woods blocks are made of. Colour, shoulders and badge tell the side; no one of them alone.
export interface Wood {
  readonly shoulders: 'square' | 'cut';
  readonly badge: 'rose' | 'sun-rose' | 'pike' | 'crown' | 'portcullis' | 'saltire';
  readonly front: string;
  readonly top: string;
  readonly side: string;
  /** Grain and the bevel of a cut shoulder. */
  readonly edge: string;
  /** The lit rim of the carving. */
  readonly light: string;
  readonly outline: string;
  /** A badge inlaid in lines of this colour, not carved. */
  readonly inlay?: string;
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
  royalist: {
    shoulders: 'square',
    badge: 'crown',
    front: '#31548a',
    top: '#5478ad',
    side: '#1d3560',
    edge: '#223d6b',
    light: '#16294c',
    outline: '#16294c',
    inlay: '#d6e2f2',
  },
  parliament: {
    shoulders: 'cut',
    badge: 'portcullis',
    front: '#c07a33',
    top: '#dba163',
    side: '#84501c',
    edge: '#8f5a24',
    light: '#e9c597',
    outline: '#5e370f',
    inlay: '#3b2106',
  },
  covenant: {
    shoulders: 'cut',
    badge: 'saltire',
    front: '#557a4e',
    top: '#80a277',
    side: '#30502c',
    edge: '#35562f',
    light: '#233c20',
    outline: '#233c20',
    inlay: '#e8f1e1',
  },
} as const satisfies { readonly [name: string]: Wood };
export type WoodName = keyof typeof WOODS;
