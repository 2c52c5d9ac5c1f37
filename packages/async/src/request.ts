// What the server reads, apart from `protocol.ts`, because pages load what that has.
import * as v from 'valibot';

/**
 * The state of the page, sent with each request. `assets` are the stylesheets and scripts that it has
 * loaded.
 */
export const pageStateSchema = v.object({
  path: v.string(),
  language: v.string(),
  assets: v.array(v.string()),
});
export type PageState = v.InferOutput<typeof pageStateSchema>;

/** What a form or link sends. A name that occurs several times has several values. */
export const asyncRequestSchema = v.object({
  fields: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
  pageState: pageStateSchema,
});
export type AsyncRequestBody = v.InferOutput<typeof asyncRequestSchema>;
