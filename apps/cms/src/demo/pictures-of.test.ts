import type { DemoNode, DemoSection } from '@keelstone/seeds';
import { describe, expect, it } from 'vitest';
import { picturesOf } from './pictures-of.ts';

const en = (words: string) => ({ en: words });
const link = (node: string) => ({ title: en('Go'), node });

const nodeWith = (...sections: DemoSection[]): DemoNode => ({
  key: 'itself',
  type: 'page',
  title: en('Page'),
  body: en('Words'),
  created: '2026-01-01T00:00:00Z',
  sections,
});
const picturesIn = (...sections: DemoSection[]) =>
  picturesOf(nodeWith(...sections), {
    findTerm: () => 1,
    findForm: () => 1,
    findDialog: () => 1,
    addressOf: () => ({ relationTo: 'page', value: 1 }),
    toRichText: () => undefined,
  });

describe('picturesOf', () => {
  it('waits for the node’s own picture', () => {
    expect(picturesIn()).toEqual(['itself']);
  });

  it('C-5 waits for the pictures of its sections, and of what stands in them', () => {
    const banner = { heading: en('B'), pictureOf: 'behind-a-banner' };
    const pictures = picturesIn(
      { kind: 'featured_text', heading: en('F'), body: en('B'), pictureOf: 'beside-text' },
      { kind: 'card_grid', cards: [{ heading: en('C'), text: en('T'), link: link('on-a-card') }] },
      {
        kind: 'tabbed_billboard',
        tabs: [
          { label: en('T'), heading: en('T'), body: en('B'), pictureOf: 'in-a-tab' },
          {
            label: en('U'),
            heading: en('U'),
            body: en('B'),
            paragraphs: [{ kind: 'media', items: [{ media: 'as-a-medium' }] }],
          },
        ],
      },
      {
        kind: 'accordion',
        items: [{ title: en('I'), body: en('B'), paragraphs: [{ kind: 'banners', banners: [banner] }] }],
      },
    );
    expect(new Set(pictures)).toEqual(
      new Set(['itself', 'beside-text', 'on-a-card', 'in-a-tab', 'as-a-medium', 'behind-a-banner']),
    );
  });

  it('C-5 does not wait for pages that it only names', () => {
    expect(picturesIn({ kind: 'links_list', links: [link('named')] })).toEqual(['itself']);
  });
});
