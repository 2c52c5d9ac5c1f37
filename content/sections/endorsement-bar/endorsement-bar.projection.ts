import { isSafeAddress } from '@keelstone/editing/link-address.ts';
import { projectPicture } from '@keelstone/editing/projection/media/project-picture.ts';
import { projectEach } from '@keelstone/editing/projection/project-each.ts';
import type { ProjectSection } from '../section-cms.ts';

export const projectEndorsementBar: ProjectSection<'endorsement_bar'> = async (document, context) => {
  const items = await projectEach(document.items, async ({ name, logo, url }) => {
    const address = url?.trim() ?? '';
    return name
      ? {
          name,
          logo: await projectPicture(logo, context),
          url: isSafeAddress(address) ? address : null,
        }
      : null;
  });
  return items.length ? { heading: document.heading || null, items } : null;
};
