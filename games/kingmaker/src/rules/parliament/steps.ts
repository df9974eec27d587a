// The steps of a sitting and the ways to vote, by name.
/** In the order of a sitting; each asks one thing, and leads to the next. */
export const SITTING_STEPS = [
  'summon',
  'site',
  'ships',
  'attend',
  'houses',
  'kings',
  'award',
  'nominate',
  'consent',
  'ballot',
  'pardon',
  'pardon-ballot',
  'swap',
  'partner',
  'assent',
  'manner',
  'home',
  'done',
] as const;
export type SittingStep = (typeof SITTING_STEPS)[number];
/** How a block of votes is cast. */
export const BALLOTS = ['for', 'against', 'abstain'] as const;
export type Ballot = (typeof BALLOTS)[number];
