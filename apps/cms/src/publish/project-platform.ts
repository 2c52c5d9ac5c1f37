import { type ProjectNode, projectCommon } from './project-common.ts';
import { projectReferences } from './project-reference.ts';

export const projectPlatform: ProjectNode<'platform'> = async (document, context) => ({
  ...(await projectCommon('platform', document, context)),
  products: await projectReferences('product_detail', document.products, context),
});
