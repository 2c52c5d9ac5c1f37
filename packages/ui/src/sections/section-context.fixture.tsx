import { messagesOf } from '@keelstone/languages/messages.ts';
import type { SectionContext } from './section-context.ts';

/** A context for examples: cards are links, and there are no related nodes. */
export function sampleSectionContext(overrides: Partial<SectionContext> = {}): SectionContext {
  return {
    language: 'en',
    messages: messagesOf('en', 'sections'),
    localize: (reference) => reference,
    card: (reference) => (
      <a key={reference.nid} href={reference.path}>
        {reference.title}
      </a>
    ),
    related: () => [],
    forms: { page: '/sample' },
    ...overrides,
  };
}
