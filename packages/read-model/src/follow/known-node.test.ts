import type { Section } from '@keelstone/content/sections/sections.model.ts';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { describe, expect, it } from 'vitest';
import { knownNode } from './known-node.ts';

const later = { kind: 'of_a_later_release', id: 'x' };

function read(node: PublishedNode) {
  const unknown: string[] = [];
  return { node: knownNode(node, (kind) => unknown.push(kind)), unknown };
}

const pageOf = (...sections: unknown[]) => ({ ...sampleNode('page'), sections: sections as Section[] });

describe('what another release has published', () => {
  it('R-5 is left out where it is a section or a paragraph, and the page is shown with the rest', () => {
    const quotes = { kind: 'quotes', id: 'q', quotes: [] };
    const { node, unknown } = read(
      pageOf({ kind: 'basic', id: 'a', paragraphs: [later, quotes] }, later, {
        kind: 'accordion',
        id: 'b',
        items: [{ title: 'One', paragraphs: [quotes, later] }],
      }),
    );
    expect(node?.sections).toEqual([
      { kind: 'basic', id: 'a', paragraphs: [quotes] },
      { kind: 'accordion', id: 'b', items: [{ title: 'One', paragraphs: [quotes] }] },
    ]);
    expect(unknown).toEqual([later.kind, later.kind, later.kind]);
  });

  it('R-5 is no page where its type is unknown', () => {
    const node = { ...sampleNode('page'), type: 'field_note' } as unknown as PublishedNode;
    expect(read(node)).toEqual({ node: null, unknown: ['field_note'] });
  });

  it('R-5 is shown whole where all of it is known', () => {
    const { sections: _, ...without } = sampleNode('person');
    for (const node of [
      pageOf({ kind: 'headline', id: 'h' }),
      sampleNode('article'),
      without as PublishedNode,
    ])
      expect(read(node)).toEqual({ node, unknown: [] });
  });
});
