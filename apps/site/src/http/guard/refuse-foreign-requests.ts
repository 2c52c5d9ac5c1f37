import { isForeign } from '@keelstone/model/requests/is-foreign';
import type { FastifyInstance } from 'fastify';
import { isReading } from '../cache/send-cached.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Only this site's own pages may use it: requests from other sites are rejected, as for all routes that
     * accept data.
     */
    isForOwnPages?: boolean;
    /** The route itself responds to pages of other sites, by `isForeign`. */
    allowsForeign?: boolean;
  }
  interface FastifyRequest {
    /** Whether a page of another site made this request. */
    isForeign: boolean;
  }
}

/**
 * Rejects requests from pages of other sites that do more than follow a link: all that send data, and those to
 * routes reserved for our own pages (`isForOwnPages`). Runs before bodies are read. Programs that are not
 * browsers are not affected.
 *
 * @param siteUrl this site's origin
 */
export function refuseForeignRequests(app: FastifyInstance, siteUrl: string): void {
  app.decorateRequest('isForeign', false);
  app.addHook('onRequest', async (request, reply) => {
    const { allowsForeign, isForOwnPages } = request.routeOptions.config;
    if (isReading(request.method) && !isForOwnPages) return;
    request.isForeign = isForeign(request.headers, siteUrl);
    if (!request.isForeign || allowsForeign) return;
    return reply
      .code(403)
      .header('cache-control', 'no-store')
      .send({ message: 'Pages of other sites may not ask for this.' });
  });
}
