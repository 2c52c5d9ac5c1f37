import { say } from '@keelstone/languages/say.ts';
import { CONTENT_TYPES, isLanguage } from '@keelstone/model';
import { type Endpoint, Forbidden } from 'payload';
import * as v from 'valibot';
import { bodyOf, documentId, NO_STORE, refusal } from '../access/endpoint.ts';
import { isStaff } from '../access/roles.ts';
import { configurationOf } from '../configuration-of.ts';
import { projectDraft } from '../preview/project-draft.ts';
import { pageCareEndpoints } from './care/page-care.endpoints.ts';
import { linkCheckEndpoints } from './external-links/link-checks.endpoints.ts';
import { pageCardOf } from './page-card.ts';

const formSchema = v.object({
  type: v.picklist(CONTENT_TYPES),
  id: documentId,
  language: v.custom<'en'>(isLanguage),
  data: v.record(v.string(), v.unknown()),
});

/**
 * `POST /api/discovery/card` with `{ type, id, language, data }`: how search engines and shared links would show a page
 * if its form were published as it is. Nothing is stored.
 */
const card: Endpoint = {
  path: '/discovery/card',
  method: 'post',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t);
    const form = v.safeParse(formSchema, await bodyOf(req));
    if (!form.success) throw refusal(say('Save the page once. Then it can be shown here.'));
    const { data: unsaved, ...subject } = form.output;
    const node = await projectDraft(subject, { req, unsaved });
    const { siteName } = await req.payload.findGlobal({
      slug: 'site_settings',
      locale: subject.language,
      depth: 0,
      select: { siteName: true },
    });
    const { siteUrl } = configurationOf(req.payload);
    return Response.json(pageCardOf(node, siteName ?? '', siteUrl), NO_STORE);
  },
};

export const discoveryEndpoints: Endpoint[] = [card, ...pageCareEndpoints, ...linkCheckEndpoints];
