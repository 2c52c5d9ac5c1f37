import * as v from 'valibot';

export const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isDynamicEntry: v.optional(v.boolean(), false),
    imports: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
  }),
);
/** Vite's manifest: the output of each source, and its imports. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

export const budgetsSchema = v.object({
  /** The script of every page. */
  entry: v.string(),
  /** Scripts loaded with the first island of a page. */
  withIslands: v.array(v.string()),
  pages: v.array(
    v.object({
      name: v.string(),
      /** Folders of islands that the page may contain: Preact is loaded with the first. */
      islands: v.array(v.string()),
      /** Files and folders of behaviour without Preact: notices, consent, forms, accordions. */
      behaviours: v.array(v.string()),
      /** Gzipped; a kilobyte is 1,000 bytes. */
      maximumKilobytes: v.number(),
      /** Script requests before any interaction. */
      maximumRequests: v.number(),
    }),
  ),
  /** Folders of which a page loads one alternative instead of the counted one: messages, in its language only. */
  insteadOfOne: v.array(v.string()),
  /**
   * An article of the built site: its styles by themselves, and document, scripts and typefaces together. Checked where
   * there is a built site with content (`server.integration.test.ts`).
   */
  article: v.object({ stylesKilobytes: v.number(), kilobytes: v.number() }),
  /** Number of generated documents, and the most memory of the search index per document beyond title and path. */
  searchIndex: v.object({ documents: v.number(), maximumBytes: v.number() }),
  /**
   * What an index that gives way may take, as a multiple of one that finds only what has all words, whose commit
   * `search-cost.ts` names, and in milliseconds of processor time. `npm test` compares the multiples, with so many
   * documents.
   */
  searchCost: v.object({
    documents: v.number(),
    commonWord: v.number(),
    memory: v.number(),
    fallbackMilliseconds: v.number(),
    turnMilliseconds: v.number(),
  }),
  /** Number of generated documents, and the largest share of their words that a search may look up to mark its own. */
  marking: v.object({ documents: v.number(), maximumShare: v.number() }),
  /** Other files of pages, by a pattern of their names; fonts are already compressed. */
  files: v.array(v.object({ name: v.string(), pattern: v.string(), maximumKilobytes: v.number() })),
});
export type Budgets = v.InferOutput<typeof budgetsSchema>;

/** Thrown when manifest and budgets do not match, so that sizes cannot be determined. */
export class BudgetMismatchError extends Error {
  override name = 'BudgetMismatchError';
}

const isDynamic = (manifest: Manifest) => (source: string) => manifest[source]?.isDynamicEntry === true;

/** Adds a source and everything it imports statically. */
function addWithImports(manifest: Manifest, source: string, files: Set<string>): void {
  const chunk = manifest[source];
  if (!chunk) throw new BudgetMismatchError(`The build has no ${source}, which bench/budgets.json names.`);
  if (files.has(chunk.file)) return;
  if (chunk.file.endsWith('.js')) files.add(chunk.file);
  for (const imported of chunk.imports) addWithImports(manifest, imported, files);
}

/**
 * Rejects islands that no page lists: they would be loaded but never counted.
 *
 * @throws BudgetMismatchError naming them
 */
export function checkIslandsHavePages(
  manifest: Manifest,
  { withIslands, insteadOfOne, pages }: Pick<Budgets, 'withIslands' | 'insteadOfOne' | 'pages'>,
): void {
  const folders = [
    ...insteadOfOne,
    ...pages.flatMap(({ islands, behaviours }) => [...islands, ...behaviours]),
  ];
  const homeless = Object.keys(manifest)
    .filter(isDynamic(manifest))
    .filter(
      (source) => !withIslands.includes(source) && !folders.some((folder) => source.startsWith(folder)),
    );
  if (homeless.length === 0) return;
  throw new BudgetMismatchError(
    `No page in bench/budgets.json accounts for ${homeless.join(', ')}, so its size would go unnoticed. ` +
      'Add its folder to the islands or behaviours of each page that loads it.',
  );
}

/**
 * The scripts of a page: the entry, the islands that it may contain, and their imports. Islands that load on the
 * first interaction count too.
 *
 * @returns file names below the client's build folder
 */
export function listScripts(
  manifest: Manifest,
  budgets: Omit<Budgets, 'searchIndex' | 'searchCost' | 'article' | 'marking'>,
  page: Budgets['pages'][number],
): string[] {
  const files = new Set<string>();
  addWithImports(manifest, budgets.entry, files);
  const within = (folders: readonly string[]) =>
    Object.keys(manifest)
      .filter(isDynamic(manifest))
      .filter((source) => folders.some((folder) => source.startsWith(folder)));
  const islands = within(page.islands);
  const scripts = islands.length > 0 ? [...budgets.withIslands, ...islands] : [];
  for (const source of [...scripts, ...within(page.behaviours)]) addWithImports(manifest, source, files);
  return [...files];
}
