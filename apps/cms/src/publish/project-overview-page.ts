import { type ProjectNode, projectCommon } from './project-common.ts';
import { projectAnyReferences } from './project-reference.ts';

export const projectOverviewPage: ProjectNode<'overview_page'> = async (document, context) => ({
  ...(await projectCommon('overview_page', document, context)),
  listedType: document.listedType ?? null,
  children: await projectAnyReferences(document.children, context),
});
