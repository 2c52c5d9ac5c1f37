import type { ConsentCategory } from './consent-tool.ts';

/** A third-party service that may run once its category is granted. */
export type Tracker = {
  category: ConsentCategory;
  /** Names of its cookies; a `*` at the end matches all names with this prefix. */
  cookies: readonly string[];
  /** Loads its script. Called at most once per page. */
  start(): void;
};

/** Adds a script from another origin. Nothing is requested from that origin before (T-4). */
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
