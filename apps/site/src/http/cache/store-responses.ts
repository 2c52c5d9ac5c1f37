import type { FastifyInstance, FastifyReply } from 'fastify';
import { varyBy } from '../headers/vary.ts';
import { KeptAnswer } from './cached-response.ts';
import type { CdnHeaders } from './cdn-headers.ts';
import { negotiateEncoding } from './compression.ts';
import type { Flight } from './response-cache.ts';
import { EVERY_PAGE } from './surrogate-keys.ts';

/** Browsers keep a page, and ask each time whether it is still so. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * Keeps what routes with `keepAs` answer. Register it after whatever gives pages headers, before what compresses other
 * answers: those that are kept leave here as bytes.
 */
export function keepAnswers(app: FastifyInstance, cdnHeaders: CdnHeaders): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { flight } = request;
    if (!flight) return payload;
    if (!isToKeep(reply, payload, flight)) {
      flight.land(null);
      return payload;
    }
    const answer = toKept(reply, payload, flight, cdnHeaders);
    flight.land(answer);
    const variant = await answer.in(negotiateEncoding(request.headers['accept-encoding']));
    if (answer.isNamedBy(request.headers['if-none-match'] ?? '')) {
      reply.code(304).removeHeader('content-type').header('etag', variant.tag);
      return '';
    }
    for (let place = 0; place < variant.headers.length; place += 2) {
      reply.header(variant.headers[place] ?? '', variant.headers[place + 1]);
    }
    return variant.body;
  });
}

/** Only what says of what it was made, so that it can be thrown away; nothing of a visitor's own. */
function isToKeep(reply: FastifyReply, payload: unknown, { reading }: Flight): payload is string | Buffer {
  return (
    reply.statusCode === 200 &&
    (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
    reading.keys.size > 0 &&
    !reply.hasHeader('set-cookie') &&
    !/no-store|private/.test(String(reply.getHeader('cache-control')))
  );
}

function toKept(
  reply: FastifyReply,
  payload: string | Buffer,
  { reading }: Flight,
  cdnHeaders: CdnHeaders,
): KeptAnswer {
  varyBy(reply, 'Accept-Encoding');
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', REVALIDATE);
  reading.keys.add(EVERY_PAGE);
  reply.headers(cdnHeaders(reading));
  const { keys, begun, until } = reading;
  return new KeptAnswer({ body: Buffer.from(payload), headers: reply.getHeaders(), keys, begun, until });
}
