import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@keelstone/model';
import type { FollowLogger } from '@keelstone/read-model';
import { createSearchIndex, restoreSearchIndex, type SavableSearchIndex } from '@keelstone/search-index';
import { createIndexes, type LanguageIndexes, optionsOf } from './language-indexes.ts';

/** The name of a file that is being written ends in the id of the writing process. */
const BEING_WRITTEN = /^search-index\.[a-z]+\.bin\.\d+$/;
/**
 * Writing takes seconds: a temporary file that has not been modified for this long belongs to a process that was
 * killed.
 */
const LEFT_BEHIND_MS = 3_600_000;

type Logger = Pick<FollowLogger, 'info' | 'error'>;

/**
 * The search indexes on disk, so that a start need not rebuild them from all texts. They are only a cache:
 * indexes that cannot be read are rebuilt, and if writing fails, the next start rebuilds them.
 */
export class IndexSnapshots {
  readonly #directory: string;
  readonly #logger: Logger;

  /** @param directory may be shared by several processes, because files are replaced atomically */
  constructor(directory: string, logger: Logger) {
    this.#directory = directory;
    this.#logger = logger;
  }

  /** Reads the indexes; those that cannot be read are empty. */
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
          // Requests are handled and changes applied between the parts: the file contains the state at the
          // beginning.
          await writeFile(own, indexes[language].saveInParts());
          await rename(own, file);
        } finally {
          // On a full disk, a partial file would take the last bytes. After the rename, there is no file of that
          // name.
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
      // Another process may be deleting the same file.
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
