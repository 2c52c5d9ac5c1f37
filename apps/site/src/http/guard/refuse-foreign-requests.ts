import { isForeign } from '@keelstone/model/requests/is-foreign';
import type { FastifyInstance } from 'fastify';
import { isReading } from '../cache/send-cached.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Only this site's own pages may read from it: others are refused, as they are wherever something is sent. */
    isForOwnPages?: boolean;
    /** The route itself responds to pages of other sites, by `isForeign`. */
    answersForeign?: boolean;
  }
  interface FastifyRequest {
    /** Whether a page of another site made this request. */
    isForeign: boolean;
  }
}

/**
 * Refuses what pages of other sites ask for beyond what a link leads to: whatever is sent, and the routes that are for
 * our own pages (`isForOwnPages`). Before their bodies are read. Programs, which are no pages, are not concerned.
 *
 * @param siteUrl this site's origin
 */
export function refuseForeignRequests(app: FastifyInstance, siteUrl: string): void {
  app.decorateRequest('isForeign', false);
  app.addHook('onRequest', async (request, reply) => {
    const { answersForeign, isForOwnPages } = request.routeOptions.config;
    if (isReading(request.method) && !isForOwnPages) return;
    request.isForeign = isForeign(request.headers, siteUrl);
    if (!request.isForeign || answersForeign) return;
    return reply
      .code(403)
      .header('cache-control', 'no-store')
      .send({ message: 'Pages of other sites may not ask for this.' });
  });
}
