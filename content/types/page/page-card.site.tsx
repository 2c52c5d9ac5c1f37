import { Card } from '@keelstone/ui/card/card.tsx';
import type { NodeCardProps } from '@keelstone/ui/pages/node-page-props.ts';

/** The card of a page: its title is sufficient. */
export function PlainPageCard({ node }: NodeCardProps<'page'>) {
  return <Card url={node.path} title={node.title} excerpt={node.excerpt} picture={node.picture} />;
}
