import type { SectionContext } from '@keelstone/ui/sections/section-context.ts';
import type { Section } from './sections.model.ts';
import { sectionSiteOf } from './sections.site.ts';

/** The sections of a page, in order. */
export function SectionList({ sections, context }: { sections: Section[]; context: SectionContext }) {
  return sections.map((section) => <SectionView key={section.id} section={section} context={context} />);
}

/** One section, rendered by its kind. */
export function SectionView({ section, context }: { section: Section; context: SectionContext }) {
  const { View } = sectionSiteOf(section.kind);
  return <View section={section} context={context} />;
}
