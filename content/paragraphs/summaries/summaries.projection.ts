import { projectEach } from '@keelstone/editing/projection/project-each.ts';
import { projectLink } from '@keelstone/editing/projection/project-link.ts';
import type { ProjectParagraph } from '../paragraph-cms.ts';

export const projectSummaries: ProjectParagraph<'summaries'> = async (document, context) => {
  const items = await projectEach(document.items, async ({ heading, text, link }) =>
    heading ? { heading, text: text || null, link: await projectLink(link, context) } : null,
  );
  return items.length ? { heading: document.heading || null, items } : null;
};
