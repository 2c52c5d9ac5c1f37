import { projectImage } from '@keelstone/editing/projection/media/project-picture.ts';
import type { NodeDocument } from '@keelstone/editing/projection/node-document.ts';
import type { ProjectionContext } from '@keelstone/editing/projection/projection-context.ts';
import type { NodeMeta } from './node-meta.model.ts';

/** What editors set for search engines and shared links in this language; null for nothing. */
export async function projectMeta(
  { meta }: NodeDocument,
  context: ProjectionContext,
): Promise<NodeMeta | null> {
  const [title, description, canonical] = [meta?.title, meta?.description, meta?.canonical].map((text) =>
    text?.replace(/\s+/g, ' ').trim(),
  );
  const picture = await projectImage(meta?.picture, context);
  const projected: NodeMeta = {
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...(picture ? { picture } : {}),
    ...(canonical ? { canonical } : {}),
    ...(meta?.isHidden ? { isHidden: true } : {}),
  };
  return Object.keys(projected).length > 0 ? projected : null;
}
