import fastifyStatic from '@fastify/static';
import { opensMedium } from '@keelstone/model/tokens/media-token';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { redirectLocation } from '../headers/redirect-location.ts';
import { mediaHeaders } from './media-headers.ts';
import { findSmallerForm, originalsOf } from './smaller-form.ts';

/** A path of letters, digits, dots, hyphens and underscores; no segment begins with a dot. */
const SAFE = /^(\/[\w-][\w.-]*)+$/;
const PREFIX = '/media';

/** An upload that no published content shows is only for the bearer of a token, and must not be cached. */
const OF_A_PREVIEW = { 'cache-control': 'private, no-store' };
/** An editor may replace the file again. */
const REPLACED = { 'cache-control': 'no-store' };
/** The rendition itself follows within seconds, under the same URL. */
const SMALLER_FORM = { 'cache-control': 'no-store' };

type MediaOptions = {
  /** Whether any published content shows the upload at a path, such as `/media/images/a.png` (C-16). */
  isShown(path: string): boolean;
  /** Where the upload that has replaced the one at a path is, or where an editor leads to from there; null if nowhere. */
  redirectOf?(path: string): string | null;
  /** Called with the path of each redirect that is taken. */
  countRedirect?(from: string): void;
  /** Origin of this site. */
  siteUrl: string;
  /** PREVIEW_SECRET, with which the tokens for unpublished uploads in previews are verified. */
  previewSecret: string;
};

type MediaQuery = { name?: unknown; preview?: unknown };
const queryOf = (request: FastifyRequest) => request.query as MediaQuery;
const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? url;

/**
 * Serves uploads under /media/, with range requests, so that players can seek (C-4). An upload is public
 * only while published content shows it (C-16): otherwise the response is 404. The URL of a replaced upload leads to
 * the new one, and one from which an editor leads elsewhere to there (C-6). While a rendition is being made, its URL
 * gives a smaller form of the picture.
 */
export async function registerMedia(
  app: FastifyInstance,
  directory: string,
  { isShown, redirectOf = () => null, countRedirect = () => {}, siteUrl, previewSecret }: MediaOptions,
): Promise<void> {
  const mayBeSeen = (path: string, request: FastifyRequest) =>
    isShown(path) || opensMedium(queryOf(request).preview, path, previewSecret);
  const mayBeSent = (path: string, request: FastifyRequest) =>
    SAFE.test(path) && mayBeSeen(PREFIX + path, request);
  /** The redirect from an upload that nothing shows, or that never was: to a page, or to an upload that is shown. */
  const findRedirect = (path: string): { from: string; to: string } | undefined =>
    [path, ...originalsOf(path)]
      .map((each) => PREFIX + each)
      .map((from) => ({ from, to: redirectOf(from) ?? '' }))
      .find(({ to }) => to !== '' && (!to.startsWith(`${PREFIX}/`) || isShown(to)));
  const smallerForms = new WeakMap<FastifyRequest, string>();
  await app.register(async (media) => {
    await media.register(fastifyStatic, {
      root: directory,
      prefix: `${PREFIX}/`,
      index: false,
      dotfiles: 'ignore',
      allowedPath: (path, _root, request) => smallerForms.get(request) === path || mayBeSent(path, request),
      cacheControl: false,
      setHeaders(reply, path) {
        reply.headers(mediaHeaders(path, queryOf(reply.request).name));
        if (smallerForms.has(reply.request)) reply.headers(SMALLER_FORM);
        if (!isShown(pathOf(reply.request))) reply.headers(OF_A_PREVIEW);
      },
    });
    media.addHook('preHandler', async (request, reply) => {
      const path = pathOf(request).slice(PREFIX.length);
      if (!mayBeSent(path, request)) {
        // As editors write it: files of other sites have spaces and umlauts.
        const redirect = findRedirect(decodeURIComponent(path));
        if (!redirect) return;
        countRedirect(redirect.from);
        const query = request.url.split('?').slice(1).join('?');
        return reply.headers(REPLACED).redirect(redirectLocation(redirect.to, query, siteUrl), 302);
      }
      const smaller = await findSmallerForm(directory, path);
      if (smaller === undefined) return;
      smallerForms.set(request, smaller);
      return reply.sendFile(smaller);
    });
  });
}
