import { type ProjectNode, projectCommon } from './project-common.ts';
import { projectReferences } from './project-reference.ts';

export const projectSolution: ProjectNode<'solution'> = async (document, context) => ({
  ...(await projectCommon('solution', document, context)),
  products: await projectReferences('product_detail', document.products, context),
});
