import { LANGUAGES, type Language } from '@keelstone/model';
import { RedirectLoopError } from '@keelstone/read-model';
import { inLanguage } from '../admin/languages/in-language.ts';
import { explainLastFailure } from '../admin/refusals/explain-failure.ts';
import { explainToEditor, type Unpublished } from '../publishing/explain-to-editor.ts';
import { sayCircle } from '../redirects/find-chain-error.ts';

async function explain(error: unknown, of: Omit<Unpublished, 'because'>): Promise<string> {
  if (error instanceof RedirectLoopError) return sayCircle(error.chain);
  return explainLastFailure(await explainToEditor(error, { ...of, because: 'rebuild' }));
}

/** Why something could not be repaired, as a sentence in each language; technical details are for the log. */
export async function explainError(
  error: unknown,
  of: Omit<Unpublished, 'because'>,
): Promise<Record<Language, string>> {
  const texts = {} as Record<Language, string>;
  for (const language of LANGUAGES) texts[language] = await inLanguage(language, () => explain(error, of));
  return texts;
}
