import type { PublishedNode } from '@keelstone/model';
import type { Surroundings } from './node-page-props.ts';
import { designOf } from './page-designs.ts';
import { PageDialogs } from './page-dialogs.tsx';

/** The page of any node, in the design of its type, and the dialogs that its links open. */
export function NodePage({ node, around }: { node: PublishedNode; around: Surroundings }) {
  const { Page } = designOf(node.type);
  return (
    <>
      <Page node={node} around={around} />
      <PageDialogs dialogs={node.dialogs} context={around.sectionContext} />
    </>
  );
}
