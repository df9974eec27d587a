// The copiers stand in a file of their own, made from the description of the state: `npx vitest run -u` makes it anew.
import { copierText } from '@rose/parts';
import { expect, test } from 'vitest';
import { PLAN, STATE } from '../src/rules/state.ts';

test('the copiers are those of the state and of a plan', async () => {
  const text = copierText({
    copy: { of: STATE, from: 'State', to: 'Writable' },
    copyPlan: { of: PLAN, from: 'Plan', to: 'WritablePlan' },
  });
  await expect(text).toMatchFileSnapshot('../src/rules/copy.gen.ts');
});
