import type { Executor } from '@keelstone/read-model';
import type { FieldHook, TextFieldValidation } from 'payload';
import { configurationOf } from '../configuration-of.ts';
import { readerOf } from '../database/transaction.ts';
import { findChainError, type RedirectGraph } from './find-chain-error.ts';
import { normaliseSource, normaliseTarget, targetPath } from './normalise-redirect.ts';
import {
  explainNodeThere,
  explainRedirectThere,
  findSourceError,
  findTargetError,
} from './redirect-error.ts';

const normaliseWith =
  (normalise: (value: string, siteUrl: string) => string): FieldHook =>
  ({ value, req }) =>
    typeof value === 'string' ? normalise(value, configurationOf(req.payload).siteUrl) : value;

/** What is stored is decoded: to decode it once more, when something else is saved, could make another path of it. */
export const normaliseSourceField: FieldHook = (field) =>
  field.value === field.originalDoc?.from ? field.value : normaliseWith(normaliseSource)(field);
export const normaliseTargetField = normaliseWith(normaliseTarget);

/** The source must be a path where nothing is published, and no other redirect starts. */
export const validateSource: TextFieldValidation = async (value, { req, id }) => {
  const error = findSourceError(value);
  // As below: one that was stored before it would be refused must not block the move of a page.
  if (error && !req.context.leavesRedirect) return error;
  const executor = await readerOf(req);
  const { rows: nodes } = await executor.query(
    "select nid, node->>'title' as title from published.nodes where path = $1",
    [value],
  );
  if (nodes[0]) return explainNodeThere(nodes[0] as { title: unknown; nid: unknown });
  const { rows: others } = await executor.query(
    'select "to" from redirects where "from" = $1 and id <> $2 and deleted_at is null',
    [value, Number(id ?? 0)],
  );
  return others[0] ? explainRedirectThere(String(others[0].to)) : true;
};

/** The redirects connected to this one: the chain from its target, and one that leads to its source. */
async function readNeighbours(
  executor: Executor,
  redirect: { id: number; from: string; to: string },
): Promise<RedirectGraph> {
  const next = new Map<string, string>();
  for (let path = targetPath(redirect.to); path !== null && !next.has(path); ) {
    const { rows } = await executor.query(
      'select "to" from redirects where "from" = $1 and id <> $2 and deleted_at is null',
      [path, redirect.id],
    );
    if (!rows[0]) break;
    next.set(path, String(rows[0].to));
    path = targetPath(String(rows[0].to));
  }
  const { rows } = await executor.query(
    `select "from" from redirects
     where lower(split_part(split_part("to", '?', 1), '#', 1)) = $1 and id <> $2 and "from" <> $1 and deleted_at is null limit 1`,
    [redirect.from, redirect.id],
  );
  return { to: (path) => next.get(path), from: () => rows[0] && String(rows[0].from) };
}

/** The target must be reached directly and without a loop. */
export const validateTarget: TextFieldValidation = async (value, { req, siblingData, id }) => {
  const error = findTargetError(value);
  if (error) return error;
  const { from } = siblingData as { from?: string };
  // Existing redirects must not block the move of a page: the read model refuses loops.
  if (!value || !from || req.context.leavesRedirect) return true;
  const redirect = { id: Number(id ?? 0), from, to: value };
  return findChainError(redirect, await readNeighbours(await readerOf(req), redirect)) ?? true;
};
