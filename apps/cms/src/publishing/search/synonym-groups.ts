import type { ThesaurusGroup } from '@keelstone/languages/thesaurus.ts';
import { LANGUAGES, type Language, type SynonymRule } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';

/** A group of synonyms as the CMS stores it. */
export type SynonymGroup = ThesaurusGroup & {
  id: number;
  language: Language;
  enabled: boolean;
  /** Whether it came with the product's thesaurus, changed or not, or editors added it. */
  source: 'product' | 'own';
  /** The line of the thesaurus that was loaded; null for editors' own groups. */
  loaded: string | null;
};

const toGroup = (row: Record<string, unknown>): SynonymGroup => ({
  id: Number(row.id),
  language: row.language as Language,
  enabled: row.enabled !== false,
  source: row.source === 'product' ? 'product' : 'own',
  loaded: row.loaded === null ? null : String(row.loaded),
  phrases: (row.phrases ?? []) as string[],
  finds: (row.finds ?? []) as string[],
  weight: row.weight === null ? null : Number(row.weight),
});

/**
 * The groups of some languages, oldest first, without those in the trash. By one statement, because Payload's
 * operations need seconds for a thousand documents.
 */
export async function readSynonymGroups(
  executor: Executor,
  languages: readonly Language[] = LANGUAGES,
): Promise<SynonymGroup[]> {
  const { rows } = await executor.query(
    `select synonyms.id, language::text as language, enabled, source::text as source, loaded, weight,
       array_agg(texts.text order by texts."order") filter (where texts.path = 'words') as phrases,
       array_agg(texts.text order by texts."order") filter (where texts.path = 'finds') as finds
     from synonyms join synonyms_texts as texts on texts.parent_id = synonyms.id
     where deleted_at is null and language::text = any($1::text[])
     group by synonyms.id order by synonyms.id`,
    [languages],
  );
  return rows.map(toGroup);
}

/** A group as the site's index gets it. */
export const toSynonymRule = ({ phrases, finds, weight }: ThesaurusGroup): SynonymRule => ({
  phrases,
  ...(finds.length > 0 ? { finds } : {}),
  ...(weight === null ? {} : { weight }),
});
