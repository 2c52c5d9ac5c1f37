import { projectEach } from '@keelstone/editing/projection/project-each.ts';
import type { ProjectionContext } from '@keelstone/editing/projection/projection-context.ts';
import { nameAnchors } from './name-anchors.ts';
import type { SectionDocument } from './section-cms.ts';
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

/** Projects the sections of a page, without empty ones. */
export async function projectSections(
  documents: readonly SectionDocument[] | null | undefined,
  context: ProjectionContext,
): Promise<Section[]> {
  const sections = await projectEach(documents, (document) => projectSection(document, context));
  return nameAnchors(sections, context.language);
}
