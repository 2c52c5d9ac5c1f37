import { Card } from '@keelstone/ui/card/card.tsx';
import type { NodeCardProps } from '@keelstone/ui/pages/node-page-props.ts';

/** The card of a landing page. */
export function LandingPageCard({ node }: NodeCardProps<'landing_page'>) {
  return <Card url={node.path} title={node.title} excerpt={node.excerpt} picture={node.picture} />;
}
