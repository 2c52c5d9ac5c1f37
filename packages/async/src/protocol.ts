import * as v from 'valibot';

/** A response without this header is not processed, unless its URL is trusted. */
export const VERIFICATION_HEADER = 'x-keelstone-verification';
export const VERIFIED = '1';

/** What a page says of itself with each request. `assets` are the stylesheets and scripts it has already. */
export const pageStateSchema = v.object({
  path: v.string(),
  language: v.string(),
  assets: v.array(v.string()),
});
export type PageState = v.InferOutput<typeof pageStateSchema>;

/** What a form or link sends. Names that occur several times have several values. */
export const asyncRequestSchema = v.object({
  fields: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
  pageState: pageStateSchema,
});
export type AsyncRequestBody = v.InferOutput<typeof asyncRequestSchema>;

/** What the page does with an answer, in order. `html` is the server's own markup, already escaped. */
export const commandSchema = v.variant('command', [
  v.object({ command: v.literal('replace'), selector: v.string(), html: v.string() }),
  v.object({ command: v.literal('announce'), text: v.string() }),
  v.object({ command: v.literal('focus'), selector: v.string() }),
  v.object({ command: v.literal('redirect'), url: v.string() }),
  v.object({ command: v.literal('load'), styles: v.array(v.string()), scripts: v.array(v.string()) }),
]);
export type Command = v.InferOutput<typeof commandSchema>;

export const asyncAnswerSchema = v.object({ commands: v.array(commandSchema) });
export type AsyncAnswer = v.InferOutput<typeof asyncAnswerSchema>;

/**
 * One answer of a progress URL. `status` 0 is a failure and `data` says which. `percentage` counts within 0 to
 * 100; anything outside changes only the message.
 */
export const progressSchema = v.object({
  status: v.number(),
  data: v.optional(v.unknown()),
  percentage: v.optional(v.union([v.number(), v.string()])),
  message: v.optional(v.string()),
  label: v.optional(v.string()),
});
export type Progress = v.InferOutput<typeof progressSchema>;
