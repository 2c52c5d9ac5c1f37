import {
  APIError,
  commitTransaction,
  type Endpoint,
  Forbidden,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload';
import { canPublish } from '../access/roles.ts';
import { recordOf } from '../audit/record.ts';
import { configurationOf } from '../configuration-of.ts';
import { lockPublishing } from '../database/publishing-lock.ts';
import { transactionOf } from '../database/transaction.ts';
import { type PlannedLine, planImport } from './plan-import.ts';
import { type RedirectLine, readRedirectLines, UnreadableFileError } from './read-redirect-lines.ts';
import { writeRedirects } from './write-redirects.ts';

const MAX_BYTES = 5 * 1024 * 1024;

export type ImportAnswer = {
  lines: PlannedLine[];
  /** False for a dry run, and if any line is refused, because then nothing is imported. */
  isDone: boolean;
};

const tooLarge = () =>
  new APIError('The file is larger than 5 MB. Split it. Nothing has been changed.', 413, null, true);

async function readLines(req: PayloadRequest): Promise<RedirectLine[]> {
  // A body that declares itself too large is not read at all.
  if (Number(req.headers.get('content-length')) > MAX_BYTES) throw tooLarge();
  const bytes = new Uint8Array((await req.arrayBuffer?.()) ?? []);
  if (bytes.length > MAX_BYTES) throw tooLarge();
  try {
    return readRedirectLines(bytes);
  } catch (error) {
    if (error instanceof UnreadableFileError) throw new APIError(error.message, 400, null, true);
    throw error;
  }
}

/** Imports all lines or none, in the transaction in which they were validated. */
async function importLines(lines: RedirectLine[], req: PayloadRequest): Promise<ImportAnswer> {
  const isDryRun = req.query.dryRun === 'true';
  const { siteUrl } = configurationOf(req.payload);
  await initTransaction(req);
  try {
    const executor = await transactionOf(req);
    if (!isDryRun) await lockPublishing(executor);
    const planned = await planImport(lines, { executor, siteUrl });
    const isDone = !isDryRun && planned.every(({ outcome }) => outcome !== 'refused');
    if (isDone) {
      const changed = planned.filter(({ outcome }) => outcome !== 'unchanged');
      await writeRedirects(executor, changed);
      const subject = { collection: 'redirects', documentId: null, title: null };
      await recordOf(req, { action: 'import', subject, detail: { count: changed.length } });
    }
    await commitTransaction(req);
    return { lines: planned, isDone };
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/** `POST /api/redirects/import` with a CSV file as the body; `?dryRun=true` only previews. */
export const importRedirects: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    if (!canPublish(req)) throw new Forbidden(req.t);
    return Response.json(await importLines(await readLines(req), req));
  },
};
