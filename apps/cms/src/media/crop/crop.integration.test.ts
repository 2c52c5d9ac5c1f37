import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createNode } from '../../publishing/published-content.fixture.ts';
import { startCms } from '../../test-cms.ts';
import { RENDITIONS } from '../renditions/rendition-sizes.ts';
import { makeDueRenditions } from '../renditions/run-renditions.ts';
import { listMedia, UploadClient } from '../upload/upload-client.fixture.ts';

const cms = await startCms();
const client = await UploadClient.start(cms.payload);
afterAll(async () => {
  client.stop();
  await cms.stop();
});

const pathOf = (name: string) => join(process.env.MEDIA_DIR ?? '', 'images', name);
const digestOf = (name: string) =>
  createHash('sha256')
    .update(readFileSync(pathOf(name)))
    .digest('hex');
const makeAll = () => makeDueRenditions(cms.payload, () => undefined);
const colourOf = async (name: string) => {
  const { dominant } = await sharp(pathOf(name)).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
};

/** Red on the left, blue on the right; 2000 by 1000 pixels. */
async function picture(name: string) {
  const half = await sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#22c' } })
    .png()
    .toBuffer();
  const data = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#c22' } })
    .composite([{ input: half, left: 1000, top: 0 }])
    .png()
    .toBuffer();
  return { name, type: 'image/png', data };
}
/** The right half. */
const crop = { x: 1000, y: 0, width: 1000, height: 1000 };

async function store(name: string) {
  const { doc, status, message } = await client.create('images', await picture(name), { alt: 'A' });
  expect([status, message]).toEqual([201, '']);
  return { id: doc.id as number, filename: doc.filename as string, stem: doc.filename.replace('.png', '') };
}
const sizesOf = async (id: number) => {
  const { sizes } = await cms.payload.findByID({ collection: 'images', id, depth: 0 });
  return Object.values(sizes ?? {}).flatMap(({ filename }) => filename ?? []);
};
const filesLike = async (stem: string) => (await listMedia()).filter((name) => name.includes(stem));

describe('the part of an image that is shown', () => {
  it('C-4 is what all sizes are made of, in the colours of that part, and the original stays as it was', async () => {
    const { id, filename, stem } = await store('Halves.png');
    await makeAll();
    const before = digestOf(filename);
    expect((await client.update('images', id, { crop })).status).toBe(200);
    const cropped = `${stem}-crop-1000-0-1000-1000`;
    // Two files are there with the save: what pages show until the others are made.
    expect(existsSync(pathOf(`${cropped}.png`))).toBe(true);
    expect(existsSync(pathOf(`${cropped}-480x480.webp`))).toBe(true);
    await makeAll();
    const names = await sizesOf(id);
    expect(names.toSorted()).toEqual(
      [160, 480, 768, 960]
        .flatMap((side) => ['avif', 'webp'].map((format) => `${cropped}-${side}x${side}.${format}`))
        .toSorted(),
    );
    for (const name of [`${cropped}.png`, ...names])
      expect([name, await colourOf(name)]).toEqual([name, 'blue']);
    expect(digestOf(filename)).toBe(before);
    // The sizes of the whole picture are gone.
    expect(await filesLike(stem)).toHaveLength(2 + names.length);
  });

  it('C-3 C-4 C-16 is on pages at once, with its focal point, and the whole picture is not', async () => {
    const { id, filename, stem } = await store('Shown.png');
    const value = { relationTo: 'images', value: id };
    const { nid } = await createNode(cms.payload, 'page', { title: 'With a part', picture: value });
    await client.update('images', id, { crop, focalX: 75, focalY: 50 });
    const shown = async () => {
      const [row] = await cms.publishedNodes(nid);
      return row?.node.picture;
    };
    expect(await shown()).toMatchObject({
      url: `/media/images/${stem}-crop-1000-0-1000-1000.png`,
      width: 1000,
      height: 1000,
      focalPoint: { x: 50, y: 50 },
    });
    expect(JSON.stringify(await shown())).not.toContain(filename);
    // Who has the former address gets the part.
    const redirect = () =>
      cms.query("select to_path from published.redirects where from_path = '/media/images/' || $1", [
        filename,
      ]);
    expect(await redirect()).toEqual([{ to_path: `/media/images/${stem}-crop-1000-0-1000-1000.png` }]);

    expect((await client.update('images', id, { crop: null })).status).toBe(200);
    expect(await shown()).toMatchObject({ url: `/media/images/${filename}`, width: 2000, height: 1000 });
    expect(await redirect()).toEqual([]);
    expect(existsSync(pathOf(`${stem}-480x240.webp`))).toBe(true);
    await makeAll();
    expect((await filesLike(stem)).filter((name) => name.includes('-crop-'))).toEqual([]);
    expect(await sizesOf(id)).toHaveLength(RENDITIONS.length);
    for (const name of await sizesOf(id)) expect(existsSync(pathOf(name))).toBe(true);
  });

  it('C-4 stays when other fields change, and ends with its file', async () => {
    const { id, stem } = await store('Kept.png');
    await client.update('images', id, { crop });
    await makeAll();
    const names = await sizesOf(id);
    await client.update('images', id, { alt: 'B' });
    await client.update('images', id, { focalX: 10, focalY: 10 });
    await makeAll();
    expect(await sizesOf(id)).toEqual(names);
    for (const name of names) expect([name, await colourOf(name)]).toEqual([name, 'blue']);

    const { doc } = await client.update('images', id, { crop }, await picture('Another.png'));
    expect(doc.crop).toBeNull();
    await makeAll();
    expect((await sizesOf(id)).filter((name) => name.includes('-crop-'))).toEqual([]);
    expect(await filesLike(`${stem}-crop`)).toEqual([]);
  });

  it.each([
    [{ ...crop, x: 1001 }, 'within the picture'],
    [{ ...crop, width: 5 }, 'at least 32 pixels'],
    [{ x: 0 }, 'at least 32 pixels'],
    ['left half', 'at least 32 pixels'],
  ])('C-4 is refused where it is none: %j', async (wrong, message) => {
    const { id, stem } = await store(`Wrong-${JSON.stringify(wrong).length}-${message.length}.png`);
    const response = await client.update('images', id, { crop: wrong });
    expect([response.status, response.message]).toEqual([400, expect.stringContaining(message)]);
    expect((await filesLike(stem)).filter((name) => name.includes('-crop-'))).toEqual([]);
  });
});
