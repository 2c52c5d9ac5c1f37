import { type ProjectNode, projectCommon } from './project-common.ts';
import { projectReference } from './project-reference.ts';

export const projectProductDetail: ProjectNode<'product_detail'> = async (document, context) => ({
  ...(await projectCommon('product_detail', document, context)),
  suite: await projectReference('product_suite', document.suite, context),
  capabilities: (document.capabilities ?? []).flatMap(({ title, text }) =>
    title && text ? [{ title, text }] : [],
  ),
});
