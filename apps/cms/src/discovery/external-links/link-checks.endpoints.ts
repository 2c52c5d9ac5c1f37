import { say } from '@keelstone/languages/say.ts';
import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { canPublish } from '../../access/roles.ts';
import { readerOf } from '../../database/transaction.ts';
import { ignoreLink, readLinkChecks } from './link-checks.ts';
import { checkLinkNow, linkChecking } from './run-link-checks.ts';

const NO_STORE = { headers: { 'cache-control': 'no-store' } };

const checkSchema = v.object({ address: v.string() });
const ignoreSchema = v.object({ address: v.string(), ignores: v.boolean() });

const notThere = () => new APIError(say('This link is on no published page any more.'), 404, null, true);

/** Only links that are published: the CMS is no means of visiting any address. */
async function readBody<T extends { address: string }>(
  req: PayloadRequest,
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  if (!canPublish(req)) throw new Forbidden(req.t);
  const body = v.safeParse(schema, await req.json?.().catch(() => null));
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
      throw new APIError(say('Links to other sites are not checked.'), 409, null, true);
    const visited = await checkLinkNow(req.payload, address);
    if (!visited)
      throw new APIError(say('This site was visited a moment ago. Try again in a minute.'), 429, null, true);
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
