import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FollowLogger } from '@keelstone/content-store';
import { LANGUAGES, type Language } from '@keelstone/model';
import { createSearchIndex, restoreSearchIndex, type SavableSearchIndex } from '@keelstone/search-index';
import { type LanguageIndexes, optionsOf } from './language-indexes.ts';

type Logger = Pick<FollowLogger, 'info' | 'error'>;

/**
 * The search indexes on disk, so that a start need not build them from every text. Nothing depends on them: what cannot
 * be read is built, what cannot be written is built the next time.
 */
export class IndexSnapshots {
  readonly #directory: string;
  readonly #logger: Logger;

  /** @param directory may be shared by several processes: a file is replaced whole */
  constructor(directory: string, logger: Logger) {
    this.#directory = directory;
    this.#logger = logger;
  }

  /** The indexes as they were written last, empty where there is nothing to be read. */
  async read(): Promise<LanguageIndexes> {
    const [en, de] = await Promise.all([this.#readOne('en'), this.#readOne('de')]);
    return { en, de };
  }

  async write(indexes: LanguageIndexes): Promise<void> {
    try {
      await mkdir(this.#directory, { recursive: true });
      for (const language of LANGUAGES) {
        const file = this.#fileOf(language);
        const own = `${file}.${process.pid}`;
        // Requests are answered, and changes made, between the parts: the file holds what there was at the beginning.
        await writeFile(own, indexes[language].saveInParts());
        await rename(own, file);
      }
    } catch (error) {
      this.#logger.error(
        { err: error },
        'The search indexes were not written to disk; the next start builds them',
      );
    }
  }

  async #readOne(language: Language): Promise<SavableSearchIndex> {
    try {
      return restoreSearchIndex(await readFile(this.#fileOf(language)), optionsOf(language));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#logger.info({ language, reason }, 'There is no snapshot of the search index: it is built anew');
      return createSearchIndex(optionsOf(language));
    }
  }

  #fileOf(language: Language): string {
    return join(this.#directory, `search-index.${language}.bin`);
  }
}
