import * as v from 'valibot';

/** A response without this header is not processed, unless its URL is trusted. */
export const VERIFICATION_HEADER = 'x-keelstone-verification';
export const VERIFIED = '1';

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

/** In a form with files, the page's state is a field of this name, as JSON. */
export const PAGE_STATE_FIELD = '_page_state';

/** What a form or link sends. A name that occurs several times has several values. */
export const asyncRequestSchema = v.object({
  fields: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
  pageState: pageStateSchema,
});
export type AsyncRequestBody = v.InferOutput<typeof asyncRequestSchema>;

/** The commands of a response, which the page runs in order. `html` is the server's own markup, already escaped. */
const commandSchema = v.variant('command', [
  v.object({ command: v.literal('replace'), selector: v.string(), html: v.string() }),
  v.object({ command: v.literal('announce'), text: v.string() }),
  v.object({ command: v.literal('focus'), selector: v.string() }),
  v.object({ command: v.literal('redirect'), url: v.string() }),
  v.object({ command: v.literal('load'), styles: v.array(v.string()), scripts: v.array(v.string()) }),
]);
export type Command = v.InferOutput<typeof commandSchema>;

export const asyncResponseSchema = v.object({ commands: v.array(commandSchema) });
export type AsyncResponse = v.InferOutput<typeof asyncResponseSchema>;

/**
 * A response of a progress URL. `status` 0 is a failure that `data` explains. A `percentage` from 0 to 100
 * sets the bar; any other only changes the message.
 */
export const progressSchema = v.object({
  status: v.number(),
  data: v.optional(v.unknown()),
  percentage: v.optional(v.union([v.number(), v.string()])),
  message: v.optional(v.string()),
  label: v.optional(v.string()),
});
export type Progress = v.InferOutput<typeof progressSchema>;
