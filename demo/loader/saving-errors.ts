import { DEFAULT_LANGUAGE, type Language } from '@keelstone/model';
import { ContentError } from './check-content.ts';
import type { Entry } from './read-content.ts';

/** Reports an error from saving in the same form as those found before. */
export async function naming<T>(
  { source, translations }: Entry,
  language: Language,
  save: () => Promise<T>,
): Promise<T> {
  try {
    return await save();
  } catch (error) {
    const { errors = [] } = (error as { data?: { errors?: { path: string; message: string }[] } }).data ?? {};
    if (errors.length === 0) throw error;
    const own = (language !== DEFAULT_LANGUAGE && translations?.[language]) || source;
    throw new ContentError(
      errors.map(({ path, message }) => ({
        file: own.file,
        line: own.lineOf(path.split('.')),
        message: `${path} ${message}`,
      })),
    );
  }
}
