import { type Executor, publishRedirects, RedirectLoopError } from '@keelstone/read-model';
import type { PayloadRequest } from 'payload';
import { refusal } from '../access/endpoint.ts';
import { recordLastSaves } from '../concurrent-edits/last-save.ts';
import { sayCircle } from './find-chain-error.ts';
import type { RedirectWords } from './normalise-redirect.ts';

/**
 * Saving ten thousand documents through Payload's hooks takes minutes, so their work is done here for all at once. The
 * time is not that of the transaction's beginning: it may have waited for a save, than which it must be newer (C-14).
 */
const STORE = `
  insert into redirects ("from", "to", status, is_automatic, updated_at, created_at)
  select given."from", given."to", given.status::enum_redirects_status, false, clock_timestamp(), clock_timestamp()
  from unnest($1::text[], $2::text[], $3::text[]) as given ("from", "to", status)
  on conflict ("from") where deleted_at is null do update
    set "to" = excluded."to", status = excluded.status, is_automatic = false, updated_at = excluded.updated_at
  returning id`;

/**
 * Stores redirects and publishes them, replacing former ones from the same paths.
 *
 * @param work the request, and its transaction, in which they were validated
 */
export async function writeRedirects(
  redirects: readonly RedirectWords[],
  { req, executor }: { req: PayloadRequest; executor: Executor },
): Promise<void> {
  if (redirects.length === 0) return;
  const { rows } = await executor.query(STORE, [
    redirects.map(({ from }) => from),
    redirects.map(({ to }) => to),
    redirects.map(({ status }) => status),
  ]);
  await recordLastSaves(
    req,
    'redirects',
    rows.map(({ id }) => Number(id)),
  );
  await publishRedirects(
    executor,
    redirects.map(({ from, to, status }) => ({ from, to, status: status === '302' ? 302 : 301 })),
  ).catch((error: unknown) => {
    throw error instanceof RedirectLoopError ? refusal(sayCircle(error.chain), 409) : error;
  });
}
