import { projectEach } from '@keelstone/editing/projection/project-each.ts';
import type { ProjectionContext, TextOfSection } from '@keelstone/editing/projection/projection-context.ts';
import { readSharedSection } from '@keelstone/editing/projection/read-shared-section.ts';
import { nameAnchors } from './name-anchors.ts';
import type { ReusableDocument, SectionDocument } from './section-cms.ts';
import { sectionCmsOf } from './sections.cms.ts';
import type { Section } from './sections.model.ts';

/** Projects one section; null if it would be empty. Its id never changes (S-22). */
export async function projectSection(
  document: SectionDocument,
  context: ProjectionContext,
): Promise<Section | null> {
  const kind = document.blockType;
  const content = await sectionCmsOf(kind).project(document, context);
  return content && ({ ...content, kind, id: document.id ?? '' } as Section);
}

/**
 * Projects the section that a page shares with others, as a section of the page: its id is that of its place there.
 * Null while it is not published in this language.
 */
async function projectReusable(
  { id, section }: ReusableDocument,
  context: ProjectionContext,
): Promise<Section | null> {
  const shared = await readSharedSection(section, context);
  const projected = shared && (await projectSection(shared.section, shared.context));
  return projected && { ...projected, id: id ?? '' };
}

/** A section between two paragraphs of a text: as a part of the text. Empty where it has nothing that a text can show. */
export const textOfSection: TextOfSection = async (document, context) => {
  const section = await projectSection(document, context);
  return section ? (sectionCmsOf(section.kind).asText?.(section) ?? []) : [];
};

/** Projects the sections of a page, without empty ones. */
export async function projectSections(
  documents: readonly (SectionDocument | ReusableDocument)[] | null | undefined,
  context: ProjectionContext,
): Promise<Section[]> {
  const sections = await projectEach(documents, (document) =>
    document.blockType === 'reusable'
      ? projectReusable(document, context)
      : projectSection(document, context),
  );
  return nameAnchors(sections, context.language);
}
