import { HashedAddresses } from '@keelstone/model/requests/hashed-addresses';
import { RateLimit } from '@keelstone/model/requests/rate-limit';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { COUNTS_PATH } from '../counts-path.ts';
import type { FormsContext } from './forms-context.ts';
import { holdsForm } from './placed-forms.ts';

const BODY_LIMIT = 1024;
const WINDOW_MS = 600_000;
/** Several people may share a network; a program that makes figures up sends more. */
const REPORTS_PER_NETWORK = 60;
const MOST_VISITORS = 20_000;

const reportSchema = v.object({
  formId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(500)),
  stage: v.picklist(['seen', 'begun']),
});

/**
 * Counts how often forms are seen and begun, as our own pages report it (C-8). Accepts only forms of published pages, and
 * a limited number per network, because a program can send whatever our pages send.
 */
export function registerFormCounts(
  app: FastifyInstance,
  { pageWithForm, countForm }: Pick<FormsContext, 'pageWithForm' | 'countForm'>,
): void {
  const limit = new RateLimit({
    limit: REPORTS_PER_NETWORK,
    windowMs: WINDOW_MS,
    mostVisitors: MOST_VISITORS,
  });
  const hashedAddresses = new HashedAddresses();
  app.post(COUNTS_PATH, { bodyLimit: BODY_LIMIT }, (request, reply) => {
    reply.header('cache-control', 'no-store');
    // Every browser that can send JSON beacons also sends this header.
    if (request.headers['sec-fetch-site'] !== 'same-origin') return reply.code(403).send();
    const { success, output } = v.safeParse(reportSchema, request.body);
    if (!success) return reply.code(400).send();
    if (!holdsForm(pageWithForm(output.path)?.node ?? null, output.formId)) return reply.code(204).send();
    if (!limit.admits(hashedAddresses.of(request.ip))) {
      return reply
        .code(429)
        .header('retry-after', String(WINDOW_MS / 1000))
        .send();
    }
    countForm?.(output);
    return reply.code(204).send();
  });
}
