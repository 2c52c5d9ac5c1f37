import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { typeSiteOf } from '@keelstone/content/types/types.site.ts';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import { PageDialogs } from './page-dialogs.tsx';

/** The page of any node, in the design of its type, and the dialogs that its links open. */
export function NodePage({ node, page }: { node: PublishedNode; page: PageContext }) {
  const { Page } = typeSiteOf(node.type);
  return (
    <>
      <Page node={node} page={page} />
      <PageDialogs dialogs={node.dialogs} context={page.sectionContext} />
    </>
  );
}
