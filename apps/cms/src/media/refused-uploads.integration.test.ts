import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upload } from '../publish/published-content.fixture.ts';
import { type CmsUnderTest, startCms } from '../test-cms.ts';

let cms: CmsUnderTest;
let payload: Payload;

beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
});
afterAll(() => cms?.stop());

describe('uploads', () => {
  it('C-4 refuse an SVG that could run script, and keep no file of it', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    const attempt = payload.create({
      collection: 'svgs',
      data: {},
      ...upload('evil.svg', 'image/svg+xml', svg),
    });
    await expect(attempt).rejects.toThrow(/event handler/);
  });

  it.each([
    ['program.pdf', 'application/pdf', 'MZ\u0090\u0000'],
    ['page.pdf', 'application/pdf', '<html><script>alert(1)</script>'],
    ['page.html', 'text/html', '<html>'],
    ['table.zip', 'application/zip', 'not a zip'],
  ])('C-4 refuse %s as %s when something else is in it', async (name, mimetype, content) => {
    const attempt = payload.create({
      collection: 'files',
      data: { title: 'x' },
      ...upload(name, mimetype, Buffer.from(content, 'latin1')),
    });
    await expect(attempt).rejects.toMatchObject({ status: 400 });
  });

  it('C-4 refuse an image without words for those who cannot see it', async () => {
    const { default: sharp } = await import('sharp');
    const data = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const attempt = payload.create({
      collection: 'images',
      data: { alt: '' },
      ...upload('a.png', 'image/png', data),
    });
    await expect(attempt).rejects.toMatchObject({ data: { errors: [{ path: 'alt' }] } });
  });
});
