// @vitest-environment happy-dom
import { messagesOf } from '@keelstone/languages/messages.ts';
import { splitLanguage } from '@keelstone/model';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSearchSite } from '../server/search-site.fixture.ts';
import { SearchIsland, type SearchIslandProps } from './search-island.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => {
  document.body.innerHTML = '';
});

const { get } = createSearchSite();

/** Puts the server's page into the document and hydrates its island, like the browser. */
async function hydrate(url: string, address = url) {
  const { body } = await get(url);
  window.history.replaceState(null, '', address);
  document.body.innerHTML = body.slice(body.indexOf('<body>') + 6, body.indexOf('</body>'));
  const element = document.getElementById('search-output');
  if (!element) throw new Error('The page has no #search-output.');
  const props = JSON.parse(element.nextElementSibling?.textContent ?? '{}') as SearchIslandProps;
  const before = element.innerHTML;
  const errors: unknown[] = [];
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const root = await act(async () =>
    hydrateRoot(
      element,
      <SearchIsland {...props} messages={messagesOf(splitLanguage(url).language, 'search')} />,
      {
        onRecoverableError: (error) => errors.push(error),
      },
    ),
  );
  return { element, before, errors, fetched, root };
}

const COMBOBOX = / (role="combobox"|aria-autocomplete="list"|aria-expanded="false"|aria-controls="[^"]*")/g;

describe('the search island', () => {
  it.each([
    '/search',
    '/search/Third-Party-Risk?industries=Banking&page=2',
    '/search?keyword=nothing-such',
    '/search?industries=Banking&keyword=nothing-such&utm_source=mail',
    '/search?utm_source=mail',
    '/de/search',
  ])('R-4 R-7 takes over %s as it is: no other markup, no request', async (url) => {
    const { element, before, errors, fetched, root } = await hydrate(url);
    expect(errors).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
    const box = element.querySelector('input[name="keyword"]');
    expect(box?.getAttribute('role')).toBe('combobox');
    expect(element.innerHTML.replace(COMBOBOX, '')).toBe(before.replace(COMBOBOX, ''));
    await act(async () => root.unmount());
  });

  it('S-14 hides the Most Recent block for an address with a parameter, also on a page that was made without', async () => {
    const { element, before, errors, fetched, root } = await hydrate('/search', '/search?utm_source=mail');
    expect(before).toContain('id="most-recent"');
    expect(element.querySelector('#most-recent')).toBeNull();
    expect([errors, fetched.mock.calls]).toEqual([[], []]);
    await act(async () => root.unmount());
  });

  it('S-16 searches for what the address says, if the visitor has gone back before it was hydrated', async () => {
    const { element, before, fetched, root } = await hydrate(
      '/search?industries=Banking&keyword=risk',
      '/search?keyword=risk',
    );
    const asked = fetched.mock.calls.map(([, { body }]) => JSON.stringify(JSON.parse(body).variables));
    expect(asked).toEqual([expect.stringContaining('"risk"')]);
    expect(asked[0]).not.toContain('Banking');
    expect(before).toContain('checked=""');
    expect(element.querySelectorAll('input:checked')).toHaveLength(0);
    await act(async () => root.unmount());
  });

  it('R-7 refuses page settings that do not fit the model', async () => {
    document.body.innerHTML = '<script id="page-settings" type="application/json">{"language":"xx"}</script>';
    const props = { view: null, mostRecent: null, paragraphId: null, listing: null } as never;
    expect(() => SearchIsland(props)).toThrow(/Invalid type|Expected/);
  });
});
