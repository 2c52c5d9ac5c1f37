import { describe, expect, it } from 'vitest';
import { explainAliasError } from './alias.field.ts';
import { RESERVED_SEGMENTS } from './alias-patterns.ts';

describe('explainAliasError', () => {
  it.each(['/articles/first-aid', '/imprint', '/products/incident-and-claims/intake-2'])(
    'C-6 accepts %s',
    (alias) => {
      expect(explainAliasError(alias)).toBeUndefined();
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
    expect(explainAliasError(alias)).toBeTypeOf('string');
  });

  it.each([...RESERVED_SEGMENTS])('C-6 refuses paths under /%s, which are not for nodes', (segment) => {
    expect(explainAliasError(`/${segment}/x`)).toBeTypeOf('string');
  });
});
