import { type Anchored, chooseAnchors, isAnchor } from '@keelstone/editing/fields/anchors.ts';
import type { Language } from '@keelstone/model';
import type { Section } from './sections.model.ts';

const anchoredIn = (section: Section): Anchored[] => {
  if (section.kind === 'accordion')
    return section.items.map(({ anchor, title }) => ({ anchor, words: title }));
  if (section.kind === 'tabbed_billboard')
    return section.tabs.map(({ anchor, label }) => ({ anchor, words: label }));
  return [];
};

/** Takes as many anchors from the front as the section has places for. */
function withAnchors(section: Section, anchors: string[]): Section {
  const next = (former: string) => anchors.shift() ?? former;
  if (section.kind === 'accordion')
    return { ...section, items: section.items.map((item) => ({ ...item, anchor: next(item.anchor) })) };
  if (section.kind === 'tabbed_billboard')
    return { ...section, tabs: section.tabs.map((tab) => ({ ...tab, anchor: next(tab.anchor) })) };
  return section;
}

/**
 * The sections of a page, with an anchor for each item and tab, no two alike. They were made when the page was saved; a
 * draft in the other language is saved without being validated, though, and published with this one.
 */
export function nameAnchors(sections: readonly Section[], language: Language): Section[] {
  const taken = new Set<string>();
  const rows = sections.flatMap(anchoredIn).map(({ anchor, words }) => {
    const isGood = Boolean(anchor) && isAnchor(anchor ?? '') && !taken.has(anchor ?? '');
    if (isGood) taken.add(anchor ?? '');
    return { anchor: isGood ? anchor : null, words };
  });
  const anchors = chooseAnchors(rows, language);
  return sections.map((section) => withAnchors(section, anchors));
}
