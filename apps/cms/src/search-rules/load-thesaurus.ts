import {
  groupKey,
  parseThesaurus,
  readThesaurus,
  type ThesaurusGroup,
  toLine,
} from '@keelstone/languages/thesaurus.ts';
import { LANGUAGES, type Language } from '@keelstone/model';
import type { Payload } from 'payload';
import { recordOf } from '../audit/record.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { lockPublishing } from '../database/publishing-lock.ts';
import { PayloadDocumentReader } from '../publishing/document-reader.ts';
import { publishSearchRules } from '../publishing/search/publish-search-rules.ts';
import { readSynonymGroups, type SynonymGroup } from '../publishing/search/synonym-groups.ts';
import { type GroupToStore, removeGroups, storeGroups } from './store-groups.ts';
import { groupIdentity } from './synonyms-error.ts';

type Loading = { store: GroupToStore[]; remove: number[] };

/** The key of the line from which a group was loaded, which editors cannot change. */
const loadedKey = ({ loaded }: SynonymGroup): string | undefined => {
  const [line] = loaded === null ? [] : parseThesaurus(loaded, 'the loaded line');
  return line && groupKey(line);
};

const isUnchanged = (group: SynonymGroup): boolean => toLine(group) === group.loaded;

/**
 * What it takes to bring one language's thesaurus up to date. Groups that editors have changed keep their words,
 * and none that they have switched off is switched on.
 */
function planThesaurus(
  language: Language,
  thesaurus: readonly ThesaurusGroup[],
  stored: readonly SynonymGroup[],
): Loading {
  const loaded = new Map(stored.map((group) => [loadedKey(group), group]));
  const taken = new Set(stored.map(groupIdentity));
  const keys = new Set(thesaurus.map(groupKey));
  const store = thesaurus.flatMap((group): GroupToStore[] => {
    const line = toLine(group);
    const former = loaded.get(groupKey(group));
    if (former) {
      const isUpToDate = former.loaded === line || !isUnchanged(former);
      return isUpToDate ? [] : [{ ...former, ...group, loaded: line }];
    }
    // An editor has written a group with the same beginning: theirs counts.
    if (taken.has(groupIdentity(group))) return [];
    return [{ ...group, language, enabled: true, source: 'product', loaded: line }];
  });
  const dropped = stored.filter((group) => group.source === 'product' && !keys.has(loadedKey(group) ?? ''));
  return {
    store: [
      ...store,
      ...dropped
        .filter((group) => !isUnchanged(group))
        .map((group) => ({ ...group, source: 'own' as const, loaded: null })),
    ],
    remove: dropped.filter(isUnchanged).map(({ id }) => id),
  };
}

/**
 * Brings the product's thesaurus (`languages/*\/thesaurus.txt`) into the CMS, as groups of synonyms that editors
 * can change and switch off, and publishes them once. Does nothing if it is up to date.
 *
 * @param read what the product has in a language
 */
export async function loadThesaurus(payload: Payload, read = readThesaurus): Promise<void> {
  await inTransaction(payload, async (req, executor) => {
    await lockPublishing(executor);
    const groups = await readSynonymGroups(executor);
    let count = 0;
    for (const language of LANGUAGES) {
      const own = groups.filter((group) => group.language === language);
      const { store, remove } = planThesaurus(language, read(language), own);
      await removeGroups(executor, remove);
      await storeGroups(store, { req, executor });
      count += store.length + remove.length;
    }
    const subject = { collection: 'synonyms', documentId: null, title: null };
    if (count > 0) await recordOf(req, { action: 'import', subject, detail: { count } });
    await publishSearchRules({ req, executor, documents: new PayloadDocumentReader(req) });
  });
}
