import { type ProjectNode, projectCommon } from './project-common.ts';
import { projectFile, projectImage } from './project-picture.ts';
import { projectRecording } from './project-recording.ts';
import { projectReferences } from './project-reference.ts';
import { projectResourceTypes } from './project-terms.ts';

export const projectResource: ProjectNode<'resource'> = async (document, context) => ({
  ...(await projectCommon('resource', document, context)),
  resourceTypes: await projectResourceTypes(document.resourceTypes, context),
  asset: await projectFile(document.asset, context),
  linksToAsset: Boolean(document.linksToAsset && document.asset),
  preview: await projectImage(document.preview, context),
  pageCount: document.pageCount ?? null,
  edition: document.edition || null,
  authors: await projectReferences('person', document.authors, context),
  recording: await projectRecording(document.recording, context),
});
