import { type SiteSettings, splitLanguage } from '@keelstone/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderPage } from '../shell/render-page.tsx';
import { siteSettingsOf } from '../shell/site-settings-of.ts';
import { eventCalendar } from './event/calendar.ts';
import { findPage } from './find-page.ts';
import { pageName } from './kept-page.ts';
import { nodePageParts } from './node-page-parts.tsx';
import { type ProblemKind, problemPageParts } from './not-found/problem-page-parts.tsx';
import type { PagesContext } from './page-context.ts';
import { redirectLocation } from './redirect-location.ts';

const HTML = 'text/html; charset=utf-8';

/** Where an event's page keeps its calendar entry. */
const CALENDAR = /^(.+)\/calendar\.ics$/;

/** Answers every path that no other route has: nodes, redirects, and the pages for what goes wrong. */
export function registerPages(app: FastifyInstance, context: PagesContext): void {
  const problem = (request: FastifyRequest, reply: FastifyReply, kind: ProblemKind) => {
    const site = siteSettings(context, kind === 'unreadable' ? '/' : pathOf(request));
    const parts = problemPageParts(kind, { site, origin: context.siteUrl });
    return reply.code(parts.status).type(HTML).send(renderPage(parts, context.assets));
  };

  app.get('/400', (request, reply) => problem(request, reply, 'unreadable'));
  app.get('/*', { config: { keepAs: (url) => pageName(url, context) } }, (request, reply) => {
    const path = pathOf(request);
    const calendar = calendarAt(path, context);
    if (calendar) return reply.type('text/calendar; charset=utf-8').send(calendar);
    const found = findPage(context.content, path);
    if (found.kind === 'nothing') return problem(request, reply, 'not_found');
    const query = request.url.split('?').slice(1).join('?');
    if (found.kind === 'redirect') {
      if (found.from) {
        context.countRedirect?.(found.from);
        // An editor may take it back, and wants to know how often it is taken: browsers and proxies ask each time.
        reply.header('cache-control', 'no-store');
      }
      return reply.redirect(redirectLocation(found.to, query, context.siteUrl), found.status);
    }
    const site = siteSettings(context, path);
    const parts = nodePageParts(found, { ...context, site, query, path });
    return reply.type(HTML).send(renderPage(parts, context.assets));
  });
  app.setNotFoundHandler((request, reply) => problem(request, reply, 'not_found'));
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status < 500) return problem(request, reply, status === 404 ? 'not_found' : 'unreadable');
    // Without the query: what visitors search for is theirs.
    request.log.error({ err: error, path: pathOf(request) }, 'A page could not be made');
    return problem(request, reply, 'error');
  });
}

/** Site settings of the path's language. */
function siteSettings({ content }: PagesContext, path: string): SiteSettings {
  return siteSettingsOf(content, splitLanguage(path).language);
}

function calendarAt(path: string, { content, siteUrl }: PagesContext): string | null {
  const eventPath = CALENDAR.exec(path)?.[1];
  const node = eventPath ? content.nodeAt(eventPath) : null;
  return node?.type === 'event' ? eventCalendar(node, siteUrl + node.path) : null;
}

const pathOf = (request: FastifyRequest) => decodeURIComponent(request.url.split('?', 1)[0] ?? '/');

function statusOf(error: unknown): number {
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === 'number' ? status : 500;
}
