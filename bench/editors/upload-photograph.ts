import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';

/** From a telephone held upright: 12 megapixels, stored lying on its side. */
const PIXELS = { width: 4000, height: 3000 };
const TURNED = 6;
const DETAIL = 4;
const PATIENCE_MS = 120_000;

export type Upload = {
  /** From the beginning of the upload until the picture has an address and a thumbnail, in milliseconds. */
  usable: number;
  /** Until all its sizes are there. */
  complete: number;
};

/** A picture with as much detail as a photograph, each time another one. */
function drawPhotograph(): Promise<Buffer> {
  const [width, height] = [PIXELS.width / DETAIL, PIXELS.height / DETAIL];
  const seed = randomInt(1000);
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, i) => {
      const [x, y] = [Math.floor(i / 3) % width, Math.floor(i / 3 / width)];
      return 128 + 60 * Math.sin((x + seed) / 37) + 45 * Math.cos(y / 29) + ((i * 7919 + seed) % 17);
    }),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(PIXELS)
    .jpeg({ quality: 90 })
    .withMetadata({ orientation: TURNED })
    .toBuffer();
}

/** Uploads a picture like the admin, and waits until the CMS has made all its sizes. */
export async function uploadPhotograph(cms: string, token: string, mediaDirectory: string): Promise<Upload> {
  const form = new FormData();
  form.append('_payload', JSON.stringify({ alt: 'A measured picture' }));
  form.append(
    'file',
    new Blob([new Uint8Array(await drawPhotograph())], { type: 'image/jpeg' }),
    'measured.jpg',
  );
  const before = performance.now();
  const response = await fetch(`${cms}/api/images`, {
    method: 'POST',
    headers: { authorization: `JWT ${token}` },
    body: form,
  });
  if (!response.ok) throw new Error(`The CMS answered ${response.status}: ${await response.text()}`);
  const { doc } = (await response.json()) as { doc: { sizes: Record<string, { filename: string | null }> } };
  const usable = performance.now() - before;
  const names = Object.values(doc.sizes).flatMap(({ filename }) => filename ?? []);
  while (!names.every((name) => existsSync(join(mediaDirectory, 'images', name)))) {
    if (performance.now() - before > PATIENCE_MS) throw new Error('The sizes of a picture were not made.');
    await pause(20);
  }
  return { usable, complete: performance.now() - before };
}
