import { projectLink } from '../project-link.ts';
import { projectPicture } from '../project-picture.ts';
import { projectRichText } from '../project-rich-text.ts';
import type { ProjectSection } from './section-projection.ts';

export const projectFeaturedText: ProjectSection<'featured_text'> = async (document, context) =>
  document.heading
    ? {
        heading: document.heading,
        body: await projectRichText(document.body, context),
        picture: await projectPicture(document.picture, context),
        link: await projectLink(document.link, context),
      }
    : null;
