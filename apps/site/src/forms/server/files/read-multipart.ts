import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import Busboy from '@fastify/busboy';
import { MEGABYTE, MOST_MEGABYTES_TOGETHER } from '@keelstone/model';
import { type Entered, enter } from '../entered.ts';

/** A file as it arrived. */
export type ReceivedFile = {
  /** As the visitor's computer named it. */
  name: string;
  /** The type that the browser claims. */
  claimedType: string;
  /** Null if it is larger than its field allows, or in no field for files: then nothing of it was kept. */
  content: Buffer | null;
};

export type ReceivedFiles = ReadonlyMap<string, readonly ReceivedFile[]>;

export type Multipart = {
  entered: Entered;
  files: ReceivedFiles;
  /** More text, or more of all files together, than any form takes. */
  isTooLong: boolean;
};

/** Thrown if the rest of a body is not read, because it is much larger than any form. */
export class BodyTooLargeError extends Error {}
/** Thrown if a body is not a form, or ends early. */
export class NotAFormError extends Error {}

const TEXT_BYTES = 256 * 1024;
const MOST_FIELDS = 500;
const MOST_PARTS = 550;
/** The names of a part. Reading them takes ten times as long as reading a file: a system's longest ones have a kilobyte. */
const HEADER_BYTES = 8 * 1024;
const FILES_BYTES = MOST_MEGABYTES_TOGETHER * MEGABYTE;
/** The rest of a body that is too long is read up to here, so that the browser gets to the response. */
const MOST_BYTES = 4 * FILES_BYTES;

export type MultipartOptions = {
  /** How many bytes a file in a field may have; 0 for a field of another kind. Nothing is kept of what exceeds it. */
  mostBytesOf(field: string): number;
};

/** What is read of one body, within the limits of all forms. */
class Reading {
  readonly entered = new Map<string, string[]>();
  readonly files = new Map<string, ReceivedFile[]>();
  isTooLong = false;
  #textBytes = 0;
  #fileBytes = 0;

  /**
   * Counts text. Names do count: nothing else limits those of hundreds of parts, which are held for as long as a slow body
   * takes, of forms that have no place for files, too.
   */
  #holds(...texts: string[]): boolean {
    for (const text of texts) this.#textBytes += Buffer.byteLength(text);
    if (this.#textBytes > TEXT_BYTES) this.isTooLong = true;
    return this.#textBytes <= TEXT_BYTES;
  }

  addText(name: string, value: string): void {
    if (this.#holds(name, value)) enter(this.entered, name, value);
  }

  addFile(field: string, stream: Readable, mostBytes: number, about: Omit<ReceivedFile, 'content'>): void {
    let chunks: Buffer[] = [];
    let bytes = 0;
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBytes || this.isTooLong) {
        chunks = [];
        return;
      }
      this.#fileBytes += chunk.length;
      if (this.#fileBytes > FILES_BYTES) this.isTooLong = true;
      else chunks.push(chunk);
    });
    const hasRoom = this.#holds(field, about.name, about.claimedType);
    stream.on('end', () => {
      // Browsers send an empty file without a name where none was chosen.
      if (!hasRoom || (about.name === '' && bytes === 0)) return;
      const isKept = bytes <= mostBytes && !this.isTooLong;
      const file = { ...about, content: isKept ? Buffer.concat(chunks) : null };
      this.files.set(field, [...(this.files.get(field) ?? []), file]);
    });
  }
}

/**
 * Reads a form with files, which browsers send as `multipart/form-data`. Sizes are checked while it arrives; nothing is
 * written to disk.
 *
 * @throws BodyTooLargeError if it is much too large: the connection should be closed
 * @throws NotAFormError if it is malformed or ends early
 */
export async function readMultipart(
  request: IncomingMessage,
  { mostBytesOf }: MultipartOptions,
): Promise<Multipart> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) throw new BodyTooLargeError();
  const reading = new Reading();
  await new Promise<void>((resolve, reject) => {
    const parser = openParser(request);
    let bytes = 0;
    const stop = (error: Error) => {
      request.unpipe(parser);
      reject(error);
    };
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) stop(new BodyTooLargeError());
    });
    const onEarlyEnd = () => stop(new NotAFormError('The body ended early.'));
    request.on('aborted', onEarlyEnd).on('error', onEarlyEnd);
    parser.on('field', (name = '', value, isNameCut, isValueCut) => {
      if (isNameCut || isValueCut) reading.isTooLong = true;
      else reading.addText(name, value);
    });
    parser.on('file', (field = '', stream, name, _encoding, claimedType) => {
      // An error of the parser ends the file, too.
      stream.on('error', () => {});
      reading.addFile(field, stream, mostBytesOf(field), { name: name ?? '', claimedType });
    });
    const onLimit = () => {
      reading.isTooLong = true;
    };
    parser.on('fieldsLimit', onLimit).on('partsLimit', onLimit);
    parser.on('error', () => stop(new NotAFormError('The body is malformed.')));
    parser.on('finish', () => resolve());
    request.pipe(parser);
  });
  return reading;
}

function openParser(request: IncomingMessage) {
  const contentType = request.headers['content-type'] ?? '';
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': contentType },
      limits: { fieldSize: TEXT_BYTES, fields: MOST_FIELDS, parts: MOST_PARTS, headerSize: HEADER_BYTES },
    });
  } catch {
    throw new NotAFormError('The body has no boundary.');
  }
}
