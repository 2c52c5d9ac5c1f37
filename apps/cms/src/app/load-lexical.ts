/** Whatever of Lexical the server loads, each after all that it needs. */
export const LEXICAL_PACKAGES = [
  'lexical',
  '@lexical/selection',
  '@lexical/utils',
  '@lexical/extension',
  '@lexical/a11y',
  '@lexical/dragon',
  '@lexical/html',
  '@lexical/clipboard',
  '@lexical/mark',
  '@lexical/list',
  '@lexical/link',
  '@lexical/rich-text',
  '@lexical/table',
  '@lexical/headless',
  '@lexical/react/LexicalDecoratorBlockNode',
];

/**
 * Loads the editor's packages one after the other. Each awaits an import at its top level: one that is asked for while
 * it is still waiting for another that needs it, too, makes Node.js 20 wait for ever now and then (seen on 20.20 with
 * Payload 3.90.1 and Lexical 0.50: in about one start of four, more on a busy machine). To be awaited before anything
 * that imports `@payloadcms/richtext-lexical`; a bundle does not need it.
 */
export async function loadLexical(): Promise<void> {
  for (const name of LEXICAL_PACKAGES) await import(name);
}
