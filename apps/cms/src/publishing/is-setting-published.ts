import type { Language } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';

/** Whether a setting has ever been published in a language. */
export async function isSettingPublished(
  executor: Executor,
  key: string,
  language: Language,
): Promise<boolean> {
  const { rows } = await executor.query('select 1 from published.settings where key = $1 and language = $2', [
    key,
    language,
  ]);
  return rows.length > 0;
}
