import { type ProjectNode, projectCommon } from './project-common.ts';
import { projectReference, projectReferences } from './project-reference.ts';
import { projectFacts, projectTitledTexts } from './project-rows.ts';

export const projectProductDetail: ProjectNode<'product_detail'> = async (document, context) => ({
  ...(await projectCommon('product_detail', document, context)),
  suite: await projectReference('product_suite', document.suite, context),
  capabilities: projectTitledTexts(document.capabilities),
  platform: await projectReference('platform', document.platform, context),
  facts: projectFacts(document.facts),
  resources: await projectReferences('resource', document.resources, context),
});
