import { PARAGRAPH_KINDS } from '@keelstone/content/paragraphs/paragraphs.model.ts';
import { SECTION_KINDS } from '@keelstone/content/sections/sections.model.ts';
import { ContentReplica } from '@keelstone/read-model';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GALLERY } from './gallery-entries.ts';
import { galleryParts } from './gallery-parts.tsx';

const context = {
  content: new ContentReplica(),
  assets: { scripts: [], stylesheets: [], fonts: [] },
  siteUrl: 'https://www.keelstone.example',
  facetUrl: () => '/search',
};
const render = (slug?: string) => renderToStaticMarkup(galleryParts(slug, '?token=a.b', context)?.content);

const shown = (html: string) => [...html.matchAll(/data-example="([^"]+)"/g)].map((match) => match[1]);

describe('the gallery of sections', () => {
  it('C-5 holds every kind of section and paragraph, each with three examples at least', () => {
    expect(GALLERY.map(({ kind }) => kind)).toEqual([...SECTION_KINDS, ...PARAGRAPH_KINDS]);
    for (const { examples } of GALLERY) expect(examples.length).toBeGreaterThanOrEqual(3);
  });

  it('C-5 shows every example on one page, and leads to the page of each kind', () => {
    const html = render();
    expect(shown(html)).toEqual(
      GALLERY.flatMap((entry) => entry.examples.map(({ label }) => `${entry.slug}-${label}`)),
    );
    for (const { slug } of GALLERY) expect(html).toContain(`href="/preview/sections/${slug}?token=a.b"`);
  });

  it('C-5 shows one kind by itself', () => {
    expect(shown(render('paragraph-quotes'))).toEqual([
      'paragraph-quotes-shortest',
      'paragraph-quotes-typical',
      'paragraph-quotes-longest',
    ]);
  });

  it('C-5 knows no other kinds', () => {
    expect(galleryParts('no-such-kind', '', context)).toBeNull();
  });

  it('U-9 gives no two elements the same id', () => {
    const ids = [...render().matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
    expect(ids.filter((id, position) => ids.indexOf(id) !== position)).toEqual([]);
  });

  it('C-9 is kept out of search engines', () => {
    expect(galleryParts(undefined, '', context)?.robots).toBe('noindex, nofollow');
  });

  it('R-4 has no inline style in any example', () => {
    expect(render()).not.toContain('style=');
  });
});
