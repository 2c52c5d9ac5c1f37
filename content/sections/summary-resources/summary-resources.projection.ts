import { projectReferences } from '@keelstone/editing/projection/project-reference.ts';
import type { ProjectSection } from '../section-cms.ts';

export const projectSummaryResources: ProjectSection<'summary_resources'> = async (
  { heading, ...document },
  context,
) => {
  const resources = await projectReferences('resource', document.resources, context);
  return resources.length ? { heading: heading || null, resources } : null;
};
