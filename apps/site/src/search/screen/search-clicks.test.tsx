// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openSearch } from './search-screen.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

const searches = (operations: { operationName: string }[]) =>
  operations.filter(({ operationName }) => operationName === 'Search').length;
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

it('S-4 the keyword is applied after the click on empty ground that left the box, once', async () => {
  const { user, box, path, operations } = openSearch('/search');
  await user.type(box(), 'paper');
  await user.pointer({ keys: '[MouseLeft>]', target: document.body });
  expect(path()).toBe('/search');
  await user.pointer('[/MouseLeft]');
  await waitFor(() => expect(path()).toBe('/search?keyword=paper'));
  await user.click(document.body);
  await settle();
  expect(searches(operations)).toBe(1);
});

it('S-4 a filter that is clicked is chosen, and the keyword is applied beside it', async () => {
  const { user, box, path, container } = openSearch('/search');
  await user.type(box(), 'near');
  await user.click(within(container).getByRole('checkbox', { name: /^2025/, hidden: true }));
  await waitFor(() => expect(path()).toBe('/search?date=2025&keyword=near'));
});

it('S-4 who turns the page stays with the results that have it; the keyword stays in the box', async () => {
  const { user, box, path } = openSearch('/search');
  await user.type(box(), 'paper');
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(path()).toBe('/search?page=2'));
  await settle();
  expect([path(), (box() as HTMLInputElement).value]).toEqual(['/search?page=2', 'paper']);
});

it('S-4 a press that ends as a drag applies the keyword, too', async () => {
  const { user, box, path } = openSearch('/search');
  await user.type(box(), 'paper');
  await user.pointer({
    keys: '[MouseLeft>]',
    target: screen.getByRole('link', { name: 'Near miss report 1' }),
  });
  window.dispatchEvent(new Event('dragend'));
  await waitFor(() => expect(path()).toBe('/search?keyword=paper'));
});
