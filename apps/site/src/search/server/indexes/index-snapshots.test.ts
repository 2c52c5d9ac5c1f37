import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { LANGUAGES } from '@keelstone/languages/languages.ts';
import { ContentReplica } from '@keelstone/read-model';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IndexSnapshots } from './index-snapshots.ts';
import { SearchIndexes } from './search-indexes.ts';

const page = (nid: number, title: string) => sampleNode('page', { nid, title, path: `/p/${nid}` });

const FILES = LANGUAGES.map((language) => `search-index.${language}.bin`);

let directory: string;
const logger = { info: vi.fn(), error: vi.fn() };
const snapshots = () => new IndexSnapshots(directory, logger);

/** Simulates the start of a site process with these nodes published. */
async function startWith(...nodes: ReturnType<typeof page>[]) {
  const content = new ContentReplica();
  const indexes = new SearchIndexes(content, { loadsInSlices: true, restored: await snapshots().read() });
  const snapshot = { number: 1, nodes, settings: [], redirects: [] };
  for (const listener of [content, indexes]) listener.load(snapshot);
  await indexes.whenBuilt();
  return indexes;
}
const titles = (indexes: SearchIndexes) =>
  indexes
    .of('en')
    .newest(9)
    .map(({ title }) => title);

describe('search indexes on disk', () => {
  beforeEach(async () => {
    directory = join(await mkdtemp(join(tmpdir(), 'search-')), 'made when needed');
    vi.clearAllMocks();
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  it('R-5 let a start begin where the last process ended, and take in what happened meanwhile', async () => {
    await snapshots().write((await startWith(page(1, 'Stays'), page(2, 'Changes'), page(3, 'Goes'))).current);
    vi.clearAllMocks();
    const next = await startWith(page(1, 'Stays'), page(2, 'Changed'), page(4, 'New'));
    expect(titles(next).sort()).toEqual(['Changed', 'New', 'Stays']);
    expect(next.of('en').suggest('go', 3)).toEqual([]);
    expect(logger.info).not.toHaveBeenCalled();
  });

  it('R-5 are built anew when they are missing, torn or no indexes at all', async () => {
    await snapshots().write((await startWith(page(1, 'One'))).current);
    const file = join(directory, 'search-index.en.bin');
    const whole = await readFile(file);
    for (const content of [whole.subarray(0, whole.length - 9), Buffer.from('something else')]) {
      await writeFile(file, content);
      expect(titles(await startWith(page(1, 'One')))).toEqual(['One']);
      expect(logger.info).toHaveBeenLastCalledWith(
        { language: 'en', reason: expect.stringContaining('no snapshot that can be used') },
        expect.any(String),
      );
    }
  });

  it('R-5 clear away what killed processes left half written, and nothing that is being written', async () => {
    await mkdir(directory);
    const anHourAndABitAgo = new Date(Date.now() - 3_700_000);
    for (const name of ['search-index.en.bin.17', 'search-index.de.bin.18', 'something-else.19']) {
      await writeFile(join(directory, name), 'half');
      await utimes(join(directory, name), anHourAndABitAgo, anHourAndABitAgo);
    }
    await writeFile(join(directory, 'search-index.en.bin.20'), 'half');
    await snapshots().write((await startWith(page(1, 'One'))).current);
    expect((await readdir(directory)).sort()).toEqual(
      [...FILES, 'search-index.en.bin.20', 'something-else.19'].sort(),
    );
  });

  it('R-5 leave nothing half written when the writing fails', async () => {
    await mkdir(join(directory, 'search-index.en.bin'), { recursive: true });
    await snapshots().write((await startWith(page(1, 'One'))).current);
    expect(logger.error).toHaveBeenCalledOnce();
    expect(await readdir(directory)).toEqual(['search-index.en.bin']);
  });

  it('R-5 leave nothing half written, and a full disk ends nothing', async () => {
    const indexes = await startWith(page(1, 'One'));
    await snapshots().write(indexes.current);
    expect((await readdir(directory)).sort()).toEqual([...FILES].sort());
    await writeFile(join(directory, 'file'), '');
    await new IndexSnapshots(join(directory, 'file'), logger).write(indexes.current);
    expect(logger.error).toHaveBeenCalledOnce();
  });
});
