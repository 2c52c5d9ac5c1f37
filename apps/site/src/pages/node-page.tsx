import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { typeSiteOf } from '@keelstone/content/types/types.site.ts';
import type { Surroundings } from '@keelstone/ui/pages/node-page-props.ts';
import { PageDialogs } from './page-dialogs.tsx';

/** The page of any node, in the design of its type, and the dialogs that its links open. */
export function NodePage({ node, around }: { node: PublishedNode; around: Surroundings }) {
  const { Page } = typeSiteOf(node.type);
  return (
    <>
      <Page node={node} around={around} />
      <PageDialogs dialogs={node.dialogs} context={around.sectionContext} />
    </>
  );
}
