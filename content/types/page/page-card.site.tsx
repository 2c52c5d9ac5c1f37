import { Card } from '@keelstone/ui/card/card.tsx';
import type { NodeCardProps } from '@keelstone/ui/pages/node-page-props.ts';

/** A page among other things: its title says what it is. */
export function PlainPageCard({ node }: NodeCardProps<'page'>) {
  return <Card url={node.path} title={node.title} excerpt={node.excerpt} picture={node.picture} />;
}
