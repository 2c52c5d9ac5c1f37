import { DEFAULT_LANGUAGE } from '@keelstone/model';
import { signMediaUrl } from '@keelstone/model/tokens/media-token';
import { PreviewTokenError, readFormToken, readPreviewToken } from '@keelstone/model/tokens/preview-token';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../../app/configuration.ts';
import type { PagesContext } from '../../pages/pages-context.ts';
import type { PageParts } from '../../shell/page-parts.ts';
import { sendPage } from '../../shell/render-page.tsx';
import { siteSettingsOf } from '../../shell/site-settings-of.ts';
import { sendPreviewHeaders } from '../preview-headers.ts';
import { DraftRefusedError, fetchDraft } from './fetch-draft.ts';
import { previewParts } from './preview-parts.tsx';
import { refusalParts } from './preview-refusal.tsx';

const PREFIX = '/media/';

/**
 * A copy of a draft with working media URLs, even for unpublished uploads: each URL gets a token that grants
 * access to that upload for as long as the preview is valid.
 *
 * @param expires Unix seconds
 */
function openMedia<T>(draft: T, expires: number, secret: string): T {
  const open = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.startsWith(PREFIX) ? signMediaUrl(value, expires, secret) : value;
    if (Array.isArray(value)) return value.map(open);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, open(inside)]));
  };
  return open(draft) as T;
}

/** Enough for a page with many sections, as a form sends it. */
const BODY_LIMIT = 2 * 1024 * 1024;

type PreviewContext = PagesContext & { configuration: Configuration };
type Refusal = { status: number; message: string };
type PreviewRequest = { token?: string | undefined; unsaved?: unknown };

/** The reason for an editor why there is no preview. @throws internal errors */
function toRefusal(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof PreviewTokenError) return { status: 403, message: error.message };
  if (!(error instanceof DraftRefusedError)) throw error;
  if (error.status === 502) request.log.error({ err: error }, 'The CMS gives no preview');
  return error;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Serves drafts as last saved to the bearer of a link from the CMS, and to its forms also what an editor is typing
 * (C-9).
 */
export function registerPreview(app: FastifyInstance, context: PreviewContext): void {
  const { configuration } = context;
  const { cmsUrl, previewSecret } = configuration;

  const partsOf = async ({ token = '', unsaved }: PreviewRequest): Promise<PageParts> => {
    const readToken = unsaved === undefined ? readPreviewToken : readFormToken;
    const { type, id, language, expires } = readToken(token, previewSecret);
    const draft = openMedia(await fetchDraft({ token, cmsUrl, unsaved }), expires, previewSecret);
    const formUrl = `${cmsUrl}/admin/collections/${type}/${id}?locale=${language}`;
    return previewParts(draft, { ...context, cmsUrl, formUrl });
  };
  const response = async (request: FastifyRequest, reply: FastifyReply) => {
    sendPreviewHeaders(reply, configuration);
    const { token } = request.params as { token?: string };
    try {
      return sendPage(reply, await partsOf({ token }), context.assets);
    } catch (error) {
      const refusal = toRefusal(error, request);
      const site = siteSettingsOf(context.content, DEFAULT_LANGUAGE);
      const parts = refusalParts(refusal, { site, origin: context.siteUrl });
      return sendPage(reply.code(refusal.status), parts, context.assets);
    }
  };

  app.get('/preview', response);
  app.get('/preview/:token', response);
  app.post('/preview/render', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    sendPreviewHeaders(reply, configuration);
    const { token, data = null } = (request.body ?? {}) as { token?: unknown; data?: unknown };
    try {
      return sendPage(reply, await partsOf({ token: text(token), unsaved: data }), context.assets);
    } catch (error) {
      const { status, message } = toRefusal(error, request);
      return reply.code(status).send({ message });
    }
  });
}
