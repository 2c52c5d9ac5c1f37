import { projectPicture } from '@keelstone/editing/projection/media/project-picture.ts';
import { projectEach } from '@keelstone/editing/projection/project-each.ts';
import { projectLink } from '@keelstone/editing/projection/project-link.ts';
import type { ProjectParagraph } from '../paragraph-cms.ts';

export const projectBanners: ProjectParagraph<'banners'> = async (document, context) => {
  const banners = await projectEach(document.banners, async ({ heading, text, link, picture }) =>
    heading
      ? {
          heading,
          text: text || null,
          link: await projectLink(link, context),
          picture: await projectPicture(picture, context),
        }
      : null,
  );
  return banners.length ? { banners } : null;
};
