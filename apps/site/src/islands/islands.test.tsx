// @vitest-environment happy-dom

import { Island } from '@keelstone/ui/island/island.tsx';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import * as browser from './counter.fixture.tsx';
import { islandsByFile, startIslands } from './start-islands.ts';

// As in browsers (preact-in-browsers.ts); the server's part is rendered by React.
vi.mock('react', () => import('preact/compat'));
vi.mock('react-dom/client', () => import('preact/compat/client'));

/** Loading Preact for the first time takes a while on a busy machine. */
const PATIENCE = { timeout: 15_000 };

const Counter = browser.Counter as ComponentType<never>;

const Rendered = ({ label }: { label: string }) => (
  <button type="button">
    {label}: {0}
  </button>
);

function Broken(): never {
  throw new Error('broken');
}

const render = (when: 'load' | 'intention' | 'interaction', label = 'Taps') =>
  renderToStaticMarkup(<Island name="counter" id="tap" when={when} component={Rendered} props={{ label }} />);

const button = () => document.querySelector('button') as HTMLButtonElement;

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

it('R-4 is complete from the server, with its props beside it', () => {
  const html = render('load', '</script><b>');
  expect(html).toContain('<div id="tap" data-island="counter" data-when="load"><button');
  expect(html).toContain('&lt;/script&gt;&lt;b&gt;');
  expect(html).toContain('{"label":"\\u003c/script>\\u003cb>"}</script>');
});

it('R-4 takes over the server’s markup without making it anew, and says nothing', async () => {
  const consoleError = vi.spyOn(console, 'error');
  document.body.innerHTML = render('load');
  const before = button();
  startIslands({ counter: async () => Counter });
  await vi.waitFor(() => {
    before.click();
    expect(before.textContent).not.toBe('Taps: 0');
  }, PATIENCE);
  expect(button()).toBe(before);
  // React's comments between texts are gone, the texts are the same.
  expect(before.childNodes).toHaveLength(3);
  expect(consoleError).not.toHaveBeenCalled();
});

it('U-7 is started once, however often the page’s content changes', () => {
  document.body.innerHTML = render('load');
  const load = vi.fn(() => new Promise<never>(() => {}));
  startIslands({ counter: load });
  startIslands({ counter: load });
  expect(load).toHaveBeenCalledOnce();
});

it('R-4 waits for the first touch when told to', async () => {
  document.body.innerHTML = render('interaction');
  const load = vi.fn(async () => Counter);
  startIslands({ counter: load });
  expect(load).not.toHaveBeenCalled();
  button().dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button().dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await vi.waitFor(() => {
    button().click();
    expect(button().textContent).not.toBe('Taps: 0');
  }, PATIENCE);
  expect(load).toHaveBeenCalledOnce();
});

it('X-1 finds the island of a kind by the name of its file', async () => {
  document.body.innerHTML = render('load');
  const load = vi.fn(() => new Promise<never>(() => {}));
  startIslands(islandsByFile({ '../../../../content/sections/tally/counter.island.tsx': load }));
  expect(load).toHaveBeenCalledOnce();
});

it('R-4 says in the console which island is not known, and leaves it as it is', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = render('load');
  startIslands({});
  expect(consoleError).toHaveBeenCalledWith(expect.stringContaining('"counter"'));
  expect(button().textContent).toBe('Taps: 0');
});

const APPLY = '<noscript><button type="submit">Apply</button></noscript>';
const shownApply = () => document.querySelector('[data-island] > button[type="submit"]');

it('R-4 an island that does not load shows what applies choices without scripts, and keeps those made', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = render('load');
  const box = Object.assign(document.createElement('input'), { type: 'checkbox', checked: true });
  button().before(box);
  button().insertAdjacentHTML('afterend', APPLY);
  startIslands({ counter: () => Promise.reject(new Error('gone since a deployment')) });
  await vi.waitFor(() => expect(shownApply()?.textContent).toBe('Apply'), PATIENCE);
  expect(document.querySelector('input')).toBe(box);
});

it('E-6 puts the server’s markup back after a fault that nothing in the island catches', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = render('load');
  button().insertAdjacentHTML('afterend', APPLY);
  startIslands({ counter: async () => Broken });
  await vi.waitFor(
    () =>
      expect(consoleError).toHaveBeenCalledWith(
        'Island "counter":',
        expect.objectContaining({ message: 'broken' }),
      ),
    PATIENCE,
  );
  await vi.waitFor(() => expect(button().textContent).toBe('Taps: 0'), PATIENCE);
  expect(shownApply()?.textContent).toBe('Apply');
});

it.each(['pointerover', 'focusin'])('R-4 starts when somebody turns to it, by %s', async (sign) => {
  document.body.innerHTML = render('intention');
  const load = vi.fn(() => new Promise<never>(() => {}));
  startIslands({ counter: load });
  expect(load).not.toHaveBeenCalled();
  button().dispatchEvent(new Event(sign, { bubbles: true }));
  expect(load).toHaveBeenCalledOnce();
});

it('S-16 starts when somebody goes back within the page, unless it waits for a touch', () => {
  const load = vi.fn(() => new Promise<never>(() => {}));
  for (const when of ['intention', 'interaction'] as const) {
    document.body.innerHTML = render(when);
    startIslands({ counter: load });
    window.dispatchEvent(new PopStateEvent('popstate'));
  }
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(load).toHaveBeenCalledOnce();
});

it('R-4 starts at once where the focus is already', () => {
  document.body.innerHTML = render('intention');
  button().focus();
  const load = vi.fn(() => new Promise<never>(() => {}));
  startIslands({ counter: load });
  expect(load).toHaveBeenCalledOnce();
});
