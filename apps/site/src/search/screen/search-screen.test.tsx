// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hold, type Operation, openSearch } from './search-screen.fixture.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const names = (operations: Operation[]) => operations.map((operation) => operation.operationName);
const dropdown = (container: HTMLElement, label: string) => {
  const found = [...container.querySelectorAll('details')].find((each) =>
    each.querySelector('summary')?.textContent?.startsWith(label),
  );
  if (!found) throw new Error(`There is no dropdown ${label}.`);
  return found;
};

describe('the keyword box', () => {
  it('S-2 has its placeholder, its button and the index it searches', () => {
    const { box } = openSearch('/search');
    expect(box().getAttribute('placeholder')).toBe('Type Something');
    expect(box().dataset).toMatchObject({ indexId: 'content_en', indexName: 'Content (English)' });
    expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy();
  });

  it('S-4 S-16 applies by Enter, once: leaving the box afterwards does not query again', async () => {
    const { user, box, path, operations } = openSearch('/search');
    await user.type(box(), 'checklist{Enter}');
    await waitFor(() => expect(path()).toBe('/search?keyword=checklist'));
    await screen.findByText('1 - 2 of 2 Results');
    await user.tab();
    expect(names(operations)).toEqual(['Search', 'Cards']);
  });

  it('S-4 applies by the button, and by leaving the box', async () => {
    const { user, box, path } = openSearch('/search');
    await user.type(box(), 'near');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(path()).toBe('/search?keyword=near'));
    await user.clear(box());
    await user.type(box(), 'paper');
    await user.click(document.body);
    await waitFor(() => expect(path()).toBe('/search?keyword=paper'));
  });

  it('S-16 pushes no route and asks nothing when the keyword is the same', async () => {
    const { user, box, operations } = openSearch('/search?keyword=near');
    const before = window.history.length;
    await user.type(box(), ' {Enter}');
    expect(window.history.length).toBe(before);
    expect(operations).toEqual([]);
  });
});

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

describe('results', () => {
  it('S-9 S-10 are counted, newest first, and sorted by choice', async () => {
    const { user, path, operations } = openSearch('/search?keyword=checklist');
    const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort By:' });
    expect([...sort.options].map((option) => [option.value, option.text])).toEqual([
      ['rel', 'Relevancy'],
      ['recent', 'Most Recent'],
    ]);
    expect(sort.value).toBe('recent');
    await user.selectOptions(sort, 'rel');
    await waitFor(() => expect(path()).toBe('/search?keyword=checklist&sort=rel'));
    expect(operations[0]?.variables).not.toHaveProperty('sort');
  });

  it('S-11 a skeleton stands until the details arrive', async () => {
    const { held, release } = hold();
    const { user, box, titles } = openSearch('/search', (operation) =>
      operation.operationName === 'Cards' ? held.then(() => undefined) : undefined,
    );
    await user.type(box(), 'continuity{Enter}');
    expect(await screen.findByRole('img', { name: 'Loading results' })).toBeTruthy();
    expect(titles()).toEqual([]);
    release();
    await waitFor(() => expect(titles()[0]).toMatch(/Continuity paper/));
  });

  it('S-11 S-26 nothing found says No Results and offers ways on', async () => {
    const { user, path } = openSearch('/search?industries=Healthcare&keyword=miss');
    expect(screen.getByText('No Results')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'without “Healthcare”' }));
    await waitFor(() => expect(path()).toBe('/search?keyword=miss'));
    expect(document.activeElement?.id).toBe('results');
  });

  it('S-26 E-5 a failure is not No Results, and can be tried again', async () => {
    let isDown = true;
    const { user, box, titles } = openSearch('/search', async () =>
      isDown ? { status: 503, body: '' } : undefined,
    );
    await user.type(box(), 'paper{Enter}');
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('status').textContent).toBe('The search could not be completed');
    expect(screen.queryByText('No Results')).toBeNull();
    expect(screen.getByText('Response not successful: Received status code 503')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titles()).toHaveLength(1));
  });

  it('S-26 too many searches are told from a fault, with what to do, and told to who listens', async () => {
    const { user, box } = openSearch('/search', async () => ({ status: 429, body: '' }));
    await user.type(box(), 'paper{Enter}');
    expect(await screen.findByText(/^So many searches came from your network/)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toMatch(/could not be completed\. So many searches/);
  });

  it('S-26 E-5 a site that does not answer is told from a device without a network', async () => {
    const { user, box } = openSearch('/search', () => Promise.reject(new TypeError('x')));
    await user.type(box(), 'paper{Enter}');
    expect(await screen.findByText(/^Our site did not answer/)).toBeTruthy();
    expect(screen.getByText('Network request failed')).toBeTruthy();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^This device has no connection/)).toBeTruthy();
  });

  it('S-26 No Results tells who listens which spelling is offered', async () => {
    const none = {
      result_count: 0,
      documents: [],
      recommended: [],
      facets: [],
      corrections: [],
      didYouMean: 'near miss',
    };
    const { user, box } = openSearch('/search', async ({ operationName }) =>
      operationName === 'Search' ? { body: JSON.stringify({ data: { search: none } }) } : undefined,
    );
    await user.type(box(), 'near kiss{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('No Results. Did you mean near miss?'),
    );
  });

  it('S-26 a late answer never replaces a newer one', async () => {
    const { held, release } = hold();
    const { user, box, titles } = openSearch('/search', ({ variables }) =>
      JSON.stringify(variables).includes('"miss"') ? held.then(() => undefined) : undefined,
    );
    await user.type(box(), 'miss{Enter}');
    await user.clear(box());
    await user.type(box(), 'paper{Enter}');
    await waitFor(() => expect(titles()[0]).toMatch(/Continuity paper/));
    release();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(titles()).toHaveLength(1);
  });

  it('S-26 changes are announced once, in one polite region', async () => {
    const { user, box } = openSearch('/search');
    expect(screen.getByRole('status').textContent).toBe('');
    await user.type(box(), 'near{Enter}');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('40 results, page 1 of 4'));
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(1);
  });

  it('S-12 S-13 another page keeps the filters, scrolls to 100 above the results and moves the focus there', async () => {
    const { user, path } = openSearch('/search?industries=Banking');
    expect(screen.queryByRole('link', { name: 'Prev' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(path()).toBe('/search?industries=Banking&page=2'));
    expect(document.activeElement?.id).toBe('results');
    expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'smooth' }));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page'),
    );
    expect(screen.getByRole('link', { name: 'Prev' })).toBeTruthy();
  });

  it('S-13 a changed filter never scrolls', async () => {
    const { user, container, path } = openSearch('/search');
    await user.click(
      within(dropdown(container, 'Date')).getByRole('checkbox', { name: /2025/, hidden: true }),
    );
    await waitFor(() => expect(path()).toBe('/search?date=2025'));
    await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('S-24 a page that is no longer there becomes the last one', async () => {
    const { user, path } = openSearch('/search?keyword=near', async ({ operationName, variables }) => {
      const { range } = variables as { range?: { offset: number } };
      if (operationName !== 'Search' || range?.offset !== 10) return undefined;
      return {
        body: JSON.stringify({
          data: {
            search: {
              result_count: 4,
              documents: [],
              recommended: [],
              facets: [],
              corrections: [],
              didYouMean: null,
            },
          },
        }),
      };
    });
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(path()).toBe('/search?keyword=near'));
  });

  it('S-16 back restores keyword, filters, results and scroll without asking again', async () => {
    const { user, box, titles, operations } = openSearch('/search?industries=Banking');
    const before = titles();
    await user.type(box(), 'paper{Enter}');
    await waitFor(() => expect(titles()).toHaveLength(1));
    const asked = operations.length;
    window.history.replaceState(null, '', '/search?industries=Banking');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { scroll: 640 } }));
    await waitFor(() => expect(titles()).toEqual(before));
    expect(box()).toHaveProperty('value', '');
    expect(operations).toHaveLength(asked);
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
  });
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

  it('S-26 S-11 another spelling on No Results is a link that searches at once and keeps the filters', async () => {
    const none = {
      result_count: 0,
      documents: [],
      recommended: [],
      facets: [],
      corrections: [],
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
    const found = {
      result_count: 12,
      documents: [{ nid: '2', highlight: null }],
      recommended: [
        { nid: '1', pinned: true },
        { nid: '2', pinned: true },
      ],
      facets: [],
      corrections: [],
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
    expect(titles()).toEqual([expect.stringMatching(/^Continuity paper/)]);
    expect(screen.getByText('1 - 10 of 12 Results')).toBeTruthy();
    expect(operations.at(-1)?.variables).toMatchObject({ nids: ['2', '1'], limit: 10 });
    expect(screen.getByRole('status').textContent).toBe('2 recommendations, 12 results, page 1 of 2');
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Recommended' })).toBeNull());
  });
});

it('U-8 the links to other languages follow the search', async () => {
  const { user, box, path } = openSearch('/search/Third-Party-Risk');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<a data-page-path="/de/search" href="/de/search">Deutsch</a>',
  );
  const link = document.body.lastElementChild;
  await user.type(box(), 'near{Enter}');
  await waitFor(() => expect(path()).toBe('/search/Third-Party-Risk?keyword=near'));
  await waitFor(() => expect(link?.getAttribute('href')).toBe('/de/search/Third-Party-Risk?keyword=near'));
  link?.remove();
});

describe('Most Recent', () => {
  it('S-14 hides once a query parameter exists and comes back without it', async () => {
    const { user, box } = openSearch('/search');
    const block = () => screen.queryByRole('heading', { name: 'Most Recent' });
    expect(block()).toBeTruthy();
    await user.type(box(), 'near{Enter}');
    await waitFor(() => expect(block()).toBeNull());
    await user.clear(box());
    await user.type(box(), '{Enter}');
    await waitFor(() => expect(block()).toBeTruthy());
  });

  it('S-14 is hidden by any parameter of the address, and back with the address that has none', async () => {
    const { user, box } = openSearch('/search?utm_source=mail');
    const block = () => screen.queryByRole('heading', { name: 'Most Recent' });
    expect(block()).toBeNull();
    await user.type(box(), 'near{Enter}');
    await user.clear(box());
    await user.type(box(), '{Enter}');
    await waitFor(() => expect(block()).toBeTruthy());
    window.history.back();
    await waitFor(() => expect(block()).toBeNull());
    window.history.back();
    await waitFor(() => expect(window.location.search).toBe('?utm_source=mail'));
    await waitFor(() => expect(screen.queryByText(/Filtered By/)).toBeNull());
    expect(block()).toBeNull();
  });

  it('S-14 S-22 S-23 is asked for when the first page had none: pinned first, filled to four', async () => {
    const { user, box, operations } = openSearch('/search?keyword=near');
    await user.clear(box());
    await user.type(box(), '{Enter}');
    await screen.findByRole('heading', { name: 'The register, explained' });
    expect(screen.getByRole('heading', { name: 'Continuity paper', level: 3 })).toBeTruthy();
    const latest = operations.find((operation) => operation.operationName === 'Latest');
    expect(latest?.variables).toMatchObject({ limit: 3, exclude: [] });
  });
});
