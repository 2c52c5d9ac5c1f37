import { FACET_NAMES } from '@keelstone/content/settings/site-settings.model.ts';
import { CONTENT_TYPES } from '@keelstone/model/content-type';
import { renditionSchema } from '@keelstone/model/media';
import * as v from 'valibot';
import type { CardNode } from './card-node.ts';
import type { FeaturedAnswer, LatestAnswer } from './featured-answer.ts';
import type { SearchAnswer } from './search-query.ts';

/** A schema for the data of an answer; its type keeps it in step with what the screen reads. */
export type AnswerSchema<T> = v.GenericSchema<unknown, T>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const textRanges = v.array(v.object({ start: count, end: count }));
const urlSchema = v.object({ url: v.string() });
const pathSchema = v.object({ path: v.string() });
const seconds = v.object({ value: v.number() });
const labels = v.array(v.object({ label: v.string() }));

export const searchSchema: AnswerSchema<{ search: SearchAnswer }> = v.object({
  search: v.object({
    result_count: count,
    documents: v.array(
      v.object({
        nid: v.string(),
        highlight: v.nullable(
          v.object({ title: textRanges, excerpt: v.string(), excerptRanges: textRanges }),
        ),
      }),
    ),
    recommended: v.array(v.object({ nid: v.string(), pinned: v.boolean() })),
    facets: v.array(
      v.object({
        name: v.picklist(FACET_NAMES),
        values: v.array(v.object({ name: v.string(), count })),
      }),
    ),
    corrections: v.array(v.object({ typed: v.string(), used: v.string() })),
    didYouMean: v.nullable(v.string()),
  }),
});

export const cardsSchema: AnswerSchema<{ nodes: CardNode[] }> = v.object({
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

export const featuredSchema: AnswerSchema<FeaturedAnswer> = v.object({
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

export const latestSchema: AnswerSchema<LatestAnswer> = v.object({
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

export const suggestionsSchema = v.object({
  suggestions: v.array(v.object({ title: v.string(), url: v.string() })),
});
export type Suggestion = v.InferOutput<typeof suggestionsSchema>['suggestions'][number];
