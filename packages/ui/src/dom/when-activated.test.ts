// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { whenActivated } from './when-activated.ts';

const setPrerendering = (value: boolean) =>
  Object.defineProperty(document, 'prerendering', { value, configurable: true });
afterEach(() => void Reflect.deleteProperty(document, 'prerendering'));

it('T-4 begins at once where somebody looks, also in browsers that never prerender', () => {
  const begin = vi.fn();
  whenActivated(begin);
  setPrerendering(false);
  whenActivated(begin);
  expect(begin).toHaveBeenCalledTimes(2);
});

it('T-4 waits on a page that is only prerendered, and begins once', () => {
  setPrerendering(true);
  const begin = vi.fn();
  whenActivated(begin);
  expect(begin).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(begin).toHaveBeenCalledOnce();
});
