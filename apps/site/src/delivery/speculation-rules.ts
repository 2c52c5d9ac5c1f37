import type { FastifyInstance } from 'fastify';

/** Where the rules are. They come by header: written into the page, the content security policy would refuse them. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/** Pages a visitor is about to open are fetched ahead; search, files and other formats are not. */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/search*', '/de/search*', '/media/*', '/*.ics'] } },
          { not: { selector_matches: '[target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Serves the rules, and names them with every page. */
export function registerSpeculationRules(app: FastifyInstance): void {
  app.get(SPECULATION_RULES_PATH, (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=86400')
      .send(JSON.stringify(RULES)),
  );
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.statusCode === 200 && String(reply.getHeader('content-type')).startsWith('text/html')) {
      reply.header('speculation-rules', `"${SPECULATION_RULES_PATH}"`);
    }
    return payload;
  });
}
