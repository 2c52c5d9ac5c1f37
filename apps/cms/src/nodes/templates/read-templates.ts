import type { Payload } from 'payload';

export type Template = { id: number; title: string; type: string };

/** More are chosen from their own list. */
const MOST_LISTED = 50;

/** Templates by name: those of one type, or all. Staff may read them. */
export async function readTemplates(payload: Payload, type?: string): Promise<Template[]> {
  const { docs } = await payload.find({
    collection: 'page_templates',
    ...(type !== undefined && { where: { type: { equals: type } } }),
    limit: MOST_LISTED,
    pagination: false,
    sort: 'title',
    depth: 0,
    select: { title: true, type: true },
  });
  return docs;
}
