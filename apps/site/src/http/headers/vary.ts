import type { FastifyReply } from 'fastify';

/** Adds a header name to Vary. */
export function varyBy(reply: FastifyReply, name: string): void {
  const others = reply.getHeader('vary');
  reply.header('vary', others ? `${others}, ${name}` : name);
}
