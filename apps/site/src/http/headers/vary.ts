import type { FastifyReply } from 'fastify';

/** Tells caches of one more header by which the answer is chosen. */
export function varyBy(reply: FastifyReply, name: string): void {
  const others = reply.getHeader('vary');
  reply.header('vary', others ? `${others}, ${name}` : name);
}
