import { createHash } from 'node:crypto';
import { say } from '@keelstone/languages/say.ts';
import type { Executor } from '@keelstone/read-model';
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { refusal, requirePublisher } from '../access/endpoint.ts';
import { recordOf } from '../audit/record.ts';
import { inTransactionOf } from '../database/in-transaction.ts';
import { lockPublishing } from '../database/publishing-lock.ts';
import { transactionOf } from '../database/transaction.ts';
import { UnreadableFileError } from './read-csv.ts';

const MAX_BYTES = 5 * 1024 * 1024;

/** What an import would do with one line. */
export type PlannedLine = {
  line: number;
  outcome: 'new' | 'changed' | 'unchanged' | 'refused';
  /** Why it is refused, and how to fix it. */
  reason?: string;
  /** What it changes. */
  note?: string;
};

/** What an import would do to something else than its lines: a sentence, and a table if there is more to say. */
export type ImportPreview = { text: string; columns: string[]; rows: string[][] };

type ImportResult<Planned extends PlannedLine = PlannedLine> = {
  lines: Planned[];
  /** False for a dry run, and if any line is refused, because then nothing is imported. */
  isDone: boolean;
  /** Of the lines: an import that names the digest of its preview does exactly that, or nothing. */
  digest: string;
  /** Of a dry run that could be carried out. */
  previews?: ImportPreview[];
};

type Work = { req: PayloadRequest; executor: Executor };

type CsvImport<Line, Planned extends PlannedLine> = {
  collection: CollectionSlug;
  /** @throws UnreadableFileError */
  read(bytes: Uint8Array): Line[];
  plan(lines: Line[], work: Work): Promise<Planned[]>;
  /** Writes and publishes lines that change something, in the transaction in which they were planned. */
  write(lines: Planned[], work: Work): Promise<void>;
  /** What lines that change something would do, for a preview. */
  preview?(lines: Planned[], req: PayloadRequest): Promise<ImportPreview[]>;
};

const tooLarge = () => refusal(say('The file is larger than 5 MB. Split it. Nothing has been changed.'), 413);

const digestOf = (planned: readonly PlannedLine[]): string =>
  createHash('sha256').update(JSON.stringify(planned)).digest('hex');

const changedSincePreview = () =>
  refusal(
    say(
      'Nothing was imported, because the import would do something else than the preview shows: somebody has changed something since. Choose the file again to see what it would do now.',
    ),
    409,
  );

async function readLines<Line>(req: PayloadRequest, read: (bytes: Uint8Array) => Line[]): Promise<Line[]> {
  // A body that declares itself too large is not read at all.
  if (Number(req.headers.get('content-length')) > MAX_BYTES) throw tooLarge();
  const bytes = new Uint8Array((await req.arrayBuffer?.()) ?? []);
  if (bytes.length > MAX_BYTES) throw tooLarge();
  try {
    return read(bytes);
  } catch (error) {
    if (error instanceof UnreadableFileError) throw refusal(error.message);
    throw error;
  }
}

/** Imports all lines or none, in the transaction in which they were validated. */
async function importLines<Line, Planned extends PlannedLine>(
  { collection, read, plan, write, preview }: CsvImport<Line, Planned>,
  req: PayloadRequest,
): Promise<ImportResult<Planned>> {
  const isDryRun = req.query.dryRun === 'true';
  const lines = await readLines(req, read);
  const isChange = ({ outcome }: Planned) => outcome !== 'unchanged';
  const result = await inTransactionOf(req, async () => {
    const work = { req, executor: await transactionOf(req) };
    if (!isDryRun) await lockPublishing(work.executor);
    const planned = await plan(lines, work);
    const digest = digestOf(planned);
    if (!isDryRun && req.query.digest !== undefined && req.query.digest !== digest)
      throw changedSincePreview();
    const isPossible = planned.every(({ outcome }) => outcome !== 'refused');
    const isDone = !isDryRun && isPossible;
    if (isDone) {
      const changed = planned.filter(isChange);
      await write(changed, work);
      const subject = { collection, documentId: null, title: null };
      await recordOf(req, { action: 'import', subject, detail: { count: changed.length } });
    }
    return { lines: planned, isDone, digest, isPossible };
  });
  const { isPossible, ...summary } = result;
  if (!isDryRun || !isPossible || !preview) return summary;
  return { ...summary, previews: await preview(summary.lines.filter(isChange), req) };
}

/**
 * `POST /api/COLLECTION/import` with a CSV file as the body. `?dryRun=true` only previews; with `?digest=` of a preview,
 * it is refused if it would do something else.
 */
export const csvImport = <Line, Planned extends PlannedLine>(
  options: CsvImport<Line, Planned>,
): Endpoint => ({
  path: '/import',
  method: 'post',
  handler: async (req) => {
    requirePublisher(req);
    return Response.json(await importLines(options, req));
  },
});
