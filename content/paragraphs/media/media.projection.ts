import { projectMediaItems } from '@keelstone/editing/projection/media/project-media-items.ts';
import type { ProjectParagraph } from '../paragraph-cms.ts';

export const projectMediaParagraph: ProjectParagraph<'media'> = async (document, context) => {
  const items = await projectMediaItems(document.items, context);
  return items.length ? { items } : null;
};
