import { ContentReplica } from '@keelstone/read-model';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerHealth } from '../http/health/health.ts';
import type { FollowerState } from './content/follow-content.ts';
import { siteHealth } from './site-health.ts';

it.each<[status: string, FollowerState, forms: { waiting: number; setAside: number }]>([
  ['ok', 'following', { waiting: 0, setAside: 0 }],
  ['ok', 'following', { waiting: 3, setAside: 0 }],
  ['degraded', 'disconnected', { waiting: 3, setAside: 0 }],
  ['degraded', 'following', { waiting: 0, setAside: 1 }],
])('R-3 C-8 /health says %s to a process that is %s with %o on disk', async (status, follower, forms) => {
  const app = Fastify();
  registerHealth(app, siteHealth(new ContentReplica(), { follower: () => follower, forms: () => forms }));
  const response = await app.inject('/health');
  expect([response.statusCode, response.json()]).toMatchObject([200, { status, follower, forms }]);
});
