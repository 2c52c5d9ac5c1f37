import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { autoOrient } from './auto-orient.ts';
import { removeLocation } from './remove-location.ts';
import { toUploadedFile } from './sample-uploads.fixture.ts';

/** 53° 33′ 4.44″ N: 444 and 100 stand in the file as numbers of four bytes. */
const GPS = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '53/1 33/1 444/100',
  GPSLongitudeRef: 'E',
  GPSLongitude: '9/1 59/1 1717/100',
};
const LATITUDE = [53, 1, 33, 1, 444, 100];
const XMP = (more: string, inside = '') =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:format="kept" ${more}>${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`;

type Format = 'jpeg' | 'webp' | 'avif' | 'png';

const picture = (format: Format, exif: object, xmp?: string, orientation = 1) => {
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c8451b' } }).withExif({
    IFD0: { Copyright: 'Somebody' },
    ...exif,
  });
  return (xmp ? image.withXmp(xmp) : image).withMetadata({ orientation }).toFormat(format).toBuffer();
};

/** Whether a file has the latitude, in either order of bytes, or the word that XMP has for it. */
function saysWhere(bytes: Buffer): boolean {
  const numbers = LATITUDE.map((value) => {
    const pair = [Buffer.alloc(4), Buffer.alloc(4)] as const;
    pair[0].writeUInt32LE(value);
    pair[1].writeUInt32BE(value);
    return pair;
  });
  const [little, big] = [0, 1].map((order) => Buffer.concat(numbers.map((pair) => pair[order] as Buffer)));
  return bytes.includes(little as Buffer) || bytes.includes(big as Buffer) || bytes.includes('53,33');
}

async function stored(data: Buffer): Promise<Buffer> {
  const file = toUploadedFile(data);
  await removeLocation(file);
  expect(file.size).toBe(file.data.length);
  return file.data;
}

const pixelsOf = (data: Buffer) => sharp(data).raw().toBuffer();

describe('where a photograph was taken', () => {
  it.each(['jpeg', 'webp', 'avif'] as const)(
    'C-16 is taken out of %s, of which all else stays, to the pixel',
    async (format) => {
      const data = await picture(format, { IFD3: GPS });
      expect(saysWhere(data)).toBe(true);
      const bytes = await stored(data);
      expect(saysWhere(bytes)).toBe(false);
      expect(bytes).toHaveLength(data.length);
      expect((await pixelsOf(bytes)).equals(await pixelsOf(data))).toBe(true);
      const { exif } = await sharp(bytes).metadata();
      expect(exif?.toString('latin1')).toContain('Somebody');
    },
  );

  it('C-16 is taken out of PNG with all metadata, and nothing else', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const data = await sharp({ create: { width: 300, height: 200, channels: 3, noise } as never })
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: GPS })
      .withXmp(XMP('exif:GPSLatitude="53,33.074N"'))
      .png()
      .toBuffer();
    expect(saysWhere(data)).toBe(true);
    const bytes = await stored(data);
    expect(saysWhere(bytes)).toBe(false);
    const { exif, xmp, format } = await sharp(bytes).metadata();
    expect([exif, xmp, format]).toEqual([undefined, undefined, 'png']);
    expect((await pixelsOf(bytes)).equals(await pixelsOf(data))).toBe(true);
  });

  it.each([
    XMP('exif:GPSLatitude="53,33.074N" exif:GPSLongitude=\'9,59.29E\''),
    XMP(
      '',
      '<exif:GPSLatitude a="b">53,33.074N</exif:GPSLatitude><exif:GPSLongitude>9,59" E</exif:GPSLongitude>',
    ),
  ])('C-16 is taken out of what programs have noted: %#', async (xmp) => {
    const data = await picture('jpeg', {}, xmp);
    expect(saysWhere(data)).toBe(true);
    const bytes = await stored(data);
    expect(saysWhere(bytes)).toBe(false);
    const { xmpAsString } = await sharp(bytes).metadata();
    expect(xmpAsString).toContain('dc:format="kept"');
    expect(xmpAsString).not.toMatch(/53|9,59/);
  });

  it('C-16 does not come back when a picture is turned, also in a temporary file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'keelstone-location-'));
    const path = join(folder, 'tmp-1');
    writeFileSync(path, await picture('jpeg', { IFD3: GPS }, undefined, 6));
    const file = toUploadedFile(Buffer.alloc(0), path);
    await autoOrient(file);
    await removeLocation(file);
    const bytes = readFileSync(path);
    expect(saysWhere(bytes)).toBe(false);
    expect(bytes).toHaveLength(file.size);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 60 });
    expect(bytes.includes('Somebody')).toBe(true);
    rmSync(folder, { recursive: true });
  });

  it('C-16 of which nothing is noted leaves a picture as it is, to the byte', async () => {
    const data = await picture('jpeg', {}, XMP(''));
    expect(await stored(data)).toBe(data);
  });

  /** A photograph with Exif data that somebody has written by hand. */
  async function withExif(change: (tiff: Buffer) => void): Promise<Buffer> {
    const data = await picture('jpeg', { IFD3: GPS });
    const { exif } = await sharp(data).metadata();
    const at = data.indexOf(exif as Buffer) + 6;
    change(data.subarray(at, at + (exif?.length ?? 0) - 6));
    return data;
  }
  const pointerIn = (tiff: Buffer) =>
    tiff.indexOf(Buffer.from(tiff[0] === 0x49 ? [0x25, 0x88] : [0x88, 0x25]));

  it.each<[string, (tiff: Buffer) => void]>([
    ['without a beginning', (tiff) => tiff.fill(0, 0, 8)],
    ['that begin behind their end', (tiff) => tiff.fill(0x7f, 4, 8)],
    [
      'whose places are behind their end',
      (tiff) => tiff.fill(0x7f, pointerIn(tiff) + 8, pointerIn(tiff) + 12),
    ],
  ])('C-16 leaves a picture as it is, whose metadata %s nobody can read', async (_, change) => {
    const data = await withExif(change);
    expect(await stored(data)).toBe(data);
  });

  it('C-16 R-5 of which there is no end is taken out in time', async () => {
    const tiff = Buffer.alloc(4_000_000, 0x41);
    tiff.write('II*\0', 'latin1');
    tiff.writeUInt32LE(8, 4);
    tiff.writeUInt16LE(1, 8);
    tiff.writeUInt16LE(0x8825, 10);
    tiff.writeUInt32LE(26, 18);
    tiff.writeUInt16LE(0xffff, 26);
    for (let at = 28; at + 12 < tiff.length && at < 28 + 12 * 0xffff; at += 12) {
      tiff.writeUInt16LE(1, at + 2);
      tiff.writeUInt32LE(0xffffffff, at + 4);
      tiff.writeUInt32LE(26, at + 8);
    }
    const webp = await picture('webp', {});
    const exif = Buffer.concat([Buffer.from('EXIF'), Buffer.alloc(4), tiff]);
    exif.writeUInt32LE(tiff.length, 4);
    const at = webp.indexOf('EXIF');
    const data = Buffer.concat([webp.subarray(0, at), exif]);
    data.writeUInt32LE(data.length - 8, 4);
    const { exif: read } = await sharp(data).metadata();
    expect(read?.length).toBeGreaterThan(3_900_000);
    const bytes = await stored(data);
    expect(bytes).toHaveLength(data.length);
    expect(bytes.indexOf('A'.repeat(12))).toBe(-1);
  });

  it('C-16 is taken out of each frame’s file, which keeps its frames', async () => {
    const frames = await Promise.all(
      ['red', 'green', 'blue'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const data = await sharp(frames, { join: { animated: true } })
      .withExif({ IFD3: GPS })
      .webp()
      .toBuffer();
    expect((await sharp(data).metadata()).pages).toBe(3);
    const bytes = await stored(data);
    expect(saysWhere(bytes)).toBe(false);
    expect((await sharp(bytes).metadata()).pages).toBe(3);
  });
});
