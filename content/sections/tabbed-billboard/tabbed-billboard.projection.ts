import { projectPicture } from '@keelstone/editing/projection/media/project-picture.ts';
import { projectEach } from '@keelstone/editing/projection/project-each.ts';
import { projectLink } from '@keelstone/editing/projection/project-link.ts';
import { projectRichText } from '@keelstone/editing/projection/rich-text/project-rich-text.ts';
import { projectParagraphs } from '../../paragraphs/project-paragraphs.ts';
import type { ProjectSection } from '../section-cms.ts';

export const projectTabbedBillboard: ProjectSection<'tabbed_billboard'> = async (document, context) => {
  const tabs = await projectEach(document.tabs, async ({ anchor, label, heading, ...tab }) =>
    label && heading
      ? {
          anchor: anchor ?? '',
          label,
          heading,
          body: await projectRichText(tab.body, context),
          picture: await projectPicture(tab.picture, context),
          link: await projectLink(tab.link, context),
          paragraphs: await projectParagraphs(tab.paragraphs, context),
        }
      : null,
  );
  return tabs.length ? { heading: document.heading || null, tabs } : null;
};
