import MiniSearch from 'minisearch';

export type FoundDocument = {
  objectID: string;
  title: string;
  excerpt: string;
  body: string;
  productSuites: string[];
  industries: string[];
  type: string;
  year: string;
};

/** The parts of InstantSearch's queries that this server supports. */
type Query = {
  indexName: string;
  params?: {
    query?: string;
    page?: number;
    hitsPerPage?: number;
    facets?: string[] | string;
    facetFilters?: (string | string[])[];
  };
};

const valuesOf = (document: FoundDocument, attribute: string): string[] =>
  [document[attribute as keyof FoundDocument] ?? []].flat();

function passes(document: FoundDocument, filters: (string | string[])[]): boolean {
  return filters.every((filter) =>
    [filter].flat().some((each) => {
      const [attribute = '', ...value] = each.split(':');
      return valuesOf(document, attribute).includes(value.join(':'));
    }),
  );
}

function count(documents: readonly FoundDocument[], attribute: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const document of documents)
    for (const value of valuesOf(document, attribute)) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** Answers InstantSearch's queries over these documents, in Algolia's response format. */
export function createQueryHandler(documents: readonly FoundDocument[]) {
  const byId = new Map(documents.map((document) => [document.objectID, document]));
  const engine = new MiniSearch<FoundDocument>({
    idField: 'objectID',
    fields: ['title', 'excerpt', 'body'],
    searchOptions: { combineWith: 'AND', prefix: true, boost: { title: 5 } },
  });
  engine.addAll([...documents]);
  return ({ indexName, params = {} }: Query) => {
    const { query = '', page = 0, hitsPerPage = 20, facets = [], facetFilters = [] } = params;
    const matches = engine
      .search(query || MiniSearch.wildcard)
      .flatMap(({ id }) => byId.get(id as string) ?? []);
    const found = matches.filter((document) => passes(document, facetFilters));
    const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    return {
      index: indexName,
      query,
      params: '',
      page,
      hitsPerPage,
      nbHits: found.length,
      nbPages: Math.ceil(found.length / hitsPerPage),
      processingTimeMS: 1,
      exhaustiveNbHits: true,
      facets: Object.fromEntries([facets].flat().map((attribute) => [attribute, count(found, attribute)])),
      hits: shown.map(({ body: _body, ...hit }) => ({
        ...hit,
        _highlightResult: {
          title: { value: hit.title, matchLevel: 'none', matchedWords: [] },
          excerpt: { value: hit.excerpt, matchLevel: 'none', matchedWords: [] },
        },
      })),
    };
  };
}
