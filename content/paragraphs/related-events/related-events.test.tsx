import { messagesOf } from '@keelstone/languages/messages.ts';
import { sampleReference } from '@keelstone/model/samples';
import { sampleSectionContext } from '@keelstone/ui/sections/section-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { examples } from './related-events.examples.ts';
import { RelatedEventsParagraph } from './related-events.site.tsx';

const found = [1, 2, 3].map((nid) => sampleReference({ nid, type: 'event', title: `Found ${nid}` }));

function render(paragraph: (typeof examples)['typical'], overrides = {}) {
  const context = sampleSectionContext(overrides);
  return renderToStaticMarkup(<RelatedEventsParagraph paragraph={paragraph} level={3} context={context} />);
}

describe('related_events paragraph', () => {
  it('C-5 fills up with events about the same things, after the chosen ones and without them', () => {
    const related = vi.fn(() => found.slice(0, 2));
    const html = render(examples.typical, { related });
    expect(related).toHaveBeenCalledWith('event', 2, [901]);
    const [chosen] = examples.typical.events;
    expect(html.indexOf(chosen?.title ?? '?')).toBeGreaterThan(0);
    expect(html.indexOf('Found 1')).toBeGreaterThan(html.indexOf(chosen?.title ?? '?'));
  });

  it('C-5 asks for none when enough are chosen', () => {
    const related = vi.fn(() => found);
    expect(render({ ...examples.typical, fillUpTo: 1 }, { related })).not.toContain('Found');
    expect(related).not.toHaveBeenCalled();
  });

  it('C-5 is nothing when nothing is chosen and nothing is related', () => {
    expect(render({ ...examples.typical, events: [] })).toBe('');
  });

  it('C-10 says what follows when the editor did not, in the language of the page', () => {
    const html = render(examples.shortest, { messages: messagesOf('de', 'sections') });
    expect(html).toMatch(/<h3[^>]*>Kommende Veranstaltungen<\/h3>/);
  });
});
