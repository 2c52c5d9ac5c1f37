import { LONGEST, longestNode } from '@keelstone/content/types/longest-node.fixture.ts';
import { shortestNode } from '@keelstone/content/types/shortest-node.fixture.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { typeSiteOf } from '@keelstone/content/types/types.site.ts';
import { CONTENT_TYPES } from '@keelstone/model';
import { samplePageContext } from '@keelstone/ui/pages/page-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { siteWith } from '../app/site.fixture.ts';

const AFTERWARDS = Date.UTC(2030, 0, 1) / 1000;
const SOFT_HYPHENS = /\u00AD/g;

function render(node: PublishedNode, now?: number): string {
  const { Page } = typeSiteOf(node.type);
  const page = samplePageContext({ language: node.language, ...(now ? { now } : {}) });
  return renderToStaticMarkup(<Page node={node} page={page} />);
}

/** Elements without content. Elements drawn by CSS alone are hidden from screen readers, and may be empty. */
function emptyElements(html: string): string[] {
  const empty =
    /<(div|section|ul|ol|dl|dt|dd|li|p|h[1-6]|header|figure|figcaption|nav|span)(?:\s[^>]*)?>\s*<\/\1>/g;
  return [...html.matchAll(empty)]
    .map(([element]) => element)
    .filter((element) => !element.includes('aria-hidden'));
}

describe('the shortest and the longest', () => {
  it.each(CONTENT_TYPES)('C-1 %s leaves no empty heading, list or box when nothing is filled in', (type) => {
    for (const now of [undefined, AFTERWARDS]) {
      const html = render(shortestNode(type), now);
      expect(emptyElements(html)).toEqual([]);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });

  it.each(CONTENT_TYPES)('U-9 %s holds the longest German words, without inline style', (type) => {
    const html = render(longestNode(type));
    expect(html).toContain(LONGEST);
    expect(html).not.toContain('style=');
    expect(emptyElements(html)).toEqual([]);
  });

  it.each(CONTENT_TYPES)(
    'U-9 %s divides long words of its title where readers see it, and nowhere else',
    async (type) => {
      const node = longestNode(type);
      const { body } = await (await siteWith({ nodes: [node] })).inject(node.path);
      const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(body) ?? [];
      const shown = heading.replace(/<[^>]*>/g, '');
      expect(shown.replace(SOFT_HYPHENS, '')).toBe(LONGEST);
      if (type !== 'testimonial')
        expect(shown).toContain('Richt\u00ADli\u00ADni\u00ADen\u00ADma\u00ADnage\u00ADment');
      expect(body.slice(0, body.indexOf('<body'))).not.toMatch(SOFT_HYPHENS);
    },
  );
});
