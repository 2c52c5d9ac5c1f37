import { projectFile, projectImage } from '@keelstone/editing/projection/media/project-picture.ts';
import { projectRecording } from '@keelstone/editing/projection/media/project-recording.ts';
import { projectReferences } from '@keelstone/editing/projection/project-reference.ts';
import { projectResourceTypes } from '@keelstone/editing/projection/project-terms.ts';
import { projectCommon } from '../project-common.ts';
import type { ProjectNode } from '../type-cms.ts';

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
