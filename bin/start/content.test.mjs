import { expect, it } from 'vitest';
import { accountsIn, conditionOf } from './content.mjs';

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

it('O-1 the password of the administrator is shown where the database has content, and no account yet', () => {
  expect(
    ['with accounts', 'without accounts'].map((has) => accountsIn(`The database is in use, ${has}`)),
  ).toEqual([true, false]);
  expect(accountsIn('The database is migrated')).toBe(undefined);
});
