// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openSearch } from '../screen/search-screen.fixture.tsx';
import { reportChoices } from './send-click.ts';

beforeAll(() => {
  document.documentElement.lang = 'en';
  reportChoices();
});
afterEach(() => vi.unstubAllGlobals());

const LONG = 'checklist '.repeat(7).trim();

it.each([
  ['/search?keyword=checklist', 0, { keyword: 'checklist', rank: 1 }],
  ['/search?keyword=near', 2, { keyword: 'near', rank: 3 }],
  ['/search?keyword=near&page=2', 1, { keyword: 'near', rank: 12 }],
  [`/search?keyword=${encodeURIComponent(LONG)}`, 0, {}],
  ['/search', 0, {}],
])(
  'S-26 %s, result %i: the site is told which page was chosen for what, and nothing else',
  async (url, place, asked) => {
    const sendBeacon = vi.fn();
    const { user } = openSearch(url);
    Object.assign(navigator, { sendBeacon });
    const link = screen
      .getAllByRole('heading', { level: 3 })
      .flatMap((each) => each.querySelector('a') ?? [])[place];
    if (!link) throw new Error('There is no result.');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    const [path, body] = sendBeacon.mock.calls[0] as [string, Blob];
    expect([path, body.type]).toEqual(['/search/clicks', 'application/json']);
    expect(JSON.parse(await body.text())).toEqual({ nid: expect.any(Number), language: 'en', ...asked });
  },
);
