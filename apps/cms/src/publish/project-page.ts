import { type ProjectNode, projectCommon } from './project-common.ts';

export const projectPage: ProjectNode<'page'> = async (document, context) => ({
  ...(await projectCommon('page', document, context)),
  showsContents: document.showsContents === true,
});
