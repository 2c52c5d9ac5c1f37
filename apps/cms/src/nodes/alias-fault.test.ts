import { describe, expect, it } from 'vitest';
import { explainAliasFault } from './alias-fault.ts';
import { RESERVED_SEGMENTS } from './alias-patterns.ts';

describe('explainAliasFault', () => {
  it.each(['/articles/first-aid', '/imprint', '/products/incident-and-claims/intake-2'])(
    'C-6 accepts %s',
    (alias) => {
      expect(explainAliasFault(alias)).toBeUndefined();
    },
  );

  it.each([
    'articles/x',
    '/Articles',
    '/a//b',
    '/a/',
    '/',
    '/ä',
    '/a b',
    '/a?b',
    '/-a',
    '/../etc',
    `/${'a'.repeat(240)}`,
  ])('C-6 refuses %s', (alias) => {
    expect(explainAliasFault(alias)).toBeTypeOf('string');
  });

  it.each([...RESERVED_SEGMENTS])('C-6 refuses paths under /%s, which are not for nodes', (segment) => {
    expect(explainAliasFault(`/${segment}/x`)).toBeTypeOf('string');
  });
});
