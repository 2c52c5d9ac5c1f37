import { checkGalleryToken } from '@keelstone/model/gallery-token';
import { PreviewTokenError } from '@keelstone/model/preview-token';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PagesContext } from '../../pages/page-context.ts';
import { renderPage } from '../../shell/render-page.tsx';
import { GALLERY_PATH, galleryParts } from './gallery-parts.tsx';

type GalleryContext = PagesContext & { configuration: { previewSecret: string } };
type GalleryRequest = FastifyRequest<{ Querystring: { token?: unknown }; Params: { kind?: string } }>;

/** Why the bearer of this token may not see the gallery; nothing when he may. */
function refusal(token: unknown, secret: string): string | undefined {
  try {
    checkGalleryToken(typeof token === 'string' ? token : undefined, secret);
    return undefined;
  } catch (error) {
    if (error instanceof PreviewTokenError) return error.message;
    throw error;
  }
}

/** Serves the gallery of sections to whoever has a link from the CMS; nobody keeps a copy of it. */
export function registerGallery(app: FastifyInstance, context: GalleryContext): void {
  const answer = (request: GalleryRequest, reply: FastifyReply) => {
    const { token } = request.query;
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const reason = refusal(token, context.configuration.previewSecret);
    if (reason) return reply.code(403).type('text/plain; charset=utf-8').send(`${reason}\n`);
    const parts = galleryParts(request.params.kind, `?token=${token}`, context);
    if (!parts) return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').send(renderPage(parts, context.assets));
  };
  app.get(GALLERY_PATH, answer);
  app.get(`${GALLERY_PATH}/:kind`, answer);
}
