import { type ProjectNode, projectCommon } from './project-common.ts';

export const projectLandingPage: ProjectNode<'landing_page'> = (document, context) =>
  projectCommon('landing_page', document, context);
