// The copier stands in a file of its own, made from the description of the state: `npx vitest run -u` makes it anew.
import { copierText } from '@rose/parts';
import { expect, test } from 'vitest';
import { STATE } from '../src/rules/state.ts';

test('the copier is that of the state', async () => {
  const text = copierText({ copy: { of: STATE, from: 'State', to: 'Writable' } });
  await expect(text).toMatchFileSnapshot('../src/rules/copy.gen.ts');
});
