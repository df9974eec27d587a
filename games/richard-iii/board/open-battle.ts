// 6.1 In a battle the front lines lie open: both sides may look on while one of them acts. Not where it keeps blocks in
// reserve, which it alone knows, nor where a card is about to be used.
import type { Seat, View } from '@rose/richard-iii/ids';

const OPEN_STEPS: readonly string[] = ['choose', 'turn', 'hits', 'regroup'];

export const isOpen = ({ phase, hidden }: View, seat: Seat): boolean =>
  phase.name === 'battle' &&
  OPEN_STEPS.includes(phase.step) &&
  !hidden.some((block) => block.seat === seat && block.area === phase.area);
