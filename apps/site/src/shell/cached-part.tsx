import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The HTML of parts by their keys, by site settings, which are never changed: a change is another object. */
const partsOf = new WeakMap<SiteSettings, Map<string, string>>();

const PLACEHOLDER = /<cached-part>(\d+)<\/cached-part>/g;

/** What belongs into the placeholders of the page that is being rendered: one at a time, as rendering waits for nothing. */
let inserted: string[] = [];

/**
 * HTML that React has rendered before. React cannot insert HTML without an element around it, so this is a placeholder,
 * which `renderWithParts` replaces. The HTML has no such placeholder in it.
 */
export function RenderedPart({ html }: { html: string }) {
  // An element that no content contains: it is always written as text.
  return <cached-part>{inserted.push(html) - 1}</cached-part>;
}

type CachedPartProps = {
  site: SiteSettings;
  /** Of everything else that the part depends on. There must be few, because they are cached as long as the settings. */
  cacheKey: string;
  render(): ReactElement;
};

/** A part of the shell that is the same on many pages, such as the footer: rendered once. It must not use contexts. */
export function CachedPart({ site, cacheKey, render }: CachedPartProps) {
  const parts = partsOf.get(site) ?? new Map<string, string>();
  partsOf.set(site, parts);
  const html = parts.get(cacheKey) ?? renderToStaticMarkup(render());
  parts.set(cacheKey, html);
  return <RenderedPart html={html} />;
}

/** Renders a page with its parts. */
export function renderWithParts(page: ReactElement): string {
  inserted = [];
  const html = renderToStaticMarkup(page);
  return html.replace(PLACEHOLDER, (_placeholder, number: string) => inserted[Number(number)] ?? '');
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'cached-part': { children: number };
    }
  }
}
