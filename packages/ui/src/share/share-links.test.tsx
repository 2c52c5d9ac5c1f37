// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShareLinks } from './share-links.tsx';
import { startShare } from './start-share.ts';

const SHARED = { url: 'https://www.keelstone.example/article/ridge', title: 'Ridge <b>& valley' };
const markup = (language: 'en' | 'de' = 'en') =>
  renderToStaticMarkup(<ShareLinks {...SHARED} language={language} />);
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const status = () => find('[role="status"]').textContent;
const define = (name: 'clipboard' | 'share', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });
const writeText = vi.fn(async (_: string) => {});

beforeEach(() => {
  writeText.mockReset();
  writeText.mockResolvedValue();
  define('clipboard', { writeText });
  document.body.innerHTML = markup();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(navigator, 'share');
});

describe('share buttons', () => {
  it('U-7 are links that say where they lead, and ask nothing of anybody by themselves', () => {
    const names = [...document.querySelectorAll('a')].map((link) => link.getAttribute('aria-label'));
    expect(names).toEqual([
      'Share on LinkedIn (opens in a new tab)',
      'Share on X (opens in a new tab)',
      'Share by E-mail',
    ]);
    for (const link of document.querySelectorAll('a'))
      expect(link.getAttribute('aria-label')).toContain(link.textContent ?? '?');
    expect(document.querySelectorAll('script, img, iframe, link')).toHaveLength(0);
    expect(markup('de')).toContain('Auf LinkedIn teilen');
  });

  it('U-7 copy the link and say so, each time anew', async () => {
    startShare();
    find('[data-share-copy]').click();
    await vi.waitFor(() => expect(status()).toBe('The link has been copied.'));
    expect(writeText).toHaveBeenCalledWith(SHARED.url);
    const said: (string | null)[] = [];
    new MutationObserver(() => said.push(status())).observe(find('[role="status"]'), { childList: true });
    find('[data-share-copy]').click();
    await vi.waitFor(() => expect(said).toEqual(['', 'The link has been copied.']));
  });

  it('U-7 say it when the browser does not copy', async () => {
    writeText.mockRejectedValueOnce(new Error('not allowed'));
    startShare();
    find('[data-share-copy]').click();
    await vi.waitFor(() => expect(status()).toMatch(/could not be copied/));
  });

  it('U-7 hand title and address to the browser, and bear it when the visitor changes their mind', async () => {
    const share = vi.fn(async (_: ShareData) =>
      Promise.reject(new DOMException('Share canceled', 'AbortError')),
    );
    define('share', share);
    startShare();
    find('[data-share-native]').click();
    expect(share).toHaveBeenCalledWith(SHARED);
    await Promise.allSettled(share.mock.results.map(({ value }) => value));
    expect(status()).toBe('');
  });

  it('U-7 leave out copying where the browser keeps the clipboard to itself', () => {
    define('clipboard', undefined);
    startShare();
    expect(document.querySelector('[data-share-copy]')).toBeNull();
    expect(document.querySelectorAll('a')).toHaveLength(3);
  });

  it('U-7 are refreshed when content changes: new ones work, old ones still once', async () => {
    startShare();
    document.body.insertAdjacentHTML('beforeend', markup().replaceAll('/ridge', '/other'));
    startShare();
    for (const button of document.querySelectorAll<HTMLElement>('[data-share-copy]')) button.click();
    expect(writeText.mock.calls.flat()).toEqual([SHARED.url, SHARED.url.replace('/ridge', '/other')]);
  });
});
