import { describe, expect, it } from 'vitest';
import { nameAnchors } from './name-anchors.ts';
import type { Section } from './sections.model.ts';

const accordion = (...anchors: [anchor: string, title: string][]): Section => ({
  kind: 'accordion',
  id: 'a',
  heading: null,
  items: anchors.map(([anchor, title]) => ({ anchor, title, body: [], paragraphs: [] })),
  allowsSeveralOpen: false,
  allowsAllClosed: false,
  ignoresAddress: false,
  addsToHistory: false,
});
const billboard = (anchor: string, label: string): Section => ({
  kind: 'tabbed_billboard',
  id: 'b',
  heading: null,
  tabs: [{ anchor, label, heading: 'H', body: [], picture: null, link: null, paragraphs: [] }],
});
const headline: Section = { kind: 'headline', id: 'h', kicker: null, heading: 'Price', text: null };

const anchorsOf = (sections: Section[]) =>
  sections.flatMap((section) => {
    if (section.kind === 'accordion') return section.items.map(({ anchor }) => anchor);
    return section.kind === 'tabbed_billboard' ? section.tabs.map(({ anchor }) => anchor) : [];
  });

describe('nameAnchors', () => {
  it('U-3 leaves alone what is good, and sections that have none', () => {
    const sections = [
      headline,
      accordion(['price', 'Cost'], ['time', 'Time']),
      billboard('claims', 'Claims'),
    ];
    expect(nameAnchors(sections, 'en')).toEqual(sections);
  });

  it('U-3 names what has no name, cannot stand in a link, or is called like something above it', () => {
    const sections = [
      accordion(['', 'Cost & use'], ['Nicht So', 'Time']),
      headline,
      accordion(['same', 'One'], ['same', 'Two']),
      billboard('same', 'Time'),
    ];
    expect(anchorsOf(nameAnchors(sections, 'de'))).toEqual(['cost-und-use', 'time', 'same', 'two', 'time-2']);
  });
});
