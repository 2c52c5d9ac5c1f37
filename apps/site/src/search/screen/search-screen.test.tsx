// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Operation, openSearch } from './search-screen.fixture.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const names = (operations: Operation[]) => operations.map((operation) => operation.operationName);

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

it('S-8 only says on paper what was searched and found: nothing to press, and no empty field', async () => {
  const printed = (elements: HTMLElement[]) => elements.filter((each) => !each.closest('[data-print="no"]'));
  const { box } = openSearch('/search/Third-Party-Risk?keyword=near');
  const controls = () => [
    ...screen.getAllByRole('button'),
    ...screen.getAllByRole('checkbox', { hidden: true }),
    ...screen.getAllByRole('combobox'),
  ];
  expect(printed(controls())).toEqual([box()]);
  expect(printed([screen.getByText('Filtered By:')])).toHaveLength(1);
  cleanup();
  openSearch('/search');
  expect(printed(controls())).toEqual([]);
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

it('U-8 U-9 the title of the page follows the search; that of a page with a listing is its own', async () => {
  document.title = 'Search: “paper” – Keelstone';
  const { user, box } = openSearch('/search?keyword=paper');
  await user.clear(box());
  await user.type(box(), 'near{Enter}');
  await waitFor(() => expect(document.title).toBe('Search: “near” – Keelstone'));
  await user.clear(box());
  await user.type(box(), '{Enter}');
  await waitFor(() => expect(document.title).toBe('Search – Keelstone'));
  cleanup();
  document.title = 'Articles – Keelstone';
  const listing = openSearch('/search?keyword=paper');
  await listing.user.type(listing.box(), 's{Enter}');
  await waitFor(() => expect(listing.path()).toBe('/search?keyword=papers'));
  expect(document.title).toBe('Articles – Keelstone');
});
