import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { startCms } from '../../test-cms.ts';
import { type Upload, UploadClient } from './upload-client.fixture.ts';

const cms = await startCms();
const client = await UploadClient.start(cms.payload);
afterAll(async () => {
  client.stop();
  await cms.stop();
});

async function picture(name: string, [width, height]: [number, number], background: string): Promise<Upload> {
  const data = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, type: 'image/png', data };
}
const svg = (fill: string): Upload => ({
  name: 'a.svg',
  type: 'image/svg+xml',
  data: `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><path fill="${fill}" d="M0 0h9v9z"/></svg>`,
});
const crop = { x: 500, y: 400, width: 400, height: 300 };
const alt = 'A';

/** A form that was opened before somebody else replaced its file. */
async function openBefore(colour: string) {
  const { doc: opened } = await client.create('images', await picture('old.png', [1000, 800], colour), {
    alt,
    focalX: 10,
    focalY: 90,
  });
  const replacement = await picture('new.png', [900, 900], colour);
  const { doc: replaced } = await client.update('images', opened.id, { alt: 'B' }, replacement);
  return { id: opened.id as number, opened, replaced };
}

describe('a file', () => {
  it.each(['images', 'svgs', 'files', 'videos', 'audio', 'captions'])(
    'C-16 is never fetched from an address that a request names: %s',
    async (slug) => {
      const source = { filename: 'a.png', url: 'http://files.keelstone.example:8999/a.png' };
      const form = new FormData();
      form.append('_payload', JSON.stringify({ alt, ...source }));
      for (const body of [JSON.stringify({ alt, ...source }), form]) {
        const authorization = `JWT ${client.token}`;
        const headers = { authorization, ...(body === form ? {} : { 'content-type': 'application/json' }) };
        const response = await fetch(`${client.url}/api/${slug}`, { method: 'POST', headers, body });
        expect([response.status, await response.text()]).toEqual([
          400,
          expect.stringContaining('No files were uploaded.'),
        ]);
      }
    },
  );
});

describe('what describes a file', () => {
  it.each([
    [{ width: 1_000_000, height: 1_000_000 }],
    [{ filesize: 1, mimeType: 'text/html', thumbnailURL: '/a.png' }],
  ])('C-4 is never taken from a request: %j', async (claim) => {
    for (const [slug, upload] of [
      ['images', await picture('own.png', [600, 300], '#123')],
      ['svgs', svg('#123')],
    ] as const) {
      const { doc } = await client.create(slug, upload, { alt, ...claim });
      const { status, doc: claimed } = await client.update(slug, doc.id, claim);
      expect(status).toBe(200);
      expect({ ...claimed, updatedAt: '' }).toEqual({ ...doc, updatedAt: '' });
      expect(claimed.width).toBe(slug === 'images' ? 600 : 20);
    }
  });

  it('C-4 C-14 stays that of the new file when a form of the former one is saved over it', async () => {
    const { id, opened, replaced } = await openBefore('#234');
    const form = { ...opened, alt: 'Of the form', crop, updatedAt: replaced.updatedAt };
    const { status, doc } = await client.update('images', id, form);
    expect(status).toBe(200);
    expect(doc).toEqual({ ...replaced, alt: 'Of the form', updatedAt: doc.updatedAt });
    expect(doc).toMatchObject({ width: 900, height: 900, crop: null, focalX: 50, focalY: 50 });
  });

  it('C-4 C-14 and what was set for the new file stays then, too', async () => {
    const { id, opened } = await openBefore('#345');
    const set = { crop: { x: 0, y: 0, width: 800, height: 100 }, focalX: 20, focalY: 30 };
    const { doc: now } = await client.update('images', id, set);
    const { doc } = await client.update('images', id, { ...opened, updatedAt: now.updatedAt });
    expect(doc).toMatchObject({ ...set, alt, sizes: now.sizes });
  });
});

describe('the focal point', () => {
  it('C-4 is that of the former picture no more when the file is replaced, from a form or by a program', async () => {
    const { id, replaced } = await openBefore('#456');
    expect(replaced).toMatchObject({ focalX: 50, focalY: 50 });
    const { doc: form } = await client.update('images', id, { focalX: 10, focalY: 90 });
    const { doc } = await client.update('images', id, form, await picture('c.png', [500, 500], '#456'));
    expect(doc).toMatchObject({ focalX: 50, focalY: 50, width: 500 });
  });

  it('C-4 may be set with a new file', async () => {
    const { id } = await openBefore('#567');
    const { doc } = await client.update(
      'images',
      id,
      { focalX: 0, focalY: 70 },
      await picture('d.png', [500, 500], '#567'),
    );
    expect(doc).toMatchObject({ focalX: 0, focalY: 70 });
  });

  it.each([-5, 150, 1e9])('C-4 is refused outside of the picture: %d', async (focalX) => {
    const upload = await picture('e.png', [500, 500], '#678');
    const created = await client.create('images', upload, { alt, focalX, focalY: 50 });
    const { doc } = await client.create('images', upload, { alt });
    const updated = await client.update('images', doc.id, { focalX });
    for (const { status, message } of [created, updated])
      expect([status, message]).toEqual([
        400,
        expect.stringContaining('Focal point – A focal point lies between 0 and 100 percent'),
      ]);
  });
});

describe('saves at the same moment', () => {
  it('C-4 C-14 leave a document with the file that it names', async () => {
    const { doc } = await client.create('images', await picture('f.png', [1000, 800], '#789'), { alt });
    for (let round = 0; round < 8; round += 1) {
      const replacement = await picture(`g-${round}.png`, [1000, 800], `rgb(${round}, 0, 0)`);
      const responses = await Promise.all([
        client.update('images', doc.id, {}, replacement),
        client.update('images', doc.id, { alt: `Round ${round}` }),
        client.update('images', doc.id, { crop: { ...crop, x: round } }),
      ]);
      expect(responses.map(({ status, message }) => [status, message])).toEqual(Array(3).fill([200, '']));
      const saved = await cms.payload.findByID({ collection: 'images', id: doc.id, depth: 0 });
      expect(saved.filename).toContain(`g-${round}`);
      expect(existsSync(join(process.env.MEDIA_DIR ?? '', 'images', saved.filename ?? ''))).toBe(true);
    }
  });
});
