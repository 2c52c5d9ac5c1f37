import type { Submission } from '@keelstone/outbox';
import * as v from 'valibot';

/** A line of the spool: a submission, or what cannot be read as one. `bytes` is the line as it stands in the file. */
export type SpoolLine = { bytes: Buffer; submission: Submission | null };

const NEWLINE = 0x0a;

/**
 * What a line has to hold for the database to be asked at all. A value of another kind would fail on the way there, each
 * time anew, and nobody could tell that from a database that is away. Which values fit is the database's to say.
 */
const submissionSchema = v.object({
  id: v.string(),
  formId: v.number(),
  formTitle: v.string(),
  language: v.string(),
  pagePath: v.string(),
  fields: v.record(v.string(), v.unknown()),
  receivedAt: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
    v.check((date) => !Number.isNaN(date.getTime())),
  ),
});

/** Bytes that are no UTF-8 are no line that we wrote: decoding them loosely would change what somebody sent. */
const strict = new TextDecoder('utf-8', { fatal: true });

function parse(bytes: Buffer): Submission | null {
  try {
    const result = v.safeParse(submissionSchema, JSON.parse(strict.decode(bytes)));
    return result.success ? (result.output as Submission) : null;
  } catch {
    return null;
  }
}

/** The whole lines of a file, empty ones left out. */
function* wholeLines(content: Buffer): Generator<Buffer> {
  for (let start = 0, end = content.indexOf(NEWLINE); end !== -1; end = content.indexOf(NEWLINE, start)) {
    if (end > start) yield content.subarray(start, end);
    start = end + 1;
  }
}

/**
 * The lines of a file of the spool. The end of a line that is not there was never acknowledged: its process ended while
 * writing it.
 */
export function readLines(content: Buffer): SpoolLine[] {
  return Array.from(wholeLines(content), (bytes) => ({ bytes, submission: parse(bytes) }));
}

/** How many whole lines there are. */
export function countLines(content: Buffer): number {
  return [...wholeLines(content)].length;
}
