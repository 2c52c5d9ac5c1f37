// @vitest-environment happy-dom
import { useId, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Island } from './island.tsx';
import { startIslands } from './start-islands.ts';

/** Loading React for the first time takes a while on a busy machine. */
const PATIENCE = { timeout: 15_000 };

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  const id = useId();
  return (
    <button id={id} type="button" onClick={() => setCount(count + 1)}>
      {label}: {count}
    </button>
  );
}

function Broken(): never {
  throw new Error('broken');
}

const render = (when: 'load' | 'intention' | 'interaction', label = 'Taps') =>
  renderToStaticMarkup(<Island name="counter" id="tap" when={when} component={Counter} props={{ label }} />);

const button = () => document.querySelector('button') as HTMLButtonElement;

// The test library of other files says that every update is announced to React; here a browser makes them.
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => {
  vi.unstubAllGlobals();
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

it('R-4 says in the console which island is not known, and leaves it as it is', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = render('load');
  startIslands({});
  expect(consoleError).toHaveBeenCalledWith(expect.stringContaining('"counter"'));
  expect(button().textContent).toBe('Taps: 0');
});

it('E-6 puts the server’s markup back after a fault that nothing in the island catches', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = render('load');
  startIslands({ counter: async () => Broken });
  await vi.waitFor(
    () =>
      expect(consoleError).toHaveBeenCalledWith(
        'Island "counter":',
        expect.objectContaining({ message: 'broken' }),
      ),
    PATIENCE,
  );
  expect(button().textContent).toBe('Taps: 0');
});

it.each(['pointerover', 'focusin'])('R-4 starts when somebody turns to it, by %s', async (sign) => {
  document.body.innerHTML = render('intention');
  const load = vi.fn(() => new Promise<never>(() => {}));
  startIslands({ counter: load });
  expect(load).not.toHaveBeenCalled();
  button().dispatchEvent(new Event(sign, { bubbles: true }));
  expect(load).toHaveBeenCalledOnce();
});

it('R-4 starts at once where the focus is already', () => {
  document.body.innerHTML = render('intention');
  button().focus();
  const load = vi.fn(() => new Promise<never>(() => {}));
  startIslands({ counter: load });
  expect(load).toHaveBeenCalledOnce();
});
