// What is open beside the board: the tab of the panel, the section of the rules, the sheet of a phone.
import { type Signal, signal } from '@preact/signals';
import type { RuleRef } from '@rose/table';
import type { PanelTab } from '../panel/panel.tsx';

export type SheetTab = 'play' | 'choices' | 'log' | 'talk' | 'more' | 'rules' | 'players' | 'notes';
export type SheetHeight = 'closed' | 'rest' | 'full';
export interface Panels {
  readonly tab: Signal<PanelTab>;
  readonly section: Signal<RuleRef | undefined>;
  /** How often a section was asked for: the same one again scrolls there again. */
  readonly asked: Signal<number>;
  readonly sheet: Signal<SheetTab>;
  readonly height: Signal<SheetHeight>;
  /** Opens the rules at a section, wherever they stand on this screen. */
  rules(rule: RuleRef): void;
  /** Tells of those who play. */
  players(): void;
  /** What the signs of the board mean. */
  readonly isLegend: Signal<boolean>;
  /** Back to the question. */
  rest(): void;
}

export const createPanels = (): Panels => {
  const tab = signal<PanelTab>('log');
  const section = signal<RuleRef | undefined>(undefined);
  const asked = signal(0);
  const sheet = signal<SheetTab>('play');
  const height = signal<SheetHeight>('rest');
  return {
    tab,
    section,
    asked,
    sheet,
    height,
    isLegend: signal(false),
    players() {
      tab.value = tab.value === 'players' ? 'log' : 'players';
      sheet.value = sheet.value === 'players' ? 'play' : 'players';
      height.value = sheet.value === 'players' ? 'full' : 'rest';
    },
    rest() {
      sheet.value = 'play';
      height.value = 'rest';
    },
    rules(rule) {
      section.value = rule;
      asked.value++;
      tab.value = 'rules';
      sheet.value = 'rules';
      height.value = 'full';
    },
  };
};
