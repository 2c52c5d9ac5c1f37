import { LANGUAGES, type Language } from '@keelstone/model';
import { type CollectionSlug, type Endpoint, Forbidden, NotFound } from 'payload';
import { isStaff } from '../access/roles.ts';
import { isDifferentContent } from './differing-content.ts';
import { type Content, mergeLanguages } from './merge-languages.ts';
import { type Handle, isPublished, readLatest, readMain } from './saved-states.ts';

/** A language in which something was saved and is not published. */
export type UnpublishedLanguage = {
  language: Language;
  /** As it was saved last. */
  title: string;
  /** Whether visitors have not seen the page in this language yet. */
  isNew: boolean;
};

const titleOf = (document: Content, language: Language) =>
  String((document.title as Content | undefined)?.[language] ?? '').trim();

/** In which languages something was saved and is not published. */
export async function readUnpublished(handle: Handle): Promise<UnpublishedLanguage[]> {
  const latest = await readLatest(handle);
  const main = await readMain(handle);
  if (!main || !latest) return [];
  const { flattenedFields: fields } = handle.collection;
  const published: Content = isPublished(main) ? main : {};
  const parts = { fields, draft: latest.version, published };
  return LANGUAGES.flatMap((language) => {
    const title = titleOf(latest.version, language);
    // What languages share is the same on both sides.
    const waits = isDifferentContent(mergeLanguages(parts, [language]), mergeLanguages(parts, []));
    return waits && title ? [{ language, title, isNew: titleOf(published, language) === '' }] : [];
  });
}

/** `GET /api/<type>/:id/unpublished`: what "publish all languages" would take out besides what is in the form (C-12). */
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
