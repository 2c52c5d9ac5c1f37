import { anchoredRows, wordsOf } from '@keelstone/editing/fields/anchored-rows.ts';
import { bodyHeadings } from '@keelstone/editing/projection/rich-text/body-headings.ts';
import { CONTENT_TYPES } from '@keelstone/model';
import { type Endpoint, Forbidden } from 'payload';
import * as v from 'valibot';
import { documentId, NO_STORE, refusal } from '../access/endpoint.ts';
import { isStaff } from '../access/roles.ts';

const requestSchema = v.object({
  collection: v.picklist(CONTENT_TYPES),
  id: documentId,
});

/** Where on a page a link can lead: `id` stands behind the `#`. */
export type LinkAnchor = { anchor: string; title: string };

type Document = { body?: { root?: unknown } | null; sections?: unknown };

/** The headings of the text, and the items and tabs of the sections, in the order of the page. */
export function linkAnchorsOf({ body, sections }: Document): LinkAnchor[] {
  const rows = anchoredRows(sections).flatMap((row) =>
    row.anchor ? [{ anchor: row.anchor, title: wordsOf(row) || row.anchor }] : [],
  );
  return [...bodyHeadings(body).map(({ id, text }) => ({ anchor: id, title: text })), ...rows];
}

/** `GET /api/link-anchors?collection=page&id=12&locale=en`: of the draft, which is what the editor will publish. */
export const linkAnchorsEndpoint: Endpoint = {
  path: '/link-anchors',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t);
    const request = v.safeParse(requestSchema, { ...req.query, id: Number(req.query.id) });
    if (!request.success) throw refusal('Name a content type and the id of a page.');
    const { collection, id } = request.output;
    const document = await req.payload.findByID({
      collection,
      id,
      depth: 0,
      draft: true,
      overrideAccess: false,
      user: req.user,
      req,
    });
    const anchors = linkAnchorsOf(document as Document);
    return Response.json({ anchors }, NO_STORE);
  },
};
