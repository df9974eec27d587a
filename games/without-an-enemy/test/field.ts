import { doc, fights, phase, type Scene, step } from './scene.ts';

/** In leicestershire, Parliament defends and the Royalist has come from warwickshire. */
export const field = (royalist: string, parliament: string, dice: readonly number[] = [], more: object = {}): Scene => {
  const blocks = royalist.split(' ').map((word) => word.replace(/:\d$/, ''));
  return fights({
    at: { leicestershire: `${royalist} ${parliament}` },
    came: Object.fromEntries(blocks.map((block) => [block, 'warwickshire'])),
    control: { leicester: 'royalist' },
    dice,
    ...more,
  });
};

/** Everybody stands and waits until somebody has another question. */
export const standing = (s: Scene): Scene => (step(s) === 'withdraw' ? s.play('parliament', 'stand') : s);

export const noFire = (s: Scene): Scene => {
  let now = s;
  while (step(now) === 'fire' && phase(now) === 'battle' && doc(now).phase['blows']?.toString() === '')
    now = now.play(now.active()[0] as 'royalist', 'ready');
  return now;
};

/** A battle of Infantry, Cavalry and guns at the step of fire in a later cycle. */
export const battleAt = (cycle: number, more: object = {}) => ({
  at: { leicestershire: 'r-astley:4 r-wilmot:3 p-essex-train:3 p-grey:1 p-holles:4' },
  came: { 'r-astley': 'warwickshire', 'r-wilmot': 'warwickshire' },
  control: { leicester: 'royalist' },
  phase: {
    name: 'battle',
    kind: 'field',
    area: 'leicestershire',
    attacker: 'royalist',
    acting: 'parliament',
    step: 'aim',
    cycle,
    shown: true,
    line: { 'r-astley': 'in', 'r-wilmot': 'in', 'p-essex-train': 'in', 'p-grey': 'in', 'p-holles': 'in' },
    ...more,
  },
});
