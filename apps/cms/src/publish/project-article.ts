import { type ProjectNode, projectCommon } from './project-common.ts';
import { projectReferences } from './project-reference.ts';
import { projectPoints } from './project-rows.ts';
import { projectTerms } from './project-terms.ts';
import { toUnixSeconds, toUnixSecondsOrNull } from './unix-seconds.ts';

export const projectArticle: ProjectNode<'article'> = async (document, context) => ({
  ...(await projectCommon('article', document, context)),
  articleTypes: await projectTerms('article_type', document.articleTypes, context),
  publishedAt: toUnixSeconds(document.publishedAt ?? document.created),
  authors: await projectReferences('person', document.authors, context),
  keyPoints: projectPoints(document.keyPoints),
  reviewedAt: toUnixSecondsOrNull(document.reviewedAt),
});
