import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCms } from '../../test-cms.ts';
import { box } from './mp4-box.fixture.ts';
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
const SLUGS = ['images', 'svgs', 'files', 'videos', 'audio', 'captions'] as const;

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
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  const uploads = SLUGS.map((slug) => cms.payload.collections[slug].config.upload);
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    // Payload would refuse an address of this computer by itself.
    for (const upload of uploads) upload.skipSafeFetch = true;
  });
  beforeEach(() => {
    asked.length = 0;
  });
  afterAll(() => {
    for (const upload of uploads) delete upload.skipSafeFetch;
    server.close();
  });

  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.png`;
  const source = () => ({ alt, filename: 'a.png', url: address() });
  function form(parts: Record<string, string>): FormData {
    const body = new FormData();
    for (const [name, value] of Object.entries(parts)) body.append(name, value);
    return body;
  }
  async function send(method: string, path: string, body?: object) {
    const isJson = body && !(body instanceof FormData);
    const response = await fetch(`${client.url}/api/${path}`, {
      method,
      headers: {
        authorization: `JWT ${client.token}`,
        ...(isJson ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isJson ? JSON.stringify(body) : body } : {}),
    });
    return [response.status, await response.text()];
  }

  it.each(SLUGS)('C-16 is never fetched from an address that a request names: %s', async (slug) => {
    const named = JSON.stringify(source());
    for (const [body, message] of [
      [source(), 'No files were uploaded.'],
      [form({ _payload: named }), 'No files were uploaded.'],
      [form({ _payload: named, file: named }), 'A verified client upload reference is required.'],
    ] as const)
      expect(await send('POST', slug, body)).toEqual([400, expect.stringContaining(message)]);
    expect(await send('GET', `${slug}/paste-url?src=${encodeURIComponent(address())}`)).toEqual([
      400,
      expect.stringContaining('Pasting from URL is not enabled'),
    ]);
    expect(asked).toEqual([]);
  });

  it('C-16 stays the saved one where an update names an address, even if Payload reads it again', async () => {
    const { doc } = await client.create('images', await picture('own.png', [600, 300], '#012'), source());
    const saved = expect.stringContaining(`"url":"${doc.url}"`);
    for (const [path, focalX] of [
      [`images/${doc.id}`, 10],
      [`images?where[id][equals]=${doc.id}`, 20],
    ] as const)
      expect(await send('PATCH', path, { ...source(), focalX, focalY: 30 })).toEqual([200, saved]);
    const updated = await cms.payload.findByID({ collection: 'images', id: doc.id, depth: 0 });
    expect(updated).toMatchObject({ filename: doc.filename, url: doc.url, focalX: 20, width: 600 });
    expect(asked).toEqual([]);
  });
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

  it('C-4 C-14 of the same file make as many documents, each with a file of its own', async () => {
    const same = await picture('same.png', [300, 200], '#135');
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => client.create('images', same, { alt })),
    );
    expect(responses.map(({ status, message }) => [status, message])).toEqual(Array(4).fill([201, '']));
    const names = new Set(responses.map(({ doc }) => String(doc.filename)));
    expect(names.size).toBe(4);
    for (const name of names)
      expect(existsSync(join(process.env.MEDIA_DIR ?? '', 'images', name))).toBe(true);
  });
});

it('C-4 C-14 a file that is sent again, because its answer was lost, makes one document', async () => {
  const same = await picture('again.png', [300, 200], '#246');
  const send = async () => {
    const body = new FormData();
    body.append('_payload', JSON.stringify({ alt }));
    body.append('file', new File([same.data as Buffer<ArrayBuffer>], same.name, { type: same.type }));
    const headers = {
      authorization: `JWT ${client.token}`,
      'x-creation': 'a1b2c3d4-0000-4000-8000-000000000000',
    };
    const response = await fetch(`${client.url}/api/images`, { method: 'POST', headers, body });
    return { status: response.status, body: await response.json() };
  };
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([201, 409]);
  expect(second.body.errors[0].data.created).toBe(first.body.doc.id);
  const where = { filename: { like: 'again-' } };
  expect((await cms.payload.count({ collection: 'images', where })).totalDocs).toBe(1);
});

it('C-16 a photograph does not say where it was taken', async () => {
  const IFD3 = { GPSLatitudeRef: 'N', GPSLatitude: '53/1 33/1 444/100' };
  const create = { width: 300, height: 200, channels: 3, background: '#456' } as const;
  const data = await sharp({ create }).withExif({ IFD3 }).jpeg().toBuffer();
  const minutes = Buffer.from([33, 0, 0, 0, 1, 0, 0, 0]);
  expect(data.includes(minutes)).toBe(true);
  const { doc } = await client.create('images', { name: 'place.jpg', type: 'image/jpeg', data }, { alt });
  const stored = readFileSync(join(process.env.MEDIA_DIR ?? '', 'images', String(doc.filename)));
  expect(stored).toHaveLength(data.length);
  expect(stored.includes(minutes)).toBe(false);
});

it('C-4 C-16 a PNG that lies on its side is turned, and does not say where it was taken', async () => {
  const create = { width: 300, height: 200, channels: 3, background: '#864' } as const;
  const data = await sharp({ create })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 33/1 444/100' } })
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  const { doc } = await client.create('images', { name: 'side.png', type: 'image/png', data }, { alt });
  const stored = await sharp(join(process.env.MEDIA_DIR ?? '', 'images', String(doc.filename))).metadata();
  expect(stored).toMatchObject({ width: 200, height: 300 });
  expect(stored.exif).toBeUndefined();
});

it('C-16 a film does not say where it was taken, and plays as before', async () => {
  const film = readFileSync(
    join(import.meta.dirname, '../../../../../demo/full/assets/incident-timeline.mp4'),
  );
  const place = box('uuid', Buffer.from('<x exif:GPSLatitude="52,31.2N"/>'));
  const upload = { name: 'place.mp4', type: 'video/mp4', data: Buffer.concat([film, place]) };
  const { doc } = await client.create('videos', upload, { title: 'A' });
  const stored = readFileSync(join(process.env.MEDIA_DIR ?? '', 'videos', String(doc.filename)));
  expect(stored).toHaveLength(film.length + place.length);
  expect(stored.subarray(0, film.length).equals(film)).toBe(true);
  expect(stored.includes('GPS')).toBe(false);
  expect(doc).toMatchObject({ width: expect.any(Number), seconds: expect.any(Number) });
});
