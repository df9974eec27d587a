// What a browser calls itself, as people call it.
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac', 'Linux'] as const;
/** `Firefox, Linux`: what a browser called itself, as people call it. */
export const agentText = (agent: string): string => {
  const browser = BROWSERS.find(([mark]) => agent.includes(mark))?.[1];
  const system = SYSTEMS.find((mark) => agent.includes(mark));
  return [browser, system].filter((part) => part !== undefined).join(', ') || agent;
};
