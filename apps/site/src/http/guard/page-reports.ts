import { HashedAddresses } from '@keelstone/model/requests/hashed-addresses';
import { RateLimit } from '@keelstone/model/requests/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

const WINDOW_MS = 600_000;
const MOST_VISITORS = 20_000;

/** A keyword of characters that JSON writes as six bytes fits in. */
export const REPORT_OPTIONS = { bodyLimit: 1024 };

/**
 * Limits the reports of each network within ten minutes, in memory, by hashed IP addresses. A limit has to allow for
 * several people behind one address; programs that make figures up send more.
 *
 * @returns whether a report from an address is within the limit; with a topic, within that of the topic
 */
export function limitReports(limit: number): (address: string, topic?: string) => boolean {
  const rate = new RateLimit({ limit, windowMs: WINDOW_MS, mostVisitors: MOST_VISITORS });
  const hashedAddresses = new HashedAddresses();
  return (address, topic = '') => rate.admits(`${hashedAddresses.of(address)} ${topic}`);
}

/** Reads what one of our own pages reports; otherwise sends a refusal, and returns null. */
export function readReport<Schema extends v.GenericSchema>(
  schema: Schema,
  request: FastifyRequest,
  reply: FastifyReply,
): v.InferOutput<Schema> | null {
  reply.header('cache-control', 'no-store');
  // Every browser that can send JSON beacons also sends this header.
  if (request.headers['sec-fetch-site'] !== 'same-origin') {
    void reply.code(403).send();
    return null;
  }
  const { success, output } = v.safeParse(schema, request.body);
  if (success) return output;
  void reply.code(400).send();
  return null;
}

/** Refuses a report beyond the limit. */
export const refuseMany = (reply: FastifyReply) =>
  reply
    .code(429)
    .header('retry-after', String(WINDOW_MS / 1000))
    .send();
