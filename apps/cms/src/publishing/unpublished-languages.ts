import type { Content } from '@keelstone/editing/content.ts';
import { LANGUAGES, type Language, languagePrefix } from '@keelstone/model';
import { type CollectionSlug, type Endpoint, Forbidden, NotFound } from 'payload';
import { isStaff } from '../access/roles.ts';
import { configurationOf } from '../configuration-of.ts';
import { isDifferentContent } from './differing-content.ts';
import { mergeLanguages } from './merge-languages.ts';
import { type Handle, isPublished, readLatest, readMain, readPublishedMain } from './saved-states.ts';

/** A language with unpublished changes. */
export type UnpublishedLanguage = {
  language: Language;
  /** As last saved; as published where publishing takes the page away. */
  title: string;
  /** What publishing would do: a draft without a title, such as an earlier version, takes the page off the site. */
  change: 'added' | 'changed' | 'removed';
};

/** A language in which visitors see the page. */
export type PublishedLanguage = {
  language: Language;
  title: string;
  /** Null for what has none of its own, such as reusable sections. */
  address: string | null;
};

const titleOf = (document: Content, language: Language) =>
  String((document.title as Content | undefined)?.[language] ?? '').trim();

type States = Parameters<typeof mergeLanguages>[0];

/** Whether two states differ in a language; fields that languages share count as equal. */
const differsIn = (language: Language, states: States) =>
  isDifferentContent(mergeLanguages(states, [language]), mergeLanguages(states, []));

/** The languages of a draft that publishing would change. */
export function compareLanguages({ fields, draft, published }: States): UnpublishedLanguage[] {
  return LANGUAGES.flatMap((language): UnpublishedLanguage[] => {
    const [before, after] = [titleOf(published, language), titleOf(draft, language)];
    const waits = differsIn(language, { fields, draft, published });
    if (!waits || !(before || after)) return [];
    if (!after) return [{ language, title: before, change: 'removed' }];
    return [{ language, title: after, change: before ? 'changed' : 'added' }];
  });
}

/** The languages with unpublished changes. */
export async function readUnpublished(handle: Handle): Promise<UnpublishedLanguage[]> {
  const latest = await readLatest(handle);
  const main = await readMain(handle);
  if (!main || !latest) return [];
  const { flattenedFields: fields } = handle.collection;
  return compareLanguages({ fields, draft: latest.version, published: isPublished(main) ? main : {} });
}

/** The languages of which the latest revision has replaced unpublished text that was saved before it. */
export async function readReplaced(handle: Handle): Promise<Language[]> {
  const { collection, id, req } = handle;
  const { docs } = await req.payload.db.findVersions<Content>({
    collection: collection.slug,
    req,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 2,
    pagination: false,
  });
  const [latest, former] = docs.map(({ version }) => version);
  if (!latest || !former) return [];
  const { flattenedFields: fields } = collection;
  const published = (await readPublishedMain(handle)) ?? {};
  return LANGUAGES.filter(
    (language) =>
      titleOf(former, language) !== '' &&
      [published, latest].every((other) => differsIn(language, { fields, draft: former, published: other })),
  );
}

/** What visitors see now, by language. */
async function readPublished(handle: Handle): Promise<PublishedLanguage[]> {
  const main = await readPublishedMain(handle);
  if (!main) return [];
  const { siteUrl } = configurationOf(handle.req.payload);
  const alias = (main.alias ?? {}) as Partial<Record<Language, string>>;
  return LANGUAGES.flatMap((language) => {
    const title = titleOf(main, language);
    const path = alias[language];
    const address = path ? `${siteUrl}${languagePrefix(language)}${path}` : null;
    return title ? [{ language, title, address }] : [];
  });
}

/** What a form shows of the state of its page. */
export type Publication = { languages: UnpublishedLanguage[]; published: PublishedLanguage[] };

/**
 * `GET /api/<type>/:id/unpublished`: what "publish all languages" would change besides the form's content, and what
 * is published, which "unpublish" would take away (C-12).
 */
export const unpublishedLanguages: Endpoint = {
  path: '/:id/unpublished',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t);
    const { id, collection: slug } = req.routeParams as { id: string; collection: CollectionSlug };
    const collection = req.payload.collections[slug]?.config;
    if (!collection || !/^\d+$/.test(id)) throw new NotFound(req.t);
    const handle: Handle = { collection, id: Number(id), req };
    const publication: Publication = {
      languages: await readUnpublished(handle),
      published: await readPublished(handle),
    };
    return Response.json(publication);
  },
};
