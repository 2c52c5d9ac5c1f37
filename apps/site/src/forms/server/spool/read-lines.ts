import type { Submission } from '@keelstone/outbox';
import * as v from 'valibot';

/** A line of the spool: a submission, or null if it is unreadable. `bytes` is the line as it is in the file. */
export type SpoolLine = { bytes: Buffer; submission: Submission | null };

const NEWLINE = 0x0a;

/**
 * The minimum that a line must satisfy before it is sent to the database. A value of another type would cause an
 * error on the client side, every time, which could not be distinguished from an unavailable database. Whether
 * values are valid is for the database to decide.
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
  agreed: v.optional(v.record(v.string(), v.string())),
  files: v.optional(v.array(v.record(v.string(), v.string()))),
});

/** Lines that are not UTF-8 were not written by us: decoding them leniently would change what somebody sent. */
const strict = new TextDecoder('utf-8', { fatal: true });

function parse(bytes: Buffer): Submission | null {
  try {
    const result = v.safeParse(submissionSchema, JSON.parse(strict.decode(bytes)));
    return result.success ? (result.output as Submission) : null;
  } catch {
    return null;
  }
}

/** The complete lines of a file, without empty ones. */
function* wholeLines(content: Buffer): Generator<Buffer> {
  for (let start = 0, end = content.indexOf(NEWLINE); end !== -1; end = content.indexOf(NEWLINE, start)) {
    if (end > start) yield content.subarray(start, end);
    start = end + 1;
  }
}

/** The lines of a spool file. A line without its end was never acknowledged: the process ended while writing it. */
export function readLines(content: Buffer): SpoolLine[] {
  return Array.from(wholeLines(content), (bytes) => ({ bytes, submission: parse(bytes) }));
}

/** The number of complete lines. */
export function countLines(content: Buffer): number {
  return [...wholeLines(content)].length;
}
