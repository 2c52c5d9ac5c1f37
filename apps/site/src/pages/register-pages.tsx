import { languagePrefix, type SiteSettings, splitLanguage } from '@keelstone/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultSiteSettings } from '../shell/default-site-settings.ts';
import { renderPage } from '../shell/render-page.tsx';
import { findPage } from './find-page.ts';
import { nodePageParts } from './node-page-parts.tsx';
import type { PagesContext } from './page-context.ts';
import { type ProblemKind, problemPageParts } from './not-found/problem-page-parts.tsx';

const HTML = 'text/html; charset=utf-8';

/** Answers every path that no other route has: nodes, redirects, and the pages for what goes wrong. */
export function registerPages(app: FastifyInstance, context: PagesContext): void {
  const problem = (request: FastifyRequest, reply: FastifyReply, kind: ProblemKind) => {
    const path = pathOf(request);
    const site = siteSettings(context, kind === 'unreadable' ? '/' : path);
    const parts = problemPageParts(kind, { site, origin: context.siteUrl });
    return reply.code(parts.status).type(HTML).send(renderPage(parts, context.assets));
  };

  app.get('/400', (request, reply) => problem(request, reply, 'unreadable'));
  app.get('/*', (request, reply) => {
    const path = pathOf(request);
    const found = findPage(context.content, path);
    if (found.kind === 'nothing') return problem(request, reply, 'not_found');
    if (found.kind === 'redirect')
      return reply.redirect(encodeURI(found.to) + queryOf(request), found.status);
    const site = siteSettings(context, path);
    const query = new URLSearchParams(queryOf(request));
    const parts = nodePageParts(found, { ...context, site, query, path });
    return reply.type(HTML).send(renderPage(parts, context.assets));
  });
  app.setNotFoundHandler((request, reply) => problem(request, reply, 'not_found'));
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status < 500) return problem(request, reply, status === 404 ? 'not_found' : 'unreadable');
    request.log.error({ err: error, url: request.url }, 'A page could not be made');
    return problem(request, reply, 'error');
  });
}

/** Site settings of the path's language. */
function siteSettings({ content }: PagesContext, path: string): SiteSettings {
  const { language } = splitLanguage(path);
  return content.siteSettings(language) ?? defaultSiteSettings(language);
}

const pathOf = (request: FastifyRequest) => decodeURIComponent(request.url.split('?', 1)[0] ?? '/');

function queryOf(request: FastifyRequest): string {
  const start = request.url.indexOf('?');
  return start < 0 ? '' : request.url.slice(start);
}

function statusOf(error: unknown): number {
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === 'number' ? status : 500;
}
