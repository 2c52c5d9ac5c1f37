import { say } from '@keelstone/languages/say.ts';
import { type Endpoint, Forbidden } from 'payload';
import { NO_STORE, refusal } from '../access/endpoint.ts';
import { isAdministrator } from '../access/roles.ts';
import { readerOf } from '../database/transaction.ts';

/** `POST /api/mails/:id/try-again`: a mail that was given up is sent again, as if it were new. */
export const tryAgainEndpoint: Endpoint = {
  path: '/:id/try-again',
  method: 'post',
  handler: async (req) => {
    if (!isAdministrator(req)) throw new Forbidden(req.t);
    const id = Number(req.routeParams?.id);
    const executor = await readerOf(req);
    const { rows } = await executor.query(
      `update mails set state = 'waiting', attempts = 0, next_attempt_at = clock_timestamp(), updated_at = now()
       where id = $1 and state = 'failed' returning id`,
      [Number.isSafeInteger(id) ? id : -1],
    );
    if (rows.length === 0) {
      throw refusal(say('There is no such mail among those that failed. Load the page again.'), 409);
    }
    return Response.json({ id }, NO_STORE);
  },
};
