import { parseSearchEffectRequest, SEARCH_EFFECT_PATH } from '@keelstone/model/preview/search-effect';
import { PreviewTokenError } from '@keelstone/model/tokens/preview-token';
import { checkPurposeToken } from '@keelstone/model/tokens/purpose-token';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Configuration } from '../../app/configuration.ts';
import type { SiteContext } from '../../app/site-context.ts';
import { sendPreviewHeaders } from '../preview-headers.ts';
import { compareSearches } from './compare-searches.ts';

/** A hundred queries and a thousand rules of twenty short phrases have less. */
const BODY_LIMIT = 1024 * 1024;

type EffectContext = Pick<SiteContext, 'content' | 'indexes'> & { configuration: Configuration };

/** Tells the CMS what a change of search rules would do, before an editor saves it (S-26). */
export function registerSearchEffect(app: FastifyInstance, context: EffectContext): void {
  const { configuration, content, indexes } = context;
  app.post(SEARCH_EFFECT_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    sendPreviewHeaders(reply, configuration);
    const token = request.headers['x-preview-token'];
    try {
      checkPurposeToken('search-effect', String(token ?? ''), configuration.previewSecret);
      const asked = parseSearchEffectRequest(request.body);
      const titleOf = (nid: number) => content.node(nid, asked.language)?.title ?? String(nid);
      return reply.send({ effects: await compareSearches(asked, { indexes, titleOf }) });
    } catch (error) {
      if (error instanceof PreviewTokenError) return reply.code(403).send({ message: error.message });
      if (error instanceof v.ValiError) return reply.code(400).send({ message: error.message });
      throw error;
    }
  });
}
