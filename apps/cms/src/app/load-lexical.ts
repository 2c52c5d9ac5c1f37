/** All Lexical packages that the server loads, each after its dependencies. */
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
 * Loads the editor's packages one after the other. Each has a top-level await: when a package is imported while it
 * is still waiting for another one that depends on it too, Node.js 20 sometimes waits forever (seen on 20.20 with
 * Payload 3.90.1 and Lexical 0.50: in about one start of four, more on a busy machine). Await this before importing
 * anything that imports `@payloadcms/richtext-lexical`; a bundle does not need it.
 */
export async function loadLexical(): Promise<void> {
  for (const name of LEXICAL_PACKAGES) await import(name);
}
