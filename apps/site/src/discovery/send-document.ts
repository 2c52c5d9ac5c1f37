import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A document for machines. */
export type MachineDocument = {
  /** Media type with its character set. */
  type: string;
  body: string;
  headers?: Record<string, string>;
};

/** Weak: the same document may be sent compressed in several ways. */
const entityTag = (body: string) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

function knows(request: FastifyRequest, tag: string): boolean {
  const known = request.headers['if-none-match'] ?? '';
  return known.split(',').some((entry) => entry.trim() === tag || entry.trim() === '*');
}

/**
 * Sends a document that readers fetch again and again: with an entity tag, and 304 to who has it already. There is no
 * Last-Modified: when the newest entry is taken back, the date would go back, and readers would keep what is gone.
 */
export function sendDocument(request: FastifyRequest, reply: FastifyReply, document: MachineDocument) {
  const { type, body, headers = {} } = document;
  const tag = entityTag(body);
  reply.headers({ 'cache-control': 'public, max-age=0, must-revalidate', ...headers }).header('etag', tag);
  if (knows(request, tag)) return reply.code(304).send();
  return reply.type(type).send(body);
}
