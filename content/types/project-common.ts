import { projectImage, projectPicture } from '@keelstone/editing/projection/media/project-picture.ts';
import type { NodeDocument, NodeDocumentOf } from '@keelstone/editing/projection/node-document.ts';
import { pathOf, readTranslations } from '@keelstone/editing/projection/node-path.ts';
import { excerptOf } from '@keelstone/editing/projection/project-excerpt.ts';
import { projectTerms } from '@keelstone/editing/projection/project-terms.ts';
import type { ProjectionContext } from '@keelstone/editing/projection/projection-context.ts';
import { projectRichText } from '@keelstone/editing/projection/rich-text/project-rich-text.ts';
import { toUnixSeconds } from '@keelstone/editing/projection/unix-seconds.ts';
import type { ContentType } from '@keelstone/model';
import { projectSections } from '../sections/project-sections.ts';
import type { NodeMeta } from './node-meta.model.ts';

/** What editors set for search engines and shared links in this language; null for nothing. */
async function projectMeta({ meta }: NodeDocument, context: ProjectionContext): Promise<NodeMeta | null> {
  const [title, description, canonical] = [meta?.title, meta?.description, meta?.canonical].map((text) =>
    text?.replace(/\s+/g, ' ').trim(),
  );
  const picture = await projectImage(meta?.picture, context);
  const projected: NodeMeta = {
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...(picture ? { picture } : {}),
    ...(canonical ? { canonical } : {}),
    ...(meta?.isHidden ? { isHidden: true } : {}),
  };
  return Object.keys(projected).length > 0 ? projected : null;
}

/** Projects the fields that all content types share. */
export async function projectCommon<T extends ContentType>(
  type: T,
  document: NodeDocumentOf<T>,
  context: ProjectionContext,
) {
  const { language, documents } = context;
  const body = await projectRichText(document.body, context);
  const alsoFoundBy = document.alsoFoundBy?.trim();
  const meta = await projectMeta(document, context);
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
    ...(alsoFoundBy ? { alsoFoundBy } : {}),
    ...(meta ? { meta } : {}),
    body,
    sections: await projectSections('sections' in document ? document.sections : null, context),
  };
}
