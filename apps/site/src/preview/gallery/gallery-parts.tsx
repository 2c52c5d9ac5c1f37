import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { type Language, languagePrefix } from '@keelstone/model';
import type { SectionContext } from '@keelstone/ui/sections/section-context.ts';
import { pageContextOf } from '../../pages/page-context-of.tsx';
import type { PagesContext } from '../../pages/pages-context.ts';
import type { PageParts } from '../../shell/page-parts.ts';
import { pageSettings } from '../../shell/page-settings.ts';
import { siteSettingsOf } from '../../shell/site-settings-of.ts';
import { GALLERY, type GalleryEntry } from './gallery-entries.ts';
import { mediaOf } from './real-media.ts';
import styles from './section-gallery.module.css';
import { SectionGallery } from './section-gallery.tsx';

export const GALLERY_PATH = '/preview/sections';

/** Examples are rendered in the context of the newest article, and show its related nodes. */
function contextFor(language: Language, context: PagesContext): SectionContext {
  const { content } = context;
  const node = content.nodesOfType('article', language)[0] ?? sampleNode('article', { language });
  const site = siteSettingsOf(content, language);
  const path = languagePrefix(language) + GALLERY_PATH;
  return pageContextOf(node, false, { ...context, site, path }).sectionContext;
}

/**
 * The page with every example of all kinds, or of one.
 *
 * @param slug last segment of the URL of one kind, such as `card-grid` or `paragraph-quotes`; all kinds if left
 * out
 * @param query the token that grants access to other pages of the gallery: `?token=…`
 * @returns null if there is no such kind
 */
export function galleryParts(
  slug: string | undefined,
  query: string,
  context: PagesContext,
): PageParts | null {
  const entries = slug ? GALLERY.filter((entry) => entry.slug === slug) : GALLERY;
  if (entries.length === 0) return null;
  const site = siteSettingsOf(context.content, 'en');
  const path = slug ? `${GALLERY_PATH}/${slug}` : GALLERY_PATH;
  const title = slug ? `Sections: ${entries[0]?.kind}` : 'Sections and paragraphs';
  const addressOf = (entry: GalleryEntry) => `${GALLERY_PATH}/${entry.slug}${query}`;
  return {
    site,
    origin: context.siteUrl,
    path,
    title,
    description:
      'Every section and paragraph an editor can place, with examples from the shortest to the longest.',
    robots: 'noindex, nofollow',
    settings: pageSettings({ site, path }),
    content: (
      <>
        <h1 className={`frame ${styles.title}`}>{title}</h1>
        <SectionGallery
          entries={entries}
          media={mediaOf([...context.content.nodes('en')])}
          contextOf={(language) => contextFor(language, context)}
          addressOf={slug ? undefined : addressOf}
        />
      </>
    ),
  };
}
