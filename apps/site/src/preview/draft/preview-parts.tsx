import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { NO_TRACKING } from '@keelstone/model';
import { nodePageParts } from '../../pages/node-page-parts.tsx';
import type { PagesContext } from '../../pages/pages-context.ts';
import type { PageParts } from '../../shell/page-parts.ts';
import { siteSettingsOf } from '../../shell/site-settings-of.ts';
import { PreviewBar } from './preview-bar.tsx';

/**
 * The page of a draft: in the design of its type, as visitors would see it, with a bar that marks it as a
 * preview. It is in no list, search index or statistics of the site.
 */
export function previewParts(
  node: PublishedNode,
  context: PagesContext & { cmsUrl: string; formUrl: string },
): PageParts {
  const site = siteSettingsOf(context.content, node.language);
  const found = { kind: 'node', node, isHome: false, isUntranslated: false } as const;
  // A draft has no Markdown version and no share image.
  const parts = nodePageParts(found, { ...context, discovery: undefined, site, path: node.path });
  return {
    ...parts,
    bar: <PreviewBar language={node.language} cmsUrl={context.cmsUrl} formUrl={context.formUrl} />,
    robots: 'noindex, nofollow',
    structuredData: [],
    settings: { ...parts.settings, notices: [], tracking: NO_TRACKING },
  };
}
