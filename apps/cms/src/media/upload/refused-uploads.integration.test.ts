import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { startCms } from '../../test-cms.ts';
import { cutJpeg, hugePng, samplePng } from './sample-uploads.fixture.ts';
import { listMedia, type Upload, UploadClient } from './upload-client.fixture.ts';

const ASSETS = join(import.meta.dirname, '../../../../../demo/full/assets');

const cms = await startCms();
const client = await UploadClient.start(cms.payload);
afterAll(async () => {
  client.stop();
  await cms.stop();
});

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const GIF = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');
const ZIP = Buffer.from(`PK\u0005\u0006${'\0'.repeat(18)}`, 'latin1');
/** A WebP of one colour a frame. */
async function animation([width, height]: [number, number], frames: number): Promise<Buffer> {
  const drawn = Array.from({ length: frames }, (_, frame) =>
    sharp({ create: { width, height, channels: 3, background: { r: 20 * frame, g: 0, b: 0 } } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(drawn), { join: { animated: true } })
    .webp({ effort: 0 })
    .toBuffer();
}
const asset = (name: string) => readFile(join(ASSETS, name));

type Case = [
  slug: string,
  why: string,
  upload: Omit<Upload, 'data'> & { data: () => Promise<Buffer | string> },
  reason: string,
];

const CASES: Case[] = [
  [
    'images',
    'a GIF named .png',
    { name: 'a.png', type: 'image/png', data: async () => GIF },
    'is not JPEG, PNG, WebP or AVIF',
  ],
  [
    'images',
    'a page named .jpg',
    { name: 'a.jpg', type: 'image/jpeg', data: async () => '<html><script>alert(1)</script>' },
    'is not JPEG',
  ],
  [
    'images',
    'a PNG named .jpg',
    { name: 'a.jpg', type: 'image/jpeg', data: async () => (await samplePng()).data },
    'is PNG, but its name does not end in .png',
  ],
  [
    'images',
    '200 megapixels',
    { name: 'a.png', type: 'image/png', data: async () => hugePng(20_000, 10_000) },
    '200 megapixels, and an image may have 50',
  ],
  [
    'images',
    'sixty megapixels in ten frames',
    { name: 'a.webp', type: 'image/webp', data: async () => animation([3000, 2000], 10) },
    'its 10 frames have 60 megapixels together, and an image may have 50',
  ],
  [
    'images',
    'a PNG without a header',
    { name: 'a.png', type: 'image/png', data: async () => hugePng(10, 10).subarray(0, 12) },
    'was not uploaded',
  ],
  ['images', 'nothing', { name: 'a.png', type: 'image/png', data: async () => '' }, 'it is empty'],
  [
    'svgs',
    'a page inside',
    {
      name: 'a.svg',
      type: 'image/svg+xml',
      data: async () => '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><p/></foreignObject></svg>',
    },
    'an element that is not allowed (foreignobject)',
  ],
  [
    'svgs',
    'more than a megabyte',
    {
      name: 'a.svg',
      type: 'image/svg+xml',
      data: async () => `<svg xmlns="http://www.w3.org/2000/svg"><!--${'x'.repeat(1_100_000)}--></svg>`,
    },
    'a drawing may have 1 MB',
  ],
  [
    'files',
    'a ZIP named .docx',
    { name: 'a.docx', type: DOCX, data: async () => ZIP },
    'was not uploaded, because what is in it is',
  ],
  [
    'files',
    'a program named .pdf',
    {
      name: 'a.pdf',
      type: 'application/pdf',
      data: async () => Buffer.from('MZ\u0090\0'.padEnd(300, '\0'), 'latin1'),
    },
    'is not PDF, Word, Excel, PowerPoint or ZIP',
  ],
  [
    'audio',
    'a text named .mp3',
    { name: 'a.mp3', type: 'audio/mpeg', data: async () => 'not a sound at all, only words' },
    'is not MP3, M4A or Ogg',
  ],
  [
    'audio',
    'a film named .m4a',
    { name: 'a.m4a', type: 'audio/mp4', data: () => asset('incident-timeline.mp4') },
    'is not MP3',
  ],
  [
    'videos',
    'a sound named .mp4',
    { name: 'a.mp4', type: 'video/mp4', data: () => asset('near-miss.en.mp3') },
    'is not MP4 or WebM',
  ],
  [
    'videos',
    'H.265, which not every browser plays',
    {
      name: 'a.mp4',
      type: 'video/mp4',
      data: async () =>
        Buffer.from(
          (await asset('incident-timeline.mp4')).toString('latin1').replaceAll('avc1', 'hvc1'),
          'latin1',
        ),
    },
    'its picture is encoded as H.265',
  ],
  [
    'captions',
    'SubRip',
    { name: 'a.vtt', type: 'text/vtt', data: async () => '1\n00:00:01,000 --> 00:00:02,000\nHi\n' },
    'it is no WebVTT (its first line',
  ],
  [
    'captions',
    'WebVTT without captions',
    { name: 'a.vtt', type: 'text/vtt', data: async () => 'WEBVTT\n' },
    'there is no caption in it',
  ],
];

describe('an upload is refused, and nothing of it is kept', () => {
  it.each(CASES)('C-4 in %s: %s', async (slug, _, { name, type, data }, reason) => {
    const fields = { alt: 'A', title: 'A' };
    const { status, message } = await client.create(slug, { name, type, data: await data() }, fields);
    expect(status).toBe(400);
    expect(message).toContain(reason);
    expect(message).toContain(`"${name}" was not uploaded`);
    // The admin splits what follows a colon into a list.
    expect(message).not.toContain(':');
    expect(await listMedia()).toEqual([]);
  });

  it('C-4 without its required words', async () => {
    const { status, message } = await client.create('images', await samplePng(), {});
    expect([status, message]).toEqual([400, expect.stringContaining('Alternative text')]);
    expect(await listMedia()).toEqual([]);
  });

  it.each(['a\0b.png', 'a.p\0ng', 'a\0'])(
    'C-4 with a NUL in its name (%j), which no file can have',
    async (name) => {
      const { data, type } = await samplePng();
      const { status, message } = await client.create('images', { name, type, data }, { alt: 'A' });
      expect([status, message]).toEqual([400, expect.stringContaining('its name has a character')]);
      expect(await listMedia()).toEqual([]);
    },
  );

  it('C-4 when it cannot be decoded after all, and says what to do', async () => {
    const upload = { name: 'a.jpg', type: 'image/jpeg', data: await cutJpeg() };
    const { status, message } = await client.create('images', upload, { alt: 'A' });
    expect([status, message]).toEqual([400, expect.stringContaining('cut off or damaged')]);
    expect(await listMedia()).toEqual([]);
  });

  // A full disk cannot be had in a test: the operating system's answers are made up.
  describe('when the disk is full', () => {
    const noSpace = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    afterEach(() => {
      vi.restoreAllMocks();
      syncBuiltinESMExports();
    });
    const upload = async () => client.create('images', await samplePng(), { alt: 'A' });
    const refusal = {
      status: 507,
      message: expect.stringContaining('because the disk of the server is full'),
    };

    it('C-4 while it arrives, and says so', async () => {
      const full = new Writable({ write: (_chunk, _encoding, done) => done(noSpace) });
      vi.spyOn(fs, 'createWriteStream').mockReturnValueOnce(full as fs.WriteStream);
      expect(await upload()).toMatchObject(refusal);
      expect(await listMedia()).toEqual([]);
    });

    it('C-4 when it is stored, and says so', async () => {
      for (const write of ['copyFile', 'writeFile'] as const) {
        vi.spyOn(fs.promises, write).mockRejectedValue(noSpace);
      }
      // Images may be on a disk of their own.
      const roomIn = (folder: unknown) => (String(folder).endsWith('/images') ? 1 : 1e9);
      vi.spyOn(fs.promises, 'statfs').mockImplementation(
        async (folder) => ({ bavail: roomIn(folder), bsize: 1 }) as fs.StatsFs as never,
      );
      syncBuiltinESMExports();
      expect(await upload()).toMatchObject(refusal);
      vi.restoreAllMocks();
      expect(await listMedia()).toEqual([]);
    });

    it('C-4 or can only be read, and says so', async () => {
      const readOnly = Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' });
      for (const call of ['copyFile', 'writeFile', 'access'] as const) {
        vi.spyOn(fs.promises, call).mockRejectedValue(readOnly);
      }
      syncBuiltinESMExports();
      expect(await upload()).toMatchObject({
        status: 503,
        message: expect.stringContaining('because the server cannot write to the folder of its files'),
      });
      vi.restoreAllMocks();
      expect(await listMedia()).toEqual([]);
    });
  });
});

/** Announces a content length, sends nothing, and waits for the response. */
function announce(
  path: string,
  bytes: number,
  headers: Record<string, string>,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${client.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': bytes, ...headers },
    });
    asked.on('response', async (response) => {
      let body = '';
      for await (const piece of response) body += piece;
      asked.destroy();
      resolve({ status: response.statusCode ?? 0, body });
    });
    asked.on('error', reject);
    asked.flushHeaders();
  });
}

describe('an upload is refused before a byte of it is stored', () => {
  it.each([
    ['images', 22, '20 MB'],
    ['svgs', 3, '1 MB'],
    ['files', 52, '50 MB'],
    ['audio', 102, '100 MB'],
    ['videos', 502, '500 MB'],
    ['article', 10, '8 MB'],
  ])('C-4 to %s with %i MB, where %s are allowed', async (slug, megabytes, allowed) => {
    const staff = { authorization: `JWT ${client.token}` };
    const { status, body } = await announce(`/api/${slug}`, megabytes * 1024 * 1024, staff);
    expect(status).toBe(413);
    const [error] = JSON.parse(body).errors;
    expect(error.message).toContain(`it has ${megabytes} MB and ${allowed} are allowed here`);
    expect(await listMedia()).toEqual([]);
  });

  it('C-11 by nobody, however it is sent', async () => {
    const big = await announce('/api/videos', 400 * 1024 * 1024, {});
    expect(big.status).toBe(401);
    for (const path of ['/api/images', '/api/users/login']) {
      const form = new FormData();
      form.append('_payload', '{}');
      form.append('other', new File(['x'], 'a.png'));
      const response = await fetch(client.url + path, { method: 'POST', body: form });
      expect(response.status).toBe(401);
    }
    expect(await listMedia()).toEqual([]);
  });
});
