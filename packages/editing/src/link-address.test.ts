import { describe, expect, it } from 'vitest';
import { fragmentOf, isSafeAddress, validateAddress } from './link-address.ts';

describe('isSafeAddress', () => {
  it.each([
    '/search',
    'https://example.com/a?b#c',
    'http://example.com',
    'mailto:a@example.com',
    'tel:+4940',
  ])('C-5 lets an editor link to %s', (address) => expect(isSafeAddress(address)).toBe(true));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    'x',
    '',
    // The site would show these without a link.
    'https:example.com',
    'https:\\\\example.com',
    'ht\ttps://example.com',
    'https://example.com/\u0001',
    '/a\\b',
    'https://',
  ])('C-5 sends no visitor to %s', (address) => expect(isSafeAddress(address)).toBe(false));
});

it('C-5 lets an editor paste an address with spaces around it, which are not published', () => {
  expect(validateAddress(' https://example.com ')).toBe(true);
  expect(validateAddress(' https:example.com ')).toContain('begins with https://');
});

it.each([
  ['what-it-costs', '#what-it-costs'],
  ['to-übung', '#to-%C3%BCbung'],
  ['', ''],
  [null, ''],
  ['"><script>', ''],
  ['a b', ''],
])('C-5 leads to the place %j of a page by %j', (name, fragment) => expect(fragmentOf(name)).toBe(fragment));
