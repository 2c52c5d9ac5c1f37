import { LANGUAGES } from '@keelstone/model';
import type { FastifyInstance } from 'fastify';
import type { SiteContext } from '../site-context.ts';
import type { FollowerState } from './follow-content.ts';

/** Answers /health: whether the process serves, and how current it is. No secrets, no versions. */
export function registerHealth(
  app: FastifyInstance,
  context: SiteContext,
  follower: () => FollowerState,
): void {
  app.get('/health', async (_request, reply) => {
    const state = follower();
    reply.header('cache-control', 'no-store');
    return {
      status: state === 'following' ? 'ok' : 'degraded',
      follower: state,
      lastChange: context.content.lastNumber,
      nodes: Object.fromEntries(
        LANGUAGES.map((language) => [language, count(context.content.nodes(language))]),
      ),
    };
  });
}

function count(nodes: Iterable<unknown>): number {
  let number = 0;
  for (const _ of nodes) number += 1;
  return number;
}
