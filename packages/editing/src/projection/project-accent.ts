import type { ProjectionContext } from './projection-context.ts';
import { idOf, type Relation } from './relation.ts';

/** The name of a brand colour in the stylesheets. */
export async function projectAccent(relation: Relation, context: ProjectionContext): Promise<string | null> {
  if (!relation) return null;
  const id = idOf(relation);
  context.dependOn(`term:${id}`);
  const colour = await context.documents.read('brand_colors', id, context.language);
  return colour?.accent || null;
}
