import { FilesNotLoadedError } from './ajax-error.ts';

/** Resolves to null when a file has loaded, or to its URL if it could not be loaded. */
function settle(element: HTMLScriptElement | HTMLLinkElement, url: string): Promise<string | null> {
  return new Promise((resolve) => {
    element.addEventListener('load', () => resolve(null));
    element.addEventListener('error', () => resolve(url));
    document.head.append(element);
  });
}

function loadStyle(url: string): Promise<string | null> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  return settle(link, url);
}

function loadScript(url: string): Promise<string | null> {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = url;
  return settle(script, url);
}

/** URLs of the stylesheets and scripts that the page has loaded. */
export function loadedFiles(): string[] {
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  return [
    ...styles.map((style) => style.getAttribute('href') ?? ''),
    ...scripts.map((script) => script.getAttribute('src') ?? ''),
  ];
}

/**
 * Loads the files that a response needs and the page does not have yet.
 *
 * @param files URLs of stylesheets and scripts
 * @throws FilesNotLoadedError naming each file that could not be loaded
 */
export async function loadFiles({ styles, scripts }: { styles: string[]; scripts: string[] }): Promise<void> {
  const known = new Set(loadedFiles());
  const isNew = (url: string) => !known.has(url);
  const outcomes = await Promise.all([
    ...styles.filter(isNew).map(loadStyle),
    ...scripts.filter(isNew).map(loadScript),
  ]);
  const missing = outcomes.filter((outcome) => outcome !== null);
  if (missing.length > 0) throw new FilesNotLoadedError(missing);
}
