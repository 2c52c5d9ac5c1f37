import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { splitLanguage } from '@keelstone/model';
import type { ReturnedForm } from '@keelstone/ui/form-view/form-state.ts';
import type { PageParts } from '../shell/page-parts.ts';
import { siteSettingsOf } from '../shell/site-settings-of.ts';
import { findPage } from './find-page.ts';
import { nodePageParts } from './node-page-parts.tsx';
import type { PagesContext } from './pages-context.ts';

type PageAround = { node: PublishedNode; show(returned: ReturnedForm): PageParts };

/** The node's page at a path, to be shown with a form on it that was sent and not taken; null where there is none. */
export function pageAround(path: string, context: PagesContext): PageAround | null {
  const found = findPage(context.content, path);
  if (found.kind !== 'node') return null;
  const site = siteSettingsOf(context.content, splitLanguage(path).language);
  return {
    node: found.node,
    show: (returned) => nodePageParts(found, { ...context, site, path, returned }),
  };
}
