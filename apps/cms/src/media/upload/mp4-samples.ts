import { type Box, findBox, type Reader } from './mp4-boxes.ts';

/** From where to where something is in a file. */
export type Span = { start: number; end: number };

/** Entries of a table, in bytes: those of a film of many hours have less, a malicious file may say more. */
const LONGEST_TABLE = 16 * 1024 * 1024;
/** Version and flags, before what a table says. */
const FLAGS = 4;

/** The content of a part inside of parts, without its flags; empty if it is not there, or too large to be true. */
async function readTable(read: Reader, from: Span, ...path: string[]): Promise<Buffer> {
  let inside: Span = from;
  for (const type of path) {
    const box: Box | undefined = await findBox(read, type, inside.start, inside.end);
    if (!box) return Buffer.alloc(0);
    inside = box;
  }
  const length = inside.end - inside.start;
  if (length < FLAGS || length > LONGEST_TABLE) return Buffer.alloc(0);
  return (await read(inside.start, length)).subarray(FLAGS);
}

/** Rows of numbers of 32 bits, of which a table says how many it has. */
function rowsOf(table: Buffer, at: number, width: number): number[][] {
  const bytes = width * 4;
  const count =
    table.length < at ? 0 : Math.min(table.readUInt32BE(at - 4), Math.floor((table.length - at) / bytes));
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: width }, (__, column) => table.readUInt32BE(at + row * bytes + column * 4)),
  );
}

/** What a track consists of: `vide` for pictures, `soun` for sound, `meta` for what is recorded beside them. */
export async function kindOfTrack(read: Reader, track: Span): Promise<string> {
  return (await readTable(read, track, 'mdia', 'hdlr')).toString('latin1', 4, 8);
}

/**
 * Where the samples of a track are, by its tables. Source: ISO/IEC 14496-12, 8.7.
 *
 * @returns one span for each chunk; none for a film in fragments, whose tables are empty
 */
export async function listSamples(read: Reader, track: Span): Promise<Span[]> {
  const table = (type: string) => readTable(read, track, 'mdia', 'minf', 'stbl', type);
  const sizes = await table('stsz');
  const sameSize = sizes.length < 8 ? 0 : sizes.readUInt32BE(0);
  const sizeOf = rowsOf(sizes, 8, 1).map(([size = 0]) => size);
  const wide = rowsOf(await table('co64'), 4, 2).map(([high = 0, low = 0]) => high * 2 ** 32 + low);
  const offsets = wide.length > 0 ? wide : rowsOf(await table('stco'), 4, 1).map(([offset = 0]) => offset);
  // From which chunk on, counted from one, a chunk has how many samples.
  const runs = rowsOf(await table('stsc'), 4, 3);
  let sample = 0;
  let run = 0;
  return offsets.map((start, index) => {
    while ((runs[run + 1]?.[0] ?? Number.POSITIVE_INFINITY) <= index + 1) run += 1;
    const { [run]: [, count = 0] = [] } = runs;
    const chunk = sizeOf.slice(sample, sample + count);
    sample += count;
    return {
      start,
      end: start + (sameSize > 0 ? sameSize * count : chunk.reduce((sum, size) => sum + size, 0)),
    };
  });
}
