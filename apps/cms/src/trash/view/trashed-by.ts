/** What a request has moved to the trash. */
export type Trashed = { collection: string; ids: number[] };

type SaveResponse = { doc?: { id?: number }; docs?: { id?: number }[] };

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
  const { doc, docs = doc ? [doc] : [] } = (await response.clone().json()) as SaveResponse;
  const ids = docs.flatMap(({ id }) => id ?? []);
  return ids.length > 0 ? { collection, ids } : null;
}
