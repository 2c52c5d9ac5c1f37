import { PARAGRAPH_KINDS, type Paragraph } from '@keelstone/content/paragraphs/paragraphs.model.ts';
import { paragraphExamplesOf } from '@keelstone/content/paragraphs/paragraphs.site.ts';
import { SECTION_KINDS, type Section } from '@keelstone/content/sections/sections.model.ts';
import { sectionExamplesOf } from '@keelstone/content/sections/sections.site.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@keelstone/model';

export type GalleryExample = { label: string; language: Language; section: Section };

/** All examples of one kind of section or paragraph. */
export type GalleryEntry = {
  /** The last segment of its URL, and its anchor. */
  slug: string;
  /** The name of the kind in the model. */
  kind: string;
  group: 'section' | 'paragraph';
  examples: GalleryExample[];
};

/** Examples that test the layout are in another language, so that the interface around them is tested as well. */
const languageOf = (label: string): Language => LANGUAGES[label === 'longest' ? 1 : 0] ?? DEFAULT_LANGUAGE;

function examplesFrom(sections: Readonly<Record<string, Section>>): GalleryExample[] {
  return Object.entries(sections).map(([label, section]) => ({
    label,
    language: languageOf(label),
    section,
  }));
}

/** Paragraphs are always inside a section, as on real pages. */
const inSection = (paragraph: Paragraph): Section => ({
  kind: 'basic',
  id: `around-${paragraph.id}`,
  body: [],
  paragraphs: [paragraph],
});

function paragraphSections(examples: Readonly<Record<string, Paragraph>>): Record<string, Section> {
  return Object.fromEntries(
    Object.entries(examples).map(([label, paragraph]) => [label, inSection(paragraph)]),
  );
}

const kebab = (kind: string) => kind.replaceAll('_', '-');

/** All kinds of sections and paragraphs, with all their examples. */
export const GALLERY: readonly GalleryEntry[] = [
  ...SECTION_KINDS.map((kind) => ({
    slug: kebab(kind),
    kind,
    group: 'section' as const,
    examples: examplesFrom(sectionExamplesOf(kind)),
  })),
  ...PARAGRAPH_KINDS.map((kind) => ({
    slug: `paragraph-${kebab(kind)}`,
    kind,
    group: 'paragraph' as const,
    examples: examplesFrom(paragraphSections(paragraphExamplesOf(kind))),
  })),
];
