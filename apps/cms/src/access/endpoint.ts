import { APIError, Forbidden, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { canPublish } from './roles.ts';

/** Responses of endpoints are for one person at one moment. */
export const NO_STORE = { headers: { 'cache-control': 'no-store' } };

/** The id of a document, as PostgreSQL can store it. */
export const documentId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

/** The JSON that a request sends, or null. */
export async function bodyOf(req: PayloadRequest): Promise<unknown> {
  return (await req.json?.().catch(() => null)) ?? null;
}

/** An error whose message is for the person who asked; Payload hides those of others. */
export const refusal = (message: string, status = 400) => new APIError(message, status, null, true);

/** @throws Forbidden for authors and for anybody who is not logged in */
export function requirePublisher(req: PayloadRequest): void {
  if (!canPublish(req)) throw new Forbidden(req.t);
}
