import { say } from '@keelstone/languages/say.ts';
import { readFile } from '@keelstone/outbox';
import type { Endpoint } from 'payload';
import * as v from 'valibot';
import { refusal, requirePublisher } from '../access/endpoint.ts';
import { readerOf } from '../database/transaction.ts';

const parametersSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  position: v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)),
});

/** The name for old browsers, and the whole one (RFC 6266). */
const disposition = (name: string) =>
  `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`;

/**
 * `GET /api/submissions/:id/files/:position`: a file that a visitor sent, for those who may read the submission. Whatever
 * is in it, browsers save it and show nothing of it.
 */
export const submissionFile: Endpoint = {
  path: '/submissions/:id/files/:position',
  method: 'get',
  handler: async (req) => {
    requirePublisher(req);
    const { success, output } = v.safeParse(parametersSchema, req.routeParams);
    const file = success ? await readFile(await readerOf(req), output.id, output.position) : null;
    if (!file) throw refusal(say('It is not there (any more).'), 404);
    return new Response(new Uint8Array(file.content), {
      headers: {
        'cache-control': 'no-store',
        'content-type': 'application/octet-stream',
        'content-disposition': disposition(file.name),
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      },
    });
  },
};
