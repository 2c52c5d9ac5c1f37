import sharp from 'sharp';
import type { UploadCheck } from './check-upload.ts';
import { readUpload, replaceUpload, sourceOf } from './uploaded-file.ts';

/** The tag of an Exif file directory that says where its list of GPS values is. */
const GPS_POINTER = 0x8825;
/** Bytes of a value, by its type in TIFF 6.0. */
const VALUE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const ENTRY_BYTES = 12;
/** Values of up to four bytes stand in the entry itself. */
const INLINE_BYTES = 4;
const QUALITY = 92;

/** A copy of the Exif data of a picture (TIFF) in which the GPS values are zeros; null if there are none. */
function withoutGps(tiff: Buffer): Buffer | null {
  const copy = Buffer.from(tiff);
  const isLittle = copy.toString('latin1', 0, 2) === 'II';
  const read16 = (at: number) => (isLittle ? copy.readUInt16LE(at) : copy.readUInt16BE(at));
  const read32 = (at: number) => (isLittle ? copy.readUInt32LE(at) : copy.readUInt32BE(at));
  const entriesAt = (directory: number) =>
    Array.from({ length: read16(directory) }, (_, index) => directory + 2 + index * ENTRY_BYTES);
  const pointer = entriesAt(read32(4)).find((entry) => read16(entry) === GPS_POINTER);
  if (pointer === undefined) return null;
  const directory = read32(pointer + 8);
  const entries = entriesAt(directory);
  for (const entry of entries) {
    const length = (VALUE_BYTES[read16(entry + 2)] ?? 0) * read32(entry + 4);
    if (length > INLINE_BYTES) {
      const value = read32(entry + 8);
      copy.fill(0, value, value + length);
    }
  }
  // A list of no values.
  copy.fill(0, directory, directory + 2 + entries.length * ENTRY_BYTES);
  return entries.length > 0 ? copy : null;
}

/** Bounded, so that each place of a text is looked at once. */
const XMP_ATTRIBUTE = /(exif:GPS\w{1,40}\s{0,9}=\s{0,9})("[^"<]*"|'[^'<]*')/g;
const XMP_ELEMENT = /(<exif:GPS\w{1,40}(?:\s[^<>]{0,999})?>)([^<]*)/g;

/** The same of XMP, with spaces. */
function withoutPlace(xmp: Buffer): Buffer | null {
  const text = xmp.toString('latin1');
  const blank = text
    .replace(XMP_ATTRIBUTE, (_, name: string, value: string) => name + value.replace(/[^"']/g, ' '))
    .replace(XMP_ELEMENT, (_, tag: string, value: string) => tag + value.replace(/\S/g, ' '));
  return blank === text ? null : Buffer.from(blank, 'latin1');
}

/** Exif data begin with these bytes where they are in a JPEG file. */
const PREFIX = 'Exif\0\0';
const tiffOf = (exif: Buffer) =>
  exif.toString('latin1', 0, PREFIX.length) === PREFIX ? exif.subarray(PREFIX.length) : exif;

/** Puts metadata of the same length in the place of others. False if a file has them in another form. */
function replace(bytes: Buffer, former: Buffer, now: Buffer): boolean {
  const at = bytes.indexOf(former);
  if (at >= 0) now.copy(bytes, at);
  return at >= 0;
}

type Part = { former: Buffer; now: Buffer };

/** Metadata that say where a picture was taken, and the same without. @throws RangeError if they are damaged */
function partsWithPlace({ exif, xmp }: { exif?: Buffer; xmp?: Buffer }): Part[] {
  const tiff = exif && tiffOf(exif);
  return [
    { former: tiff, now: tiff && withoutGps(tiff) },
    { former: xmp, now: xmp && withoutPlace(xmp) },
  ].filter((part): part is Part => Boolean(part.former && part.now));
}

/**
 * Phones note in a photograph where it was taken, and visitors can load the original: a colleague's home, or a
 * customer's site. It is overwritten in the file, which stays the same otherwise; other metadata, such as the copyright,
 * is kept. Where that is not possible, the picture is stored anew without metadata: PNG has checksums of them, and what
 * is damaged cannot be read.
 */
export const removeLocation: UploadCheck = async (file) => {
  const source = sourceOf(file);
  const { format, ...metadata } = await sharp(source).metadata();
  if (!format) return;
  let parts: Part[] | null;
  try {
    parts = partsWithPlace(metadata);
  } catch {
    parts = null;
  }
  if (parts?.length === 0) return;
  let bytes = Buffer.from(await readUpload(file));
  const isOverwritten =
    format !== 'png' && parts?.every(({ former, now }) => replace(bytes, former, now)) === true;
  if (!isOverwritten) {
    bytes = await sharp(source)
      .autoOrient()
      .keepIccProfile()
      .toFormat(format === 'heif' ? 'avif' : format, { quality: QUALITY })
      .toBuffer();
  }
  await replaceUpload(file, bytes);
};
