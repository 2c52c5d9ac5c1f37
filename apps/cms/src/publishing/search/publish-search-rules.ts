import type { DocumentReader } from '@keelstone/editing/projection/document-reader.ts';
import { LANGUAGES, type Language, SEARCH_RULES_KEY, type SearchRuleSettings } from '@keelstone/model';
import { type Executor, isSettingPublished, publishSetting } from '@keelstone/read-model';
import type { PayloadRequest } from 'payload';
import { withTransactionOf } from '../../database/transaction.ts';
import { pinnedNids } from '../pinned-nids.ts';
import { readSynonymGroups, toSynonymRule } from './synonym-groups.ts';

type Work = { req: PayloadRequest; executor: Executor; documents: DocumentReader };

async function readPinned(language: Language, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    ...(await withTransactionOf(req)),
    collection: 'pinned_results',
    where: { language: { equals: language } },
    sort: 'id',
    pagination: false,
    depth: 0,
  });
  return docs;
}

async function projectRules(
  language: Language,
  { req, executor, documents }: Work,
): Promise<SearchRuleSettings> {
  const groups = await readSynonymGroups(executor, [language]);
  const pinned: SearchRuleSettings['pinned'] = [];
  for (const { keyword, nodes } of await readPinned(language, req)) {
    // Includes nodes that are not published: the index ignores them until they are.
    const nids = (await pinnedNids(nodes, language, documents)).filter((nid) => nid !== null);
    if (nids.length > 0) pinned.push({ keyword, nids });
  }
  return { synonyms: groups.filter(({ enabled }) => enabled).map(toSynonymRule), pinned };
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
    const isNew = await publishSetting(work.executor, {
      key: SEARCH_RULES_KEY,
      language,
      value,
      dependencies: [],
    });
    if (isNew) written += 1;
  }
  return written;
}
