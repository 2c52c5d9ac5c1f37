// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openSearch } from '../screen/search-screen.fixture.tsx';
import { reportEarlyChoices } from './report-early-choices.ts';

const sendBeacon = vi.fn();
beforeAll(reportEarlyChoices);
afterEach(() => {
  sendBeacon.mockReset();
  document.body.innerHTML = '';
});

/** The page as the server renders it, where its first result is chosen. */
async function chooseFirst(url: string, attributes = ''): Promise<unknown[]> {
  const { container } = openSearch(url);
  Object.assign(navigator, { sendBeacon });
  document.body.innerHTML = `<div data-island="search" ${attributes}>${container.innerHTML}</div>`;
  const link = document.querySelector('ol h3 a') as HTMLAnchorElement;
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  const calls = sendBeacon.mock.calls as [string, Blob][];
  return Promise.all(calls.map(async ([path, body]) => [path, body.type, JSON.parse(await body.text())]));
}

const JSON_TYPE = 'application/json';

it.each([
  ['/search?keyword=near', { keyword: 'near', rank: 1, isFirst: true }],
  ['/search?content_type=article&keyword=near', { keyword: 'near', rank: 1 }],
  ['/search', {}],
])(
  'S-26 %s: what is chosen before the search screen runs is reported as it would be then',
  async (url, asked) => {
    const report = { nid: expect.any(Number), language: 'en', ...asked };
    expect(await chooseFirst(url)).toEqual([['/search/clicks', JSON_TYPE, report]]);
  },
);

it('S-26 what is chosen later is left to the search screen', async () => {
  expect(await chooseFirst('/search?keyword=near', 'data-hydrated')).toEqual([]);
});
