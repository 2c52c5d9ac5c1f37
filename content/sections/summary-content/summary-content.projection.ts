import { projectAnyReferences } from '@keelstone/editing/projection/project-reference.ts';
import type { ProjectSection } from '../section-cms.ts';

export const projectSummaryContent: ProjectSection<'summary_content'> = async (
  { heading, ...document },
  context,
) => {
  const nodes = await projectAnyReferences(document.nodes, context);
  return nodes.length ? { heading: heading || null, nodes } : null;
};
