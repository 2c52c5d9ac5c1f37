import type { Executor } from '@keelstone/read-model';
import type { PayloadRequest } from 'payload';
import { withTransactionOf } from '../database/transaction.ts';
import { targetPath } from './normalise-redirect.ts';
import { nameReplacedRedirects } from './replaced-redirects.ts';

/**
 * Removes redirects from a path at which something is published now, also from the editors' list. What an editor made is
 * moved to the trash (C-13), and named in the response.
 */
export async function removeRedirectsFrom(path: string, req: PayloadRequest): Promise<void> {
  const options = { ...(await withTransactionOf(req)), collection: 'redirects', depth: 0 } as const;
  const from = { from: { equals: path } };
  await req.payload.delete({ ...options, where: { and: [from, { isAutomatic: { equals: true } }] } });
  const { docs, errors } = await req.payload.update({
    ...options,
    where: from,
    data: { deletedAt: new Date().toISOString() },
  });
  if (errors[0]) throw new Error(errors[0].message);
  req.responseHeaders ??= new Headers();
  nameReplacedRedirects(
    req.responseHeaders,
    docs.map((redirect) => redirect.from),
  );
}

/**
 * When a published page moves, its former path and all paths that redirected to it redirect to the new path (C-6).
 * Redirects are saved as documents, whose hook publishes them.
 */
export async function redirectFormerPath(
  { from, to }: { from: string; to: string },
  { req, executor }: { req: PayloadRequest; executor: Executor },
): Promise<void> {
  // If another node has moved to the former path in the same transaction, there is nothing to redirect.
  const { rows } = await executor.query('select nid from published.nodes where path = $1', [from]);
  if (rows.length > 0) return;
  const context = { leavesRedirect: true };
  const options = { ...(await withTransactionOf(req)), context, collection: 'redirects' } as const;
  const { docs } = await req.payload.find({
    ...options,
    where: { or: [{ to: { like: from } }, { from: { equals: from } }] },
    pagination: false,
    depth: 0,
  });
  for (const former of docs) {
    const isFromHere = former.from === from;
    if (!isFromHere && targetPath(former.to) !== from) continue;
    // Keeps what followed the path, such as a fragment.
    const data = { to: isFromHere ? to : to + former.to.slice(from.length) };
    await req.payload.update({ ...options, id: former.id, data });
  }
  if (docs.some((document) => document.from === from)) return;
  await req.payload.create({ ...options, data: { from, to, status: '301', isAutomatic: true } });
}
