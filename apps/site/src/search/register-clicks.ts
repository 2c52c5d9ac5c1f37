import { LANGUAGES } from '@keelstone/model';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { SiteContext } from '../site-context.ts';
import { CLICKS_PATH } from './send-click.ts';

const BODY_LIMIT = 256;

const clickSchema = v.object({
  nid: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
  language: v.picklist(LANGUAGES),
});

type Dependencies = Pick<SiteContext, 'searchCounter'> & {
  content: { node(nid: number, language: (typeof LANGUAGES)[number]): unknown };
};

/** Counts which results visitors choose (S-26). Only what our own pages send counts, and only for pages there are. */
export function registerClicks(app: FastifyInstance, { content, searchCounter }: Dependencies): void {
  app.post(CLICKS_PATH, { bodyLimit: BODY_LIMIT }, (request, reply) => {
    reply.header('cache-control', 'no-store');
    // Every browser that can send beacons of JSON says where a request comes from.
    if (request.headers['sec-fetch-site'] !== 'same-origin') return reply.code(403).send();
    const { success, output } = v.safeParse(clickSchema, request.body);
    if (!success) return reply.code(400).send();
    if (content.node(output.nid, output.language)) searchCounter?.countClick(output.nid, output.language);
    return reply.code(204).send();
  });
}
