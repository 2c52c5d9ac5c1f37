// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decidePreferences, RECENT_SEARCHES_KEY } from '../../../shell/device-preferences.ts';
import { openSearch } from '../search-screen.fixture.tsx';

const keep = (...keywords: string[]) =>
  localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify({ en: keywords }));
const kept = () => JSON.parse(localStorage.getItem(RECENT_SEARCHES_KEY) ?? 'null')?.en;
const grid = () => screen.queryByRole('grid', { name: /^Recent searches/ });
const searches = () => screen.queryAllByRole('gridcell').flatMap((cell) => cell.querySelector('a') ?? []);
const active = () =>
  document.getElementById(screen.getByLabelText('Keyword').getAttribute('aria-activedescendant') ?? '');

beforeEach(() => decidePreferences(true));
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => decidePreferences(false));
});

describe('recent searches in the keyword box', () => {
  it('S-26 are offered while it has the focus and is empty', async () => {
    keep('near miss', 'report');
    const { user, box } = openSearch('/search');
    expect(grid()).toBeNull();
    await user.click(box());
    expect(searches().map((link) => link.textContent)).toEqual(['near miss', 'report']);
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(box().getAttribute('aria-haspopup')).toBe('grid');
    expect(box().getAttribute('aria-controls')).toBe(grid()?.id);
    expect(screen.getByRole('status').textContent).toBe('2 recent searches');
    await user.type(box(), 'x');
    expect(grid()).toBeNull();
    await user.clear(box());
    expect(grid()).not.toBeNull();
    await user.keyboard('{Escape}');
    expect([grid(), box().getAttribute('aria-expanded')]).toEqual([null, 'false']);
    await user.keyboard('{ArrowDown}');
    expect(grid()).not.toBeNull();
    await user.tab();
    expect(grid()).toBeNull();
  });

  it('S-26 are walked by arrows and searched for by Enter, once', async () => {
    keep('near miss', 'checklist');
    const { user, box, path, operations } = openSearch('/search');
    await user.click(box());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()?.textContent).toBe('checklist');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/search?keyword=checklist'));
    expect(box()).toHaveProperty('value', 'checklist');
    expect(document.activeElement).toBe(box());
    await waitFor(() => expect(kept()).toEqual(['checklist', 'near miss']));
    expect(operations.filter(({ operationName }) => operationName === 'Search')).toHaveLength(1);
  });

  it('S-26 are forgotten one by one, by key and by button, and all at once', async () => {
    keep('a', 'b', 'c', 'd');
    const { user, box } = openSearch('/search');
    await user.click(box());
    await user.keyboard('{ArrowDown}{Delete}');
    expect([kept(), active()]).toEqual([['b', 'c', 'd'], null]);
    expect(screen.getByRole('status').textContent).toMatch(/“a” is forgotten|3 recent searches/);
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(active()?.getAttribute('aria-label')).toBe('Forget “b”');
    await user.keyboard('{Enter}');
    expect(kept()).toEqual(['c', 'd']);
    await user.click(screen.getByRole('button', { name: 'Forget “d”' }));
    expect([kept(), document.activeElement]).toEqual([['c'], box()]);
    await user.keyboard('{ArrowUp}{Enter}');
    expect([localStorage.getItem(RECENT_SEARCHES_KEY), grid()]).toEqual([null, null]);
  });

  it('S-26 are those that found something', async () => {
    const { user, box } = openSearch('/search');
    for (const keyword of ['checklist', 'xyzzyx', 'report']) {
      await user.clear(box());
      await user.type(box(), `${keyword}{Enter}`);
      await waitFor(() => expect(screen.getByRole('region', { name: 'Results' }).ariaBusy).not.toBe('true'));
    }
    await waitFor(() => expect(kept()).toEqual(['report', 'checklist']));
  });

  it('S-26 T-4 are not there without consent, and go from the screen with it', async () => {
    keep('near miss');
    const { user, box } = openSearch('/search');
    await user.click(box());
    expect(searches()).toHaveLength(1);
    act(() => decidePreferences(false));
    expect([grid(), localStorage.getItem(RECENT_SEARCHES_KEY)]).toEqual([null, null]);
    await user.type(box(), 'checklist{Enter}');
    await waitFor(() => expect(box()).toHaveProperty('value', 'checklist'));
    expect(localStorage.getItem(RECENT_SEARCHES_KEY)).toBeNull();
  });
});
