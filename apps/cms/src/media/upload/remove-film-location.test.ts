import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { box } from './mp4-box.fixture.ts';
import { removeFilmLocation } from './remove-film-location.ts';
import type { UploadedFile } from './uploaded-file.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const PLACE = '+52.5200+013.4050/';
const GAP = (bytes: number) => box('free', Buffer.alloc(bytes));
const type = box('ftyp', latin1('isom'));
const pictures = box('mdat', latin1(`pictures, and ${PLACE} among them by chance`));
const header = box('mvhd', Buffer.alloc(100, 1));
const trackOf = (...parts: Buffer[]) => box('trak', box('tkhd', Buffer.alloc(84, 2)), ...parts);

async function without(film: Buffer): Promise<Buffer> {
  const file = { data: Buffer.from(film), size: film.length } as UploadedFile;
  await removeFilmLocation(file);
  return file.data;
}

it.each<[string, string, ...Buffer[]]>([
  ['Apple, Android', 'udta', box('\u00a9xyz', latin1(PLACE))],
  ['3GPP', 'udta', box('loci', latin1(`Berlin\0${PLACE}`))],
  [
    'QuickTime',
    'meta',
    box('keys', latin1('com.apple.quicktime.location.ISO6709')),
    box('ilst', latin1(PLACE)),
  ],
  ['XMP', 'uuid', latin1(`<x exif:GPSLatitude="${PLACE}"/>`)],
])(
  'C-16 a film says no more where it was taken, as %s writes it, and stays the same otherwise',
  async (_, name, ...content) => {
    const description = box(name, ...content);
    const gap = GAP(description.length - 8);
    const film = (part: Buffer) =>
      Buffer.concat([type, box('moov', header, trackOf(part), part), pictures, part]);
    const changed = await without(film(description));
    expect(changed.equals(film(gap))).toBe(true);
  },
);

const numbers = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    }),
  );

/** A track of samples of 3 and 4 bytes in a chunk, and of 5 in another. */
function trackAt(kind: string, offsets: Buffer, sizes = box('stsz', numbers(0, 0, 3, 3, 4, 5))): Buffer {
  const handler = box('hdlr', numbers(0, 0), latin1(kind), Buffer.alloc(12));
  const tables = [sizes, box('stsc', numbers(0, 2, 1, 2, 1, 2, 1, 1)), offsets];
  return trackOf(box('mdia', handler, box('minf', box('stbl', ...tables))));
}

const small = (first: number, second: number) => box('stco', numbers(0, 2, first, second));
const large = (first: number, second: number) => box('co64', numbers(0, 2, 0, first, 0, second));

it.each<[string, typeof small, Buffer?]>([
  ['offsets of 32 bits', small],
  ['offsets of 64 bits', large],
  ['sizes of 16 bits', small, box('stz2', numbers(0, 16, 3), Buffer.from([0, 3, 0, 4, 0, 5]))],
  ['sizes of 8 bits', small, box('stz2', numbers(0, 8, 3), Buffer.from([3, 4, 5]))],
  ['sizes of 4 bits', small, box('stz2', numbers(0, 4, 3), Buffer.from([0x34, 0x50]))],
])('C-16 the way of a camera is gone with its track, by %s, and sound stays', async (_, offsets, sizes) => {
  const film = (way: Buffer, first: string, second: string) =>
    Buffer.concat([
      type,
      box('mdat', latin1(`..${first}sound${second}.`)),
      box('moov', header, trackAt('soun', offsets(type.length + 17, 0)), way),
    ]);
  const at = type.length + 8 + 2;
  const way = trackAt('meta', offsets(at, at + 7 + 5), sizes);
  const changed = await without(film(way, 'N52.520', 'E13.4'));
  expect(changed.toString('latin1')).toBe(
    film(GAP(way.length - 8), '\0'.repeat(7), '\0'.repeat(5)).toString('latin1'),
  );
});

it('C-16 R-5 large tables take no more memory than they are, and end', async () => {
  const rows = Buffer.alloc(7 * 1024 * 1024, 0);
  for (let at = 0; at < rows.length; at += 4) rows.writeUInt32BE(at * 3, at);
  const handler = box('hdlr', numbers(0, 0), latin1('meta'));
  const tables = [
    box('stsz', numbers(0, 1, 2 ** 31)),
    box('stsc', numbers(0, 1, 1, 2 ** 32 - 1, 1)),
    box('stco', numbers(0, rows.length / 4), rows),
  ];
  const track = trackOf(box('mdia', handler, box('minf', box('stbl', ...tables))));
  const film = Buffer.concat([type, box('moov', header, track, track, track), pictures]);
  const before = process.memoryUsage().rss;
  await removeFilmLocation({ data: film, size: film.length } as UploadedFile);
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
});

it('C-16 R-5 tables that name more than there is overwrite no more than a file has', async () => {
  const table = (type: string, count: number, ...row: number[]) =>
    box(type, numbers(0, count), numbers(...Array.from({ length: 5000 }, () => row).flat()));
  const tables = [
    box('stsz', numbers(0, 2 ** 31, 2 ** 32 - 1)),
    table('stsc', 2 ** 32 - 1, 1, 2 ** 32 - 1, 1),
    table('stco', 2 ** 32 - 1, 8),
  ];
  const handler = box('hdlr', numbers(0, 0), latin1('meta'));
  const track = trackOf(box('mdia', handler, box('minf', box('stbl', ...tables))));
  const film = Buffer.concat([type, box('moov', header, track), pictures]);
  expect(await without(film)).toHaveLength(film.length);
  for (const cut of [10, 30, 200, 20_000]) {
    expect(await without(film.subarray(0, -cut))).toHaveLength(film.length - cut);
  }
});

it('C-16 a description without a place is kept, and so is what is no film', async () => {
  const named = box('udta', box('\u00a9nam', latin1('Fire drill')));
  const film = Buffer.concat([type, box('moov', header, trackOf(), named), pictures]);
  expect((await without(film)).equals(film)).toBe(true);
  for (const other of ['', 'location', '<html>GPS location</html>'])
    expect(String(await without(latin1(other)))).toBe(other);
});

it('C-16 R-5 a file of hundreds of thousands of parts is left in time', async () => {
  const tracks = Array.from({ length: 400 }, () => trackOf(...Array<Buffer>(500).fill(box('free'))));
  const reads = { count: 0 };
  const film = Buffer.concat([
    type,
    box('moov', header, ...tracks),
    box('udta', box('\u00a9xyz', latin1(PLACE))),
  ]);
  const counted = new Proxy(film, {
    get: (target, name) => {
      if (name === 'subarray') reads.count += 1;
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  await removeFilmLocation({ data: counted, size: film.length } as UploadedFile);
  expect(reads.count).toBeLessThan(10_000);
});

it('C-16 a film in a file is changed there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    const path = join(folder, 'film.mp4');
    const description = box('udta', box('\u00a9xyz', latin1(PLACE)), Buffer.alloc(200_000, 7));
    const film = (part: Buffer) => Buffer.concat([type, pictures, box('moov', header, part)]);
    await writeFile(path, film(description));
    await removeFilmLocation({ tempFilePath: path, data: Buffer.alloc(0) } as UploadedFile);
    expect((await readFile(path)).equals(film(GAP(description.length - 8)))).toBe(true);
  } finally {
    await rm(folder, { recursive: true });
  }
});
