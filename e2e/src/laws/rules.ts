// The numbered rules of the layout, and where each is checked: what a page breaks is named so (`page/`, `hand.ts`), or a test
// shows it. A rule that nothing checks says why.
interface Rule {
  /** What a breach is called, or a test. */
  readonly checks?: readonly string[];
  readonly because?: string;
}

export const RULES: { readonly [rule: string]: Rule } = {
  K1: { checks: ['K1 the class goes by the size'] },
  K2: { checks: ['K2 no page scrolls', 'K2 nothing scrolls sideways'] },
  L1: {
    checks: ['L1 zones lie in the window', 'L1 docked zones never overlap', 'L1 a button stays within its zone'],
    because:
      'how wide and how high a zone may be stands once in its style sheet; what that could break is asked for here',
  },
  L2: { checks: ['L2 what answers is never flat', 'L2 a chance that is told is in sight'] },
  L3: { checks: ['LEAST_LETTERS', 'law 1: no text is cut'] },
  L4: { checks: ['L4 main button and Undo are open', 'L4 there is an Undo'] },
  L5: { checks: ['L5 the rail is one column'] },
  F1: { checks: ['F1 a pick, a paper or a toast leaves the board its room'] },
  F2: { checks: ['F2 home shows every place'] },
  F3: { checks: ['F3 zoomed in, the board ends where the zones begin'] },
  F4: { checks: ['F4 nothing is covered'] },
  F5: { checks: ['F5 at most one card and one toast', 'F5 what floats keeps 8 px apart'] },
  F6: { checks: ['law 1: what resting shows covers nothing it rests on', 'F4 nothing is covered'] },
  F7: {
    checks: ['law 1: a lit thing shows itself', 'F4 nothing is covered'],
    because: 'which corner is tried first does not matter to whoever plays, as long as it covers nothing',
  },
  F8: { checks: ['F8 papers dock'] },
  F9: { checks: ['law 1: a lit thing shows itself', 'a friendly block in a lit area does not take the touch'] },
  G2: {
    checks: [
      'G2 no text below 13',
      'G2 the question can be read',
      'G2 the question is read whole',
      'G2 what is marked',
    ],
  },
  Z1: { because: 'web/test/layers.test.ts reads the style sheets' },
  Z2: { checks: ['Z2 what is said is seen', 'what is refused is read above the sheet of a phone'] },
  Z3: {
    because:
      'where a toast lies is tried by web/src/table/picking/refusal.tsx; that it is seen and covers nothing is asked for',
  },
  Z4: {
    checks: ['Z4 a toast is at most', 'T1 a control has', 'what is refused is read above the sheet of a phone'],
    because: 'one that gives three reasons is higher than the rule has it, and scrolls where there is no room',
  },
  C1: { checks: ['C1 every flight has a reason', 'C1 what is in the hand is in sight'] },
  C4: { checks: ['C4 the map stays after an order, a pick or a refusal'] },
  T1: { checks: ['T1 a control has', 'T1 a lit thing is drawn at least'] },
  Q1: { checks: ['Q1 what is lit answers', 'law 2: an answer begins where nothing is lit'] },
  Q2: { checks: ['law 2: an answer begins where nothing is lit', 'Q1 what is lit answers'] },
  Q3: { checks: ['Q3 one red button'] },
  Q4: { checks: ['law 4: not by one tap', 'law 4: the second touch is open'] },
  Q5: {
    checks: [
      'digits press the buttons that answer, in their order',
      'points that are left are not given away by one tap',
    ],
  },
};
