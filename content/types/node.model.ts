import type { ContentType } from '@keelstone/model';
import { dialogSchema } from '@keelstone/model/dialog';
import { byLanguage, LANGUAGES } from '@keelstone/model/language';
import { pictureSchema } from '@keelstone/model/media';
import { nodeReferenceSchema } from '@keelstone/model/reference';
import { richTextSchema } from '@keelstone/model/rich-text';
import { termSchema } from '@keelstone/model/vocabulary';
import * as v from 'valibot';
import { sectionSchema } from '../sections/sections.model.ts';
import { nodeMetaSchema } from './node-meta.model.ts';

/** Seconds since 1970-01-01T00:00:00Z. */
export const unixSeconds = v.pipe(v.number(), v.integer());

/** The fields of every published node, in one language. */
const node = {
  /** Node id: unique across all content types, and the same in every language. */
  nid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  language: v.picklist(LANGUAGES),
  title: v.pipe(v.string(), v.minLength(1)),
  /** The URL path, including the language prefix. The home page keeps its alias; a site setting maps `/` to it. */
  path: v.pipe(v.string(), v.regex(/^\/\S*$/)),
  created: unixSeconds,
  changed: unixSeconds,
  /** Archived nodes can still be reached by URL, and are found only with the date value `Archived` (C-9). */
  archived: v.boolean(),
  /** Plain text, from the body (article, resource) or the summary field (C-2). */
  excerpt: v.string(),
  picture: v.nullable(pictureSchema),
  productSuites: v.array(termSchema),
  industries: v.array(termSchema),
  tags: v.array(termSchema),
  /** Paths of this node in all languages in which it is published, including its own. */
  translations: v.partial(v.object(byLanguage(() => v.string()))),
  /** Words by which the search finds it, and which no page shows; left out if there are none. */
  alsoFoundBy: v.optional(v.string()),
  /** What editors set for search engines and shared links; left out if there is nothing. */
  meta: v.optional(nodeMetaSchema),
  body: richTextSchema,
  sections: v.array(sectionSchema),
  /** The dialogs that its links open (U-10); left out if there are none. */
  dialogs: v.optional(v.array(dialogSchema)),
};

/** The fields of every published node, for the schema of one type. */
export const nodeFields = <T extends ContentType>(type: T) => ({ type: v.literal(type), ...node });
export const references = v.array(nodeReferenceSchema);
export const reference = v.nullable(nodeReferenceSchema);
export const text = v.nullable(v.string());
/** Short texts with titles: capabilities, outcomes, situations. */
export const titledTexts = v.array(v.object({ title: v.string(), text: v.string() }));
/** Rows of a small table with labels and values. */
export const facts = v.array(v.object({ label: v.string(), value: v.string() }));
