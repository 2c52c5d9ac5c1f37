import { projectReferences } from '@keelstone/editing/projection/project-reference.ts';
import { projectTitledTexts } from '@keelstone/editing/projection/project-rows.ts';
import { projectCommon } from '../project-common.ts';
import type { ProjectNode } from '../type-cms.ts';

export const projectPlatform: ProjectNode<'platform'> = async (document, context) => ({
  ...(await projectCommon('platform', document, context)),
  products: await projectReferences('product_detail', document.products, context),
  parts: (document.parts ?? []).flatMap(({ name, text, layer }) =>
    name && text && layer ? [{ name, text, layer }] : [],
  ),
  integrations: projectTitledTexts(document.integrations),
});
