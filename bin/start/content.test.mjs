import { expect, it } from 'vitest';
import { conditionOf } from './content.mjs';

it.each([
  ['of which nothing is known', { isOpen: true, isLoaded: false }, '--if-empty'],
  ['whose load was interrupted, or has changed since', { isLoaded: false }, '--if-ours'],
  [
    'into which all has been loaded, of which editors may have deleted some',
    { isLoaded: true },
    '--if-empty',
  ],
])('O-1 into a database %s, content is loaded %s', (_what, known, condition) =>
  expect(conditionOf(known)).toBe(condition),
);
