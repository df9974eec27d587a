// The copier is made from the description of the state.
import { copierText } from '@rose/parts';
import { expect, test } from 'vitest';
import { STATE } from '../src/rules/state.ts';

test('the copier is that of the description', async () => {
  const text = copierText({ copy: { of: STATE, from: 'State', to: 'Writable' } });
  await expect(text).toMatchFileSnapshot('../src/rules/copy.gen.ts');
});
