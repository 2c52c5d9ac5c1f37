import { InvalidNodeError } from '@keelstone/content/types/types.model.ts';
import { parseSearchTrialRequest, SEARCH_TRIAL_PATH } from '@keelstone/model/preview/search-trial';
import { PreviewTokenError } from '@keelstone/model/tokens/preview-token';
import { checkPurposeToken } from '@keelstone/model/tokens/purpose-token';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Configuration } from '../../app/configuration.ts';
import type { SiteContext } from '../../app/site-context.ts';
import { sendPreviewHeaders } from '../preview-headers.ts';
import { trySearch } from './try-search.ts';

/** A page with many sections has less. */
const BODY_LIMIT = 2 * 1024 * 1024;

type TrialContext = Pick<SiteContext, 'content' | 'indexes'> & { configuration: Configuration };

/** Searches for an editor in the CMS, who sees why each result is there, before and after an edit (S-26). */
export function registerSearchTrial(app: FastifyInstance, context: TrialContext): void {
  const { configuration } = context;
  app.post(SEARCH_TRIAL_PATH, { bodyLimit: BODY_LIMIT }, (request, reply) => {
    sendPreviewHeaders(reply, configuration);
    const token = request.headers['x-preview-token'];
    try {
      checkPurposeToken('search-trial', String(token ?? ''), configuration.previewSecret);
      return reply.send(trySearch(parseSearchTrialRequest(request.body), context));
    } catch (error) {
      if (error instanceof PreviewTokenError) return reply.code(403).send({ message: error.message });
      if (error instanceof v.ValiError || error instanceof InvalidNodeError)
        return reply.code(400).send({ message: error.message });
      throw error;
    }
  });
}
