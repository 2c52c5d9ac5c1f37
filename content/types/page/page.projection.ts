import type { ProjectNode } from '@keelstone/editing/node-type.ts';
import { projectCommon } from '../project-common.ts';

export const projectPage: ProjectNode<'page'> = async (document, context) => ({
  ...(await projectCommon('page', document, context)),
  showsContents: document.showsContents === true,
});
