import { DEFAULT_LANGUAGE } from '@keelstone/model';
import { PreviewTokenError } from '@keelstone/model/tokens/preview-token';
import { checkPurposeToken } from '@keelstone/model/tokens/purpose-token';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../../app/configuration.ts';
import type { PagesContext } from '../../pages/pages-context.ts';
import { sendPage } from '../../shell/render-page.tsx';
import { siteSettingsOf } from '../../shell/site-settings-of.ts';
import { refusalParts } from '../draft/preview-refusal.tsx';
import { sendPreviewHeaders } from '../preview-headers.ts';
import { GALLERY_PATH, galleryParts } from './gallery-parts.tsx';

type GalleryContext = PagesContext & { configuration: Configuration };

type GalleryRequest = FastifyRequest<{ Querystring: { token?: unknown }; Params: { kind?: string } }>;

/** Why a token does not grant access to the gallery; undefined if it does. */
function refusal(token: unknown, secret: string): string | undefined {
  try {
    checkPurposeToken('sections', typeof token === 'string' ? token : undefined, secret);
    return undefined;
  } catch (error) {
    if (error instanceof PreviewTokenError) return error.message;
    throw error;
  }
}

/** Serves the gallery of sections to the bearer of a link from the CMS. */
export function registerGallery(app: FastifyInstance, context: GalleryContext): void {
  const { configuration, content, siteUrl: origin } = context;
  const response = (request: GalleryRequest, reply: FastifyReply) => {
    const { token } = request.query;
    sendPreviewHeaders(reply, configuration);
    const message = refusal(token, configuration.previewSecret);
    if (message) {
      const site = siteSettingsOf(content, DEFAULT_LANGUAGE);
      const parts = refusalParts({ status: 403, message }, { site, origin });
      return sendPage(reply.code(403), parts, context.assets);
    }
    const parts = galleryParts(request.params.kind, `?token=${token}`, context);
    return parts ? sendPage(reply, parts, context.assets) : reply.callNotFound();
  };
  app.get(GALLERY_PATH, response);
  app.get(`${GALLERY_PATH}/:kind`, response);
}
