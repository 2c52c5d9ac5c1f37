import * as v from 'valibot';
import { PERSON_HEADER } from './person-header.ts';

/** What somebody typed into a form and has not saved, as the browser and the server keep it. */
export type KeptChanges = {
  /** Of the form in which it was typed. */
  id: string;
  /** The page view of that form: a tab, from one load to the next. */
  view: string;
  owner: number | string;
  /** The document, named by `targetKey`. */
  target: string;
  language: string;
  /** The version of the document that the form started from; null for a new one. */
  base: string | null;
  /** Milliseconds since 1970. */
  at: number;
  data: Record<string, unknown>;
};

/** Whose changes are looked for, and of which document and language, if not of all. */
export type WhereKept = Pick<KeptChanges, 'owner'> & Partial<Pick<KeptChanges, 'target' | 'language'>>;

const storedSchema = v.object({
  changes: v.array(
    v.object({
      id: v.string(),
      view: v.string(),
      target: v.string(),
      language: v.string(),
      base: v.nullable(v.string()),
      at: v.number(),
      data: v.record(v.string(), v.unknown()),
    }),
  ),
});

const PATH = '/api/kept-changes';
/** What browsers send of a page that is closing, in bytes; they refuse to send more that way, also of an open one. */
const MOST_OF_CLOSING = 60_000;

/** Whose changes they are: somebody else may have logged in in another tab. */
const asOwner = (owner: KeptChanges['owner']) => ({ [PERSON_HEADER]: String(owner) });

const send = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    credentials: 'same-origin',
    keepalive: new TextEncoder().encode(body).length < MOST_OF_CLOSING,
    body,
  });

/** What the server has from here, or has told, or may have. */
const stored = new Set<string>();

/** Notes what another page view may have sent when it closed, which the server may not have told yet. */
export function noteStored(ids: readonly string[]): void {
  for (const id of ids) stored.add(id);
}

/** Of forms that are about to go: a copy that is due meanwhile would be offered again. */
const givenUp = new Set<string>();

/** What is kept of these forms is discarded, and nothing more is kept of them. */
export function giveUp(ids: readonly string[]): void {
  for (const id of ids) givenUp.add(id);
}

export const isGivenUp = (id: string): boolean => givenUp.has(id);

let last: Promise<unknown> = Promise.resolve();
/** One after the other: what is discarded must not be stored by an earlier request that took longer. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = last.then(work, work);
  last = done.catch(() => undefined);
  return done;
}

/** Keeps changes on the server too, where their author finds them from any computer. */
export const storeChanges = ({ id, view, owner, target, language, base, data }: KeptChanges): Promise<void> =>
  inTurn(async () => {
    if (isGivenUp(id)) return;
    stored.add(id);
    await send(PATH, JSON.stringify({ id, view, target, language, base, data }), asOwner(owner));
  });

export const discardStoredChanges = (ids: string[]): Promise<void> =>
  inTurn(async () => {
    const known = ids.filter((id) => stored.has(id));
    if (known.length === 0) return;
    const { ok } = await send(`${PATH}/forget`, JSON.stringify({ ids: known }));
    if (ok) for (const id of known) stored.delete(id);
  });

/** What the server keeps of the person who is logged in. */
export async function readStoredChanges({ owner, ...where }: WhereKept): Promise<KeptChanges[]> {
  const response = await fetch(`${PATH}?${new URLSearchParams(where)}`, { headers: asOwner(owner) });
  if (!response.ok) return [];
  const { changes } = v.parse(storedSchema, await response.json());
  noteStored(changes.map(({ id }) => id));
  return changes.map((each) => ({ ...each, owner }));
}
