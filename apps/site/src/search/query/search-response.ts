import { FACET_NAMES } from '@keelstone/content/facets.model.ts';
import { CONTENT_TYPES } from '@keelstone/model/content-type';
import { renditionSchema } from '@keelstone/model/media';
import type { Link } from '@keelstone/model/reference';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Offsets for `text.slice(start, end)`. */
const textRanges = v.array(v.object({ start: count, end: count }));
const urlSchema = v.object({ url: v.string() });
const pathSchema = v.object({ path: v.string() });
const seconds = v.object({ value: v.number() });
const labels = v.array(v.object({ label: v.string() }));

/** Words of the title, and a part of the text with words of that part. Null without a keyword. */
const highlight = v.nullable(v.object({ title: textRanges, excerpt: v.string(), excerptRanges: textRanges }));

/** What the server finds, in the field names of GraphQL. The browser checks it; the server's own pages have the type. */
export const searchSchema = v.object({
  search: v.object({
    result_count: count,
    documents: v.array(
      v.object({
        nid: v.string(),
        highlight,
      }),
    ),
    /** Pinned results, then best matches: with the first page only, not counted, and also documents if they match (S-29). */
    recommended: v.array(v.object({ nid: v.string(), pinned: v.boolean(), highlight })),
    facets: v.array(
      v.object({
        name: v.picklist(FACET_NAMES),
        values: v.array(v.object({ name: v.string(), count })),
      }),
    ),
    /** Words without matches, and what was searched for instead. */
    corrections: v.array(v.object({ typed: v.string(), used: v.string() })),
    /** How the search gave way because no page has all words, and which words were dropped. */
    fallback: v.object({
      step: v.picklist(['none', 'question_words', 'all_and_close', 'majority']),
      dropped: v.array(v.string()),
    }),
    /** Filters that words of the keyword name, each with what is left of the keyword. */
    offers: v.array(v.object({ facet: v.picklist(FACET_NAMES), value: v.string(), keyword: v.string() })),
    /** A passage of one of the first results that answers the question (S-31). */
    answer: v.optional(
      v.nullable(v.object({ nid: v.string(), heading: v.string(), text: v.string(), url: v.string() })),
      null,
    ),
    /** If no page has all words: a keyword of which some page has all. */
    didYouMean: v.nullable(v.string()),
  }),
});

export type SearchResponse = v.InferOutput<typeof searchSchema>['search'];
export type Answer = NonNullable<SearchResponse['answer']>;
export type Highlight = NonNullable<v.InferOutput<typeof highlight>>;
export type TextRange = Highlight['title'][number];
export type FacetValueCount = SearchResponse['facets'][number]['values'][number];

/** What result cards read of nodes (S-21). `created` is in Unix seconds. */
export const cardsSchema = v.object({
  nodes: v.array(
    v.object({
      nid: v.string(),
      type: v.picklist(CONTENT_TYPES),
      title: v.string(),
      created: v.number(),
      url: pathSchema,
      excerpt: v.string(),
      articleType: v.exactOptional(labels),
      publishedAt: v.exactOptional(seconds),
      resourceType: v.exactOptional(labels),
      linksToAsset: v.exactOptional(v.boolean()),
      asset: v.exactOptional(v.nullable(urlSchema)),
      startsAt: v.exactOptional(seconds),
    }),
  ),
});

export type CardNode = v.InferOutput<typeof cardsSchema>['nodes'][number];

const media = v.nullable(
  v.variant('__typename', [
    v.object({
      __typename: v.literal('Image'),
      url: v.string(),
      alt: v.string(),
      width: v.number(),
      height: v.number(),
      focalPoint: v.object({ x: v.number(), y: v.number() }),
      renditions: v.array(renditionSchema),
    }),
    v.object({ __typename: v.literal('Svg'), url: v.string(), alt: v.string() }),
  ]),
);

export const featuredSchema = v.object({
  paragraph: v.nullable(
    v.object({
      items: v.array(
        v.object({
          heading: v.string(),
          text: v.string(),
          link: v.nullable(v.object({ title: v.nullable(v.string()), url: v.string() })),
          linksToAsset: v.boolean(),
          nid: v.nullable(v.string()),
          media,
        }),
      ),
    }),
  ),
});

export type MediaResponse = v.InferOutput<typeof media>;
export type FeaturedResponse = v.InferOutput<typeof featuredSchema>;

export const latestSchema = v.object({
  latestResources: v.array(
    v.object({
      nid: v.string(),
      title: v.string(),
      excerpt: v.string(),
      url: pathSchema,
      linksToAsset: v.boolean(),
      asset: v.nullable(urlSchema),
      picture: media,
      resourceType: v.array(v.object({ linkText: v.nullable(v.string()), icon: v.nullable(urlSchema) })),
    }),
  ),
});

export type LatestResponse = v.InferOutput<typeof latestSchema>;

/** Where a search leads that finds nothing. The server passes it to the screen. */
export type FallbackLinks = { contact: Link | null; popular: readonly Link[] };

const suggestion = v.object({ title: v.string(), url: v.string() });

export const suggestionsSchema = v.object({
  /** Titles. */
  suggestions: v.array(suggestion),
  /** What follows the titles, if groups were asked for (S-5). */
  groups: v.optional(
    v.array(
      v.object({ kind: v.picklist(['searches', 'pages', 'filters', 'popular']), items: v.array(suggestion) }),
    ),
    [],
  ),
});
export type Suggestion = v.InferOutput<typeof suggestion>;
export type SuggestionGroup = v.InferOutput<typeof suggestionsSchema>['groups'][number];
