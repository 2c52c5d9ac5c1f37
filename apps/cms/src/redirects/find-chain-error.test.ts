import { describe, expect, it } from 'vitest';
import { findChainError } from './find-chain-error.ts';
import { targetPath } from './normalise-redirect.ts';

/** The error in the last redirect, given the ones before it. */
function errorOf(...redirects: [string, string][]) {
  const [from, to] = redirects.at(-1) ?? ['', ''];
  const others = redirects.slice(0, -1);
  return findChainError(
    { from, to },
    {
      to: (path) => others.find(([source]) => source === path)?.[1],
      from: (path) => others.find(([, target]) => targetPath(target) === path)?.[0],
    },
  );
}

describe('findChainError', () => {
  it('C-6 lets a redirect stand beside others', () => {
    expect(
      errorOf(['/a', '/b'], ['/c', '/b'], ['/d', 'https://elsewhere.example/a'], ['/e', '/b']),
    ).toBeUndefined();
  });

  it.each(['/a', '/A', '/a?x=1', '/a#part'])('C-6 refuses /a to %s', (to) => {
    expect(errorOf(['/a', to])).toBe('This redirect would lead to itself.');
  });

  it('C-6 refuses a circle, naming it', () => {
    expect(errorOf(['/a', '/b'], ['/b', '/a'])).toContain('/b → /a → /b');
    expect(errorOf(['/a', '/b'], ['/b', '/c'], ['/c', '/a?x'])).toContain('/c → /a?x → /b → /c');
    expect(errorOf(['/a', '/B'], ['/b', '/A'])).toContain('circle');
  });

  it('C-6 refuses a chain, naming it and where to point instead', () => {
    expect(errorOf(['/b', '/c'], ['/a', '/b'])).toBe(
      '/b redirects to /c already, so visitors would be sent on twice: /a → /b → /c. Point to /c.',
    );
    expect(errorOf(['/b', '/c'], ['/c', '/d'], ['/a', '/b'])).toContain('Point to /d.');
  });

  it('C-6 refuses to be the second link of a chain', () => {
    expect(errorOf(['/x', '/a'], ['/a', '/b'])).toContain('/x → /a → /b. Point /x to /b first.');
  });

  it('C-6 does not walk for ever in a circle that is there already', () => {
    expect(errorOf(['/b', '/c'], ['/c', '/b'], ['/a', '/b'])).toContain('circle');
  });
});
