import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startCms } from '../../test-cms.ts';
import { RENDITIONS } from '../renditions/rendition-sizes.ts';
import { removeReplacedFiles } from '../storage/remove-replaced-files.ts';
import { sweepMedia } from '../storage/sweep-media.ts';
import { cutJpeg, samplePng } from './sample-uploads.fixture.ts';
import { listMedia, UploadClient } from './upload-client.fixture.ts';

const DAY_MS = 86_400_000;
const IN_31_DAYS = Date.now() + 31 * DAY_MS;
const PATIENCE = { timeout: 20_000, interval: 50 };

const pathOf = (name: string) => join(process.env.MEDIA_DIR ?? '', name);

const cms = await startCms();
const client = await UploadClient.start(cms.payload);
// Simulates any failure of a transaction after the files have been written.
await cms.query(`
  create function refuse_marked() returns trigger language plpgsql as $$
    begin
      if concat(new.filename, old.filename) like '%marked%' then raise exception 'refused by the test'; end if;
      return coalesce(new, old);
    end $$`);
afterAll(async () => {
  client.stop();
  await cms.stop();
});

const refuse = (when: 'insert' | 'update' | 'delete') =>
  cms.query(`create trigger refusing after ${when} on images for each row execute function refuse_marked()`);
const allow = () => cms.query('drop trigger if exists refusing on images');

/** The original, of 1,000 pixels, and its sizes. */
const FILES = 1 + RENDITIONS.filter(({ width }) => width <= 1000).length;

/** A stored image: its document, and its files. Those that are made later are written by the test. */
async function store(name: string, colour: string) {
  const { doc } = await client.create('images', await samplePng(name, colour), { alt: 'A' });
  const { sizes } = await cms.payload.findByID({ collection: 'images', id: doc.id, depth: 0 });
  for (const size of Object.values(sizes ?? {})) {
    const path = size?.filename && pathOf(`images/${size.filename}`);
    if (path && !existsSync(path)) writeFileSync(path, `made of ${name}`);
  }
  const files = (await listMedia()).filter((file) => file.includes(doc.filename.replace(/\.png$/, '')));
  expect(files).toHaveLength(FILES);
  return { id: doc.id as number, files };
}

/** Does something while the clock of this process shows another time. */
async function atTime(time: number, work: () => Promise<unknown>): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: time });
  await work().finally(() => vi.useRealTimers());
}

describe('half an upload leaves nothing behind', () => {
  it('C-4 when the connection is cut in the middle of the file', async () => {
    const socket = connect(Number(new URL(client.url).port), '127.0.0.1');
    const head =
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\nContent-Type: video/mp4\r\n\r\n';
    socket.write(
      `POST /api/videos HTTP/1.1\r\nHost: localhost\r\nAuthorization: JWT ${client.token}\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n${head}`,
    );
    socket.write(Buffer.alloc(3_000_000));
    await vi.waitFor(async () => expect(await listMedia()).toHaveLength(1), PATIENCE);
    socket.destroy();
    await vi.waitFor(async () => expect(await listMedia()).toEqual([]), PATIENCE);
  });

  it('C-4 when its transaction fails after the files were written', async () => {
    await refuse('insert');
    const { status } = await client.create('images', await samplePng('Marked.png'), { alt: 'A' });
    await allow();
    expect(status).toBe(500);
    expect(await listMedia()).toEqual([]);
  });

  it('C-4 when a script’s transaction is rolled back', async () => {
    const { name, type, data } = await samplePng('By a script.png');
    const before = await listMedia();
    const transactionID = await cms.payload.db.beginTransaction();
    await cms.payload.create({
      collection: 'images',
      data: { alt: 'A' },
      file: { name, mimetype: type, data: data as Buffer, size: data.length },
      req: { transactionID: transactionID ?? undefined },
    });
    const during = await listMedia();
    await cms.payload.db.rollbackTransaction(transactionID ?? '');
    expect(during.length).toBe(before.length + 2);
    expect(await listMedia()).toEqual([]);
  });

  it('C-4 when the picture cannot be made smaller', async () => {
    const upload = { name: 'a.jpg', type: 'image/jpeg', data: await cutJpeg() };
    expect((await client.create('images', upload, { alt: 'A' })).status).toBe(400);
    expect(await listMedia()).toEqual([]);
  });
});

describe('a failed change keeps the files there were', () => {
  it.each([
    ['the new words are refused', { alt: '' }, async () => {}, 400],
    ['the transaction fails', { alt: 'B' }, () => refuse('update'), 500],
  ])('C-4 when %s', async (_, fields, prepare, expected) => {
    const { id, files } = await store('Marked.png', '#c8451b');
    const before = files.map((file) => readFileSync(pathOf(file)));
    await prepare();
    const replacement = await samplePng('Other.png', '#0b4d54');
    const { status } = await client.update('images', id, fields, replacement);
    await allow();
    expect(status).toBe(expected);
    expect(await listMedia()).toEqual(files);
    expect(files.map((file) => readFileSync(pathOf(file)))).toEqual(before);
    await client.remove('images', id);
    expect(await listMedia()).toEqual([]);
  });

  it('C-4 when a removal fails', async () => {
    const { id, files } = await store('Marked.png', '#c8451b');
    await refuse('delete');
    const { status } = await client.remove('images', id);
    await allow();
    expect(status).toBe(500);
    expect(await listMedia()).toEqual(files);
    await client.remove('images', id);
  });
});

describe('a change that succeeds', () => {
  it('C-4 leaves the new files alone, whole, and nothing held', async () => {
    const { id } = await store('First.png', '#c8451b');
    await client.update('images', id, { alt: 'B' });
    expect(await listMedia()).toHaveLength(FILES);
    const { doc } = await client.update('images', id, { alt: 'B' }, await samplePng('Second.png', '#0b4d54'));
    const files = (await listMedia()).filter((file) => !file.startsWith('.replaced/'));
    expect(files).toHaveLength(2);
    expect(files.every((file) => file.startsWith('images/second-'))).toBe(true);
    expect(files).toContain(`images/${doc.filename}`);
    await client.remove('images', id);
    await removeReplacedFiles(cms.payload, IN_31_DAYS);
    expect(await listMedia()).toEqual([]);
  });

  it('C-4 C-13 puts the file that it replaces aside, whole, for as long as the trash keeps what is deleted', async () => {
    const { id, files } = await store('Former.png', '#c8451b');
    const [original = ''] = files.filter((file) => /-\w{8}\.png$/.test(file));
    const former = readFileSync(pathOf(original));
    await client.update('images', id, { alt: 'B' });
    await client.update('images', id, { alt: 'B' }, await samplePng('Newer.png', '#0b4d54'));
    // Also when its document is deleted for good.
    await client.remove('images', id);
    await sweepMedia(cms.payload, IN_31_DAYS);
    await removeReplacedFiles(cms.payload, Date.now() + 29 * DAY_MS);
    expect(await listMedia()).toEqual([`.replaced/${original}`]);
    expect(readFileSync(pathOf(`.replaced/${original}`))).toEqual(former);
    expect(await removeReplacedFiles(cms.payload, IN_31_DAYS)).toBe(1);
    expect(await listMedia()).toEqual([]);
  });

  it.each([-31, 31])(
    'C-4 C-13 keeps the replaced file for as long when the clock of the CMS is %i days off',
    async (days) => {
      const { id, files } = await store(`Off by ${days}.png`, '#c8451b');
      const [original = ''] = files.filter((file) => /-\w{8}\.png$/.test(file));
      const replace = async () => {
        const { name, type, data } = await samplePng('Newer.png', '#0b4d54');
        const file = { name, mimetype: type, data: data as Buffer, size: data.length };
        await cms.payload.update({ collection: 'images', id, data: { alt: 'B' }, file });
      };
      if (days < 0) await atTime(Date.now() + days * DAY_MS, replace);
      else await replace();
      if (days < 0) await removeReplacedFiles(cms.payload);
      else await atTime(Date.now() + days * DAY_MS, () => removeReplacedFiles(cms.payload));
      expect(await listMedia()).toContain(`.replaced/${original}`);
      await client.remove('images', id);
      await removeReplacedFiles(cms.payload, IN_31_DAYS);
    },
  );

  it('C-4 keeps two of the same content apart', async () => {
    const upload = await samplePng('Same.png');
    const [one, other] = await Promise.all([1, 2].map(() => client.create('images', upload, { alt: 'A' })));
    const stored = [one, other].filter((response) => response?.status === 201);
    for (const response of stored) expect(existsSync(pathOf(`images/${response?.doc.filename}`))).toBe(true);
    for (const response of stored) await client.remove('images', response?.doc.id);
    expect(await listMedia()).toEqual([]);
  });
});

describe('the sweep at the start', () => {
  const LATER = Date.now() + 2 * 3_600_000;

  it('C-4 removes unfinished uploads and puts aside what no document names, once they are old', async () => {
    const { id, files } = await store('Kept.png', '#c8451b');
    await mkdir(pathOf('.uploading'), { recursive: true });
    for (const name of ['images/stray.png', '.uploading/tmp-1']) writeFileSync(pathOf(name), 'x');
    expect(await sweepMedia(cms.payload)).toBe(0);
    expect(await sweepMedia(cms.payload, LATER)).toBe(2);
    expect(await listMedia()).toEqual(['.replaced/images/stray.png', ...files]);
    await removeReplacedFiles(cms.payload, Date.now() + 29 * DAY_MS);
    expect(await listMedia()).toContain('.replaced/images/stray.png');
    await removeReplacedFiles(cms.payload, IN_31_DAYS);
    expect(await listMedia()).toEqual(files);
    await client.remove('images', id);
  });

  it('C-4 loses no file when an older database is restored beside the folder, and then the newer one', async () => {
    const { id, files } = await store('Newer.png', '#c8451b');
    const contents = files.map((file) => readFileSync(pathOf(file)));
    // The older database knows neither the picture nor the sizes that are made of it.
    await cms.query(`create table newer as select * from images where id = ${id}`);
    const columns = await cms.query<{ name: string }>(
      "select column_name as name from information_schema.columns where table_name = 'images' and column_name like '%filename'",
    );
    await cms.query(`update images set ${columns.map(({ name }) => `${name} = null`)} where id = ${id}`);
    await sweepMedia(cms.payload, LATER);
    await removeReplacedFiles(cms.payload, Date.now() + 29 * DAY_MS);
    expect(await listMedia()).toEqual(files.map((file) => `.replaced/${file}`));
    await cms.query(
      `update images set ${columns.map(({ name }) => `${name} = newer.${name}`)} from newer where images.id = newer.id`,
    );
    await sweepMedia(cms.payload, LATER);
    expect(await listMedia()).toEqual(files);
    expect(files.map((file) => readFileSync(pathOf(file)))).toEqual(contents);
    await cms.query('drop table newer');
    await client.remove('images', id);
  });

  it('C-4 leaves an upload in progress alone when the clock of this process is ahead', async () => {
    await mkdir(pathOf('.uploading'), { recursive: true });
    writeFileSync(pathOf('.uploading/tmp-1'), 'x');
    await atTime(IN_31_DAYS, () => sweepMedia(cms.payload));
    expect(await listMedia()).toEqual(['.uploading/tmp-1']);
    await sweepMedia(cms.payload, LATER);
  });

  it('C-4 brings back what a process held when it died', async () => {
    const { id, files } = await store('Killed.png', '#c8451b');
    const [original = ''] = files.filter((file) => /-\w{8}\.png$/.test(file));
    await mkdir(pathOf('.held/dead/images'), { recursive: true });
    renameSync(pathOf(original), pathOf(`.held/dead/${original}`));
    await sweepMedia(cms.payload, LATER);
    expect(await listMedia()).toEqual(files);
    await client.remove('images', id);
  });

  it('C-4 brings back what was held while a backup was made, as soon as that is restored', async () => {
    const { id, files } = await store('Backed-up.png', '#c8451b');
    const [original = ''] = files.filter((file) => /-\w{8}\.png$/.test(file));
    await mkdir(pathOf('.held/restored/images'), { recursive: true });
    renameSync(pathOf(original), pathOf(`.held/restored/${original}`));
    await sweepMedia(cms.payload);
    // It is held still, because it may as well be what another process is replacing now.
    expect(await listMedia()).toEqual([`.held/restored/${original}`, ...files]);
    await sweepMedia(cms.payload, LATER);
    expect(await listMedia()).toEqual(files);
    await client.remove('images', id);
  });

  it('C-4 touches nothing when most of a folder belongs to no document: then the database is the wrong one', async () => {
    const names = Array.from({ length: 30 }, (_, index) => pathOf(`images/of-another-${index}.png`));
    for (const name of names) writeFileSync(name, 'x');
    expect(await sweepMedia(cms.payload, LATER)).toBe(0);
    expect(await listMedia()).toHaveLength(30);
  });
});
