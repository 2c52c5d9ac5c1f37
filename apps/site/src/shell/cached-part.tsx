import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The HTML of parts by their keys, and in the order in which they were first rendered. */
type Parts = { numbers: Map<string, number>; html: string[] };

/** By site settings, which are never changed: a change is another object, and its parts are rendered anew. */
const partsOf = new WeakMap<SiteSettings, Parts>();

const PLACEHOLDER = /<cached-part>(\d+)<\/cached-part>/g;

type CachedPartProps = {
  site: SiteSettings;
  /** Of everything else that the part depends on. There must be few, because they are cached as long as the settings. */
  cacheKey: string;
  render(): ReactElement;
};

/**
 * A part of the shell that is the same on many pages, such as the footer: rendered once. React cannot insert HTML without an
 * element around it, so this is a placeholder, for which `insertCachedParts` inserts the HTML. It must not use contexts.
 */
export function CachedPart({ site, cacheKey, render }: CachedPartProps) {
  const parts: Parts = partsOf.get(site) ?? { numbers: new Map(), html: [] };
  partsOf.set(site, parts);
  const number = parts.numbers.get(cacheKey) ?? parts.html.push(renderToStaticMarkup(render())) - 1;
  parts.numbers.set(cacheKey, number);
  // An element that no content contains: it is always written as text.
  return <cached-part>{number}</cached-part>;
}

/** Inserts the parts of this site into a page. */
export function insertCachedParts(html: string, site: SiteSettings): string {
  const parts = partsOf.get(site)?.html ?? [];
  return html.replace(PLACEHOLDER, (_placeholder, number: string) => parts[Number(number)] ?? '');
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'cached-part': { children: number };
    }
  }
}
