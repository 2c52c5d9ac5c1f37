import { projectPicture } from '@keelstone/editing/projection/media/project-picture.ts';
import { projectLink } from '@keelstone/editing/projection/project-link.ts';
import { projectRichText } from '@keelstone/editing/projection/rich-text/project-rich-text.ts';
import type { ProjectSection } from '../section-cms.ts';

export const projectFeaturedText: ProjectSection<'featured_text'> = async (document, context) =>
  document.heading
    ? {
        heading: document.heading,
        body: await projectRichText(document.body, context),
        picture: await projectPicture(document.picture, context),
        link: await projectLink(document.link, context),
      }
    : null;
