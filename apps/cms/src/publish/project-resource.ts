import { type ProjectNode, projectCommon } from './project-common.ts';
import { projectFile } from './project-picture.ts';
import { projectResourceTypes } from './project-terms.ts';

export const projectResource: ProjectNode<'resource'> = async (document, context) => ({
  ...(await projectCommon('resource', document, context)),
  resourceTypes: await projectResourceTypes(document.resourceTypes, context),
  asset: await projectFile(document.asset, context),
  linksToAsset: Boolean(document.linksToAsset && document.asset),
});
