import { projectEach } from '@keelstone/editing/projection/project-each.ts';
import { projectLink } from '@keelstone/editing/projection/project-link.ts';
import type { ProjectSection } from '../section-cms.ts';

export const projectLinksList: ProjectSection<'links_list'> = async (document, context) => {
  const links = await projectEach(document.links, async ({ description, ...row }) => {
    const link = await projectLink(row, context);
    return link && { ...link, description: description || null };
  });
  return links.length ? { heading: document.heading || null, links } : null;
};
