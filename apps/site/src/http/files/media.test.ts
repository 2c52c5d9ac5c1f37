import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signMediaUrl } from '@keelstone/model/tokens/media-token';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteWith } from '../../app/site.fixture.ts';
import { registerMedia } from './media.ts';
import { contentDisposition, downloadName } from './media-headers.ts';

const BYTES = '0123456789';
const FILES = [
  'audio/near-miss-1a2b3c4d.mp3',
  'audio/first-hour-1a2b3c4d.m4a',
  'audio/talk-1a2b3c4d.ogg',
  'videos/film-1a2b3c4d.mp4',
  'videos/film-1a2b3c4d.webm',
  'captions/film-en-1a2b3c4d.vtt',
  'images/ridge-1a2b3c4d-480x300.avif',
  'images/ridge-1a2b3c4d-2-480x300.webp',
  'images/old.png',
  'images/photo-1a2b3c4d.jpg',
  'images/photo-1a2b3c4d-480x271.webp',
  'images/photo-1a2b3c4d-1600x902.webp',
  'images/stamp-1a2b3c4d.png',
  'images/draft-1a2b3c4d-480x271.webp',
  'svgs/icon-1a2b3c4d.svg',
  'files/paper-1a2b3c4d.pdf',
  'files/pruefbericht-2026-1a2b3c4d.xlsx',
  'images/draft-1a2b3c4d.png',
  'images/other-1a2b3c4d.png',
  '.held/a/images/gone-1a2b3c4d.png',
];
/** Uploads that no published content shows. */
const hidden = new Set([
  '/media/images/draft-1a2b3c4d.png',
  '/media/images/draft-1a2b3c4d-480x271.webp',
  '/media/images/draft-1a2b3c4d-960x541.avif',
  '/media/images/other-1a2b3c4d.png',
  '/media/files/former-1a2b3c4d.pdf',
  '/media/files/secret-1a2b3c4d.pdf',
  '/media/images/former-1a2b3c4d.jpg',
  '/media/images/former-1a2b3c4d-480x271.webp',
  '/media/old-brochure.pdf',
  '/media/elsewhere.pdf',
]);
/** Uploads that were replaced, and addresses of another site's files from which an editor leads elsewhere. */
const redirects = new Map([
  ['/media/old-brochure.pdf', '/articles/risk?part=1'],
  ['/media/Prospekt für Kommunen.pdf', '/de/kommunen'],
  ['/media/elsewhere.pdf', 'https://files.example/paper.pdf'],
  ['/media/files/former-1a2b3c4d.pdf', '/media/files/paper-1a2b3c4d.pdf'],
  ['/media/files/secret-1a2b3c4d.pdf', '/media/images/draft-1a2b3c4d.png'],
  ['/media/images/former-1a2b3c4d.jpg', '/media/images/photo-1a2b3c4d.jpg'],
  // A file that is shown takes precedence.
  ['/media/images/stamp-1a2b3c4d.png', '/media/images/photo-1a2b3c4d.jpg'],
]);

/** The redirects that were counted. */
const taken: string[] = [];

const directory = mkdtempSync(join(tmpdir(), 'keelstone-media-'));
const site = siteWith({});
const PREVIEW_SECRET = 'a secret of this test alone';

beforeAll(async () => {
  for (const file of FILES) {
    mkdirSync(join(directory, file, '..'), { recursive: true });
    writeFileSync(join(directory, file), BYTES);
  }
  await registerMedia(await site, directory, {
    isShown: (path) => !hidden.has(path),
    redirectOf: (path) => redirects.get(path) ?? null,
    countRedirect: (from) => taken.push(from),
    siteUrl: 'https://site.example',
    previewSecret: PREVIEW_SECRET,
  });
});
afterAll(() => rmSync(directory, { recursive: true }));

const get = async (path: string, headers: Record<string, string> = {}) =>
  (await site).inject({ url: `/media/${path}`, headers });

describe('range requests', () => {
  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('C-4 answer %s with that part', async (range, body, contentRange) => {
    const response = await get('videos/film-1a2b3c4d.mp4', { range });
    expect([response.statusCode, response.body]).toEqual([206, body]);
    expect(response.headers).toMatchObject({
      'content-range': contentRange,
      'content-length': String(body.length),
    });
  });

  it('C-4 are offered', async () => {
    const { statusCode, headers, body } = await get('audio/near-miss-1a2b3c4d.mp3');
    expect([statusCode, body, headers['accept-ranges']]).toEqual([200, BYTES, 'bytes']);
  });

  it('C-4 beyond the end are refused, with the length', async () => {
    const { statusCode, headers } = await get('videos/film-1a2b3c4d.mp4', { range: 'bytes=10-12' });
    expect([statusCode, headers['content-range']]).toEqual([416, 'bytes */10']);
    expect(headers['cache-control']).not.toContain('immutable');
  });

  it('C-4 on a condition that does not hold are refused with the status that says so', async () => {
    const { statusCode, body } = await get('videos/film-1a2b3c4d.mp4', { 'if-match': '"another"' });
    expect([statusCode, body]).toEqual([412, 'This file is another one by now.\n']);
  });

  it('C-4 of an older version give the whole', async () => {
    const { statusCode } = await get('videos/film-1a2b3c4d.mp4', {
      range: 'bytes=2-4',
      'if-range': '"other"',
    });
    expect(statusCode).toBe(200);
  });
});

describe('media', () => {
  it.each([
    ['audio/near-miss-1a2b3c4d.mp3', 'audio/mpeg'],
    ['audio/first-hour-1a2b3c4d.m4a', 'audio/mp4'],
    ['audio/talk-1a2b3c4d.ogg', 'audio/ogg'],
    ['videos/film-1a2b3c4d.mp4', 'video/mp4'],
    ['videos/film-1a2b3c4d.webm', 'video/webm'],
    ['captions/film-en-1a2b3c4d.vtt', 'text/vtt; charset=utf-8'],
    ['images/ridge-1a2b3c4d-480x300.avif', 'image/avif'],
    ['images/ridge-1a2b3c4d-2-480x300.webp', 'image/webp'],
    ['svgs/icon-1a2b3c4d.svg', 'image/svg+xml'],
    ['files/paper-1a2b3c4d.pdf', 'application/pdf'],
    [
      'files/pruefbericht-2026-1a2b3c4d.xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
  ])('C-4 %s is %s, and nothing else', async (path, type) => {
    const { headers } = await get(path);
    expect(headers['content-type']).toBe(type);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('R-5 that are not named by their content are asked for again after a day', async () => {
    expect((await get('images/old.png')).headers['cache-control']).toBe('public, max-age=86400');
  });

  it('R-5 an SVG on its own runs nothing', async () => {
    const { headers } = await get('svgs/icon-1a2b3c4d.svg');
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it.each(['images/gone-1a2b3c4d.png', '.held/a/images/gone-1a2b3c4d.png', 'files/a b.pdf'])(
    'R-2 a file that is not there any more is the page that says so: %s',
    async (path) => {
      const { statusCode, headers, body } = await get(path);
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toContain('text/html');
      expect(body).toContain('<h1');
      expect(String(headers['cache-control'])).not.toMatch(/immutable|max-age=[1-9]/);
    },
  );
});

describe('an upload that was replaced', () => {
  it.each([
    ['files/former-1a2b3c4d.pdf', '/media/files/paper-1a2b3c4d.pdf'],
    ['files/former-1a2b3c4d.pdf?name=Paper.pdf', '/media/files/paper-1a2b3c4d.pdf?name=Paper.pdf'],
    ['images/former-1a2b3c4d-480x271.webp', '/media/images/photo-1a2b3c4d.jpg'],
  ])('C-4 leads to the new one, which nobody keeps: %s', async (path, to) => {
    const { statusCode, headers } = await get(path);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, to, 'no-store']);
  });

  it.each([
    ['old-brochure.pdf', '/articles/risk?part=1'],
    ['old-brochure.pdf?page=2', '/articles/risk?part=1&page=2'],
    ['Prospekt%20f%C3%BCr%20Kommunen.pdf', '/de/kommunen'],
    ['elsewhere.pdf', 'https://files.example/paper.pdf'],
  ])('C-6 leads to where an editor leads from its address, which is counted: %s', async (path, to) => {
    taken.length = 0;
    const { statusCode, headers } = await get(path);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, to, 'no-store']);
    expect(taken).toEqual([decodeURI(`/media/${path.split('?')[0]}`)]);
  });

  it('C-16 leads nowhere if nothing shows the new one', async () => {
    const { statusCode, headers } = await get('files/secret-1a2b3c4d.pdf');
    expect([statusCode, headers.location]).toEqual([404, undefined]);
  });

  it('C-4 is itself if it is shown again', async () => {
    expect((await get('images/stamp-1a2b3c4d.png')).body).toBe(BYTES);
  });
});

describe('a rendition that is still to be made', () => {
  const webp = { 'content-type': 'image/webp', 'cache-control': 'no-store' };

  it.each(['960x541.avif', '960x542.avif', '160x90.avif', '160x90.webp', '1600x902.avif'])(
    'C-4 is a smaller form of the picture, which nobody keeps: %s',
    async (size) => {
      const { statusCode, headers, body } = await get(`images/photo-1a2b3c4d-${size}`);
      expect([statusCode, body]).toEqual([200, BYTES]);
      expect(headers).toMatchObject(webp);
    },
  );

  it('C-4 is the original of an image that is narrower than the smaller form', async () => {
    const { statusCode, headers } = await get('images/stamp-1a2b3c4d-160x100.avif');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ ...webp, 'content-type': 'image/png' });
  });

  it('C-4 is itself from the moment that it is there', async () => {
    const path = 'images/photo-1a2b3c4d-960x541.webp';
    expect((await get(path)).headers).toMatchObject(webp);
    writeFileSync(join(directory, path), 'made');
    const { headers, body } = await get(path);
    expect([body, headers['cache-control']]).toEqual(['made', 'public, max-age=31536000, immutable']);
  });

  it.each([
    ['of another picture', 'images/photo-99999999-960x541.avif'],
    ['of another shape', 'images/photo-1a2b3c4d-960x300.svg'],
    ['of another folder', 'files/photo-1a2b3c4d-960x541.avif'],
    ['that leads elsewhere', 'images/..%2Fphoto-1a2b3c4d-960x541.avif'],
    ['taller than any picture', 'images/photo-99999999-1x99999999999999999999.webp'],
  ])('R-2 nothing is there for one %s', async (_, path) => {
    expect((await get(path)).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('C-16 a picture that nothing published shows is only for whoever sees a preview of it', async () => {
    const url = '/media/images/draft-1a2b3c4d-960x541.avif';
    expect((await (await site).inject({ url })).statusCode).toBe(404);
    const signed = signMediaUrl(url, Date.now() / 1000 + 60, PREVIEW_SECRET);
    const { statusCode, headers, body } = await (await site).inject({ url: signed });
    expect([statusCode, body, headers['cache-control']]).toEqual([200, BYTES, 'private, no-store']);
  });
});

describe('an upload that nothing published shows', () => {
  const path = 'images/draft-1a2b3c4d.png';
  const url = `/media/${path}`;
  const soon = Date.now() / 1000 + 60;

  it.each(['', '?preview=', '?preview=x.y', '?name=a.png'])('C-16 is not there: %s', async (query) => {
    const { statusCode, headers, body } = await get(`${path}${query}`);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('text/html');
    expect(body).not.toContain(BYTES);
  });

  it('C-16 is there for whoever sees a preview of it, and kept by nobody', async () => {
    const response = await (await site).inject({ url: signMediaUrl(url, soon, PREVIEW_SECRET) });
    expect([response.statusCode, response.body]).toEqual([200, BYTES]);
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    ['another upload', (token: string) => `/media/images/other-1a2b3c4d.png${token}`],
    ['another spelling of the path', (token: string) => `/media/images/%64raft-1a2b3c4d.png${token}x`],
  ])('C-16 its token opens nothing else: %s', async (_, spell) => {
    const token = signMediaUrl(url, soon, PREVIEW_SECRET).slice(url.length);
    expect((await (await site).inject({ url: spell(token) })).statusCode).toBe(404);
  });

  it('C-16 its token runs out', async () => {
    const response = await (await site).inject({ url: signMediaUrl(url, soon - 120, PREVIEW_SECRET) });
    expect(response.statusCode).toBe(404);
  });

  it('C-16 is public from the moment something shows it, until nothing does', async () => {
    hidden.delete(url);
    expect((await get(path)).statusCode).toBe(200);
    expect((await get(path)).headers['cache-control']).toContain('immutable');
    hidden.add(url);
    expect((await get(path)).statusCode).toBe(404);
  });
});

describe('files to download', () => {
  it('C-4 are saved under the editor’s name', async () => {
    const name = encodeURIComponent('Prüfbericht 2026.xlsx');
    const { headers } = await get(`files/pruefbericht-2026-1a2b3c4d.xlsx?name=${name}`);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Pr_fbericht 2026.xlsx"; filename*=UTF-8''Pr%C3%BCfbericht%202026.xlsx`,
    );
  });

  it('C-4 without one, under their own without the digest; a PDF may be read in the browser', async () => {
    const { headers } = await get('files/paper-1a2b3c4d.pdf');
    expect(headers['content-disposition']).toBe('inline; filename="paper.pdf"');
    expect(headers['content-security-policy']).toContain("object-src 'self'");
  });

  it.each([
    ['/m/files/paper-1a2b3c4d.pdf', 'evil.exe', 'paper.pdf'],
    ['/m/files/paper-1a2b3c4d.pdf', '.pdf', 'paper.pdf'],
    ['/m/files/paper-1a2b3c4d-3.pdf', ['a.pdf', 'b.pdf'], 'paper.pdf'],
    ['/m/files/paper-1a2b3c4d.pdf', 'Paper.PDF', 'Paper.PDF'],
  ])('C-4 %s asked for as %j is %s', (path, asked, name) => {
    expect(downloadName(path, asked)).toBe(name);
  });

  it('C-4 R-5 under a name that is too long, without half a character at its beginning', async () => {
    const { statusCode, headers } = await get(
      `files/paper-1a2b3c4d.pdf?name=${encodeURIComponent(`${'😀'.repeat(80)}a.pdf`)}`,
    );
    expect(statusCode).toBe(200);
    const name = decodeURIComponent(String(headers['content-disposition']).split("UTF-8''")[1] ?? '');
    expect(name).toBe(`${'😀'.repeat(72)}a.pdf`);
  });

  it('C-4 no name can end the header, or leave the folder', () => {
    expect(contentDisposition('attachment', '../a"\r\nset-cookie: x\\.pdf')).toBe(
      'attachment; filename=".. a set-cookie x .pdf"',
    );
    expect(contentDisposition('attachment', "it's (new)*\u202E.pdf")).toBe(
      `attachment; filename="it's (new) .pdf"`,
    );
  });
});
