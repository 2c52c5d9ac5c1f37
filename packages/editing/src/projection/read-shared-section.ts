import type { ProjectionContext, SharedSection } from './projection-context.ts';
import { type AnyRelation, idOf } from './relation.ts';

/**
 * The section of another document that a place shows, and the context for its projection: in that, there are no
 * reusable sections, so that one that shows itself comes to an end. Null while it is not published in this language.
 */
export async function readSharedSection(
  place: AnyRelation<'reusable_sections'> | null | undefined,
  context: ProjectionContext,
): Promise<{ section: SharedSection; context: ProjectionContext } | null> {
  if (!place) return null;
  const id = idOf(place.value);
  context.dependOn(`reusable:${id}`);
  const document = await context.documents.read('reusable_sections', id, context.language);
  if (document?._status !== 'published' || !document.title?.trim()) return null;
  const [section] = document.sections ?? [];
  return section ? { section, context: { ...context, textOfSection: async () => [] } } : null;
}
