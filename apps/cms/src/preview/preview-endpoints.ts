import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { isContent } from '@keelstone/editing/content.ts';
import { say } from '@keelstone/languages/say.ts';
import { CONTENT_TYPES, type ContentType, DEFAULT_LANGUAGE, isLanguage } from '@keelstone/model';
import { readFormToken, readPreviewToken } from '@keelstone/model/tokens/preview-token';
import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { bodyOf, NO_STORE, refusal } from '../access/endpoint.ts';
import { PREVIEW_PATH, readGrant } from '../access/preview-grant.ts';
import { isStaff } from '../access/roles.ts';
import { previewExpiry, previewLink } from './preview-link.ts';
import { projectDraft } from './project-draft.ts';
import type { Unsaved } from './whole-form.ts';

async function readUnsaved(req: PayloadRequest): Promise<Unsaved> {
  const body: unknown = await bodyOf(req);
  const data = (body as { data?: unknown } | null)?.data;
  if (isContent(data)) return data;
  throw refusal(say('The form sent nothing that can be shown.'));
}

/** Errors that an editor can fix are a response without a log entry, because a form asks at each pause in typing. */
const response =
  (readNode: (req: PayloadRequest) => Promise<PublishedNode>): Endpoint['handler'] =>
  async (req) => {
    try {
      return Response.json({ node: await readNode(req) }, NO_STORE);
    } catch (error) {
      if (!(error instanceof APIError) || error.status >= 500) throw error;
      const errors = [{ message: error.message }];
      return Response.json({ errors }, { ...NO_STORE, status: error.status });
    }
  };

/** `GET /api/preview/node`: the site requests the page that a token is for, as last saved. */
const savedNode: Endpoint = {
  path: PREVIEW_PATH,
  method: 'get',
  handler: response((req) => projectDraft(readGrant(req, readPreviewToken), { req })),
};

/**
 * `POST /api/preview/node` with `{ data }`: the same with a form's unsaved changes, for the form's own token. Nothing is
 * stored.
 */
const unsavedNode: Endpoint = {
  path: PREVIEW_PATH,
  method: 'post',
  handler: response(async (req) => {
    const grant = readGrant(req, readFormToken);
    return projectDraft(grant, { unsaved: await readUnsaved(req), req });
  }),
};

/** `GET /api/preview/link?type=article&id=1&language=en`: a preview link, for staff. */
const link: Endpoint = {
  path: '/preview/link',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t);
    const { type, id, language = DEFAULT_LANGUAGE } = req.query;
    const isWhole =
      CONTENT_TYPES.includes(type as ContentType) && /^\d+$/.test(String(id)) && isLanguage(language);
    if (!isWhole) throw refusal('Name a content type, the id of a text, and a language.');
    const subject = { type: type as ContentType, id: Number(id), language };
    return Response.json({ url: previewLink(subject, req), expires: previewExpiry() }, NO_STORE);
  },
};

export const previewEndpoints: Endpoint[] = [savedNode, unsavedNode, link];
