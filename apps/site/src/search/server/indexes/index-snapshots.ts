import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@keelstone/model';
import type { FollowLogger } from '@keelstone/read-model';
import { createSearchIndex, restoreSearchIndex, type SavableSearchIndex } from '@keelstone/search-index';
import { createIndexes, type LanguageIndexes, optionsOf } from './language-indexes.ts';

/** A file that is being written has the number of its process behind its name. */
const BEING_WRITTEN = /^search-index\.[a-z]+\.bin\.\d+$/;
/** Writing takes seconds: a file that nobody has touched for so long belongs to a process that was killed. */
const LEFT_BEHIND_MS = 3_600_000;

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
    const indexes = createIndexes();
    for (const language of LANGUAGES) indexes[language] = await this.#readOne(language);
    return indexes;
  }

  async write(indexes: LanguageIndexes): Promise<void> {
    try {
      await mkdir(this.#directory, { recursive: true });
      await this.#clearLeftBehind();
      for (const language of LANGUAGES) {
        const file = this.#fileOf(language);
        const own = `${file}.${process.pid}`;
        try {
          // Requests are answered, and changes made, between the parts: the file holds what there was at the beginning.
          await writeFile(own, indexes[language].saveInParts());
          await rename(own, file);
        } finally {
          // Of a disk that is full the half of it takes the last bytes; after the renaming there is nothing by that name.
          await rm(own, { force: true });
        }
      }
    } catch (error) {
      this.#logger.error(
        { err: error },
        'The search indexes were not written to disk; the next start builds them',
      );
    }
  }

  async #clearLeftBehind(): Promise<void> {
    const names = (await readdir(this.#directory)).filter((name) => BEING_WRITTEN.test(name));
    for (const file of names.map((name) => join(this.#directory, name))) {
      // Another process may be clearing away the same.
      const touched = await stat(file).catch(() => null);
      if (touched && Date.now() - touched.mtimeMs > LEFT_BEHIND_MS) await rm(file, { force: true });
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
