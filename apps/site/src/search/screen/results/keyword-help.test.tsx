// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSearch } from '../search-screen.fixture.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('help with the keyword', () => {
  const marks = (container: Element) =>
    [...container.querySelectorAll('mark')].map((mark) => mark.textContent);

  it('S-26 marks the words of a keyword as soon as its results are there, and says which words it looked for', async () => {
    const { user, box, container, titles } = openSearch('/search');
    expect(marks(container)).toEqual([]);
    await user.type(box(), 'suppleir{Enter}');
    await waitFor(() => expect(titles()).toContain('Supplier checklist'));
    expect(marks(container)).toContain('Supplier');
    const said = 'Nothing was found for “suppleir”. These results are for “supplier”.';
    expect(screen.getByText(said)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain(said);
  });

  it('S-27 says that no page has all words, above the results and to who listens', async () => {
    const { user, box, titles } = openSearch('/search');
    await user.type(box(), 'supplier checklist zzzzzz{Enter}');
    await waitFor(() => expect(titles()[0]).toBe('Supplier checklist'));
    const said = 'No page has all of these words. These come closest.';
    expect(screen.getByText(said)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain(said);
  });

  it('S-26 S-11 another spelling on No Results is a link that searches at once and keeps the filters', async () => {
    const none = {
      result_count: 0,
      documents: [],
      recommended: [],
      facets: [],
      corrections: [],
      fallback: { step: 'none', dropped: [] },
      offers: [],
      didYouMean: 'near miss',
    };
    const { user, box, path, titles } = openSearch(
      '/search?date=2025',
      async ({ operationName, variables }) => {
        const { fulltext } = variables as { fulltext?: { keys: string[] } };
        if (operationName !== 'Search' || !fulltext?.keys.includes('kiss')) return undefined;
        return { body: JSON.stringify({ data: { search: none } }) };
      },
    );
    await user.type(box(), 'near kiss{Enter}');
    const link = await screen.findByRole('link', { name: 'near miss' });
    expect(link.parentElement?.textContent).toBe('Did you mean near miss?');
    await user.click(link);
    await waitFor(() => expect(path()).toBe('/search?date=2025&keyword=near%20miss'));
    await waitFor(() => expect(titles().length).toBeGreaterThan(0));
    expect(document.activeElement?.id).toBe('results');
  });
});

describe('recommended results', () => {
  it('S-29 S-11 are a region of their own, asked for with the cards, told to who listens, and gone on page two', async () => {
    const highlight = {
      title: [{ start: 9, end: 18 }],
      excerpt: 'Ask your supplier.',
      excerptRanges: [{ start: 9, end: 17 }],
    };
    const found = {
      result_count: 12,
      documents: [{ nid: '2', highlight: null }],
      recommended: [
        { nid: '1', pinned: true, highlight },
        { nid: '2', pinned: true, highlight: null },
      ],
      facets: [],
      corrections: [],
      fallback: { step: 'none', dropped: [] },
      offers: [],
      didYouMean: null,
    };
    const { user, box, operations, titles } = openSearch('/search', async ({ operationName, variables }) => {
      const { range } = variables as { range?: { offset: number } };
      if (operationName !== 'Search') return undefined;
      const answer = range?.offset === 0 ? found : { ...found, recommended: [] };
      return { body: JSON.stringify({ data: { search: answer } }) };
    });
    await user.type(box(), 'start{Enter}');
    const region = await screen.findByRole('region', { name: 'Recommended' });
    const headings = within(region).getAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent?.trim())).toEqual([
      'Supplier checklist',
      expect.stringMatching(/^Continuity paper/),
    ]);
    expect([...region.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'checklist',
      'supplier',
    ]);
    expect(titles()).toEqual([expect.stringMatching(/^Continuity paper/)]);
    expect(screen.getByText('1 - 10 of 12 Results')).toBeTruthy();
    expect(operations.at(-1)?.variables).toMatchObject({ nids: ['2', '1'], limit: 10 });
    expect(screen.getByRole('status').textContent).toBe('2 recommendations, 12 results, page 1 of 2');
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Recommended' })).toBeNull());
  });
});
