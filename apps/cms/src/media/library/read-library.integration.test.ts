import { afterAll, describe, expect, it } from 'vitest';
import { executorOn } from '../../database/transaction.ts';
import { createMedia, createNode } from '../../publishing/published-content.fixture.ts';
import { startCms } from '../../test-cms.ts';
import { FIRST, type LibraryQuery } from './library-query.ts';
import { type LibraryItem, readFolders, readLibrary, readTags } from './read-library.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const media = await createMedia(cms.payload);
const picture = { relationTo: 'images', value: media.image };
const { id } = await createNode(cms.payload, 'article', { title: 'Shows it', picture });
await createNode(cms.payload, 'page', { title: 'Shows it, too', picture });
// A draft of the same page is the same place.
await cms.payload.update({ collection: 'article', id, draft: true, data: { title: 'A draft' } });

const read = (query: Partial<LibraryQuery> = {}) => {
  const { db, config } = cms.payload as unknown as { db: { drizzle: unknown }; config: never };
  return readLibrary(executorOn(db.drizzle), config, { ...FIRST, ...query });
};
const keysOf = (items: readonly LibraryItem[]) => items.map(({ collection, id }) => `${collection}:${id}`);

describe('the media library', () => {
  it('C-4 C-13 shows media of all kinds with size, dimensions and the number of places that use them', async () => {
    const { items, total, bytes } = await read({ order: 'largest' });
    expect(total).toBe(4);
    expect(keysOf(items).toSorted()).toEqual(
      [
        `files:${media.file}`,
        `images:${media.image}`,
        `remote_videos:${media.film}`,
        `svgs:${media.svg}`,
      ].toSorted(),
    );
    const image = items.find(({ collection }) => collection === 'images');
    expect(image).toMatchObject({ title: 'Rust', width: 1000, height: 500, uses: 2, described: ['en'] });
    expect(image?.thumbnail).toMatch(/^\/api\/images\/file\/rust-field-\w{8}-480x240\.webp$/);
    expect(image?.bytes).toBeGreaterThan(500);
    // What a save is based on that begins here.
    const { updatedAt } = await cms.payload.findByID({ collection: 'images', id: media.image });
    expect(image?.updatedAt).toBe(updatedAt);
    expect(items.at(-1)).toMatchObject({ collection: 'remote_videos', bytes: null, uses: 0 });
    expect(bytes).toBe(items.reduce((sum, item) => sum + (item.bytes ?? 0), 0));
  });

  it('C-4 finds by name, kind and text, without wildcards', async () => {
    expect(keysOf((await read({ text: 'RUST' })).items)).toEqual([`images:${media.image}`]);
    expect(keysOf((await read({ text: 'icon', kind: 'svgs' })).items)).toEqual([`svgs:${media.svg}`]);
    expect(await read({ text: 'icon', kind: 'files' })).toEqual({ items: [], total: 0, bytes: 0 });
    expect((await read({ text: '%' })).total).toBe(0);
    expect((await read({ text: "'; drop table images; --" })).total).toBe(0);
    expect((await read({ page: 2 })).items).toEqual([]);
  });

  it('C-13 reports what nothing uses', async () => {
    const keys = keysOf((await read({ show: 'unused', order: 'name' })).items);
    expect(keys).not.toContain(`images:${media.image}`);
    expect(keys).toHaveLength(3);
  });

  it('C-4 reports pictures in use without alternative text, by language', async () => {
    expect((await read({ show: 'no-text', language: 'en' })).total).toBe(0);
    const { items } = await read({ show: 'no-text', language: 'de' });
    expect(items).toMatchObject([{ id: media.image, title: 'Rust', text: '' }]);
    await cms.payload.update({ collection: 'images', id: media.image, locale: 'de', data: { alt: 'Rost' } });
    expect((await read({ show: 'no-text', language: 'de' })).total).toBe(0);
  });

  it('C-4 keeps media in folders and finds them by folder and tag', async () => {
    const { id: tag } = await cms.payload.create({ collection: 'tags', data: { label: 'Ports' } });
    await cms.payload.create({ collection: 'tags', data: { label: 'Unused' } });
    const file = async (collection: 'images' | 'files' | 'remote_videos', id: number, data: object) =>
      cms.payload.update({ collection, id, data: data as never });
    await file('images', media.image, { folder: ' Press / 2026 ', tags: [tag] });
    await file('files', media.file, { folder: 'Press' });
    await file('remote_videos', media.film, { folder: 'Press_2' });
    expect(keysOf((await read({ folder: 'Press', order: 'name' })).items)).toEqual([
      `files:${media.file}`,
      `images:${media.image}`,
    ]);
    expect(keysOf((await read({ folder: 'Press/2026' })).items)).toEqual([`images:${media.image}`]);
    expect(keysOf((await read({ tag })).items)).toEqual([`images:${media.image}`]);
    const { db } = cms.payload as unknown as { db: { drizzle: unknown } };
    expect(await readTags(executorOn(db.drizzle))).toEqual([{ id: tag, label: 'Ports' }]);
    expect(await readFolders(executorOn(db.drizzle))).toMatchObject([
      { path: 'Press', count: 2 },
      { path: 'Press/2026', count: 1 },
      { path: 'Press_2', count: 1 },
    ]);
    const tooDeep = file('images', media.image, { folder: 'a/b/c/d/e/f' });
    await expect(tooDeep).rejects.toThrow(/Folder/);
  });

  it('C-13 shows nothing that lies in the trash', async () => {
    const deletedAt = new Date().toISOString();
    await cms.payload.update({ collection: 'svgs', id: media.svg, data: { deletedAt } as never });
    expect((await read()).total).toBe(3);
  });
});
