import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { ReturnedForm } from '@keelstone/ui/form-view/form-state.ts';
import type { PageParts } from '../shell/page-parts.ts';
import { siteSettingsAt } from '../shell/site-settings-of.ts';
import { findPage } from './find-page.ts';
import { nodePageParts } from './node-page-parts.tsx';
import type { PagesContext } from './pages-context.ts';

type PageWithForm = { node: PublishedNode; show(returned: ReturnedForm): PageParts };

/** The node's page at a path, for rendering it with a rejected form; null if there is none. */
export function pageWithForm(path: string, context: PagesContext): PageWithForm | null {
  const found = findPage(context.content, path);
  if (found.kind !== 'node') return null;
  const site = siteSettingsAt(context.content, path);
  return {
    node: found.node,
    show: (returned) => nodePageParts(found, { ...context, site, path, returned }),
  };
}
