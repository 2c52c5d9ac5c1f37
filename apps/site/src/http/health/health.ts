import type { FastifyInstance } from 'fastify';

/** What a process says about itself. No secrets, no versions. */
export type Health = {
  /** What /health responds. */
  report(): { status: 'ok' | 'degraded' };
  /** Whether visitors should be sent here. */
  isReady(): boolean;
};

/** Serves /health: the report; /health/live: whether the process responds at all; /health/ready: for load balancers. */
export function registerHealth(app: FastifyInstance, health: Health): void {
  app.addHook('onRoute', (route) => {
    // What a health check responds holds for the moment.
    if (route.url.startsWith('/health')) {
      route.onSend = async (_request, reply) => void reply.header('cache-control', 'no-store');
    }
  });
  app.get('/health', async () => health.report());
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const isReady = health.isReady();
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable' });
  });
}
