import type { UploadCheck } from './check-upload.ts';
import { listBoxes, type Reader, withBytes } from './mp4-boxes.ts';
import { kindOfTrack, listSamples, type Span } from './mp4-samples.ts';
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
/** A camera writes a piece of its way every second or so. */
const MOST_WRITES = 200_000;
/** Of the whole file. A film has a few dozen parts for each track. */
const MOST_PARTS = 4000;

type Part = Span & { head: number };
type Parts = { descriptions: Part[]; tracks: Part[] };

async function listParts(read: Reader, size: number): Promise<Parts> {
  const found: Parts = { descriptions: [], tracks: [] };
  let seen = 0;
  const visit = async (from: number, to: number, level: number): Promise<void> => {
    for await (const box of listBoxes(read, from, to)) {
      seen += 1;
      if (seen > MOST_PARTS) return;
      if (DESCRIPTIONS.has(box.type)) found.descriptions.push(box);
      if (box.type === 'trak' && level === 1) found.tracks.push(box);
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
 * Phones note in a film where it was taken, and cameras record their way beside pictures and sound; visitors can load
 * both. A description that names a place, and a track of what is recorded beside the film with all its samples, is
 * overwritten as a whole and becomes a gap, which players skip. Pictures and sound stay as they are, in their places. What
 * a film in fragments has of such a track stays.
 */
export const removeFilmLocation: UploadCheck = (file) =>
  withBytes(
    sourceOf(file),
    async ({ read, write, size }) => {
      // Tables of a malicious file may name the same bytes again and again.
      let [left, writes] = [size, 0];
      const empty = async ({ start, end }: Span) => {
        const last = Math.min(end, size, start + left);
        left -= Math.max(0, last - start);
        for (let at = start; at < last; at += PIECE.length)
          await write(at, PIECE.subarray(0, Math.min(PIECE.length, last - at)));
      };
      const remove = async (part: Part) => {
        await write(part.head + 4, Buffer.from('free'));
        await empty(part);
      };
      const { descriptions, tracks } = await listParts(read, size);
      for (const part of descriptions) if (await saysWhere(read, part)) await remove(part);
      for (const track of tracks) {
        if ((await kindOfTrack(read, track)) !== 'meta') continue;
        for await (const span of listSamples(read, track)) {
          writes += 1;
          if (writes > MOST_WRITES) break;
          await empty(span);
        }
        await remove(track);
      }
    },
    'r+',
  );
