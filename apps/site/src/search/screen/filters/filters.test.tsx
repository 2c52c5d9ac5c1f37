// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSearch } from '../search-screen.fixture.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const dropdown = (container: HTMLElement, label: string) => {
  const found = [...container.querySelectorAll('details')].find((each) =>
    each.querySelector('summary')?.textContent?.startsWith(label),
  );
  if (!found) throw new Error(`There is no dropdown ${label}.`);
  return found;
};

describe('facets', () => {
  it('S-6 show the number of selected options in brackets and collapse on a click outside and on Escape', async () => {
    const { user, container } = openSearch('/search/Third-Party-Risk');
    const suites = dropdown(container, 'Product Suites');
    expect(suites.querySelector('summary')?.textContent).toBe('Product Suites (1)');
    suites.open = true;
    await user.click(within(suites).getByRole('checkbox', { name: /Third-Party/, hidden: true }));
    expect(suites.open).toBe(true);
    await user.click(document.body);
    expect(suites.open).toBe(false);
    suites.open = true;
    await user.keyboard('{Escape}');
    expect(suites.open).toBe(false);
  });

  it('S-1 S-16 S-19 a selected value is in the route, in the conditions, and page one again', async () => {
    const { user, container, path, operations } = openSearch('/search?keyword=near&page=2');
    const industries = dropdown(container, 'Industries');
    await user.click(within(industries).getByRole('checkbox', { name: /Öffentliche/, hidden: true }));
    await screen.findByText('1 - 10 of 10 Results');
    expect(path()).toBe('/search?industries=%C3%96ffentliche%20Verwaltung&keyword=near');
    expect(operations[0]?.variables).toMatchObject({
      index: 'content_en',
      range: { offset: 0, limit: 10 },
      sort: [{ field: 'created', direction: 'DESC' }],
      fulltext: { keys: ['near'] },
      conditions: [
        { name: 'industries', operator: '=', value: ['Öffentliche Verwaltung'] },
        { name: 'date', operator: '<>', value: ['Archived'] },
        { name: 'status', operator: '=', value: ['1'] },
      ],
    });
  });

  it('S-17 options without a match stay, disabled, except Archived', () => {
    const { container } = openSearch('/search?keyword=nordhafen');
    const option = (label: string, name: RegExp) =>
      within(dropdown(container, label)).getByRole<HTMLInputElement>('checkbox', { name, hidden: true });
    expect(option('Industries', /Öffentliche/).disabled).toBe(true);
    expect(option('Industries', /Healthcare/).disabled).toBe(false);
    expect(option('Date', /Archived/).disabled).toBe(false);
  });

  it('S-7 S-8 filters are listed, each is removed by a click, and Clear empties them all', async () => {
    const { user, path } = openSearch('/search/Third-Party-Risk?industries=Banking&keyword=near');
    expect(screen.getByText('Filtered By:')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Remove filter Industries: Banking' }));
    await waitFor(() => expect(path()).toBe('/search/Third-Party-Risk?keyword=near'));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(path()).toBe('/search?keyword=near'));
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    expect(screen.queryByText('Filtered By:')).toBeNull();
  });
});
