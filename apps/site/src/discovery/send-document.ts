import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A document for machines. */
export type MachineDocument = {
  /** Media type with its character set. */
  type: string;
  body: string;
  headers?: Record<string, string>;
};

/** A weak ETag: the same document may be sent in several encodings. */
const entityTag = (body: string) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

function knows(request: FastifyRequest, tag: string): boolean {
  const known = request.headers['if-none-match'] ?? '';
  return known.split(',').some((entry) => entry.trim() === tag || entry.trim() === '*');
}

/**
 * Sends a document that clients fetch repeatedly: with an ETag, and 304 for clients that have the current
 * version. There is no Last-Modified: if the newest entry was removed, the date would go back, and clients would
 * keep the old version.
 */
export function sendDocument(request: FastifyRequest, reply: FastifyReply, document: MachineDocument) {
  const { type, body, headers = {} } = document;
  const tag = entityTag(body);
  reply.headers({ 'cache-control': 'public, max-age=0, must-revalidate', ...headers }).header('etag', tag);
  if (knows(request, tag)) return reply.code(304).send();
  return reply.type(type).send(body);
}
