import type { ContentType, PublishedNodeOf } from '@keelstone/model';
import type { NodeDocumentOf } from './node-document.ts';
import { pathOf, readTranslations } from './node-path.ts';
import { excerptOf } from './project-excerpt.ts';
import { projectPicture } from './project-picture.ts';
import { projectRichText } from './project-rich-text.ts';
import { projectSections } from './project-sections.ts';
import { projectTerms } from './project-terms.ts';
import type { ProjectionContext } from './projection-context.ts';
import { toUnixSeconds } from './unix-seconds.ts';

/** What every published node has, whatever its type. */
export async function projectCommon<T extends ContentType>(
  type: T,
  document: NodeDocumentOf<T>,
  context: ProjectionContext,
) {
  const { language, documents } = context;
  const body = await projectRichText(document.body, context);
  return {
    type,
    nid: document.nid ?? 0,
    language,
    title: document.title,
    path: pathOf(document, language),
    created: toUnixSeconds(document.created),
    changed: toUnixSeconds(document.updatedAt),
    archived: document.moderation === 'archived',
    excerpt: excerptOf(type, document),
    picture: await projectPicture('picture' in document ? document.picture : null, context),
    productSuites: await projectTerms('product_suites', document.productSuites, context),
    industries: await projectTerms('industries', document.industries, context),
    tags: await projectTerms('tags', document.tags, context),
    translations: await readTranslations(type, document.id, documents),
    body,
    sections: await projectSections('sections' in document ? document.sections : null, context),
  };
}

/** How a document of one type becomes a published node. */
export type ProjectNode<T extends ContentType> = (
  document: NodeDocumentOf<T>,
  context: ProjectionContext,
) => Promise<PublishedNodeOf<T>>;
