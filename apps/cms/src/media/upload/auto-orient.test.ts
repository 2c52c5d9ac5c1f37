import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { autoOrient } from './auto-orient.ts';
import { toUploadedFile } from './sample-uploads.fixture.ts';

const RED = { r: 200, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 200 };

/** Blue above red when displayed; stored rotated if the orientation says so. */
const photograph = (orientation: number) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: RED } })
    .composite([
      { input: { create: { width: 150, height: 200, channels: 3, background: BLUE } }, left: 0, top: 0 },
    ])
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Copyright: 'Somebody' } })
    .jpeg()
    .toBuffer();

it('C-4 turns what lies on its side, its size with it, and keeps whose it is', async () => {
  const file = toUploadedFile(await photograph(6));
  await autoOrient(file);
  const metadata = await sharp(file.data).metadata();
  expect([metadata.width, metadata.height, metadata.orientation ?? 1]).toEqual([200, 300, 1]);
  expect(metadata.exif?.toString('latin1')).toContain('Somebody');
  expect(file.size).toBe(file.data.length);
  const top = await sharp(file.data).extract({ left: 10, top: 10, width: 180, height: 100 }).toBuffer();
  const { dominant } = await sharp(top).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
});

it('C-4 turns a temporary file where it lies', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'keelstone-upright-'));
  const path = join(folder, 'tmp-1');
  writeFileSync(path, await photograph(8));
  const file = toUploadedFile(await photograph(8), path);
  await autoOrient(file);
  expect(await sharp(path).metadata()).toMatchObject({ width: 200, height: 300 });
  rmSync(folder, { recursive: true });
});

it('C-4 leaves what stands upright as it is, to the byte', async () => {
  const data = await photograph(1);
  const file = toUploadedFile(data);
  await autoOrient(file);
  expect(file.data).toBe(data);
});

it('C-4 keeps all colours of a PNG that lies on its side', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const data = await sharp({ create: { width: 300, height: 200, channels: 3, noise } as never })
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  const file = toUploadedFile(data);
  await autoOrient(file);
  const turned = sharp(file.data).rotate(270).raw().toBuffer();
  expect((await turned).equals(await sharp(data).raw().toBuffer())).toBe(true);
});
