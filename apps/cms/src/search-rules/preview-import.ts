import { languages } from '@keelstone/languages/languages.ts';
import { say } from '@keelstone/languages/say.ts';
import { type Language, MOST_CHANGED_RULES } from '@keelstone/model';
import { APIError, type PayloadRequest } from 'payload';
import type { ImportPreview } from '../csv/csv-import.ts';
import { readerOf } from '../database/transaction.ts';
import { readSynonymGroups } from '../publishing/search/synonym-groups.ts';
import { EFFECT_COLUMNS, effectCells, sayEffect } from './say-effect.ts';
import { changeOf, effectOf, type GroupEffect, type NextGroup } from './show-effect.ts';

/**
 * What importing groups of a language would do to last month's searches, in words. An import goes on without it.
 *
 * @param next the groups that the import changes
 */
export async function previewImport(
  language: Language,
  next: readonly NextGroup[],
  req: PayloadRequest,
): Promise<ImportPreview> {
  const change = changeOf(next, await readSynonymGroups(await readerOf(req), [language]));
  const said = (text: string, effects: GroupEffect['effects'] = []): ImportPreview => ({
    text: `${languages[language].name}: ${text}`,
    columns: EFFECT_COLUMNS.map((column) => say(column)),
    rows: effects.map(effectCells),
  });
  if (next.length > MOST_CHANGED_RULES) {
    return said(
      say('The effect is shown for {most} groups at most. Split the file to see it.', {
        most: MOST_CHANGED_RULES,
      }),
    );
  }
  try {
    const effect = await effectOf(language, change, req);
    return said(sayEffect(effect), effect.effects);
  } catch (error) {
    if (error instanceof APIError) return said(error.message);
    throw error;
  }
}
