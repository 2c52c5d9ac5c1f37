import { sampleSectionContext } from '../paragraphs/section-context.fixture.tsx';
import { messagesOf } from '../shell/messages.ts';
import { Card } from '../ui/card/card.tsx';
import type { Surroundings } from './node-page-props.ts';

/** Surroundings for tests of single pages: English, nothing published beside the node. */
export function sampleSurroundings(): Surroundings {
  return {
    language: 'en',
    messages: messagesOf('en'),
    isHome: false,
    accentOf: (node) => (node.type === 'product_suite' ? (node.accent ?? undefined) : undefined),
    card: ({ nid, path, title, excerpt }) => <Card key={nid} url={path} title={title} excerpt={excerpt} />,
    sectionContext: sampleSectionContext(),
    searchUrl: (facet, label) => `/search?${facet}=${encodeURIComponent(label)}`,
    listing: (contentType) => <p>listing of {contentType}</p>,
  };
}
