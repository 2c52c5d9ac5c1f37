import sharp from 'sharp';
import type { UploadCheck } from './check-upload.ts';
import { readUpload, replaceUpload, sameFormat, sourceOf } from './uploaded-file.ts';

/** The tag of an Exif file directory that says where its list of GPS values is. */
const GPS_POINTER = 0x8825;
/** Exif 3.0 has 32 of them. */
const MOST_GPS_VALUES = 64;
/** Bytes of a value, by its type in TIFF 6.0; and UTF-8 of Exif 3.0. */
const VALUE_BYTES: Readonly<Record<number, number>> = {
  ...[0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8],
  129: 1,
};
const ENTRY_BYTES = 12;
/** Values of up to four bytes stand in the entry itself. */
const INLINE_BYTES = 4;

/**
 * Overwrites the GPS values of Exif data (TIFF) with zeros. Reading that leads behind the end ends it: nobody else finds
 * what would be there.
 *
 * @returns whether there were any
 */
function blankGps(tiff: Buffer): boolean {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const read32 = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const entriesAt = (directory: number, most = Number.POSITIVE_INFINITY) =>
    Array.from(
      { length: Math.min(read16(directory), most) },
      (_, index) => directory + 2 + index * ENTRY_BYTES,
    );
  let isFound = false;
  try {
    const pointer = entriesAt(read32(4)).find((entry) => read16(entry) === GPS_POINTER);
    if (pointer === undefined) return false;
    const directory = read32(pointer + 8);
    const entries = entriesAt(directory, MOST_GPS_VALUES);
    isFound = entries.length > 0;
    for (const entry of entries) {
      const length = (VALUE_BYTES[read16(entry + 2)] ?? 0) * read32(entry + 4);
      if (length > INLINE_BYTES) tiff.subarray(read32(entry + 8), read32(entry + 8) + length).fill(0);
    }
    // A list of no values.
    tiff.subarray(directory, directory + 2 + entries.length * ENTRY_BYTES).fill(0);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return isFound;
}

/** Bounded, so that each place of a text is looked at once. */
const XMP_ATTRIBUTE = /(exif:GPS\w{1,40}\s{0,9}=\s{0,9})("[^"<]*"|'[^'<]*')/g;
const XMP_ELEMENT = /(<exif:GPS\w{1,40}(?:\s[^<>]{0,999})?>)([^<]*)/g;

/** The same of XMP, with spaces. */
function blankPlace(xmp: Buffer): boolean {
  const text = xmp.toString('latin1');
  const blank = text
    .replace(XMP_ATTRIBUTE, (_, name: string, value: string) => name + value.replace(/[^"']/g, ' '))
    .replace(XMP_ELEMENT, (_, tag: string, value: string) => tag + value.replace(/\S/g, ' '));
  xmp.write(blank, 'latin1');
  return blank !== text;
}

/** Exif data begin with these bytes where they are in a JPEG file. */
const PREFIX = 'Exif\0\0';
const tiffOf = (exif: Buffer) =>
  exif.toString('latin1', 0, PREFIX.length) === PREFIX ? exif.subarray(PREFIX.length) : exif;

/** Metadata that say where a picture was taken, and the same without. */
type Part = { former: Buffer; now: Buffer };

function partOf(former: Buffer | undefined, blank: (bytes: Buffer) => boolean): Part[] {
  if (!former) return [];
  const now = Buffer.from(former);
  return blank(now) ? [{ former, now }] : [];
}

/** Puts metadata of the same length in the place of others. False if a file has them in another form. */
function replace(bytes: Buffer, { former, now }: Part): boolean {
  const at = bytes.indexOf(former);
  if (at >= 0) now.copy(bytes, at);
  return at >= 0;
}

const PNG_SIGNATURE_BYTES = 8;
/** Length and kind before the data of a chunk, and a checksum behind them. */
const PNG_CHUNK_BYTES = 12;
/** Exif, and texts: XMP is one of them, and older programs write Exif into them, too. */
const PNG_METADATA = new Set(['eXIf', 'iTXt', 'tEXt', 'zTXt']);

/** A PNG without its metadata. Its chunks have checksums, and may be compressed, so that they are left out as a whole. */
function withoutPngMetadata(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, PNG_SIGNATURE_BYTES)];
  for (let at = PNG_SIGNATURE_BYTES; at + PNG_CHUNK_BYTES <= bytes.length; ) {
    const end = at + PNG_CHUNK_BYTES + bytes.readUInt32BE(at);
    if (!PNG_METADATA.has(bytes.toString('latin1', at + 4, at + 8))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

/**
 * Phones note in a photograph where it was taken, and visitors can load the original: a colleague's home, or a
 * customer's site. It is overwritten in the file, which stays the same otherwise, to the pixel; other metadata, such as the
 * copyright, is kept, but for PNG. A picture that has it in a form that is not known is encoded anew without metadata.
 */
export const removeLocation: UploadCheck = async (file) => {
  const source = sourceOf(file);
  const { exif, format, xmp } = await sharp(source).metadata();
  const parts = [...partOf(exif && tiffOf(exif), blankGps), ...partOf(xmp, blankPlace)];
  if (!format || parts.length === 0) return;
  const bytes = Buffer.from(await readUpload(file));
  if (format === 'png') return replaceUpload(file, withoutPngMetadata(bytes));
  const isOverwritten = parts.every((part) => replace(bytes, part));
  if (isOverwritten) return replaceUpload(file, bytes);
  const anew = sharp(source, { animated: true }).autoOrient().keepIccProfile();
  return replaceUpload(file, await anew.toFormat(...sameFormat(format)).toBuffer());
};
