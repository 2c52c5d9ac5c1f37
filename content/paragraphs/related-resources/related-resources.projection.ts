import { projectReferences } from '@keelstone/editing/projection/project-reference.ts';
import type { ProjectParagraph } from '../paragraph-cms.ts';

export const projectRelatedResources: ProjectParagraph<'related_resources'> = async (
  { heading, fillUpTo, ...document },
  context,
) => {
  const resources = await projectReferences('resource', document.resources, context);
  return resources.length || fillUpTo > 0 ? { heading: heading || null, resources, fillUpTo } : null;
};
