import { projectCommon } from '../project-common.ts';
import type { ProjectNode } from '../type-cms.ts';

export const projectPage: ProjectNode<'page'> = async (document, context) => ({
  ...(await projectCommon('page', document, context)),
  showsContents: document.showsContents === true,
});
