import { type Anchored, chooseAnchors, isAnchor } from '@keelstone/editing/fields/anchors.ts';
import type { Language } from '@keelstone/model';
import type { Section } from './sections.model.ts';

type Row = { anchor: string; title?: string; label?: string };

/** The rows of a section to which links can lead: those of an accordion, and tabs. */
const fieldOf = (section: Section) => (['items', 'tabs'] as const).find((field) => field in section);
const rowsOf = (section: Section): Row[] => {
  const field = fieldOf(section);
  const rows = field ? (section as unknown as Record<string, object[]>)[field] : undefined;
  return rows?.some((row) => 'anchor' in row) ? (rows as Row[]) : [];
};

const anchoredIn = (section: Section): Anchored[] =>
  rowsOf(section).map(({ anchor, title, label }) => ({ anchor, words: title ?? label ?? '' }));

/** Takes as many anchors from the front as the section has rows for. */
function withAnchors(section: Section, anchors: string[]): Section {
  const rows = rowsOf(section);
  if (rows.length === 0) return section;
  const named = rows.map((row) => ({ ...row, anchor: anchors.shift() ?? row.anchor }));
  return { ...section, [fieldOf(section) as string]: named } as Section;
}

/**
 * Gives each item and tab in the sections of a page a unique anchor. Anchors are normally assigned when a page
 * is saved, but a draft in the other language is saved without validation, and published together with this one.
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
