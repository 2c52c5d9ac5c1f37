import type { FastifyInstance } from 'fastify';

/**
 * A URL with single slashes and none at the end of its path, and with the site's own names in lower case; the query
 * stays as it is.
 *
 * @param ownPaths matches what of a path is the site's own name, in any case of letters
 * @returns the normalised URL, or null if it is already normalised
 */
export function tidyUrl(url: string, ownPaths: RegExp): string | null {
  const [path = '/', ...query] = url.split('?');
  const tidy = path
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .replace(ownPaths, (own) => own.toLowerCase());
  return tidy === path ? null : [tidy, ...query].join('?');
}

/** Redirects visitors from an untidy address to the tidy one, permanently. */
export function registerTidyPaths(app: FastifyInstance, ownPaths: RegExp): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const tidy = tidyUrl(request.url, ownPaths);
    if (tidy) return reply.redirect(tidy, 301);
  });
}
