// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { FilesNotLoadedError } from './ajax-error.ts';
import { loadedFiles, loadFiles } from './load-files.ts';

type Settings = { disableCSSFileLoading: boolean; handleDisabledFileLoadingAsSuccess: boolean };

// There is no server: happy-dom would log an error for each stylesheet.
const { settings } = Reflect.get(window, 'happyDOM') as { settings: Settings };
settings.disableCSSFileLoading = true;
settings.handleDisabledFileLoadingAsSuccess = true;

const asked: string[] = [];
/** Files that a server would not return. */
const missing = new Set<string>();

beforeEach(() => {
  asked.length = 0;
  missing.clear();
  document.head.innerHTML = '<link rel="stylesheet" href="/known.css">';
  // Simulates the browser: files added to the head load or fail.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes as HTMLElement[]) {
      const url = node.getAttribute('href') ?? node.getAttribute('src') ?? '';
      asked.push(url);
      queueMicrotask(() => node.dispatchEvent(new Event(missing.has(url) ? 'error' : 'load')));
    }
  });
});

it('A-3 loads what the page does not have yet, and nothing twice', async () => {
  expect(loadedFiles()).toEqual(['/known.css']);
  await loadFiles({ styles: ['/known.css', '/more.css'], scripts: ['/more.js'] });
  expect(asked).toEqual(['/more.css', '/more.js']);
});

it('A-3 E-4 says which files could not be loaded, all of them', async () => {
  missing.add('/gone.css').add('/gone.js');
  const attempt = loadFiles({ styles: ['/gone.css', '/more.css'], scripts: ['/gone.js'] });
  await expect(attempt).rejects.toThrow('The following files could not be loaded: /gone.css, /gone.js');
  await expect(attempt).rejects.toBeInstanceOf(FilesNotLoadedError);
});
