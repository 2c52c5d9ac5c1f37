import { expect, it } from 'vitest';
import { explainAnchorFault } from './anchor-fault.ts';

it.each([
  ['What it costs', /small letters from a to z/],
  ['prices', /Something else on this page is called "prices"/],
  ['content', /A part of every page is called "content"/],
])('C-5 refuses %s, and says what to do', (anchor, reason) => {
  expect(explainAnchorFault(anchor, ['prices', 'prices', anchor])).toMatch(reason);
});

it('C-5 takes a name that nothing else has', () => {
  expect(explainAnchorFault('what-it-costs', ['what-it-costs', 'prices'])).toBeNull();
});
