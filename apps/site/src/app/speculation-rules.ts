import { LANGUAGES, languagePrefix } from '@keelstone/model';
import type { FastifyInstance } from 'fastify';

/** Where the rules are. They come by header: written into the page, the content security policy would refuse them. */
const SPECULATION_RULES_PATH = '/speculation-rules.json';

/** Nothing there is a page to be read: forms and previews, search with or without filters, interfaces, files. */
const NEVER = [
  ...LANGUAGES.map((language) => `${languagePrefix(language)}/search*`),
  '/preview/*',
  '/forms/*',
  '/graphql',
  '/health',
  '/media/*',
  '/assets/*',
  // A name with an ending is a file, whatever its folder: calendars, feeds, documents.
  '/*.*',
  // Each combination of filters, sorting and page is an address of its own. (A star would match no query, too.)
  '/*\\?(.+)',
];

/** Links that open elsewhere, load a file, are not to be followed by machines, or lead nowhere else. */
const NEVER_FROM = '[target=_blank], [download], [rel~=nofollow], [href^="#"], [data-language-current]';

const where = {
  and: [{ href_matches: '/*' }, { not: { href_matches: NEVER } }, { not: { selector_matches: NEVER_FROM } }],
};

/**
 * A page that a visitor points at is fetched; one that is pressed is made ready, too, while the finger is still down.
 * Its scripts run then: what asks, tracks or disappears by itself waits for the visitor (`ui/dom/when-activated.ts`).
 */
const SPECULATION_RULES = {
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
};

/** Serves the rules, and names them with every page. */
export function registerSpeculationRules(app: FastifyInstance): void {
  app.get(SPECULATION_RULES_PATH, (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=86400')
      .send(JSON.stringify(SPECULATION_RULES)),
  );
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.statusCode === 200 && String(reply.getHeader('content-type')).startsWith('text/html')) {
      reply.header('speculation-rules', `"${SPECULATION_RULES_PATH}"`);
    }
    return payload;
  });
}
