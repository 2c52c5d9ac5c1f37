import type { ContentType } from '@keelstone/model';
import { dialogSchema } from '@keelstone/model/dialog';
import { byLanguage, LANGUAGES } from '@keelstone/model/language';
import { pictureSchema } from '@keelstone/model/media';
import { nodeReferenceSchema } from '@keelstone/model/reference';
import { richTextSchema } from '@keelstone/model/rich-text';
import { termSchema } from '@keelstone/model/vocabulary';
import * as v from 'valibot';
import { sectionSchema } from '../sections/sections.model.ts';

/** Seconds since 1970-01-01T00:00:00Z. */
export const unixSeconds = v.pipe(v.number(), v.integer());

/** What every published node has, in one language. */
const node = {
  /** Node id: one number space over all content types, the same in every language. */
  nid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  language: v.picklist(LANGUAGES),
  title: v.pipe(v.string(), v.minLength(1)),
  /** The URL path, language prefix included. The home page keeps its alias; `/` is a site setting. */
  path: v.pipe(v.string(), v.regex(/^\/\S*$/)),
  created: unixSeconds,
  changed: unixSeconds,
  /** Archived nodes stay reachable by URL and are found only by the date value `Archived` (C-9). */
  archived: v.boolean(),
  /** Plain text. From the body (article, resource) or the summary field (C-2). */
  excerpt: v.string(),
  picture: v.nullable(pictureSchema),
  productSuites: v.array(termSchema),
  industries: v.array(termSchema),
  tags: v.array(termSchema),
  /** Paths of this node in the languages it is published in, its own included. */
  translations: v.partial(v.object(byLanguage(() => v.string()))),
  body: richTextSchema,
  sections: v.array(sectionSchema),
  /** What its links open (U-10); left out where none does. */
  dialogs: v.optional(v.array(dialogSchema)),
};

/** What every published node has, for the schema of one type. */
export const nodeFields = <T extends ContentType>(type: T) => ({ type: v.literal(type), ...node });
export const references = v.array(nodeReferenceSchema);
export const reference = v.nullable(nodeReferenceSchema);
export const text = v.nullable(v.string());
/** Short texts with a title each: capabilities, outcomes, situations. */
export const titledTexts = v.array(v.object({ title: v.string(), text: v.string() }));
/** Rows of a small table: what, and how much. */
export const facts = v.array(v.object({ label: v.string(), value: v.string() }));
