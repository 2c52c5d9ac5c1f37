import type { ConsentCategory } from './consent-tool.ts';

/** A third-party service that may run once its category is granted. */
export type Tracker = {
  category: ConsentCategory;
  /** Names of its cookies; a `*` at the end matches all names with this prefix. */
  cookies: readonly string[];
  /** Loads its script, and returns it. Called at most once per page. */
  start(): HTMLScriptElement;
};

/**
 * Adds a script from another origin. Nothing is requested from that origin before (T-4).
 *
 * @param onLoad called when it has run, unless it was cancelled
 */
export function loadScript(
  url: string,
  { onLoad, data = {} }: { onLoad?: () => void; data?: Record<string, string> } = {},
): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  Object.assign(script.dataset, data);
  if (onLoad) script.addEventListener('load', () => script.isConnected && onLoad());
  script.src = url;
  document.head.append(script);
  return script;
}

/**
 * Keeps a script that is still on its way from running: a browser runs one that was only removed, but none that belongs
 * to another document by then (https://html.spec.whatwg.org/#execute-the-script-element).
 */
export function cancelScript(script: HTMLScriptElement): void {
  new Document().adoptNode(script);
}
