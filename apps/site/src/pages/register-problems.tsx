import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../shell/render-page.tsx';
import { siteSettingsAt } from '../shell/site-settings-of.ts';
import { type ProblemKind, problemPageParts } from './not-found/problem-page-parts.tsx';
import type { PagesContext } from './pages-context.ts';
import { pathOf } from './path-of.ts';

/**
 * Handles errors (unknown URL, undecodable URL, internal error) with a helpful page that reveals nothing about
 * the error. Call it before any route is registered: a route gets the error handler that exists when it is
 * registered.
 */
export function registerProblems(app: FastifyInstance, context: PagesContext): void {
  const problem = (request: FastifyRequest, reply: FastifyReply, kind: ProblemKind) => {
    const site = siteSettingsAt(context.content, sitePathOf(request, kind));
    const parts = problemPageParts(kind, { site, origin: context.siteUrl });
    return sendPage(reply.code(parts.status), parts, context.assets);
  };

  app.setNotFoundHandler((request, reply) => problem(request, reply, 'not_found'));
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    const { [status]: words } = OF_FILES;
    if (words)
      return reply
        .code(status)
        .headers({ ...(error as { headers?: Record<string, string> }).headers, 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send(words);
    if (status < 500) return problem(request, reply, KIND[status] ?? 'unreadable');
    // Without the query, because it contains the visitor's keywords.
    request.log.error({ err: error, path: pathOf(request) }, 'A page could not be made');
    return problem(request, reply, 'error');
  });
  app.get('/400', (request, reply) => problem(request, reply, 'unreadable'));
}

/**
 * Only programs that keep parts of files ask on a condition (`If-Match`), or for a part beyond the end, as players do if a
 * file was replaced by a shorter one. They need the status and the length, not an error page.
 */
const OF_FILES: Record<number, string> = {
  412: 'This file is another one by now.\n',
  416: 'This file is not that long.\n',
};

/**
 * The path that says the language. That of a file, or one that cannot be read, says none: there, it is that of the page
 * with the link, which browsers name.
 */
function sitePathOf(request: FastifyRequest, kind: ProblemKind): string {
  const saysNone = kind === 'unreadable' || request.url.startsWith('/media/');
  return saysNone ? (URL.parse(request.headers.referer ?? '')?.pathname ?? '/') : pathOf(request);
}

const KIND: Record<number, ProblemKind> = { 404: 'not_found', 429: 'too_many' };

function statusOf(error: unknown): number {
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === 'number' ? status : 500;
}
