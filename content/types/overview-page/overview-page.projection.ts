import { projectAnyReferences } from '@keelstone/editing/projection/project-reference.ts';
import { projectCommon } from '../project-common.ts';
import type { ProjectNode } from '../type-cms.ts';

export const projectOverviewPage: ProjectNode<'overview_page'> = async (document, context) => ({
  ...(await projectCommon('overview_page', document, context)),
  listedType: document.listedType ?? null,
  children: await projectAnyReferences(document.children, context),
});
