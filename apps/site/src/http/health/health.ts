import { LANGUAGES } from '@keelstone/model';
import type { FastifyInstance } from 'fastify';
import type { FollowerState } from '../../app/content/follow-content.ts';
import type { SiteContext } from '../../app/site-context.ts';

/** What /health asks the process. */
export type ProcessState = {
  follower(): FollowerState;
  /** Whether the process is about to end: it answers what comes, and wants no more. */
  isEnding?(): boolean;
  /** Forms that visitors sent and that lie on this machine's disk. */
  forms?(): { waiting: number; setAside: number };
};

/**
 * Answers /health: how current the process is, and what waits on disk; /health/live: whether it answers at all; /health/ready: whether visitors
 * should be sent here. A process without a database is ready: it has in memory what visitors ask for. No secrets, no
 * versions.
 */
export function registerHealth(app: FastifyInstance, context: SiteContext, process: ProcessState): void {
  app.addHook('onRoute', (route) => {
    // What a health check answers holds for the moment.
    if (route.url.startsWith('/health')) {
      route.onSend = async (_request, reply) => void reply.header('cache-control', 'no-store');
    }
  });
  app.get('/health', async () => {
    const state = process.follower();
    const forms = process.forms?.() ?? { waiting: 0, setAside: 0 };
    return {
      // What was set aside waits for a person, who has to hear of it.
      status: state === 'following' && forms.setAside === 0 ? 'ok' : 'degraded',
      follower: state,
      forms,
      lastChange: context.content.lastNumber,
      nodes: Object.fromEntries(
        LANGUAGES.map((language) => [language, count(context.content.nodes(language))]),
      ),
    };
  });
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const isReady = process.follower() !== 'starting' && !process.isEnding?.();
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable' });
  });
}

function count(nodes: Iterable<unknown>): number {
  let number = 0;
  for (const _ of nodes) number += 1;
  return number;
}
