// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSearch } from '../search-screen.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

const options = () => screen.queryAllByRole('option').filter((option) => option.tagName === 'A');

describe('suggestions', () => {
  it('S-5 appear from the first character: at most three links, the typed part in bold', async () => {
    const { user, box } = openSearch('/search');
    await user.type(box(), 'm');
    await waitFor(() => expect(options()).toHaveLength(3));
    await user.type(box(), 'IsS');
    await waitFor(() => expect(options()[0]?.querySelector('b')?.textContent).toBe('miss'));
    expect(options()[0]?.getAttribute('href')).toBe('/article/sample-100');
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('status').textContent).toMatch(/^3 suggestions/);
  });

  it('S-5 arrows walk them, Enter follows one, Escape closes them', async () => {
    const { user, box, path } = openSearch('/search');
    await user.type(box(), 'miss');
    await waitFor(() => expect(options()).toHaveLength(3));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(box().getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(box().getAttribute('aria-activedescendant')).toBeNull();
    await user.keyboard('{ArrowUp}');
    const followed = vi.fn((event: Event) => event.preventDefault());
    options()[2]?.addEventListener('click', followed);
    await user.keyboard('{Enter}');
    expect(followed).toHaveBeenCalledOnce();
    expect(path()).toBe('/search');
    await user.keyboard('{Escape}');
    expect(options()).toHaveLength(0);
    expect(box()).toHaveProperty('value', 'miss');
  });

  it('S-5 S-4 who types on after walking them searches for what is typed, not for the suggestion', async () => {
    const { user, box, path } = openSearch('/search');
    await user.type(box(), 'm');
    await waitFor(() => expect(options()).toHaveLength(3));
    await user.keyboard('{ArrowDown}');
    const followed = vi.fn((event: Event) => event.preventDefault());
    options()[0]?.addEventListener('click', followed);
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await user.keyboard('iss');
    expect(box().getAttribute('aria-activedescendant')).toBeNull();
    await user.keyboard('{Enter}');
    expect(followed).not.toHaveBeenCalled();
    expect(path()).toBe('/search?keyword=miss');
  });

  it('S-5 S-4 E-6 Enter searches after a failure, also where a suggestion was walked to meanwhile', async () => {
    const { user, box, path } = openSearch('/search');
    await user.type(box(), 'm');
    await waitFor(() => expect(options()).toHaveLength(3));
    let fail = () => {};
    vi.stubGlobal('fetch', () => new Promise((_, reject) => (fail = () => reject(new TypeError('offline')))));
    await user.keyboard('iss{ArrowDown}');
    expect(box().getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
    fail();
    await waitFor(() => expect(options()).toHaveLength(0));
    expect(box().getAttribute('aria-activedescendant')).toBeNull();
    await user.keyboard('{Enter}');
    expect(path()).toBe('/search?keyword=miss');
  });

  it('S-5 E-6 failures are silent', async () => {
    const { user, box } = openSearch('/search');
    const error = vi.spyOn(console, 'error');
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
    await user.type(box(), 'mi');
    expect(options()).toHaveLength(0);
    expect(error).not.toHaveBeenCalled();
  });

  it.each(['{"suggestions":[{"title":5},null]}', '"x"', 'null', '{"suggestions":[{"url":"/a"}]}', '{}'])(
    'S-5 E-6 the answer %s, which is of another shape, is a silent failure: the screen stays',
    async (answer) => {
      const { user, box, titles } = openSearch('/search');
      const error = vi.spyOn(console, 'error');
      const before = titles();
      vi.stubGlobal(
        'fetch',
        vi.fn(async () => new Response(answer)),
      );
      await user.type(box(), 'mi');
      await new Promise((resolve) => setTimeout(resolve, 10));
      expect([options(), titles()]).toEqual([[], before]);
      expect(error).not.toHaveBeenCalled();
    },
  );

  it('S-5 Escape holds against an answer that is still on its way', async () => {
    const { user, box } = openSearch('/search');
    let answer: (response: Response) => void = () => {};
    vi.stubGlobal(
      'fetch',
      vi.fn(
        () =>
          new Promise<Response>((resolve) => {
            answer = resolve;
          }),
      ),
    );
    await user.type(box(), 'm{Escape}');
    answer(new Response('{"suggestions":[{"title":"Near miss","url":"/near-miss"}]}'));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(options()).toEqual([]);
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  it('S-5 a late answer never replaces a newer one', async () => {
    const { user, box } = openSearch('/search');
    const answers: ((title: string) => void)[] = [];
    vi.stubGlobal(
      'fetch',
      vi.fn(
        (url: string) =>
          new Promise((resolve) => {
            // What is popular is requested at the focus (S-5).
            if (url.includes('keyword=&')) return;
            answers.push((title) =>
              resolve(new Response(JSON.stringify({ suggestions: [{ title, url: `/${title}` }] }))),
            );
          }),
      ),
    );
    await user.type(box(), 'ab');
    answers[1]?.('newer ab');
    await waitFor(() => expect(options()[0]?.textContent).toBe('newer ab'));
    answers[0]?.('older a');
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(options()[0]?.textContent).toBe('newer ab');
  });
});
