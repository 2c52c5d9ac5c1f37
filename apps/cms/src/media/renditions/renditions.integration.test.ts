import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseOf, executorOn } from '../../database/transaction.ts';
import { createNode } from '../../publishing/published-content.fixture.ts';
import { startCms } from '../../test-cms.ts';
import { MediaFolder } from '../storage/media-folder.ts';
import { sweepMedia } from '../storage/sweep-media.ts';
import { samplePng } from '../upload/sample-uploads.fixture.ts';
import { listMedia, type Upload, UploadClient } from '../upload/upload-client.fixture.ts';
import { requestRenditions } from './due-renditions.ts';
import { Encoder } from './encoder.ts';
import { makeDueRenditions } from './run-renditions.ts';

const PATIENCE = { timeout: 100_000, interval: 50 };
const WIDTHS = [160, 480, 768, 960, 1600];

const cms = await startCms();
const client = await UploadClient.start(cms.payload);
beforeEach(async () => {
  await cms.query('delete from editing.due_renditions');
});
afterAll(async () => {
  client.stop();
  await cms.stop();
});

const pathOf = (name: string) => join(process.env.MEDIA_DIR ?? '', 'images', name);
const makeAll = () => makeDueRenditions(cms.payload, () => undefined);
const due = () =>
  cms.query('select image_id, attempts, failure from editing.due_renditions order by image_id');
/** Lets claims of ended processes expire. */
const passTime = () => cms.query("update editing.due_renditions set due_at = due_at - interval '10 minutes'");

type Size = { filename: string; width: number; height: number; filesize: number | null };

async function store(upload: Upload) {
  const { doc, status, message } = await client.create('images', upload, { alt: 'A' });
  expect([status, message]).toEqual([201, '']);
  const sizes = (await read(doc.id)).filter(({ filename }) => filename);
  return {
    id: doc.id as number,
    filename: doc.filename as string,
    names: sizes.map(({ filename }) => filename),
  };
}
async function read(id: number): Promise<Size[]> {
  const { sizes } = await cms.payload.findByID({ collection: 'images', id, depth: 0 });
  return Object.values(sizes ?? {}) as Size[];
}
const missing = (names: readonly string[]) => names.filter((name) => !existsSync(pathOf(name)));

describe('the renditions of an uploaded image', () => {
  it('C-4 are all named at once, and one is there: the others follow', async () => {
    const { id, names } = await store(await samplePng('Wide.png', '#123456', 2000));
    expect(names.map((name) => name.replace(/^wide-\w{8}-/, '')).sort()).toEqual(
      WIDTHS.flatMap((width) => ['avif', 'webp'].map((format) => `${width}x${width / 2}.${format}`)).sort(),
    );
    expect(names.filter((name) => existsSync(pathOf(name)))).toEqual([
      expect.stringContaining('-480x240.webp'),
    ]);
    expect(await due()).toEqual([{ image_id: id, attempts: 0, failure: null }]);
    await makeAll();
    expect(missing(names)).toEqual([]);
    expect(await due()).toEqual([]);
    for (const { filename, width, height, filesize } of await read(id)) {
      const made = await sharp(pathOf(filename)).metadata();
      expect([filename, made.width, made.height]).toEqual([filename, width, height]);
      expect(filesize).toBe(statSync(pathOf(filename)).size);
    }
  });

  it('C-4 pages refer to them from the beginning, and are not published again when they are there', async () => {
    const { id, names } = await store(await samplePng('Page.png', '#345678'));
    const picture = { relationTo: 'images', value: id };
    const { nid } = await createNode(cms.payload, 'page', { title: 'With a picture', picture });
    const before = await cms.publishedNodes(nid);
    expect(JSON.stringify(before[0]?.node.picture)).toContain(names.find((name) => name.includes('960')));
    const changes = await cms.changesOf(nid);
    await makeAll();
    expect(await cms.publishedNodes(nid)).toEqual(before);
    expect(await cms.changesOf(nid)).toEqual(changes);
  });

  it('C-4 of an image from before there was a size include it in the end, and pages show it', async () => {
    const { id, names } = await store(await samplePng('Older.png', '#445566'));
    await makeAll();
    const isNew = (name: string) => name.includes('-768x');
    for (const format of ['avif', 'webp'])
      await cms.query(
        `update images set ${['filename', 'width', 'height', 'mime_type', 'filesize']
          .map((column) => `sizes_${format}768_${column} = null`)
          .join(', ')} where id = $1`,
        [id],
      );
    for (const name of names.filter(isNew)) unlinkSync(pathOf(name));
    const picture = { relationTo: 'images', value: id };
    const { nid } = await createNode(cms.payload, 'page', { title: 'With an older picture', picture });
    const shown = async () => JSON.stringify((await cms.publishedNodes(nid))[0]?.node.picture);
    expect(await shown()).not.toContain('-768x');
    // As the migration does.
    await cms.query('insert into editing.due_renditions (image_id) select id from images');
    await makeAll();
    expect(missing(names)).toEqual([]);
    expect((await read(id)).flatMap(({ filename }) => filename ?? [])).toEqual(names);
    for (const name of names.filter(isNew)) expect(await shown()).toContain(name);
  });

  it('C-4 are made anew when they are gone at a start, as after a restore, and only then', async () => {
    const { id, names } = await store(await samplePng('Restored.png', '#5b6c7d'));
    await makeAll();
    await sweepMedia(cms.payload);
    expect(await due()).toEqual([]);
    for (const name of names.slice(1)) unlinkSync(pathOf(name));
    await sweepMedia(cms.payload);
    expect(await due()).toEqual([{ image_id: id, attempts: 0, failure: null }]);
    // A damaged picture is not tried again at each start.
    const failed = { image_id: id, attempts: 5, failure: 'damaged' };
    await cms.query(`update editing.due_renditions set attempts = 5, failure = 'damaged'`);
    await sweepMedia(cms.payload);
    expect(await due()).toEqual([failed]);
    await cms.query('update editing.due_renditions set attempts = 0');
    await makeAll();
    expect(missing(names)).toEqual([]);
  });

  it('C-4 of a new size are made at a start, too: an older process may have taken what asked for them', async () => {
    const { id, names } = await store(await samplePng('Older.png', '#5b6c7f', 2000));
    await makeAll();
    const added = names.filter((name) => name.includes('-768x'));
    expect(added).toHaveLength(2);
    for (const name of added) unlinkSync(pathOf(name));
    await cms.query('update images set sizes_avif768_filename = null, sizes_webp768_filename = null');
    await sweepMedia(cms.payload);
    expect(await due()).toContainEqual({ image_id: id, attempts: 0, failure: null });
    await makeAll();
    expect(missing(names)).toEqual([]);
  });

  it('C-4 are never larger than the original, which may have any shape', async () => {
    const { names } = await store(await samplePng('Narrow.png', '#56789a', 334));
    expect(names.length).toBe(2);
    await makeAll();
    expect(missing(names)).toEqual([]);
    const tall = await sharp({ create: { width: 481, height: 1999, channels: 3, background: '#78a' } })
      .png()
      .toBuffer();
    const { names: others } = await store({ name: 'tall.png', type: 'image/png', data: tall });
    await makeAll();
    expect(missing(others)).toEqual([]);
  });

  it('C-4 stay when only the focal point changes', async () => {
    const { id, names } = await store(await samplePng('Focus.png', '#6789ab'));
    await makeAll();
    const { status } = await client.update('images', id, { focalX: 20, focalY: 30 });
    expect(status).toBe(200);
    expect(missing(names)).toEqual([]);
    expect((await read(id)).flatMap(({ filename }) => filename ?? [])).toEqual(names);
    await makeAll();
    expect(missing(names)).toEqual([]);
  });

  it('C-4 are those of the part that was chosen while others were made', async () => {
    const { id, names } = await store(await samplePng('Cropped.png', '#99aabb', 3000));
    const making = makeAll();
    await vi.waitFor(async () => expect(await due()).toMatchObject([{ attempts: 1 }]), PATIENCE);
    await client.update('images', id, { crop: { x: 0, y: 0, width: 1200, height: 600 } });
    await making;
    await makeAll();
    const cropped = (await read(id)).flatMap(({ filename }) => filename ?? []);
    expect(cropped.every((name) => name.includes('-crop-0-0-1200-600-'))).toBe(true);
    expect(missing(cropped)).toEqual([]);
    expect(missing(names)).toEqual(names);
  });

  it('C-4 are named by the CMS, whatever a request claims', async () => {
    const { id, names } = await store(await samplePng('Claims.png', '#789abc'));
    const claimed = { filename: 'secret.png', width: 1, height: 1, mimeType: 'text/html' };
    await client.update('images', id, {
      alt: 'B',
      filename: 'a.png',
      sizes: { avif160: claimed, webp480: claimed },
    });
    expect((await read(id)).flatMap(({ filename }) => filename ?? [])).toEqual(names);
  });
});

describe('the queue', () => {
  it('C-4 is left by an image with its deletion, and no file stays behind', async () => {
    const { id } = await store(await samplePng('Gone.png', '#89abcd'));
    await client.remove('images', id);
    expect(await due()).toEqual([]);
    await makeAll();
    expect((await listMedia()).filter((name) => name.includes('gone-'))).toEqual([]);
  });

  it('C-4 tries again what failed, and says why', async () => {
    const { id, filename, names } = await store(await samplePng('Broken.png', '#9abcde'));
    const other = await store(await samplePng('Whole.png', '#abcdef'));
    const whole = readFileSync(pathOf(filename));
    writeFileSync(pathOf(filename), 'damaged');
    await makeAll();
    expect(missing(other.names)).toEqual([]);
    expect(await due()).toEqual([
      { image_id: id, attempts: 1, failure: expect.stringMatching(/unsupported|format/i) },
    ]);
    writeFileSync(pathOf(filename), whole);
    await passTime();
    await makeAll();
    expect([missing(names), await due()]).toEqual([[], []]);
  });

  it('C-4 of an image that is just being deleted need nobody either, and are made if that fails', async () => {
    const { filename, names } = await store(await samplePng('Moving.png', '#abcde4'));
    const error = vi.spyOn(cms.payload.logger, 'error');
    const folder = new MediaFolder(process.env.MEDIA_DIR ?? '');
    // Files are removed before the transaction ends.
    await folder.hold('1', 'images', filename);
    await folder.remove('images', filename);
    await makeAll();
    expect([error.mock.calls, (await due()).length]).toEqual([[], 1]);
    await folder.bringBackHeld('1', 'images', filename);
    await folder.letGo('1');
    await passTime();
    await makeAll();
    expect([error.mock.calls, missing(names), await due()]).toEqual([[], [], []]);
    error.mockRestore();
  });

  it('C-4 of an image that is deleted or gets another file meanwhile need nobody: the log is for what somebody has to mend', async () => {
    const deleted = await store(await samplePng('Deleted.png', '#abcde1'));
    const error = vi.spyOn(cms.payload.logger, 'error');
    const encode = vi.spyOn(Encoder.prototype, 'encode').mockImplementationOnce(async () => {
      await cms.query('delete from images where id = $1', [deleted.id]);
      throw new Error('Input file is missing');
    });
    await makeAll();
    expect(encode).toHaveBeenCalledOnce();
    const replaced = await store(await samplePng('Replaced.png', '#abcde3'));
    encode.mockImplementationOnce(async () => {
      await requestRenditions(executorOn(databaseOf(cms.payload).drizzle), replaced.id);
      throw new Error('Input file is missing');
    });
    await makeAll();
    expect(error).not.toHaveBeenCalled();
    expect([missing(replaced.names), await due()]).toEqual([[], []]);
    const broken = await store(await samplePng('Stays.png', '#abcde2'));
    writeFileSync(pathOf(broken.filename), 'damaged');
    await makeAll();
    expect(error).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  it('C-4 gives up an image that fails again and again', async () => {
    const { id, filename } = await store(await samplePng('Hopeless.png', '#bcdef0'));
    writeFileSync(pathOf(filename), 'damaged');
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await makeAll();
      await passTime();
    }
    expect(await due()).toEqual([{ image_id: id, attempts: 5, failure: expect.any(String) }]);
  });
});

describe('a process that is killed', () => {
  let child: ChildProcess;
  afterEach(() => child.kill('SIGKILL'));

  it('C-4 in the middle of its work loses none of it, and leaves no half file', async () => {
    const stored = [
      await store(await samplePng('First.png', '#012244', 3000)),
      await store(await samplePng('Second.png', '#112244', 3000)),
    ];
    const names = stored.flatMap((image) => image.names);
    child = fork(join(import.meta.dirname, 'runner.fixture.ts'));
    await vi.waitFor(
      async () => expect((await due()).some(({ attempts }) => attempts === 1)).toBe(true),
      PATIENCE,
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(missing(names)).not.toEqual([]);
    await passTime();
    await makeAll();
    expect(await due()).toEqual([]);
    expect(missing(names)).toEqual([]);
    for (const name of names) await sharp(pathOf(name)).stats();
  });
});
