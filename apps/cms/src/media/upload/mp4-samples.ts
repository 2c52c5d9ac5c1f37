import { type Box, findBox, type Reader } from './mp4-boxes.ts';

/** From where to where something is in a file. */
export type Span = { start: number; end: number };

/** Of a table, in bytes: a camera that records two hundred times a second needs 3 MB for an hour. */
const LONGEST_TABLE = 8 * 1024 * 1024;
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

/** Read by its places, because a list of all entries would take many times the memory. */
type Table = { count: number; at: (index: number, column?: number) => number };

/** Rows of numbers of so many bits, of which the table says before them how many it has. */
function tableOf(content: Buffer, from: number, { bits = 32, columns = 1 } = {}): Table {
  const row = (bits * columns) / 8;
  const isThere = content.length >= from && from >= 4;
  const count = isThere
    ? Math.min(content.readUInt32BE(from - 4), Math.floor((content.length - from) / row))
    : 0;
  return {
    count,
    at: (index, column = 0) => {
      if (index >= count) return 0;
      if (bits === 4) {
        const both = content.readUInt8(from + (index >> 1));
        return index % 2 === 0 ? both >> 4 : both & 15;
      }
      const place = from + index * row + (column * bits) / 8;
      return bits === 64 ? Number(content.readBigUInt64BE(place)) : content.readUIntBE(place, bits / 8);
    },
  };
}

/** What a track consists of: `vide` for pictures, `soun` for sound, `meta` for what is recorded beside them. */
export async function kindOfTrack(read: Reader, track: Span): Promise<string> {
  return (await readTable(read, track, 'mdia', 'hdlr')).toString('latin1', 4, 8);
}

type ReadTable = (type: string) => Promise<Buffer>;

/** The sizes of samples, in bytes: one of all, or one of each. */
async function sizesOf(table: ReadTable): Promise<number | Table> {
  const sizes = await table('stsz');
  const same = sizes.length < 8 ? 0 : sizes.readUInt32BE(0);
  if (same > 0) return same;
  if (sizes.length >= 8) return tableOf(sizes, 8);
  const compact = await table('stz2');
  const bits = compact.length < 8 ? 0 : compact.readUInt8(3);
  return tableOf([4, 8, 16].includes(bits) ? compact : Buffer.alloc(0), 8, { bits });
}

/**
 * Where the samples of a track are, by its tables. Source: ISO/IEC 14496-12, 8.7.
 *
 * @returns one span for each chunk, and what follows it directly; none for a film in fragments, whose tables are empty
 */
export async function* listSamples(read: Reader, track: Span): AsyncGenerator<Span> {
  const table = (type: string) => readTable(read, track, 'mdia', 'minf', 'stbl', type);
  const sizes = await sizesOf(table);
  const wide = tableOf(await table('co64'), 4, { bits: 64 });
  const offsets = wide.count > 0 ? wide : tableOf(await table('stco'), 4);
  // From which chunk on, counted from one, a chunk has how many samples.
  const runs = tableOf(await table('stsc'), 4, { columns: 3 });
  let [sample, run] = [0, 0];
  const lengthOf = (samples: number): number => {
    if (typeof sizes === 'number') return sizes * samples;
    let length = 0;
    for (const last = Math.min(sample + samples, sizes.count); sample < last; sample += 1)
      length += sizes.at(sample);
    return length;
  };
  let span: Span | undefined;
  for (let chunk = 0; chunk < offsets.count; chunk += 1) {
    while (run + 1 < runs.count && runs.at(run + 1) <= chunk + 1) run += 1;
    const start = offsets.at(chunk);
    const end = start + lengthOf(runs.at(run, 1));
    if (span?.end === start) span.end = end;
    else {
      if (span) yield span;
      span = { start, end };
    }
  }
  if (span) yield span;
}
