import * as v from 'valibot';

/** A response without this header is not processed, unless its URL is trusted. */
export const VERIFICATION_HEADER = 'x-keelstone-verification';
export const VERIFIED = '1';

/** In a form with files, the page's state is a field of this name, as JSON. */
export const PAGE_STATE_FIELD = '_page_state';

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
