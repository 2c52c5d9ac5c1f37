import { projectAccent } from './project-accent.ts';
import { type ProjectNode, projectCommon } from './project-common.ts';
import { projectReferences } from './project-reference.ts';

export const projectProductSuite: ProjectNode<'product_suite'> = async (document, context) => ({
  ...(await projectCommon('product_suite', document, context)),
  accent: await projectAccent(document.accent, context),
  products: await projectReferences('product_detail', document.products, context),
});
