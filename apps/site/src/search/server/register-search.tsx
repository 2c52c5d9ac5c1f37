import { isLanguage, LANGUAGES, type Language, languagePrefix } from '@keelstone/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderPage } from '../../shell/render-page.tsx';
import { siteSettingsOf } from '../../shell/site-settings-of.ts';
import { splitUrl } from '../url/search-url.ts';
import { searchName } from './kept-search.ts';
import { registerClicks } from './register-clicks.ts';
import type { SearchDependencies } from './search-dependencies.ts';
import { makeSearchPage } from './search-page.tsx';
import { suggest } from './suggest.ts';

type SuggestionsQuery = { keyword?: unknown; language?: unknown; content_type?: unknown };

/** Serves the search page and its suggestions, in each language, and counts what is chosen. */
export function registerSearch(app: FastifyInstance, deps: SearchDependencies): void {
  const { indexes } = deps;
  registerClicks(app, deps);
  for (const language of LANGUAGES) {
    const path = `${languagePrefix(language)}/search`;
    const answer = (request: FastifyRequest, reply: FastifyReply) =>
      answerSearch(request, reply, language, deps);
    const keepAs = (url: string) => searchName(url, siteSettingsOf(deps.content, language), deps);
    const config = { keepAs, isSearch: () => true };
    app.get(path, { config }, answer);
    app.get(`${path}/*`, { config }, answer);
    const suggestions = { config: { isForOwnPages: true } };
    app.get<{ Querystring: SuggestionsQuery }>(`${path}/suggestions`, suggestions, (request, reply) => {
      const { keyword, language: asked, content_type } = request.query;
      reply.header('cache-control', 'public, max-age=0, must-revalidate');
      return {
        suggestions: suggest(keyword, indexes.of(isLanguage(asked) ? asked : language), content_type),
      };
    });
  }
}

function answerSearch(
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
  deps: SearchDependencies,
) {
  const page = makeSearchPage(splitUrl(request.url), siteSettingsOf(deps.content, language), deps);
  // For now, not for good: a value that is unknown today may be published tomorrow.
  if ('redirect' in page) return reply.redirect(page.redirect, 302);
  return reply.type('text/html; charset=utf-8').send(renderPage(page.parts, deps.assets));
}
