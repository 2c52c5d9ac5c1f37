import { say } from '@keelstone/languages/say.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import * as v from 'valibot';
import { bodyOf, NO_STORE, refusal, requirePublisher } from '../../access/endpoint.ts';
import { readerOf } from '../../database/transaction.ts';
import { ignoreLink, readLinkChecks } from './link-checks.ts';
import { checkLinkNow, linkChecking } from './run-link-checks.ts';

const checkSchema = v.object({ address: v.string() });
const ignoreSchema = v.object({ address: v.string(), ignores: v.boolean() });

const notThere = () => refusal(say('This link is on no published page any more.'), 404);

/** Only links that are published: the CMS is no means of visiting any address. */
async function readBody<T extends { address: string }>(
  req: PayloadRequest,
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  requirePublisher(req);
  const body = v.safeParse(schema, await bodyOf(req));
  if (!body.success) throw notThere();
  const [known] = await readLinkChecks(await readerOf(req), body.output.address);
  if (!known) throw notThere();
  return body.output;
}

/** `POST /api/link-checks/visit` with `{ address }`: visits a link now, and responds with what is known of it then. */
const visit: Endpoint = {
  path: '/link-checks/visit',
  method: 'post',
  handler: async (req) => {
    const { address } = await readBody(req, checkSchema);
    if ((await linkChecking(req.payload)) !== 'on')
      throw refusal(say('Links to other sites are not checked.'), 409);
    const visited = await checkLinkNow(req.payload, address);
    if (!visited) throw refusal(say('This site was visited a moment ago. Try again in a minute.'), 429);
    const [check] = await readLinkChecks(await readerOf(req), address);
    return Response.json(check, NO_STORE);
  },
};

/** `POST /api/link-checks/ignore` with `{ address, ignores }` */
const ignore: Endpoint = {
  path: '/link-checks/ignore',
  method: 'post',
  handler: async (req) => {
    const { address, ignores } = await readBody(req, ignoreSchema);
    await ignoreLink(await readerOf(req), address, ignores);
    return new Response(null, { status: 204, ...NO_STORE });
  },
};

export const linkCheckEndpoints: Endpoint[] = [visit, ignore];
