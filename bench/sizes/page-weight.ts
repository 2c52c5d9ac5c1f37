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
/** Vite's manifest: what each source became, and what it imports. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

export const budgetsSchema = v.object({
  /** The script of every page. */
  entry: v.string(),
  /** What the first island of a page brings along. */
  withIslands: v.array(v.string()),
  pages: v.array(
    v.object({
      name: v.string(),
      /** Folders whose islands the page may hold: React comes with the first. */
      islands: v.array(v.string()),
      /** Files and folders of what pages do without React: notices, consent, forms, accordions. */
      behaviours: v.array(v.string()),
      /** Gzipped; a kilobyte is 1,000 bytes. */
      maximumKilobytes: v.number(),
      /** Scripts before anybody touches anything, each a request. */
      maximumRequests: v.number(),
    }),
  ),
  /** Folders of which a page loads one entry in the place of the one that is counted: messages, of its language only. */
  insteadOfOne: v.array(v.string()),
  /** So many generated documents, and what the search index may hold for each beyond its title and address. */
  searchIndex: v.object({ documents: v.number(), maximumBytes: v.number() }),
  /** What pages bring along besides, by a pattern of the files' names; fonts are compressed as they are. */
  files: v.array(v.object({ name: v.string(), pattern: v.string(), maximumKilobytes: v.number() })),
});
export type Budgets = v.InferOutput<typeof budgetsSchema>;

/** Thrown when the manifest and the budgets do not fit together, so that nothing could be said about the sizes. */
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
 * Refuses islands that no page accounts for: they would be loaded and never counted.
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
 * The scripts a page loads: the entry, the islands it may hold, and what they import. An island that is only fetched
 * on a visitor's first touch counts too.
 *
 * @returns file names below the client's build folder
 */
export function listScripts(
  manifest: Manifest,
  budgets: Omit<Budgets, 'searchIndex'>,
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
