import * as v from 'valibot';

/** What a request has moved to the trash. */
export type Trashed = { collection: string; ids: number[] };

const saved = v.object({ id: v.number() });
const savesSchema = v.union([v.object({ docs: v.array(saved) }), v.object({ doc: saved })]);

/** @returns null for any other request, and for one that was refused */
export async function trashedBy(
  url: URL,
  init: RequestInit | undefined,
  response: Response,
): Promise<Trashed | null> {
  const [, collection] = /^\/api\/([a-z_]+)(?:\/\d+)?$/.exec(url.pathname) ?? [];
  const isSave = init?.method?.toUpperCase() === 'PATCH' && typeof init.body === 'string';
  if (!collection || !isSave || !response.ok || !/^\{"deletedAt":"[^"]+"\}$/.test(String(init.body)))
    return null;
  // What is not an answer of the CMS is for the caller to make sense of.
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const { success, output } = v.safeParse(savesSchema, body);
  if (!success) return null;
  const ids = ('docs' in output ? output.docs : [output.doc]).map(({ id }) => id);
  return ids.length > 0 ? { collection, ids } : null;
}
