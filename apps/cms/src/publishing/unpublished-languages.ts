import { LANGUAGES, type Language } from '@keelstone/model';
import { type CollectionSlug, type Endpoint, Forbidden, NotFound } from 'payload';
import { isStaff } from '../access/roles.ts';
import { isDifferentContent } from './differing-content.ts';
import { type Content, mergeLanguages } from './merge-languages.ts';
import { type Handle, isPublished, readLatest, readMain } from './saved-states.ts';

/** A language with unpublished changes. */
export type UnpublishedLanguage = {
  language: Language;
  /** As last saved. */
  title: string;
  /** Whether the page was never published in this language. */
  isNew: boolean;
};

const titleOf = (document: Content, language: Language) =>
  String((document.title as Content | undefined)?.[language] ?? '').trim();

/** The languages with unpublished changes. */
export async function readUnpublished(handle: Handle): Promise<UnpublishedLanguage[]> {
  const latest = await readLatest(handle);
  const main = await readMain(handle);
  if (!main || !latest) return [];
  const { flattenedFields: fields } = handle.collection;
  const published: Content = isPublished(main) ? main : {};
  const parts = { fields, draft: latest.version, published };
  return LANGUAGES.flatMap((language) => {
    const title = titleOf(latest.version, language);
    // Shared fields are equal on both sides.
    const waits = isDifferentContent(mergeLanguages(parts, [language]), mergeLanguages(parts, []));
    return waits && title ? [{ language, title, isNew: titleOf(published, language) === '' }] : [];
  });
}

/**
 * `GET /api/<type>/:id/unpublished`: what "publish all languages" would publish besides the form's content (C-12).
 */
export const unpublishedLanguages: Endpoint = {
  path: '/:id/unpublished',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t);
    const { id, collection: slug } = req.routeParams as { id: string; collection: CollectionSlug };
    const collection = req.payload.collections[slug]?.config;
    if (!collection || !/^\d+$/.test(id)) throw new NotFound(req.t);
    return Response.json({ languages: await readUnpublished({ collection, id: Number(id), req }) });
  },
};
