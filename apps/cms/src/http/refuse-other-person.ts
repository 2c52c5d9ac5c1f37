import { say } from '@keelstone/languages/say.ts';
import { parseCookies } from 'payload';
import * as v from 'valibot';
import { PERSON_HEADER } from '../admin/unsaved/person-header.ts';
import { type Handler, refuseRequest } from './handler.ts';

const token = v.object({ id: v.union([v.number(), v.string()]) });

/**
 * Of whom a session says it is, null if of nobody. It is not verified: who forges one is refused, or served as the
 * stranger that they are.
 */
function personIn(headers: Headers): string | null {
  const [, claims = ''] = (parseCookies(headers).get('payload-token') ?? '').split('.');
  try {
    return String(v.parse(token, JSON.parse(Buffer.from(claims, 'base64url').toString())).id);
  } catch {
    return null;
  }
}

/**
 * Refuses what a page asks for whose person is not the one who is logged in by now: the tabs of a browser share its
 * session, so that one's words would be saved under the name of another.
 */
export const refuseOtherPerson =
  (handler: Handler): Handler =>
  async (request, args) => {
    const person = request.headers.get(PERSON_HEADER);
    const session = personIn(request.headers);
    if (person === null || session === null || person === session) return handler(request, args);
    return refuseRequest(
      401,
      say('Somebody else has logged in in another tab. Nothing was done. Log in as yourself to go on.'),
    );
  };
