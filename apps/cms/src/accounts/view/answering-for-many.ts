import { guardedPath } from './as-person.ts';

/** What is ticked in a list, without the id of one. */
const MANY = /^\/api\/[a-z_]+$/;

function isOfMany(path: string | null, init: RequestInit | undefined): boolean {
  // Payload's form for many sends a form, and says itself that it failed.
  const isChange = ['PATCH', 'DELETE'].includes(init?.method?.toUpperCase() ?? '');
  return isChange && MANY.test(path ?? '') && !(init?.body instanceof FormData);
}

/**
 * A `fetch` that gives an answer in place of a CMS that cannot be reached: the dialogs of Payload 3.90.1 that delete,
 * restore or publish what is ticked wait for one for ever, and cannot be closed.
 */
export const answeringForMany =
  (request: typeof fetch, origin: string, said: { unreachable: string; mayBeDone: string }): typeof fetch =>
  async (input, init) => {
    try {
      return await request(input, init);
    } catch (error) {
      if (!(error instanceof TypeError) || !isOfMany(guardedPath(input, origin), init)) throw error;
      const errors = [{ message: said.mayBeDone }];
      return Response.json({ docs: [], errors, message: said.unreachable }, { status: 503 });
    }
  };
