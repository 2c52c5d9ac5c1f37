import { createHash, type Hash } from 'node:crypto';
import { endianness } from 'node:os';

/** What a snapshot consists of: arrays as they are in memory, and JSON values. */
type SnapshotEntry = Uint8Array | Uint16Array | Uint32Array | Float64Array | { json: unknown };

/**
 * Entries by name. They are read one after the other, and the index may change in between: `read` must return
 * the same data whenever it is called.
 */
export type SnapshotEntries = [name: string, read: () => SnapshotEntry][];

const ARRAYS = { Uint8Array, Uint16Array, Uint32Array, Float64Array };
type Kind = keyof typeof ARRAYS | 'json';
type Placed = { name: string; kind: Kind; start: number; bytes: number };

/** Eight bytes that identify the file format. Increment the digit whenever the meaning of the entries changes. */
const MAGIC = new TextEncoder().encode('KSINDEX6');
const DIGEST = 32;
/**
 * The entries are followed by a list of them, the length of that list in eight bytes, and a digest of everything
 * before.
 */
const TAIL = 8 + DIGEST;
/** Bytes that are handed over in one part: hashing this many takes a fraction of a millisecond. */
const PART = 1 << 18;

/** Every entry begins at a multiple of eight bytes, as typed arrays require. */
const align = (bytes: number) => Math.ceil(bytes / 8) * 8;

/** Thrown for bytes that are not an intact snapshot of this version. The index has to be rebuilt instead. */
export class UnreadableSnapshotError extends Error {
  override name = 'UnreadableSnapshotError';

  constructor(reason: string, options?: ErrorOptions) {
    super(`This is no snapshot that can be used: ${reason}. Build the index from its documents.`, options);
  }
}

function kindOf(entry: Exclude<SnapshotEntry, { json: unknown }>): Kind {
  const kinds = Object.keys(ARRAYS) as (keyof typeof ARRAYS)[];
  return kinds.find((kind) => entry instanceof ARRAYS[kind]) as Kind;
}

function bytesOf(entry: SnapshotEntry): { kind: Kind; bytes: Uint8Array } {
  if ('json' in entry) return { kind: 'json', bytes: new TextEncoder().encode(JSON.stringify(entry.json)) };
  const bytes = new Uint8Array(entry.buffer, entry.byteOffset, entry.byteLength);
  return { kind: kindOf(entry), bytes };
}

/** Yields bytes in parts, followed by zeros up to where the next entry may begin. */
function* cut(bytes: Uint8Array, hash: Hash): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += PART) {
    const part = bytes.subarray(start, start + PART);
    hash.update(part);
    yield part;
  }
  const padding = new Uint8Array(align(bytes.length) - bytes.length);
  hash.update(padding);
  if (padding.length > 0) yield padding;
}

/**
 * Writes the entries one after the other, with a checksum over all of them.
 *
 * @returns consecutive parts; use each one before requesting the next
 */
export function* writeSnapshot(entries: SnapshotEntries): Generator<Uint8Array> {
  const hash = createHash('sha256');
  yield* cut(MAGIC, hash);
  const placed: Placed[] = [];
  let start = MAGIC.length;
  for (const [name, read] of entries) {
    const { kind, bytes } = bytesOf(read());
    placed.push({ name, kind, start, bytes: bytes.length });
    start += align(bytes.length);
    yield* cut(bytes, hash);
  }
  const list = new TextEncoder().encode(JSON.stringify({ order: endianness(), placed }));
  yield* cut(list, hash);
  const length = new Uint8Array(8);
  new DataView(length.buffer).setUint32(0, list.length, true);
  yield* cut(length, hash);
  yield hash.digest();
}

/** @throws UnreadableSnapshotError */
function checkWhole(file: Uint8Array): void {
  if (file.length < MAGIC.length + TAIL) throw new UnreadableSnapshotError('it is too short');
  if (MAGIC.some((byte, i) => file[i] !== byte))
    throw new UnreadableSnapshotError('it is of another kind or version');
  const body = file.length - DIGEST;
  const digest = createHash('sha256').update(file.subarray(0, body)).digest();
  if (digest.some((byte, i) => file[body + i] !== byte))
    throw new UnreadableSnapshotError('it is torn or changed');
}

/** Reads what `writeSnapshot` wrote. Arrays are views of the file where its alignment allows. */
export class SnapshotReader {
  readonly #file: Uint8Array<ArrayBuffer>;
  readonly #placed: ReadonlyMap<string, Placed>;

  /** @throws UnreadableSnapshotError */
  constructor(file: Uint8Array) {
    checkWhole(file);
    // Arrays with more than one byte per entry must begin at a multiple of that size.
    this.#file = (file.byteOffset % 8 === 0 ? file : file.slice()) as Uint8Array<ArrayBuffer>;
    const end = this.#file.length - TAIL;
    const length = new DataView(this.#file.buffer, this.#file.byteOffset + end).getUint32(0, true);
    const start = end - align(length);
    const list = JSON.parse(new TextDecoder().decode(this.#file.subarray(start, start + length)));
    if (list.order !== endianness())
      throw new UnreadableSnapshotError('it is from a machine of another kind');
    this.#placed = new Map((list.placed as Placed[]).map((each) => [each.name, each]));
  }

  has(name: string): boolean {
    return this.#placed.has(name);
  }

  json(name: string): unknown {
    return JSON.parse(new TextDecoder().decode(this.#bytes(name, 'json')));
  }

  bytes(name: string): Uint8Array<ArrayBuffer> {
    return this.#array(name, 'Uint8Array') as Uint8Array<ArrayBuffer>;
  }

  shorts(name: string): Uint16Array<ArrayBuffer> {
    return this.#array(name, 'Uint16Array') as Uint16Array<ArrayBuffer>;
  }

  integers(name: string): Uint32Array<ArrayBuffer> {
    return this.#array(name, 'Uint32Array') as Uint32Array<ArrayBuffer>;
  }

  numbers(name: string): Float64Array<ArrayBuffer> {
    return this.#array(name, 'Float64Array') as Float64Array<ArrayBuffer>;
  }

  #array(name: string, kind: keyof typeof ARRAYS) {
    const { buffer, byteOffset, byteLength } = this.#bytes(name, kind);
    return new ARRAYS[kind](buffer, byteOffset, byteLength / ARRAYS[kind].BYTES_PER_ELEMENT);
  }

  #bytes(name: string, kind: Kind): Uint8Array<ArrayBuffer> {
    const placed = this.#placed.get(name);
    if (placed?.kind !== kind) throw new UnreadableSnapshotError(`${name} is missing`);
    return this.#file.subarray(placed.start, placed.start + placed.bytes);
  }
}
