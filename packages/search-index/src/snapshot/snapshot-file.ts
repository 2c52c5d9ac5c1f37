import { createHash } from 'node:crypto';
import { endianness } from 'node:os';

/** What a snapshot consists of: arrays as they stand in memory, and values that JSON can hold. */
export type SnapshotEntry = Uint8Array | Uint16Array | Uint32Array | { json: unknown };
export type SnapshotEntries = Record<string, SnapshotEntry>;

const ARRAYS = { Uint8Array, Uint16Array, Uint32Array };
type Kind = keyof typeof ARRAYS | 'json';
type Placed = { name: string; kind: Kind; start: number; bytes: number };

/** Eight bytes that say what a file is. The digit grows with each change of what the entries mean. */
const MAGIC = new TextEncoder().encode('KSINDEX1');
const DIGEST = 32;
/** Magic, digest, length of the list of entries. Everything begins at a multiple of eight bytes, as arrays must. */
const HEAD = MAGIC.length + DIGEST + 8;

const align = (bytes: number) => Math.ceil(bytes / 8) * 8;
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Thrown for bytes that are no snapshot of this version, whole and unchanged. The index has to be built instead. */
export class UnreadableSnapshotError extends Error {
  override name = 'UnreadableSnapshotError';

  constructor(fault: string, options?: ErrorOptions) {
    super(`This is no snapshot that can be used: ${fault}. Build the index from its documents.`, options);
  }
}

function bytesOf(entry: SnapshotEntry): { kind: Kind; bytes: Uint8Array } {
  if ('json' in entry) return { kind: 'json', bytes: new TextEncoder().encode(JSON.stringify(entry.json)) };
  const bytes = new Uint8Array(entry.buffer, entry.byteOffset, entry.byteLength);
  return { kind: entry.constructor.name as Kind, bytes };
}

/** Writes entries into one run of bytes, with a checksum over all of it. */
export function encodeSnapshot(entries: SnapshotEntries): Uint8Array {
  const parts = Object.entries(entries).map(([name, entry]) => ({ name, ...bytesOf(entry) }));
  let start = 0;
  const placed = parts.map(({ name, kind, bytes }): Placed => {
    const at = start;
    start += align(bytes.length);
    return { name, kind, start: at, bytes: bytes.length };
  });
  const list = new TextEncoder().encode(JSON.stringify({ order: endianness(), placed }));
  const body = HEAD + align(list.length);
  const file = new Uint8Array(body + start);
  file.set(MAGIC);
  new DataView(file.buffer).setUint32(HEAD - 8, list.length, true);
  file.set(list, HEAD);
  for (const [i, { bytes }] of parts.entries()) file.set(bytes, body + (placed[i] as Placed).start);
  file.set(digestOf(file.subarray(HEAD - 8)), MAGIC.length);
  return file;
}

/** @throws UnreadableSnapshotError */
function checkWhole(file: Uint8Array): void {
  if (file.length < HEAD) throw new UnreadableSnapshotError('it is too short');
  if (MAGIC.some((byte, i) => file[i] !== byte))
    throw new UnreadableSnapshotError('it is of another kind or version');
  const digest = digestOf(file.subarray(HEAD - 8));
  if (digest.some((byte, i) => file[MAGIC.length + i] !== byte))
    throw new UnreadableSnapshotError('it is torn or changed');
}

/** What `encodeSnapshot` was given. Arrays are views of the file where they can be. */
export class SnapshotReader {
  readonly #file: Uint8Array<ArrayBuffer>;
  readonly #body: number;
  readonly #placed: ReadonlyMap<string, Placed>;

  /** @throws UnreadableSnapshotError */
  constructor(file: Uint8Array) {
    checkWhole(file);
    // Arrays of more than one byte an entry must begin at a multiple of it.
    this.#file = (file.byteOffset % 8 === 0 ? file : file.slice()) as Uint8Array<ArrayBuffer>;
    const length = new DataView(this.#file.buffer, this.#file.byteOffset).getUint32(HEAD - 8, true);
    const list = JSON.parse(new TextDecoder().decode(this.#file.subarray(HEAD, HEAD + length)));
    if (list.order !== endianness())
      throw new UnreadableSnapshotError('it is from a machine of another kind');
    this.#body = HEAD + align(length);
    this.#placed = new Map((list.placed as Placed[]).map((each) => [each.name, each]));
  }

  has(name: string): boolean {
    return this.#placed.has(name);
  }

  json(name: string): unknown {
    return JSON.parse(new TextDecoder().decode(this.#bytes(name, 'json')));
  }

  bytes(name: string): Uint8Array {
    return this.#array(name, 'Uint8Array') as Uint8Array;
  }

  shorts(name: string): Uint16Array<ArrayBuffer> {
    return this.#array(name, 'Uint16Array') as Uint16Array<ArrayBuffer>;
  }

  integers(name: string): Uint32Array<ArrayBuffer> {
    return this.#array(name, 'Uint32Array') as Uint32Array<ArrayBuffer>;
  }

  #array(name: string, kind: keyof typeof ARRAYS) {
    const { buffer, byteOffset, byteLength } = this.#bytes(name, kind);
    return new ARRAYS[kind](buffer, byteOffset, byteLength / ARRAYS[kind].BYTES_PER_ELEMENT);
  }

  #bytes(name: string, kind: Kind): Uint8Array<ArrayBuffer> {
    const placed = this.#placed.get(name);
    if (placed?.kind !== kind) throw new UnreadableSnapshotError(`${name} is missing`);
    const start = this.#body + placed.start;
    return this.#file.subarray(start, start + placed.bytes);
  }
}
