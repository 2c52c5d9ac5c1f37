import { projectMediaItems } from '@keelstone/editing/projection/media/project-media-items.ts';
import type { ProjectSection } from '../section-cms.ts';

export const projectMediaSection: ProjectSection<'media'> = async (
  { heading, layout, ...document },
  context,
) => {
  const items = await projectMediaItems(document.items, context);
  return items.length ? { heading: heading || null, layout, items } : null;
};
