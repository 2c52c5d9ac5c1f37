import { type ProjectNode, projectCommon } from './project-common.ts';
import { projectReferences } from './project-reference.ts';
import { projectTitledTexts } from './project-rows.ts';

export const projectPlatform: ProjectNode<'platform'> = async (document, context) => ({
  ...(await projectCommon('platform', document, context)),
  products: await projectReferences('product_detail', document.products, context),
  parts: (document.parts ?? []).flatMap(({ name, text, layer }) =>
    name && text && layer ? [{ name, text, layer }] : [],
  ),
  integrations: projectTitledTexts(document.integrations),
});
