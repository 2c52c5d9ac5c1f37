import type { UploadCheck } from './check-upload.ts';
import { listBoxes, type Reader, withBytes } from './mp4-boxes.ts';
import { sourceOf } from './uploaded-file.ts';

/** Parts of an MP4 that describe it: what programs of Apple, of 3GPP and of Adobe (XMP) write. */
const DESCRIPTIONS = new Set(['udta', 'meta', 'uuid']);
/** What they are in: the file, the film, its tracks. */
const CONTAINERS = ['moov', 'trak'];
/** How each of them marks a place. */
const PLACES = ['\u00a9xyz', 'loci', 'location', 'GPS'].map((mark) => Buffer.from(mark, 'latin1'));
/** Descriptions that are longer are not read, but overwritten. A cover in one has a megabyte. */
const LONGEST = 32 * 1024 * 1024;
const PIECE = Buffer.alloc(64 * 1024);
/** Of the whole file. A film has a few dozen parts for each track. */
const MOST_PARTS = 5000;

type Part = { head: number; start: number; end: number };

async function listDescriptions(read: Reader, size: number): Promise<Part[]> {
  const found: Part[] = [];
  let seen = 0;
  const visit = async (from: number, to: number, level: number): Promise<void> => {
    for await (const box of listBoxes(read, from, to)) {
      seen += 1;
      if (seen > MOST_PARTS) return;
      if (DESCRIPTIONS.has(box.type)) found.push(box);
      if (box.type === CONTAINERS[level]) await visit(box.start, box.end, level + 1);
    }
  };
  await visit(0, size, 0);
  return found;
}

async function saysWhere(read: Reader, { start, end }: Part): Promise<boolean> {
  if (end - start > LONGEST) return true;
  const content = await read(start, end - start);
  return PLACES.some((mark) => content.includes(mark));
}

/**
 * Phones note in a film where it was taken, and visitors can load it. A description that does is overwritten as a whole, and
 * becomes a gap, which players skip; pictures and sound stay as they are, in their places, and so does the track of
 * positions that some action cameras record beside them.
 */
export const removeFilmLocation: UploadCheck = (file) =>
  withBytes(
    sourceOf(file),
    async ({ read, write, size }) => {
      for (const part of await listDescriptions(read, size)) {
        if (!(await saysWhere(read, part))) continue;
        await write(part.head + 4, Buffer.from('free'));
        for (let at = part.start; at < part.end; at += PIECE.length)
          await write(at, PIECE.subarray(0, Math.min(PIECE.length, part.end - at)));
      }
    },
    'r+',
  );
