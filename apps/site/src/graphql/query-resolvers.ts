import { isLanguage, LANGUAGES, type Language } from '@keelstone/model';
import type { GraphQLResolveInfo } from 'graphql';
import { InvalidSearchError } from '../search/query/invalid-search.ts';
import { readSearchArguments } from '../search/query/search-request.ts';
import { toAnswer } from '../search/server/answers/find-answer.ts';
import { countSearch } from '../search/server/count-search.ts';
import { offerFilters } from '../search/server/filter-offers.ts';
import { indexId, indexLanguage } from '../search/server/indexes/search-indexes.ts';
import { featuredItems, latestResources } from '../search/server/latest-items.ts';
import { runSearch } from '../search/server/run-search.ts';
import type { QueryResolvers, QuerySearchArgs, SearchResultResolvers } from './generated/schema-types.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { RequestError } from './request-error.ts';
import { selectedFields } from './selected-fields.ts';

const NODE_LIMIT = 50;

const languageOf = (language: string | null | undefined): Language =>
  isLanguage(language) ? language : 'en';

function checkCount(name: string, count: number): void {
  if (count < 0) throw new RequestError(`${name} must not be negative.`);
  if (count > NODE_LIMIT) throw new RequestError(`${name} is ${count}; at most ${NODE_LIMIT} is allowed.`);
}

function search(
  _root: unknown,
  { index, ...args }: QuerySearchArgs,
  context: GraphqlContext,
  info: GraphQLResolveInfo,
) {
  const { content, indexes } = context;
  const language = indexLanguage(index);
  if (!language) {
    const name = JSON.stringify(index.slice(0, 40));
    const known = new Intl.ListFormat('en').format(LANGUAGES.map(indexId));
    throw new RequestError(`There is no index ${name}. Indexes are ${known}.`);
  }
  try {
    const request = readSearchArguments(args);
    context.admitSearch();
    const index = indexes.of(language);
    const nodeOf = (nid: number) => content.node(nid, language);
    const { passage, ...found } = runSearch(index, request, nodeOf, selectedFields(info));
    countSearch(request, found, language, context);
    return {
      ...found,
      // Pages that were opened before `recommended` existed still request which documents are pinned.
      documents: found.documents.map((document) => ({ ...document, pinned: false })),
      findOffers: () => offerFilters(request, found, language),
      findAnswer: () => passage && toAnswer(passage),
    };
  } catch (error) {
    if (error instanceof InvalidSearchError) throw new RequestError(error.message);
    throw error;
  }
}

/** The resolvers of `Query`. All of them read from memory, so none is asynchronous. */
export const queryResolvers = {
  search,
  nodes(_root, { nids, limit, language }, { content }) {
    checkCount('The number of nids', nids.length);
    checkCount('limit', limit ?? NODE_LIMIT);
    return nids
      .flatMap((nid) =>
        /^\d{1,15}$/.test(nid) ? (content.node(Number(nid), languageOf(language)) ?? []) : [],
      )
      .slice(0, limit ?? NODE_LIMIT);
  },
  paragraph(_root, { id, language }, { content }) {
    const section = content.paragraph(id, languageOf(language));
    if (!section) return null;
    return {
      id,
      kind: section.kind,
      heading: 'heading' in section ? section.heading : null,
      items: featuredItems(section, content, languageOf(language)) ?? [],
    };
  },
  latestResources(_root, { limit, exclude, language }, { content }) {
    checkCount('limit', limit);
    checkCount('The number of excluded ids', exclude?.length ?? 0);
    return latestResources(content, languageOf(language), limit, exclude ?? []);
  },
} satisfies QueryResolvers;

/** An answer, and filters to offer, are looked for only if they are requested. */
export const searchResolvers = {
  answer: ({ findAnswer: find }) => find(),
  offers: ({ findOffers: find }) => find(),
} satisfies SearchResultResolvers;
