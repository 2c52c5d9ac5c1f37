import type { DocumentReader } from '@keelstone/editing/projection/document-reader.ts';
import { LANGUAGES, type Language, SEARCH_RULES_KEY, type SearchRuleSettings } from '@keelstone/model';
import { type Executor, isSettingPublished, publishSetting } from '@keelstone/read-model';
import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload';
import { withTransactionOf } from '../database/transaction.ts';
import { pinnedNids } from './pinned-nids.ts';

type Work = { req: PayloadRequest; executor: Executor; documents: DocumentReader };

async function readRules<S extends CollectionSlug & ('synonyms' | 'pinned_results')>(
  collection: S,
  language: Language,
  req: PayloadRequest,
): Promise<DataFromCollectionSlug<S>[]> {
  const { docs } = await req.payload.find({
    ...(await withTransactionOf(req)),
    collection,
    where: { language: { equals: language } },
    sort: 'id',
    pagination: false,
    depth: 0,
  });
  return docs as DataFromCollectionSlug<S>[];
}

async function projectRules(language: Language, { req, documents }: Work): Promise<SearchRuleSettings> {
  const synonyms = await readRules('synonyms', language, req);
  const pinned: SearchRuleSettings['pinned'] = [];
  for (const { keyword, nodes } of await readRules('pinned_results', language, req)) {
    // Includes nodes that are not published: the index ignores them until they are.
    const nids = (await pinnedNids(nodes, language, documents)).filter((nid) => nid !== null);
    if (nids.length > 0) pinned.push({ keyword, nids });
  }
  return { synonyms: synonyms.map(({ words }) => words), pinned };
}

/**
 * Publishes synonyms and pinned results of each language (S-26). Publishes nothing if there never were any.
 *
 * @returns the number of languages in which the published rules changed
 */
export async function publishSearchRules(work: Work): Promise<number> {
  let written = 0;
  for (const language of LANGUAGES) {
    const value = await projectRules(language, work);
    const isEmpty = value.synonyms.length + value.pinned.length === 0;
    if (isEmpty && !(await isSettingPublished(work.executor, SEARCH_RULES_KEY, language))) continue;
    const isNew = await publishSetting(work.executor, { key: SEARCH_RULES_KEY, language, value, shows: [] });
    if (isNew) written += 1;
  }
  return written;
}
