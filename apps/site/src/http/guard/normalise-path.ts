import type { FastifyInstance } from 'fastify';

/**
 * A URL with single slashes and none at the end of its path, and with the site's own names in lower case; the query
 * stays as it is.
 *
 * @param ownPaths matches what of a path is the site's own name, in any case of letters
 * @returns the normalised URL, or null if it is already normalised
 */
export function normaliseUrl(url: string, ownPaths: RegExp): string | null {
  const [path = '/', ...query] = url.split('?');
  const normalised = path
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .replace(ownPaths, (own) => own.toLowerCase());
  return normalised === path ? null : [normalised, ...query].join('?');
}

/** Redirects visitors from an address to its normalised form, permanently. */
export function registerPathNormalisation(app: FastifyInstance, ownPaths: RegExp): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const normalised = normaliseUrl(request.url, ownPaths);
    if (normalised) return reply.redirect(normalised, 301);
  });
}
