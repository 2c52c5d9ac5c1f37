import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { NodeReference as ModelNodeReference, Picture as MediaParent, Image as ModelImage, ResourceTypeTerm as ModelResourceTypeTerm } from '@keelstone/model';
import type { SvgParent, ArticleParent, CaseStudyParent, EventParent, LandingPageParent, OverviewPageParent, PageParent, PersonParent, PlatformParent, ProductDetailParent, ProductSuiteParent, ResourceParent, SolutionParent, TestimonialParent } from './parents.ts';
import type { SearchResultParent } from '../search-result-parent.ts';
import type { FeaturedItem as FeaturedItemParent } from '../../search/query/featured-item.ts';
import type { GraphqlContext } from '../graphql-context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  UnixSeconds: { input: number; output: number; }
};

/**
 * The site's public interface for content. Everything it answers is published; whatever a client asks, drafts and
 * unpublished content are not there. Dates are seconds since 1970-01-01T00:00:00Z.
 */
export type Query = {
  __typename?: 'Query';
  /** Searches the index of one language, such as content_en. */
  search: SearchResult;
  /** Nodes by id, in the order asked for. Ids that are unknown or not published are left out. At most 50 ids. */
  nodes: Array<Node>;
  /** A section of a page by its id, with what it features; null when there is none. */
  paragraph?: Maybe<Paragraph>;
  /** The newest published resources, archived ones left out. At most 50. */
  latestResources: Array<Resource>;
};


/**
 * The site's public interface for content. Everything it answers is published; whatever a client asks, drafts and
 * unpublished content are not there. Dates are seconds since 1970-01-01T00:00:00Z.
 */
export type QuerySearchArgs = {
  index: Scalars['ID']['input'];
  range?: InputMaybe<RangeInput>;
  sort?: InputMaybe<Array<SortInput>>;
  conditions?: InputMaybe<Array<ConditionInput>>;
  fulltext?: InputMaybe<FulltextInput>;
  facets?: InputMaybe<Array<FacetInput>>;
};


/**
 * The site's public interface for content. Everything it answers is published; whatever a client asks, drafts and
 * unpublished content are not there. Dates are seconds since 1970-01-01T00:00:00Z.
 */
export type QueryNodesArgs = {
  nids: Array<Scalars['ID']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  language?: InputMaybe<Language>;
};


/**
 * The site's public interface for content. Everything it answers is published; whatever a client asks, drafts and
 * unpublished content are not there. Dates are seconds since 1970-01-01T00:00:00Z.
 */
export type QueryParagraphArgs = {
  id: Scalars['ID']['input'];
  language?: InputMaybe<Language>;
};


/**
 * The site's public interface for content. Everything it answers is published; whatever a client asks, drafts and
 * unpublished content are not there. Dates are seconds since 1970-01-01T00:00:00Z.
 */
export type QueryLatestResourcesArgs = {
  limit: Scalars['Int']['input'];
  exclude?: InputMaybe<Array<Scalars['ID']['input']>>;
  language?: InputMaybe<Language>;
};

export type Conjunction =
  | 'AND'
  | 'OR';

export type SortField =
  | 'created'
  | 'relevance';

export type SortDirection =
  | 'ASC'
  | 'DESC';

/** `limit` is at most 50; offset and limit together at most 10,000. */
export type RangeInput = {
  offset?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type SortInput = {
  field: SortField;
  direction?: InputMaybe<SortDirection>;
};

/**
 * A filter. `name` is a facet (product_suites, industries, content_type, date) or `status`, which is 1 for everything that
 * is published. `operator` is `=`, `<>`, `IN` or `NOT IN`.
 */
export type ConditionInput = {
  name: Scalars['String']['input'];
  operator?: InputMaybe<Scalars['String']['input']>;
  value: Array<Scalars['String']['input']>;
};

/** At most 32 keys. */
export type FulltextInput = {
  keys: Array<Scalars['String']['input']>;
  conjunction?: InputMaybe<Conjunction>;
  /** With AND: leaves out what has the words only in passing, and adds what comes close where few or none have all words, see `SearchResult.fallback`. Never concerns conditions. */
  fallback?: InputMaybe<Scalars['Boolean']['input']>;
};

export type FacetInput = {
  name: Scalars['String']['input'];
  /** At most so many values; 0 means all. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Values with fewer matches are left out; 0 keeps all. */
  min_count?: InputMaybe<Scalars['Int']['input']>;
  /** Also count results without a value, under an empty name. */
  missing?: InputMaybe<Scalars['Boolean']['input']>;
  /** AND counts over the results; OR ignores the conditions on the facet itself. */
  operator?: InputMaybe<Conjunction>;
};

export type SearchResult = {
  __typename?: 'SearchResult';
  result_count: Scalars['Int']['output'];
  documents: Array<SearchDocument>;
  /**
   * What is recommended for these keys, with ranges that begin at 0 only. First what editors pinned and meets the
   * conditions, in the editors' order whatever `sort` says. Then at most three results that match best, if they stand out
   * and are neither pinned nor among the first three documents, as they are if sorted by relevance. Not counted in
   * `result_count`; what is a result as well stands in `documents`, too.
   */
  recommended: Array<Recommendation>;
  facets: Array<Facet>;
  /** Words that nothing holds, and what was looked for instead. None while the words as typed find anything. */
  corrections: Array<Correction>;
  /** How far the search gave way to find anything. Only with `fallback`. */
  fallback: Fallback;
  /** Filters whose names are among the words, and that would leave some of the results out. Only of the facets that are asked for. */
  offers: Array<FilterOffer>;
  /** When nothing has all words: a keyword spelt nearly alike of which something has all. */
  didYouMean?: Maybe<Scalars['String']['output']>;
  /**
   * When the keys are a question: the passage of one of the first results that answers it, if one stands out. For ranges that
   * begin at 0 only.
   */
  answer?: Maybe<Answer>;
};

/** A term with its definition, a question with its answer, or the first paragraph of a page. */
export type Answer = {
  __typename?: 'Answer';
  /** Of the result that has the passage: one of `documents` or `recommended`. */
  nid: Scalars['ID']['output'];
  heading: Scalars['String']['output'];
  /** Whole sentences from the beginning of the passage, as plain text. */
  text: Scalars['String']['output'];
  /** Of the passage itself: its anchor on the page, or a text fragment. */
  url: Scalars['String']['output'];
};

export type Recommendation = {
  __typename?: 'Recommendation';
  nid: Scalars['ID']['output'];
  /** An editor pinned it for these keys; otherwise it is one of the best matches. */
  pinned: Scalars['Boolean']['output'];
  /** What shows that it was found; null without keys. */
  highlight?: Maybe<Highlight>;
};

export type SearchDocument = {
  __typename?: 'SearchDocument';
  nid: Scalars['ID']['output'];
  /**
   * Always false: what editors pinned does not change the order of the results.
   * @deprecated Ask for `recommended` of the search.
   */
  pinned: Scalars['Boolean']['output'];
  /** What shows that it was found; null without keys. */
  highlight?: Maybe<Highlight>;
};

export type Highlight = {
  __typename?: 'Highlight';
  /** Words of the node's title. */
  title: Array<TextRange>;
  /** The part of the node's text that shows most of what was asked for. */
  excerpt: Scalars['String']['output'];
  /** Words of `excerpt`. */
  excerptRanges: Array<TextRange>;
};

/** From `start` up to, not including, `end`, in UTF-16 code units. */
export type TextRange = {
  __typename?: 'TextRange';
  start: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
};

export type Fallback = {
  __typename?: 'Fallback';
  step: FallbackStep;
  /** Words, as typed, that no result has to have: those of a question, and words that nothing holds. */
  dropped: Array<Scalars['String']['output']>;
};

export type FallbackStep =
  /** The results have all words. */
  | 'none'
  /** The results have all words but those that only ask, such as those of "where can I find". */
  | 'question_words'
  /** A few results have all of the words, or all but those that only ask. The others come close, and follow by relevance. */
  | 'all_and_close'
  /** No result has all of the words: these come closest, and cover enough of the words. */
  | 'majority';

export type FilterOffer = {
  __typename?: 'FilterOffer';
  facet: Scalars['String']['output'];
  value: Scalars['String']['output'];
  /** What is left of the keyword without the name of the filter. */
  keyword: Scalars['String']['output'];
};

export type Correction = {
  __typename?: 'Correction';
  typed: Scalars['String']['output'];
  used: Scalars['String']['output'];
};

export type Facet = {
  __typename?: 'Facet';
  name: Scalars['String']['output'];
  values: Array<FacetValue>;
};

export type FacetValue = {
  __typename?: 'FacetValue';
  name: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

export type Url = {
  __typename?: 'Url';
  path: Scalars['String']['output'];
};

export type Link = {
  __typename?: 'Link';
  title?: Maybe<Scalars['String']['output']>;
  url: Scalars['String']['output'];
};

export type Term = {
  __typename?: 'Term';
  label: Scalars['String']['output'];
};

export type ResourceTypeTerm = {
  __typename?: 'ResourceTypeTerm';
  label: Scalars['String']['output'];
  linkText?: Maybe<Scalars['String']['output']>;
  icon?: Maybe<Svg>;
};

export type DateTime = {
  __typename?: 'DateTime';
  value: Scalars['UnixSeconds']['output'];
};

export type Media = Image | Svg;

export type Image = {
  __typename?: 'Image';
  url: Scalars['String']['output'];
  alt: Scalars['String']['output'];
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  /** In percent of width and height, from the top left. */
  focalPoint: FocalPoint;
  renditions: Array<Rendition>;
};

export type FocalPoint = {
  __typename?: 'FocalPoint';
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
};

export type Rendition = {
  __typename?: 'Rendition';
  url: Scalars['String']['output'];
  format: Scalars['String']['output'];
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
};

export type Svg = {
  __typename?: 'Svg';
  url: Scalars['String']['output'];
  alt: Scalars['String']['output'];
};

export type File = {
  __typename?: 'File';
  url: Scalars['String']['output'];
  title: Scalars['String']['output'];
  filename: Scalars['String']['output'];
  mimeType: Scalars['String']['output'];
  bytes: Scalars['Float']['output'];
};

export type Result = {
  __typename?: 'Result';
  figure: Scalars['String']['output'];
  meaning: Scalars['String']['output'];
};

export type Capability = {
  __typename?: 'Capability';
  title: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

/** What one node shows of another. */
export type NodeReference = {
  __typename?: 'NodeReference';
  nid: Scalars['ID']['output'];
  type: Scalars['String']['output'];
  title: Scalars['String']['output'];
  url: Url;
  excerpt: Scalars['String']['output'];
};

export type Paragraph = {
  __typename?: 'Paragraph';
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  heading?: Maybe<Scalars['String']['output']>;
  /** Cards or resources; none for a section that features nothing. */
  items: Array<FeaturedItem>;
};

export type FeaturedItem = {
  __typename?: 'FeaturedItem';
  heading: Scalars['String']['output'];
  text: Scalars['String']['output'];
  link?: Maybe<Link>;
  media?: Maybe<Media>;
  /** The link opens a file instead of a page. */
  linksToAsset: Scalars['Boolean']['output'];
  /** Set when the item is a node. */
  nid?: Maybe<Scalars['ID']['output']>;
};

export type Node = {
  nid: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** Machine name of the content type. */
  type: Scalars['String']['output'];
  created: Scalars['UnixSeconds']['output'];
  changed: Scalars['UnixSeconds']['output'];
  archived: Scalars['Boolean']['output'];
  url: Url;
  excerpt: Scalars['String']['output'];
  picture?: Maybe<Media>;
  productSuites: Array<Term>;
  industries: Array<Term>;
  tags: Array<Term>;
};

export type Language =
  | 'en'
  | 'de'
  | 'fr';

export type Article = Node & {
  __typename?: 'Article';
  nid: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  type: Scalars['String']['output'];
  created: Scalars['UnixSeconds']['output'];
  changed: Scalars['UnixSeconds']['output'];
  archived: Scalars['Boolean']['output'];
  url: Url;
  excerpt: Scalars['String']['output'];
  picture?: Maybe<Media>;
  productSuites: Array<Term>;
  industries: Array<Term>;
  tags: Array<Term>;
  articleType: Array<Term>;
  publishedAt: DateTime;
  authors: Array<NodeReference>;
};

export type CaseStudy = Node & {
  __typename?: 'CaseStudy';
  nid: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  type: Scalars['String']['output'];
  created: Scalars['UnixSeconds']['output'];
  changed: Scalars['UnixSeconds']['output'];
  archived: Scalars['Boolean']['output'];
  url: Url;
  excerpt: Scalars['String']['output'];
  picture?: Maybe<Media>;
  productSuites: Array<Term>;
  industries: Array<Term>;
  tags: Array<Term>;
  customer?: Maybe<Scalars['String']['output']>;
  results: Array<Result>;
};

export type Event = Node & {
  __typename?: 'Event';
  nid: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  type: Scalars['String']['output'];
  created: Scalars['UnixSeconds']['output'];
  changed: Scalars['UnixSeconds']['output'];
  archived: Scalars['Boolean']['output'];
  url: Url;
  excerpt: Scalars['String']['output'];
  picture?: Maybe<Media>;
  productSuites: Array<Term>;
  industries: Array<Term>;
  tags: Array<Term>;
  startsAt: DateTime;
  endsAt?: Maybe<DateTime>;
  /** IANA name, such as Europe/Berlin. */
  timeZone: Scalars['String']['output'];
  place?: Maybe<Scalars['String']['output']>;
  onlineUrl?: Maybe<Scalars['String']['output']>;
  registrationUrl?: Maybe<Scalars['String']['output']>;
};

export type LandingPage = Node & {
  __typename?: 'LandingPage';
  nid: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  type: Scalars['String']['output'];
  created: Scalars['UnixSeconds']['output'];
  changed: Scalars['UnixSeconds']['output'];
  archived: Scalars['Boolean']['output'];
  url: Url;
  excerpt: Scalars['String']['output'];
  picture?: Maybe<Media>;
  productSuites: Array<Term>;
  industries: Array<Term>;
  tags: Array<Term>;
};

export type OverviewPage = Node & {
  __typename?: 'OverviewPage';
  nid: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  type: Scalars['String']['output'];
  created: Scalars['UnixSeconds']['output'];
  changed: Scalars['UnixSeconds']['output'];
  archived: Scalars['Boolean']['output'];
  url: Url;
  excerpt: Scalars['String']['output'];
  picture?: Maybe<Media>;
  productSuites: Array<Term>;
  industries: Array<Term>;
  tags: Array<Term>;
  listedType?: Maybe<Scalars['String']['output']>;
  children: Array<NodeReference>;
};

export type Page = Node & {
  __typename?: 'Page';
  nid: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  type: Scalars['String']['output'];
  created: Scalars['UnixSeconds']['output'];
  changed: Scalars['UnixSeconds']['output'];
  archived: Scalars['Boolean']['output'];
  url: Url;
  excerpt: Scalars['String']['output'];
  picture?: Maybe<Media>;
  productSuites: Array<Term>;
  industries: Array<Term>;
  tags: Array<Term>;
};

export type Person = Node & {
  __typename?: 'Person';
  nid: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  type: Scalars['String']['output'];
  created: Scalars['UnixSeconds']['output'];
  changed: Scalars['UnixSeconds']['output'];
  archived: Scalars['Boolean']['output'];
  url: Url;
  excerpt: Scalars['String']['output'];
  picture?: Maybe<Media>;
  productSuites: Array<Term>;
  industries: Array<Term>;
  tags: Array<Term>;
  role?: Maybe<Scalars['String']['output']>;
  roleCategory: Array<Term>;
  portrait?: Maybe<Image>;
  links: Array<Link>;
};

export type Platform = Node & {
  __typename?: 'Platform';
  nid: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  type: Scalars['String']['output'];
  created: Scalars['UnixSeconds']['output'];
  changed: Scalars['UnixSeconds']['output'];
  archived: Scalars['Boolean']['output'];
  url: Url;
  excerpt: Scalars['String']['output'];
  picture?: Maybe<Media>;
  productSuites: Array<Term>;
  industries: Array<Term>;
  tags: Array<Term>;
  products: Array<NodeReference>;
};

export type ProductDetail = Node & {
  __typename?: 'ProductDetail';
  nid: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  type: Scalars['String']['output'];
  created: Scalars['UnixSeconds']['output'];
  changed: Scalars['UnixSeconds']['output'];
  archived: Scalars['Boolean']['output'];
  url: Url;
  excerpt: Scalars['String']['output'];
  picture?: Maybe<Media>;
  productSuites: Array<Term>;
  industries: Array<Term>;
  tags: Array<Term>;
  suite?: Maybe<NodeReference>;
  capabilities: Array<Capability>;
};

export type ProductSuite = Node & {
  __typename?: 'ProductSuite';
  nid: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  type: Scalars['String']['output'];
  created: Scalars['UnixSeconds']['output'];
  changed: Scalars['UnixSeconds']['output'];
  archived: Scalars['Boolean']['output'];
  url: Url;
  excerpt: Scalars['String']['output'];
  picture?: Maybe<Media>;
  productSuites: Array<Term>;
  industries: Array<Term>;
  tags: Array<Term>;
  /** Name of a brand colour. */
  accent?: Maybe<Scalars['String']['output']>;
  products: Array<NodeReference>;
};

export type Resource = Node & {
  __typename?: 'Resource';
  nid: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  type: Scalars['String']['output'];
  created: Scalars['UnixSeconds']['output'];
  changed: Scalars['UnixSeconds']['output'];
  archived: Scalars['Boolean']['output'];
  url: Url;
  excerpt: Scalars['String']['output'];
  picture?: Maybe<Media>;
  productSuites: Array<Term>;
  industries: Array<Term>;
  tags: Array<Term>;
  resourceType: Array<ResourceTypeTerm>;
  /** Links to this resource open its asset instead of its page. */
  linksToAsset: Scalars['Boolean']['output'];
  asset?: Maybe<File>;
};

export type Solution = Node & {
  __typename?: 'Solution';
  nid: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  type: Scalars['String']['output'];
  created: Scalars['UnixSeconds']['output'];
  changed: Scalars['UnixSeconds']['output'];
  archived: Scalars['Boolean']['output'];
  url: Url;
  excerpt: Scalars['String']['output'];
  picture?: Maybe<Media>;
  productSuites: Array<Term>;
  industries: Array<Term>;
  tags: Array<Term>;
  products: Array<NodeReference>;
};

export type Testimonial = Node & {
  __typename?: 'Testimonial';
  nid: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  type: Scalars['String']['output'];
  created: Scalars['UnixSeconds']['output'];
  changed: Scalars['UnixSeconds']['output'];
  archived: Scalars['Boolean']['output'];
  url: Url;
  excerpt: Scalars['String']['output'];
  picture?: Maybe<Media>;
  productSuites: Array<Term>;
  industries: Array<Term>;
  tags: Array<Term>;
  quote: Scalars['String']['output'];
  person?: Maybe<Scalars['String']['output']>;
  role?: Maybe<Scalars['String']['output']>;
  organisation?: Maybe<Scalars['String']['output']>;
  logo?: Maybe<Media>;
  caseStudy?: Maybe<NodeReference>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  UnixSeconds: ResolverTypeWrapper<Scalars['UnixSeconds']['output']>;
  Conjunction: Conjunction;
  SortField: SortField;
  SortDirection: SortDirection;
  RangeInput: RangeInput;
  SortInput: SortInput;
  ConditionInput: ConditionInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  FulltextInput: FulltextInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  FacetInput: FacetInput;
  SearchResult: ResolverTypeWrapper<SearchResultParent>;
  Answer: ResolverTypeWrapper<Answer>;
  Recommendation: ResolverTypeWrapper<Recommendation>;
  SearchDocument: ResolverTypeWrapper<SearchDocument>;
  Highlight: ResolverTypeWrapper<Highlight>;
  TextRange: ResolverTypeWrapper<TextRange>;
  Fallback: ResolverTypeWrapper<Fallback>;
  FallbackStep: FallbackStep;
  FilterOffer: ResolverTypeWrapper<FilterOffer>;
  Correction: ResolverTypeWrapper<Correction>;
  Facet: ResolverTypeWrapper<Facet>;
  FacetValue: ResolverTypeWrapper<FacetValue>;
  Url: ResolverTypeWrapper<Url>;
  Link: ResolverTypeWrapper<Link>;
  Term: ResolverTypeWrapper<Term>;
  ResourceTypeTerm: ResolverTypeWrapper<ModelResourceTypeTerm>;
  DateTime: ResolverTypeWrapper<DateTime>;
  Media: ResolverTypeWrapper<MediaParent>;
  Image: ResolverTypeWrapper<ModelImage>;
  FocalPoint: ResolverTypeWrapper<FocalPoint>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Rendition: ResolverTypeWrapper<Rendition>;
  Svg: ResolverTypeWrapper<SvgParent>;
  File: ResolverTypeWrapper<File>;
  Result: ResolverTypeWrapper<Result>;
  Capability: ResolverTypeWrapper<Capability>;
  NodeReference: ResolverTypeWrapper<ModelNodeReference>;
  Paragraph: ResolverTypeWrapper<Omit<Paragraph, 'items'> & { items: Array<ResolversTypes['FeaturedItem']> }>;
  FeaturedItem: ResolverTypeWrapper<FeaturedItemParent>;
  Node: ResolverTypeWrapper<PublishedNode>;
  Language: Language;
  Article: ResolverTypeWrapper<ArticleParent>;
  CaseStudy: ResolverTypeWrapper<CaseStudyParent>;
  Event: ResolverTypeWrapper<EventParent>;
  LandingPage: ResolverTypeWrapper<LandingPageParent>;
  OverviewPage: ResolverTypeWrapper<OverviewPageParent>;
  Page: ResolverTypeWrapper<PageParent>;
  Person: ResolverTypeWrapper<PersonParent>;
  Platform: ResolverTypeWrapper<PlatformParent>;
  ProductDetail: ResolverTypeWrapper<ProductDetailParent>;
  ProductSuite: ResolverTypeWrapper<ProductSuiteParent>;
  Resource: ResolverTypeWrapper<ResourceParent>;
  Solution: ResolverTypeWrapper<SolutionParent>;
  Testimonial: ResolverTypeWrapper<TestimonialParent>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  UnixSeconds: Scalars['UnixSeconds']['output'];
  RangeInput: RangeInput;
  SortInput: SortInput;
  ConditionInput: ConditionInput;
  String: Scalars['String']['output'];
  FulltextInput: FulltextInput;
  Boolean: Scalars['Boolean']['output'];
  FacetInput: FacetInput;
  SearchResult: SearchResultParent;
  Answer: Answer;
  Recommendation: Recommendation;
  SearchDocument: SearchDocument;
  Highlight: Highlight;
  TextRange: TextRange;
  Fallback: Fallback;
  FilterOffer: FilterOffer;
  Correction: Correction;
  Facet: Facet;
  FacetValue: FacetValue;
  Url: Url;
  Link: Link;
  Term: Term;
  ResourceTypeTerm: ModelResourceTypeTerm;
  DateTime: DateTime;
  Media: MediaParent;
  Image: ModelImage;
  FocalPoint: FocalPoint;
  Float: Scalars['Float']['output'];
  Rendition: Rendition;
  Svg: SvgParent;
  File: File;
  Result: Result;
  Capability: Capability;
  NodeReference: ModelNodeReference;
  Paragraph: Omit<Paragraph, 'items'> & { items: Array<ResolversParentTypes['FeaturedItem']> };
  FeaturedItem: FeaturedItemParent;
  Node: PublishedNode;
  Article: ArticleParent;
  CaseStudy: CaseStudyParent;
  Event: EventParent;
  LandingPage: LandingPageParent;
  OverviewPage: OverviewPageParent;
  Page: PageParent;
  Person: PersonParent;
  Platform: PlatformParent;
  ProductDetail: ProductDetailParent;
  ProductSuite: ProductSuiteParent;
  Resource: ResourceParent;
  Solution: SolutionParent;
  Testimonial: TestimonialParent;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  search?: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'index'>>;
  nodes?: Resolver<Array<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'nids' | 'language'>>;
  paragraph?: Resolver<Maybe<ResolversTypes['Paragraph']>, ParentType, ContextType, RequireFields<QueryParagraphArgs, 'id' | 'language'>>;
  latestResources?: Resolver<Array<ResolversTypes['Resource']>, ParentType, ContextType, RequireFields<QueryLatestResourcesArgs, 'limit' | 'language'>>;
};

export interface UnixSecondsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['UnixSeconds'], any> {
  name: 'UnixSeconds';
}

export type SearchResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  result_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['SearchDocument']>, ParentType, ContextType>;
  recommended?: Resolver<Array<ResolversTypes['Recommendation']>, ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
  corrections?: Resolver<Array<ResolversTypes['Correction']>, ParentType, ContextType>;
  fallback?: Resolver<ResolversTypes['Fallback'], ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['FilterOffer']>, ParentType, ContextType>;
  didYouMean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['Answer']>, ParentType, ContextType>;
};

export type AnswerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Answer'] = ResolversParentTypes['Answer']> = {
  nid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecommendationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Recommendation'] = ResolversParentTypes['Recommendation']> = {
  nid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  highlight?: Resolver<Maybe<ResolversTypes['Highlight']>, ParentType, ContextType>;
};

export type SearchDocumentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SearchDocument'] = ResolversParentTypes['SearchDocument']> = {
  nid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  highlight?: Resolver<Maybe<ResolversTypes['Highlight']>, ParentType, ContextType>;
};

export type HighlightResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Highlight'] = ResolversParentTypes['Highlight']> = {
  title?: Resolver<Array<ResolversTypes['TextRange']>, ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerptRanges?: Resolver<Array<ResolversTypes['TextRange']>, ParentType, ContextType>;
};

export type TextRangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TextRange'] = ResolversParentTypes['TextRange']> = {
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FallbackResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Fallback'] = ResolversParentTypes['Fallback']> = {
  step?: Resolver<ResolversTypes['FallbackStep'], ParentType, ContextType>;
  dropped?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FilterOfferResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FilterOffer'] = ResolversParentTypes['FilterOffer']> = {
  facet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keyword?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CorrectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Correction'] = ResolversParentTypes['Correction']> = {
  typed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FacetResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UrlResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Url'] = ResolversParentTypes['Url']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LinkResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Link'] = ResolversParentTypes['Link']> = {
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TermResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Term'] = ResolversParentTypes['Term']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResourceTypeTermResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ResourceTypeTerm'] = ResolversParentTypes['ResourceTypeTerm']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['Svg']>, ParentType, ContextType>;
};

export type DateTimeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DateTime'] = ResolversParentTypes['DateTime']> = {
  value?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
};

export type MediaResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Media'] = ResolversParentTypes['Media']> = {
  __resolveType: TypeResolveFn<'Image' | 'Svg', ParentType, ContextType>;
};

export type ImageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  focalPoint?: Resolver<ResolversTypes['FocalPoint'], ParentType, ContextType>;
  renditions?: Resolver<Array<ResolversTypes['Rendition']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FocalPointResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FocalPoint'] = ResolversParentTypes['FocalPoint']> = {
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RenditionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Rendition'] = ResolversParentTypes['Rendition']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SvgResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Svg'] = ResolversParentTypes['Svg']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FileResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mimeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Result'] = ResolversParentTypes['Result']> = {
  figure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meaning?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CapabilityResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Capability'] = ResolversParentTypes['Capability']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NodeReferenceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NodeReference'] = ResolversParentTypes['NodeReference']> = {
  nid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ParagraphResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Paragraph'] = ResolversParentTypes['Paragraph']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['FeaturedItem']>, ParentType, ContextType>;
};

export type FeaturedItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FeaturedItem'] = ResolversParentTypes['FeaturedItem']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['Link']>, ParentType, ContextType>;
  media?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  linksToAsset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type NodeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Article' | 'CaseStudy' | 'Event' | 'LandingPage' | 'OverviewPage' | 'Page' | 'Person' | 'Platform' | 'ProductDetail' | 'ProductSuite' | 'Resource' | 'Solution' | 'Testimonial', ParentType, ContextType>;
};

export type ArticleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = {
  nid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  productSuites?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  industries?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  articleType?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  authors?: Resolver<Array<ResolversTypes['NodeReference']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaseStudyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CaseStudy'] = ResolversParentTypes['CaseStudy']> = {
  nid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  productSuites?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  industries?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Result']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  nid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  productSuites?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  industries?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  onlineUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LandingPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LandingPage'] = ResolversParentTypes['LandingPage']> = {
  nid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  productSuites?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  industries?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OverviewPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OverviewPage'] = ResolversParentTypes['OverviewPage']> = {
  nid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  productSuites?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  industries?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  listedType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['NodeReference']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  nid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  productSuites?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  industries?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PersonResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  nid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  productSuites?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  industries?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roleCategory?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  portrait?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['Link']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlatformResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Platform'] = ResolversParentTypes['Platform']> = {
  nid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  productSuites?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  industries?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['NodeReference']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductDetailResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductDetail'] = ResolversParentTypes['ProductDetail']> = {
  nid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  productSuites?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  industries?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  suite?: Resolver<Maybe<ResolversTypes['NodeReference']>, ParentType, ContextType>;
  capabilities?: Resolver<Array<ResolversTypes['Capability']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductSuiteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductSuite'] = ResolversParentTypes['ProductSuite']> = {
  nid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  productSuites?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  industries?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  accent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['NodeReference']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResourceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Resource'] = ResolversParentTypes['Resource']> = {
  nid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  productSuites?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  industries?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  resourceType?: Resolver<Array<ResolversTypes['ResourceTypeTerm']>, ParentType, ContextType>;
  linksToAsset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  asset?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SolutionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Solution'] = ResolversParentTypes['Solution']> = {
  nid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  productSuites?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  industries?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['NodeReference']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TestimonialResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Testimonial'] = ResolversParentTypes['Testimonial']> = {
  nid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['UnixSeconds'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  productSuites?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  industries?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organisation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  caseStudy?: Resolver<Maybe<ResolversTypes['NodeReference']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  Query?: QueryResolvers<ContextType>;
  UnixSeconds?: GraphQLScalarType;
  SearchResult?: SearchResultResolvers<ContextType>;
  Answer?: AnswerResolvers<ContextType>;
  Recommendation?: RecommendationResolvers<ContextType>;
  SearchDocument?: SearchDocumentResolvers<ContextType>;
  Highlight?: HighlightResolvers<ContextType>;
  TextRange?: TextRangeResolvers<ContextType>;
  Fallback?: FallbackResolvers<ContextType>;
  FilterOffer?: FilterOfferResolvers<ContextType>;
  Correction?: CorrectionResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  Url?: UrlResolvers<ContextType>;
  Link?: LinkResolvers<ContextType>;
  Term?: TermResolvers<ContextType>;
  ResourceTypeTerm?: ResourceTypeTermResolvers<ContextType>;
  DateTime?: DateTimeResolvers<ContextType>;
  Media?: MediaResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  FocalPoint?: FocalPointResolvers<ContextType>;
  Rendition?: RenditionResolvers<ContextType>;
  Svg?: SvgResolvers<ContextType>;
  File?: FileResolvers<ContextType>;
  Result?: ResultResolvers<ContextType>;
  Capability?: CapabilityResolvers<ContextType>;
  NodeReference?: NodeReferenceResolvers<ContextType>;
  Paragraph?: ParagraphResolvers<ContextType>;
  FeaturedItem?: FeaturedItemResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Article?: ArticleResolvers<ContextType>;
  CaseStudy?: CaseStudyResolvers<ContextType>;
  Event?: EventResolvers<ContextType>;
  LandingPage?: LandingPageResolvers<ContextType>;
  OverviewPage?: OverviewPageResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  Platform?: PlatformResolvers<ContextType>;
  ProductDetail?: ProductDetailResolvers<ContextType>;
  ProductSuite?: ProductSuiteResolvers<ContextType>;
  Resource?: ResourceResolvers<ContextType>;
  Solution?: SolutionResolvers<ContextType>;
  Testimonial?: TestimonialResolvers<ContextType>;
};

