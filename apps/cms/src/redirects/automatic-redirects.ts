import type { RedirectDocument } from '@keelstone/editing/payload-types.ts';
import type { Executor } from '@keelstone/read-model';
import type { PayloadRequest, Where } from 'payload';
import { transactionOf, withTransactionOf } from '../database/transaction.ts';
import { targetPath } from './normalise-redirect.ts';
import { nameReplacedRedirects } from './replaced-redirects.ts';

/** A redirect that something which was published has taken the place of. */
export type ReplacedRedirect = Pick<RedirectDocument, 'from' | 'to' | 'status' | 'isAutomatic'>;

/** The redirects that publishing within a request has taken the place of. */
export const replacedWithin = ({ context }: PayloadRequest): ReplacedRedirect[] =>
  (context.replacedRedirects as ReplacedRedirect[] | undefined) ?? [];

/**
 * Removes redirects from a path at which something is published now, also from the editors' list. What an editor made is
 * moved to the trash (C-13), and named in the response.
 */
export async function removeRedirectsFrom(path: string, req: PayloadRequest): Promise<void> {
  const options = { ...(await withTransactionOf(req)), collection: 'redirects', depth: 0 } as const;
  const from = { from: { equals: path } };
  const deleted = await req.payload.delete({
    ...options,
    where: { and: [from, { isAutomatic: { equals: true } }] },
  });
  const { docs, errors } = await req.payload.update({
    ...options,
    where: from,
    data: { deletedAt: new Date().toISOString() },
  });
  if (errors[0]) throw new Error(errors[0].message);
  const replaced = [...deleted.docs, ...docs].map(({ from, to, status, isAutomatic }) => ({
    from,
    to,
    status,
    isAutomatic,
  }));
  req.context.replacedRedirects = [...replacedWithin(req), ...replaced];
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

/** Whether visitors would go in a circle. */
async function isInCircle(executor: Executor, { from, to }: ReplacedRedirect): Promise<boolean> {
  const { rows } = await executor.query(
    `with recursive chain (path) as (
       select $2::text union select redirect.to_path from chain join published.redirects redirect on redirect.from_path = chain.path
     ) select from chain where path = $1`,
    [from, targetPath(to)],
  );
  return rows.length > 0;
}

/**
 * Brings back redirects whose path is free again, because publishing was undone. What an editor made comes out of the
 * trash, as it was. They take the place of what undoing has made from the same path. One that would lead in a circle by now
 * is left out.
 */
export async function restoreRedirects(
  redirects: readonly ReplacedRedirect[],
  req: PayloadRequest,
): Promise<void> {
  if (redirects.length === 0) return;
  const options = {
    ...(await withTransactionOf(req)),
    collection: 'redirects',
    context: { leavesRedirect: true },
    depth: 0,
  } as const;
  const executor = await transactionOf(req);
  for (const redirect of redirects) {
    const from = { from: { equals: redirect.from } };
    const { rows } = await executor.query('select from published.nodes where path = $1', [redirect.from]);
    const { docs: present } = await req.payload.find({ ...options, where: from, limit: 1 });
    // While the path was taken, only undoing can have made one automatically.
    const isTaken = rows.length > 0 || present.some(({ isAutomatic }) => !isAutomatic);
    if (isTaken || (await isInCircle(executor, redirect))) continue;
    for (const { id } of present) await req.payload.delete({ ...options, id });
    const { to, status } = redirect;
    const inTrash: Where = {
      and: [from, { to: { equals: to } }, { status: { equals: status } }, { deletedAt: { exists: true } }],
    };
    const { docs } = redirect.isAutomatic
      ? { docs: [] }
      : await req.payload.find({ ...options, where: inTrash, trash: true, sort: '-deletedAt', limit: 1 });
    const [found] = docs;
    if (found) await req.payload.update({ ...options, id: found.id, data: { deletedAt: null }, trash: true });
    else await req.payload.create({ ...options, data: redirect });
  }
}
