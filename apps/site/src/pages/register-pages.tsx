import { eventCalendar } from '@keelstone/content/types/event/calendar.site.ts';
import { homePath, splitLanguage } from '@keelstone/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asksForKeyword } from '../http/guard/limit-searches.ts';
import { redirectLocation } from '../http/headers/redirect-location.ts';
import { sendPage } from '../shell/render-page.tsx';
import { siteSettingsAt } from '../shell/site-settings-of.ts';
import { type Found, findPage } from './find-page.ts';
import { listingOf, screenedType } from './listing-of.ts';
import { lacksHome } from './node-address.ts';
import { nodePageParts } from './node-page-parts.tsx';
import { problemPageParts } from './not-found/problem-page-parts.tsx';
import type { PagesContext } from './pages-context.ts';
import { pathOf } from './path-of.ts';

/**
 * The cache key of a page: its path, and only that part of the query which its listing uses. Other parameters do
 * not change a page. Null for pages that are not cached, and for redirects.
 *
 * @param url as requested, still encoded
 */
function pageCacheKey(url: string, context: PagesContext): string | null {
  const [rawPath = '/', ...rest] = url.split('?');
  const path = rawPath.includes('%') ? decodeURIComponent(rawPath) : rawPath;
  const query = rest.join('?');
  // A cache key is a canonical URL, in which a question mark always starts the query.
  if (path.includes('?')) return null;
  if (query === '') return path;
  const found = findPage(context.content, path);
  if (found.kind !== 'node') return null;
  const contentType = screenedType(found.node, context.content);
  if (!contentType || !context.listingCacheKey) return path;
  const site = siteSettingsAt(context.content, path);
  return context.listingCacheKey({ site, contentType, url: { path, query } });
}

/** Whether the listing of a page is searched for a keyword, as on the search page. */
function isListingSearch(request: FastifyRequest, { content }: PagesContext): boolean {
  if (!asksForKeyword(request)) return false;
  const found = findPage(content, pathOf(request));
  return found.kind === 'node' && screenedType(found.node, content) !== null;
}

/** The URL of an event's calendar entry. */
const CALENDAR = /^(.+)\/calendar\.ics$/;

/** Handles every path that no other route handles: nodes, redirects, and error pages. */
export function registerPages(app: FastifyInstance, context: PagesContext): void {
  const config = {
    cacheKey: (url: string) => pageCacheKey(url, context),
    isSearch: (request: FastifyRequest) => isListingSearch(request, context),
  };
  app.get('/*', { config }, (request, reply) => {
    const path = pathOf(request);
    const calendar = calendarAt(path, context);
    if (calendar) return reply.type('text/calendar; charset=utf-8').send(calendar);
    const markdown = context.discovery?.sendMarkdown(path, request, reply);
    if (markdown) return markdown;
    const found = movedCalendar(path, context) ?? findPage(context.content, path);
    if (found.kind === 'nothing') {
      if (!isHomeMissing(path, context)) return reply.callNotFound();
      const empty = problemPageParts('empty', {
        site: siteSettingsAt(context.content, path),
        origin: context.siteUrl,
      });
      return sendPage(reply, empty, context.assets);
    }
    const query = request.url.split('?').slice(1).join('?');
    if (found.kind === 'redirect') {
      if (found.from) {
        context.countRedirect?.(found.from);
        // An editor may remove it, and should see how often it is taken: so browsers and proxies must request it
        // every time.
        reply.header('cache-control', 'no-store');
      }
      return reply.redirect(redirectLocation(found.to, query, context.siteUrl), found.status);
    }
    const site = siteSettingsAt(context.content, path);
    const pageContext = { ...context, site, path };
    const listing = listingOf(found.node, pageContext, query);
    // A temporary redirect: a value that is unknown today may be published tomorrow.
    if (listing?.redirect)
      return reply.redirect(redirectLocation(listing.redirect, '', context.siteUrl), 302);
    const parts = nodePageParts(found, pageContext, listing);
    return sendPage(reply, parts, context.assets);
  });
}

/** True for the start page of a new site, before one has been chosen. */
function isHomeMissing(path: string, { content }: PagesContext): boolean {
  const { language } = splitLanguage(path);
  return path === homePath(language) && lacksHome(content);
}

/** The calendar entry of an event whose page has another path now. */
function movedCalendar(path: string, { content }: PagesContext): Found | null {
  const eventPath = CALENDAR.exec(path)?.[1];
  const found = eventPath ? findPage(content, eventPath) : null;
  if (found?.kind !== 'redirect' || content.nodeAt(found.to)?.type !== 'event') return null;
  return { ...found, to: `${found.to}/calendar.ics` };
}

function calendarAt(path: string, { content, siteUrl, now = Date.now }: PagesContext): string | null {
  const eventPath = CALENDAR.exec(path)?.[1];
  const node = eventPath ? content.nodeAt(eventPath) : null;
  return node?.type === 'event' ? eventCalendar(node, siteUrl + node.path, now() / 1000) : null;
}
