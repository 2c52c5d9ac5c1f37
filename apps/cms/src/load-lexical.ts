/** In the order in which they need each other. */
const PACKAGES = [
  'lexical',
  '@lexical/selection',
  '@lexical/utils',
  '@lexical/list',
  '@lexical/link',
  '@lexical/rich-text',
  '@lexical/html',
  '@lexical/clipboard',
  '@lexical/table',
  '@lexical/mark',
  '@lexical/headless',
];

/**
 * Loads the editor's packages one after the other. Each awaits an import at its top level and some import each other in
 * a circle: loaded all at once, Node.js 20 waits for ever in two runs of three (seen on 20.20 with lexical of Payload
 * 3.90.1). To be awaited before anything that imports `@payloadcms/richtext-lexical`; a bundle does not need it.
 */
export async function loadLexical(): Promise<void> {
  for (const name of PACKAGES) await import(name);
}
