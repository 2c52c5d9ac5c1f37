import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Fastify from 'fastify';
import { vi } from 'vitest';
import { searchSettings } from '../../shell/page-settings.ts';
import { readSearchArguments } from '../query/search-request.ts';
import type { SearchResponse } from '../query/search-response.ts';
import { toAnswer } from '../server/answers/find-answer.ts';
import { fallbackLinks } from '../server/fallback-links.ts';
import { offerFilters } from '../server/filter-offers.ts';
import { findView } from '../server/find-view.ts';
import { featuredItems, latestResources, mostRecentItems } from '../server/latest-items.ts';
import { registerSearch } from '../server/register-search.tsx';
import { readSearchUrl } from '../server/requested-search.ts';
import { runSearch } from '../server/run-search.ts';
import { sampleContent, sampleSiteSettings } from '../server/sample-content.fixture.ts';
import { toCardNode } from '../server/to-card-node.ts';
import { splitUrl } from '../url/search-url.ts';
import { SearchScreen } from './search-screen.tsx';

export type Operation = { operationName: string; variables: Record<string, never> };

const NO_FORMS = { asksFor: () => false };

type Answer = { status?: number; body: unknown };

/**
 * Renders the search screen at a URL like the server, over sample content, with a `fetch` that serves the same
 * content. `intercept` receives each GraphQL operation first, to delay it or to respond to it.
 */
export function openSearch(
  url: string,
  intercept: (operation: Operation) => Promise<Answer | undefined> | undefined = () => undefined,
  nodes?: PublishedNode[],
) {
  cleanup();
  const content = sampleContent(nodes);
  const site = sampleSiteSettings();
  const settings = searchSettings(site, null);
  const operations: Operation[] = [];
  const routes = Fastify();
  registerSearch(routes, {
    ...content,
    configuration: { siteUrl: 'http://localhost', allowsGraphqlGet: false },
    assets: { scripts: [], stylesheets: [], fonts: [] },
    forms: NO_FORMS,
  });

  const nodeOf = (nid: number) => content.content.node(nid, 'en');

  function answer({ operationName, variables }: Operation): unknown {
    const { nids, id, limit, exclude } = variables as {
      nids?: string[];
      id?: string;
      limit?: number;
      exclude?: string[];
    };
    if (operationName === 'Search') {
      const index = content.indexes.of('en');
      const request = readSearchArguments(variables);
      const { passage, ...found } = runSearch(index, request, nodeOf);
      const search: SearchResponse = {
        ...found,
        offers: offerFilters(request, found, 'en'),
        answer: passage && toAnswer(passage),
      };
      return { search };
    }
    if (operationName === 'Cards') {
      return { nodes: nids?.flatMap((nid) => content.content.node(Number(nid), 'en') ?? []).map(toCardNode) };
    }
    if (operationName === 'Featured') {
      const section = content.content.paragraph(id ?? '', 'en');
      const items = (section && featuredItems(section, content.content, 'en')) ?? [];
      const media = { __typename: 'Svg', url: '/media/svgs/ridge.svg', alt: 'Ridge' };
      return { paragraph: { items: items.map((item) => ({ ...item, media })) } };
    }
    const latest = latestResources(content.content, 'en', limit ?? 0, exclude ?? []);
    return {
      latestResources: latest.map((node) => ({ ...toCardNode(node), picture: null, resourceType: [] })),
    };
  }

  const fetchFromContent = async (input: string, init: RequestInit = {}) => {
    if (!input.startsWith('/graphql')) {
      const response = await routes.inject(input);
      init.signal?.throwIfAborted();
      return new Response(response.body, { status: response.statusCode });
    }
    const operation = JSON.parse(String(init.body)) as Operation;
    operations.push(operation);
    const given = await intercept(operation);
    init.signal?.throwIfAborted();
    const { status = 200, body } = given ?? { body: JSON.stringify({ data: answer(operation) }) };
    return new Response(String(body), { status });
  };
  vi.stubGlobal('fetch', vi.fn(fetchFromContent));
  vi.stubGlobal('scrollTo', vi.fn());
  // happy-dom would send it.
  Object.assign(navigator, { sendBeacon: vi.fn() });

  window.history.replaceState(null, '', url);
  const requested = readSearchUrl(splitUrl(url), settings, 'en', { ...content, forms: NO_FORMS });
  const found = findView(requested, content);
  const rendered = render(
    <SearchScreen
      messages={messagesOf('en', 'search')}
      settings={settings}
      language="en"
      view={found.view}
      mostRecent={requested.isQueryEmpty ? mostRecentItems(content.content, site) : null}
      paragraphId="pinned"
      fallbackLinks={fallbackLinks(content.content, site)}
    />,
  );
  return {
    user: userEvent.setup(),
    operations,
    container: rendered.container,
    path: () => window.location.pathname + window.location.search,
    box: () => screen.getByLabelText('Keyword'),
    titles: () =>
      [...rendered.container.querySelectorAll('ol article h3')].map((title) => title.textContent?.trim()),
  };
}

/** A promise and the function to resolve it, to delay a response. */
export function hold() {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release };
}
