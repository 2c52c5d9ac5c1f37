import { projectReference, projectReferences } from '@keelstone/editing/projection/project-reference.ts';
import { projectFacts, projectTitledTexts } from '@keelstone/editing/projection/project-rows.ts';
import { projectCommon } from '../project-common.ts';
import type { ProjectNode } from '../type-cms.ts';

export const projectProductDetail: ProjectNode<'product_detail'> = async (document, context) => ({
  ...(await projectCommon('product_detail', document, context)),
  suite: await projectReference('product_suite', document.suite, context),
  capabilities: projectTitledTexts(document.capabilities),
  platform: await projectReference('platform', document.platform, context),
  facts: projectFacts(document.facts),
  resources: await projectReferences('resource', document.resources, context),
});
