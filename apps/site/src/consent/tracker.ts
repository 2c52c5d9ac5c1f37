import type { ConsentCategory } from './consent-tool.ts';

/** A service of somebody else that may run once its category is granted. */
export type Tracker = {
  category: ConsentCategory;
  /** Names of its cookies; `*` at the end means all that begin so. */
  cookies: readonly string[];
  /** Loads its script. Called at most once on a page. */
  start(): void;
};

/** Adds a script of another origin. Nothing is asked of that origin before (T-4). */
export function loadScript(
  url: string,
  { onLoad, data = {} }: { onLoad?: () => void; data?: Record<string, string> } = {},
): void {
  const script = document.createElement('script');
  script.async = true;
  Object.assign(script.dataset, data);
  if (onLoad) script.addEventListener('load', onLoad);
  script.src = url;
  document.head.append(script);
}
