import { ContentReplica } from '@keelstone/read-model';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { FollowerState } from '../../app/content/follow-content.ts';
import type { SiteContext } from '../../app/site-context.ts';
import { registerHealth } from './health.ts';

it.each<[status: string, FollowerState, forms: { waiting: number; setAside: number }]>([
  ['ok', 'following', { waiting: 0, setAside: 0 }],
  ['ok', 'following', { waiting: 3, setAside: 0 }],
  ['degraded', 'disconnected', { waiting: 3, setAside: 0 }],
  ['degraded', 'following', { waiting: 0, setAside: 1 }],
])('R-3 C-8 /health says %s to a process that is %s with %o on disk', async (status, follower, forms) => {
  const app = Fastify();
  const context = { content: new ContentReplica() } as unknown as SiteContext;
  registerHealth(app, context, { follower: () => follower, forms: () => forms });
  const answer = await app.inject('/health');
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { status, follower, forms }]);
});
