// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startStickyHeader } from './sticky-header.ts';

const unlisten: (() => void)[] = [];
const header = () => document.querySelector('header') as HTMLElement;
const place = () => `${header().dataset.sticky} ${header().dataset.stickyEdge}`;
const set = (target: object, name: string, value: number) =>
  Object.defineProperty(target, name, { value, configurable: true });
const announced = () =>
  [...document.adoptedStyleSheets].flatMap(({ cssRules }) => [...cssRules]).at(-1)?.cssText;

function setHeight(height: number) {
  const container = header().parentElement as HTMLElement;
  vi.spyOn(container, 'getBoundingClientRect').mockReturnValue({ height } as DOMRect);
}

function scrollTo(top: number) {
  vi.stubGlobal('scrollY', top);
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  vi.useFakeTimers();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (...[type, listener, options]: Parameters<typeof window.addEventListener>) => {
      listen(type, listener, options);
      unlisten.push(() => window.removeEventListener(type, listener, options));
    },
  );
  document.body.innerHTML = `
    <div data-sticky-container style="position: sticky; margin-bottom: 16px">
      <header data-header style="margin-top: 16px"></header>
    </div>`;
  set(header(), 'offsetHeight', 53);
  setHeight(69.2);
  set(document.documentElement, 'scrollHeight', 3000);
  vi.stubGlobal('scrollY', 0);
});
afterEach(() => {
  for (const remove of unlisten.splice(0)) remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('U-5 says where it is at the start, and checks on every scroll event', () => {
  startStickyHeader();
  expect(place()).toBe('stuck top');
  scrollTo(-10);
  expect(place()).toBe('anchored top');
  scrollTo(400);
  expect(place()).toBe('stuck top');
  // 3000 less 16 + 53 + 16.
  scrollTo(2916);
  expect(place()).toBe('anchored bottom');
  set(document.documentElement, 'scrollHeight', 4000);
  scrollTo(2917);
  expect(place()).toBe('stuck top');
});

it('U-5 says how much of the window it covers, anew 10 ms after the last resize', () => {
  startStickyHeader();
  expect(announced()).toMatch(/--header-height:\s*70px/);
  const container = header().parentElement as HTMLElement;
  setHeight(112);
  container.style.position = 'relative';
  window.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(9);
  window.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(9);
  expect(place()).toBe('stuck top');
  vi.advanceTimersByTime(1);
  expect(place()).toBe('unstuck top');
  expect(announced()).toMatch(/--header-height:\s*112px/);
});

it('U-5 writes only what changes', () => {
  startStickyHeader();
  const write = vi.spyOn(header(), 'setAttribute');
  for (const top of [1, 2, 3]) scrollTo(top);
  expect(write).not.toHaveBeenCalled();
});
