import { messagesOf } from '@keelstone/languages/messages.ts';
import { Card } from '../card/card.tsx';
import { sampleSectionContext } from '../sections/section-context.fixture.tsx';
import type { PageContext } from './node-page-props.ts';

/** Earlier than any event in the sample nodes. */
const NEW_YEAR = Date.UTC(2026, 0, 1) / 1000;

/** A page context for tests of single pages: in English, with no other published nodes. */
export function samplePageContext(overrides: Partial<PageContext> = {}): PageContext {
  return {
    language: 'en',
    messages: messagesOf(overrides.language ?? 'en'),
    isHome: false,
    url: 'https://www.keelstone.example/here',
    now: NEW_YEAR,
    accentOf: (node) => (node.type === 'product_suite' ? (node.accent ?? undefined) : undefined),
    localize: (reference) => reference,
    card: ({ nid, path, title, excerpt }) => <Card key={nid} url={path} title={title} excerpt={excerpt} />,
    find: () => null,
    related: () => [],
    referring: () => [],
    nodesOfType: () => [],
    sectionContext: sampleSectionContext(),
    searchUrl: (facet, label) => `/search?${facet}=${encodeURIComponent(label)}`,
    listing: <p>the listing</p>,
    ...overrides,
  };
}
