import { projectReferences } from '@keelstone/editing/projection/project-reference.ts';
import { projectPoints } from '@keelstone/editing/projection/project-rows.ts';
import { projectTerms } from '@keelstone/editing/projection/project-terms.ts';
import { toUnixSeconds, toUnixSecondsOrNull } from '@keelstone/editing/projection/unix-seconds.ts';
import { projectCommon } from '../project-common.ts';
import type { ProjectNode } from '../type-cms.ts';

export const projectArticle: ProjectNode<'article'> = async (document, context) => ({
  ...(await projectCommon('article', document, context)),
  articleTypes: await projectTerms('article_type', document.articleTypes, context),
  publishedAt: toUnixSeconds(document.publishedAt ?? document.created),
  authors: await projectReferences('person', document.authors, context),
  keyPoints: projectPoints(document.keyPoints),
  reviewedAt: toUnixSecondsOrNull(document.reviewedAt),
});
