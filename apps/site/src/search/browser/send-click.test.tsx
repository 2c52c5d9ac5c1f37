// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openSearch } from '../screen/search-screen.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

it('S-26 a result that is chosen is told to the site: which page, and nothing else', async () => {
  const sendBeacon = vi.fn();
  const { user } = openSearch('/search?keyword=checklist');
  Object.assign(navigator, { sendBeacon });
  const [link] = screen
    .getAllByRole('heading', { level: 3 })
    .flatMap((each) => each.querySelector('a') ?? []);
  if (!link) throw new Error('There is no result.');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [path, body] = sendBeacon.mock.calls[0] as [string, Blob];
  expect([path, body.type]).toEqual(['/search/clicks', 'application/json']);
  expect(JSON.parse(await body.text())).toEqual({ nid: expect.any(Number), language: 'en' });
});
