import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compressOnce, negotiateEncoding } from '../cache/compression.ts';
import { REVALIDATE } from '../cache/store-responses.ts';
import { varyBy } from './vary.ts';

/**
 * Sets the headers of responses that the page cache does not store: HTML gets a strong ETag and 304s; text is
 * compressed. Error pages must not be cached anywhere, because the error may be gone a moment later.
 */
export function registerHtmlResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.hasHeader('content-encoding')) return payload;
    // Pages with their styles are bytes already; so are pictures and other files, which are sent as they are.
    const isPage = Buffer.isBuffer(payload) && isHtml(reply);
    if (typeof payload !== 'string' && !isPage) return payload;
    const encoding = payload.length > 1024 ? negotiateEncoding(request.headers['accept-encoding']) : null;
    varyBy(reply, 'Accept-Encoding');
    // Tag and compression need the same bytes.
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (isHtml(reply) && reply.statusCode !== 200) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    } else if (isHtml(reply)) {
      const tag = entityTag(body, encoding);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', REVALIDATE);
      reply.header('etag', tag);
      if (isFresh(request, tag)) {
        reply.code(304).removeHeader('content-type');
        return '';
      }
    }
    if (!encoding) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compressOnce(body, encoding);
  });
}

function isHtml(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/html');
}

/** A strong ETag: another encoding is another representation. */
function entityTag(body: Buffer, encoding: string | null): string {
  const digest = hash('sha256', body, 'base64url').slice(0, 27);
  return `"${digest}${encoding ? `-${encoding}` : ''}"`;
}

function isFresh(request: FastifyRequest, tag: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const known = request.headers['if-none-match'] ?? '';
  return known.split(',').some((entry) => entry.trim().replace(/^W\//, '') === tag);
}
