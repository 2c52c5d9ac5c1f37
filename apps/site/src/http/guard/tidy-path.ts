import type { FastifyInstance } from 'fastify';

/** The start of a language and the search, whose addresses no editor chooses, in any case of letters. */
const OWN_PATH = /^(?:\/de)?\/search(?=\/|$)|^\/de$/i;

/**
 * A URL with single slashes and none at the end of its path, and with the site's own names in small letters; the query
 * stays as it is.
 *
 * @returns the tidy URL, or null when it is tidy already
 */
export function tidyUrl(url: string): string | null {
  const [path = '/', ...query] = url.split('?');
  const tidy = path
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .replace(OWN_PATH, (own) => own.toLowerCase());
  return tidy === path ? null : [tidy, ...query].join('?');
}

/** Sends visitors with an untidy address to the tidy one, for good. */
export function registerTidyPaths(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const tidy = tidyUrl(request.url);
    if (tidy) return reply.redirect(tidy, 301);
  });
}
