import type { PublishedNode } from '@keelstone/model';
import type { PagesContext } from './page-context.ts';

export function NodePage({ node }: { node: PublishedNode; isHome: boolean; context: PagesContext }) {
  return (
    <article className="frame">
      <h1>{node.title}</h1>
    </article>
  );
}
