import { type ProjectNode, projectCommon } from './project-common.ts';

export const projectPage: ProjectNode<'page'> = (document, context) =>
  projectCommon('page', document, context);
