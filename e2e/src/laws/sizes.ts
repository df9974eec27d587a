// The screens a table is laid out for: places § 10, and by which class a size is laid out (places § 2).
export type TableClass = 'desk' | 'lap' | 'page' | 'phone' | 'side';
export interface Screen {
  readonly width: number;
  readonly height: number;
  /** Played with a finger. */
  readonly touch: boolean;
}

const at = (width: number, height: number, touch = false): Screen => ({ width, height, touch });
/** Desk and lap with a mouse, the rest with a finger; 720 × 450 and 683 × 384 are desks at 200 %. */
export const SCREENS: readonly Screen[] = [
  at(1440, 900),
  at(390, 844, true),
  at(844, 390, true),
  at(820, 1180, true),
  at(1366, 768),
  at(1180, 820, true),
  at(720, 450),
  at(320, 568, true),
  at(1280, 720),
  at(768, 1024, true),
  at(740, 360, true),
  at(683, 384),
  at(1920, 1080),
];
/** As the harness writes it, and as whoever looks for a failure asks for it. */
export const nameOf = ({ width, height, touch }: Screen): string => `${width}x${height}${touch ? ' finger' : ''}`;

export const classOf = ({ width, height }: Pick<Screen, 'width' | 'height'>): TableClass => {
  if (height < 540 && width >= 560) return 'side';
  if (width < 600) return 'phone';
  if (width < 900 || height >= width) return 'page';
  return width < 1280 || height < 640 ? 'lap' : 'desk';
};
