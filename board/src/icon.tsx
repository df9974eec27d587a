// Stroke icons of our own hand: a box of 24, stroke 1.7, round ends, in the colour of the text beside them.
const SHAPES = {
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  chat: 'M4 5h16v11H11l-5 4v-4H4Z',
  book: 'M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1Zm0 0v14',
  users:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.500a3.3 3.3 0 0 1 0 6.3' +
    'M18 14.500c2 .8 3.2 2.6 3.5 5.5',
  note: 'M5 4h14v16l-4-2-3 2-3-2-4 2ZM8.5 9h7M8.5 13h5',
  gear:
    'M12 15.200a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.400Z' +
    'M10.2 4.9L10.4 2.5L13.6 2.5L13.8 4.9L15.7 5.7L17.6 4.2L19.8 6.4L18.3 8.3L19.1 10.2L21.5 10.4L21.5 13' +
    '.6L19.1 13.8L18.3 15.7L19.8 17.6L17.6 19.8L15.7 18.3L13.8 19.1L13.6 21.5L10.4 21.5L10.2 19.1L8.3 18.' +
    '3L6.4 19.8L4.2 17.6L5.7 15.7L4.9 13.8L2.5 13.6L2.5 10.4L4.9 10.2L5.7 8.3L4.2 6.4L6.4 4.2L8.3 5.7Z',
  undo: 'M8 5L3.5 9.5 8 14M4 9.500h9.500a6 6 0 0 1 0 12H9',
  arrow: 'M5 12h13M13 6l6 6-6 6',
  sword: 'M20 4l-9.5 9.500M20 4h-4l-8 8 4 4 8-8ZM7 12l5 5M9 15l-5 5M6.5 17.500L4 20',
  dagger: 'M12 3v18M7 8.500h10',
  flag: 'M6 21V4h12l-3 4.500L18 13H6',
  crown: 'M4 18L3 7l5 4.500L12 5l4 6.500L21 7l-1 11Z',
  castle: 'M4 21V8h3v2.500h2.500V8h5v2.500H17V8h3v13ZM10 21v-4a2 2 0 0 1 4 0v4',
  anchor: 'M12 8v13M8 11h8M5 14c0 4 3 7 7 7s7-3 7-7M12 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  lock: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  eye: 'M2 12s4-6.5 10-6.500S22 12 22 12s-4 6.5-10 6.500S2 12 2 12Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  hand:
    'M8 13V6a1.5 1.5 0 0 1 3 0v5-7a1.5 1.5 0 0 1 3 0v7-5a1.5 1.5 0 0 1 3 0v8c0 4-2 7-6 7-3 0-4.5-1.5-6-4l-2-4' +
    'a1.5 1.5 0 0 1 2.5-1.500Z',
  play: 'M7 4.500v15l12-7.500Z',
  pause: 'M8 5v14M16 5v14',
  prev: 'M18 5v14l-9-7ZM6 5v14',
  next: 'M6 5v14l9-7ZM18 5v14',
  first: 'M20 5v14l-7-7ZM12 5v14l-7-7Z',
  last: 'M4 5v14l7-7ZM12 5v14l7-7Z',
  link:
    'M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.600l-1.5 1.500M14 10a4.5 4.5 0 0 0-6.4 0l-3 3' +
    'A4.5 4.5 0 0 0 11 19.400l1.5-1.5',
  share: 'M12 15V4M8 7.500L12 3.500l4 4M5 13v7h14v-7',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9s.5-6 3.5-9Z',
  sun:
    'M12 16.500a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.4' +
    'M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4',
  moon: 'M20 14.500A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.500Z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 6h16M4 12h16M4 18h16',
  hint: 'M9 18h6M10 21h4M8.5 15c-2-1.5-3-3.5-3-5.500a6.5 6.5 0 0 1 13 0c0 2-1 4-3 5.500v3h-7Z',
  download: 'M12 4v11M8 11.500l4 4 4-4M5 15v5h14v-5',
  upload: 'M12 15V4M8 7.500l4-4 4 4M5 15v5h14v-5',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5.500M14 11v5.5',
  check: 'M5 12.500l4.5 4.500L19 7',
  turn: 'M20 12a8 8 0 0 1-14 5.300M4 12a8 8 0 0 1 14-5.300M18 3v4h-4M6 21v-4h4',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  left: 'M15 6l-6 6 6 6',
  right: 'M9 6l6 6-6 6',
  sound: 'M4 9.500h3.500L12.5 5v14l-5-4.500H4ZM16 9a4.5 4.5 0 0 1 0 6M18.5 6.500a8 8 0 0 1 0 11',
  silence: 'M4 9.500h3.500L12.5 5v14l-5-4.500H4ZM16.5 9.500l5 5M21.5 9.500l-5 5',
  shield: 'M4 4h16v8c0 5-4 8-8 9.500C8 20 4 17 4 12Z',
} as const;

export type IconName = keyof typeof SHAPES;
export const ICON_NAMES = Object.keys(SHAPES) as readonly IconName[];
export const isIconName = (text: string): text is IconName => Object.hasOwn(SHAPES, text);

export interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  /** For readers, where no word stands beside the icon. */
  readonly label?: string;
  readonly weight?: number;
}

export const Icon = ({ name, size = 18, label, weight = 1.7 }: IconProps) => (
  <svg
    class="icon"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width={weight}
    stroke-linecap="round"
    stroke-linejoin="round"
    role="img"
    aria-label={label}
    aria-hidden={label === undefined}
    focusable="false"
  >
    <path d={SHAPES[name]} />
  </svg>
);
