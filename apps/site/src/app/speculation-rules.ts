import { LANGUAGES, languagePrefix } from '@keelstone/model';
import type { FastifyInstance } from 'fastify';
import { NOTHING } from '../http/files/client-files.ts';

/**
 * URL of the rules. They are announced by a header, because the content security policy would block them in the
 * page.
 */
const SPECULATION_RULES_PATH = '/speculation-rules.json';

/** URLs without a page to prerender: forms and previews, search, APIs, files. */
const NEVER = [
  ...LANGUAGES.map((language) => `${languagePrefix(language)}/search*`),
  '/preview/*',
  '/forms/*',
  '/graphql',
  '/health',
  '/media/*',
  '/assets/*',
  // A name with an extension is a file in any folder: calendars, feeds, documents.
  '/*.*',
  // Each combination of filters, sorting and page is a separate URL. (A star would also match an empty query.)
  '/*\\?(.+)',
];

/** Links that open in another window, download a file, are not to be followed by crawlers, or stay on the page. */
const NEVER_FROM = '[target=_blank], [download], [rel~=nofollow], [href^="#"], [data-language-current]';

const where = {
  and: [{ href_matches: '/*' }, { not: { href_matches: NEVER } }, { not: { selector_matches: NEVER_FROM } }],
};

/**
 * A page is prefetched when a visitor points at its link, and prerendered when the link is pressed. Its scripts
 * run then: those that show prompts, track, or hide something after a time wait until the page is activated
 * (`packages/ui/src/dom/when-activated.ts`).
 */
const SPECULATION_RULES = {
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
};

/** Serves the rules, and announces them with every page. */
export function registerSpeculationRules(app: FastifyInstance): void {
  app.get(SPECULATION_RULES_PATH, (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', NOTHING)
      .send(JSON.stringify(SPECULATION_RULES)),
  );
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.statusCode === 200 && String(reply.getHeader('content-type')).startsWith('text/html')) {
      reply.header('speculation-rules', `"${SPECULATION_RULES_PATH}"`);
    }
    return payload;
  });
}
