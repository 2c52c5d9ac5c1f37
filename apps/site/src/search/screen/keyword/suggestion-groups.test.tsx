// @vitest-environment happy-dom
import { messagesOf } from '@keelstone/languages/messages.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSearch } from '../search-screen.fixture.tsx';
import { SearchBoxSuggestions } from './search-box-suggestions.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  cleanup();
});

const options = () => screen.queryAllByRole('option').filter((option) => option.tagName === 'A');
const item = (title: string) => ({ title, url: `/${title}` });
const POPULAR = { kind: 'popular', items: [item('audit'), item('flood')] };
const answers = (keyword: string) =>
  keyword === ''
    ? { suggestions: [], groups: [POPULAR] }
    : {
        suggestions: ['one', 'two', 'three'].map((title) => item(`${keyword} ${title}`)),
        groups: [
          { kind: 'searches', items: [item(`${keyword} register`)] },
          { kind: 'filters', items: [item('Safety')] },
        ],
      };
const serve = () => {
  const fetched = vi.fn(async (url: string) => {
    const keyword = new URL(url, 'http://localhost').searchParams.get('keyword') ?? '';
    return new Response(JSON.stringify(answers(keyword)));
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

describe('groups of suggestions', () => {
  it('S-5 follow the titles, each under its heading, in one round of the arrow keys', async () => {
    const { user, box } = openSearch('/search');
    serve();
    await user.type(box(), 'risk');
    await waitFor(() => expect(options()).toHaveLength(5));
    expect(options().map(({ textContent }) => textContent)).toEqual([
      'risk one',
      'risk two',
      'risk three',
      'risk register',
      'Safety',
    ]);
    const searches = screen.getByRole('group', { name: 'Searches' });
    expect(within(searches).getAllByRole('option')).toEqual([options()[3]]);
    expect(screen.getByRole('group', { name: 'Show only' }).contains(options()[4] as Node)).toBe(true);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(box().getAttribute('aria-activedescendant')).toBe(options()[3]?.id);
    expect(options()[3]?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(box().getAttribute('aria-activedescendant')).toBeNull();
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^5 suggestions/));
  });

  it('S-5 an empty field offers what is popular, and closes with Escape', async () => {
    const { user, box } = openSearch('/search');
    serve();
    await user.click(box());
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(screen.getByRole('group', { name: 'Popular this week' })).toBeDefined();
    expect(box().getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    await user.type(box(), 'x{Backspace}');
    await waitFor(() => expect(options()).toHaveLength(2));
  });

  it('S-5 a listing of one type, and an empty field without anything popular, stay as they are', async () => {
    const { user, box } = openSearch('/search');
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('{"suggestions":[]}')),
    );
    await user.click(box());
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(options()).toEqual([]);
    expect(box().getAttribute('aria-expanded')).toBe('false');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).not.toContain(
      '0 suggestions',
    );
  });
});

describe('a plain search form', () => {
  const open = () => {
    document.body.innerHTML = '<form><input type="search" aria-label="Search this site"><div></div></form>';
    const input = document.querySelector('input') as HTMLInputElement;
    const url = '/search/suggestions?language=en';
    render(<SearchBoxSuggestions input={input} url={url} messages={messagesOf('en', 'search')} />, {
      container: document.querySelector('div') as HTMLElement,
    });
    return { input, user: userEvent.setup() };
  };

  it('S-5 becomes a combobox with the same suggestions and keys', async () => {
    const fetched = serve();
    const { input, user } = open();
    expect(input.getAttribute('role')).toBe('combobox');
    await user.click(input);
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(input.getAttribute('aria-expanded')).toBe('true');
    await user.type(input, 'ri');
    await waitFor(() => expect(options()).toHaveLength(5));
    await user.keyboard('{ArrowUp}');
    expect(input.getAttribute('aria-activedescendant')).toBe(options()[4]?.id);
    const followed = vi.fn((event: Event) => event.preventDefault());
    options()[4]?.addEventListener('click', followed);
    await user.keyboard('{Enter}');
    expect(followed).toHaveBeenCalledOnce();
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(input.value).toBe('ri');
    expect(fetched.mock.calls.at(-1)?.[0]).toBe('/search/suggestions?language=en&keyword=ri&groups=all');
  });

  it('S-5 has suggestions at once when its script arrives after the focus', async () => {
    serve();
    document.body.innerHTML = '<form><input type="search"><div></div></form>';
    const input = document.querySelector('input') as HTMLInputElement;
    input.value = 'ri';
    input.focus();
    render(<SearchBoxSuggestions input={input} url="/s" messages={messagesOf('en', 'search')} />, {
      container: document.querySelector('div') as HTMLElement,
    });
    await waitFor(() => expect(options()).toHaveLength(5));
  });
});
