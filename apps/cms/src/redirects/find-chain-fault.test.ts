import { describe, expect, it } from 'vitest';
import { findChainFault } from './find-chain-fault.ts';
import { targetPath } from './tidy-redirect.ts';

/** The error in the last redirect, given the ones before it. */
function faultOf(...redirects: [string, string][]) {
  const [from, to] = redirects.at(-1) ?? ['', ''];
  const others = redirects.slice(0, -1);
  return findChainFault(
    { from, to },
    {
      to: (path) => others.find(([source]) => source === path)?.[1],
      from: (path) => others.find(([, target]) => targetPath(target) === path)?.[0],
    },
  );
}

describe('findChainFault', () => {
  it('C-6 lets a redirect stand beside others', () => {
    expect(
      faultOf(['/a', '/b'], ['/c', '/b'], ['/d', 'https://elsewhere.example/a'], ['/e', '/b']),
    ).toBeUndefined();
  });

  it.each(['/a', '/A', '/a?x=1', '/a#part'])('C-6 refuses /a to %s', (to) => {
    expect(faultOf(['/a', to])).toBe('This redirect would lead to itself.');
  });

  it('C-6 refuses a circle, naming it', () => {
    expect(faultOf(['/a', '/b'], ['/b', '/a'])).toContain('/b → /a → /b');
    expect(faultOf(['/a', '/b'], ['/b', '/c'], ['/c', '/a?x'])).toContain('/c → /a?x → /b → /c');
    expect(faultOf(['/a', '/B'], ['/b', '/A'])).toContain('circle');
  });

  it('C-6 refuses a chain, naming it and where to point instead', () => {
    expect(faultOf(['/b', '/c'], ['/a', '/b'])).toBe(
      '/b redirects to /c already, so visitors would be sent on twice: /a → /b → /c. Point to /c.',
    );
    expect(faultOf(['/b', '/c'], ['/c', '/d'], ['/a', '/b'])).toContain('Point to /d.');
  });

  it('C-6 refuses to be the second link of a chain', () => {
    expect(faultOf(['/x', '/a'], ['/a', '/b'])).toContain('/x → /a → /b. Point /x to /b first.');
  });

  it('C-6 does not walk for ever in a circle that is there already', () => {
    expect(faultOf(['/b', '/c'], ['/c', '/b'], ['/a', '/b'])).toContain('circle');
  });
});
