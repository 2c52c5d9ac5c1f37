import { splitLanguage } from '@keelstone/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderPage } from '../shell/render-page.tsx';
import { siteSettingsOf } from '../shell/site-settings-of.ts';
import { type ProblemKind, problemPageParts } from './not-found/problem-page-parts.tsx';
import type { PagesContext } from './pages-context.ts';
import { pathOf } from './path-of.ts';

/**
 * Answers what leads nowhere, cannot be read, or met a fault of ours, with a page that helps and says nothing of the fault.
 * To be called before any route is registered: Fastify gives a route the handler that is there when the route comes.
 */
export function registerProblems(app: FastifyInstance, context: PagesContext): void {
  const problem = (request: FastifyRequest, reply: FastifyReply, kind: ProblemKind) => {
    const path = kind === 'unreadable' ? '/' : pathOf(request);
    const site = siteSettingsOf(context.content, splitLanguage(path).language);
    const parts = problemPageParts(kind, { site, origin: context.siteUrl });
    return reply.code(parts.status).type('text/html; charset=utf-8').send(renderPage(parts, context.assets));
  };

  app.setNotFoundHandler((request, reply) => problem(request, reply, 'not_found'));
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status < 500) return problem(request, reply, KIND[status] ?? 'unreadable');
    // Without the query: what visitors search for is theirs.
    request.log.error({ err: error, path: pathOf(request) }, 'A page could not be made');
    return problem(request, reply, 'error');
  });
  app.get('/400', (request, reply) => problem(request, reply, 'unreadable'));
}

const KIND: Record<number, ProblemKind> = { 404: 'not_found', 429: 'too_many' };

function statusOf(error: unknown): number {
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === 'number' ? status : 500;
}
