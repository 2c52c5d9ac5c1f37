// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { currentAnchor, followAnchor, writeAnchor } from './anchor.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  location.hash = '';
});

it('U-3 reads what is behind the sign, decoded, and bears what cannot be', () => {
  location.hash = '#a%20b';
  expect(currentAnchor()).toBe('a b');
  location.hash = '#100%';
  expect(currentAnchor()).toBe('100%');
});

it('U-3 replaces the address, or adds to the history when asked to, and writes nothing twice', () => {
  const [replaced, pushed] = [vi.spyOn(history, 'replaceState'), vi.spyOn(history, 'pushState')];
  writeAnchor('one');
  writeAnchor('one');
  expect(replaced).toHaveBeenCalledExactlyOnceWith(history.state, '', '#one');
  writeAnchor('two', true);
  expect(pushed).toHaveBeenCalledExactlyOnceWith(null, '', '#two');
});

it('U-3 takes the sign away with the last anchor', () => {
  writeAnchor('one');
  writeAnchor('');
  expect(location.href).not.toContain('#');
});

it('U-3 goes on when the browser refuses', () => {
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(() => writeAnchor('one')).not.toThrow();
});

it('U-3 tells of the anchor now, and of each one after it', () => {
  location.hash = 'one';
  const told = vi.fn();
  followAnchor('load', told);
  location.hash = 'two';
  window.dispatchEvent(new Event('hashchange'));
  expect(told.mock.calls[0]).toEqual(['one', 'load']);
  expect(told.mock.lastCall).toEqual(['two', 'change']);
});
