import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { weighIndex } from './sizes/index-weight.ts';
import { shareLookedUp } from './sizes/marked-words.ts';
import {
  BudgetMismatchError,
  type Budgets,
  budgetsSchema,
  checkIslandsHavePages,
  listScripts,
  type Manifest,
  manifestSchema,
} from './sizes/page-weight.ts';

const CLIENT = join(import.meta.dirname, '../apps/site/dist/client');

function readManifest(): Manifest {
  try {
    return v.parse(manifestSchema, JSON.parse(readFileSync(join(CLIENT, 'manifest.json'), 'utf8')));
  } catch (cause) {
    throw new BudgetMismatchError(
      'There is no built site to weigh. Run `npm run build -w @keelstone/site` first.',
      { cause },
    );
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Prints the weight of a page; returns an error message if it exceeds the budget. */
function weighPage(manifest: Manifest, budgets: Budgets, page: Budgets['pages'][number]): string | null {
  const scripts = listScripts(manifest, budgets, page)
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(CLIENT, file))).length }))
    .sort((a, b) => b.bytes - a.bytes);
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  const limit = page.maximumKilobytes * 1000;
  console.log(
    `${page.name}: ${kilobytes(total)} of JavaScript in ${scripts.length} files, gzipped; ${kilobytes(limit)} in ${page.maximumRequests} allowed`,
  );
  if (scripts.length > page.maximumRequests)
    return `${page.name} fetches ${scripts.length} scripts, ${page.maximumRequests} are allowed: each may be a wait. Let Vite put small ones together, or change bench/budgets.json and say why.`;
  if (total <= limit) return null;
  const parts = scripts.map(({ file, bytes }) => `${file} ${kilobytes(bytes)}`);
  return (
    `The JavaScript of ${page.name} is ${kilobytes(total)} gzipped, ${kilobytes(total - limit)} over its budget: ` +
    `${parts.join(', ')}. Split off what the page does not need, or change bench/budgets.json and say why.`
  );
}

function weighSearchIndex({ documents, maximumBytes }: Budgets['searchIndex']): string | null {
  const bytes = weighIndex(documents);
  console.log(`the search index: ${bytes} bytes a document of ${documents}; ${maximumBytes} allowed`);
  if (bytes <= maximumBytes) return null;
  return (
    `The search index holds ${bytes} bytes a document, ${bytes - maximumBytes} over its budget. ` +
    'See what was added to its columns and postings, or change bench/budgets.json and say why.'
  );
}

const percent = (share: number) => `${(share * 100).toFixed(2)} %`;

function countMarking({ documents, maximumShare }: Budgets['marking']): string | null {
  const share = shareLookedUp(documents);
  console.log(
    `marking a search: ${percent(share)} of the words of texts looked up; ${percent(maximumShare)} allowed`,
  );
  if (share <= maximumShare) return null;
  return (
    `To mark its own, a search looks up ${percent(share)} of the words of texts, ${percent(maximumShare)} are allowed. ` +
    'See what passes over the others (`readText`), or change bench/budgets.json and say why.'
  );
}

/** Transferred bytes: already compressed formats are not compressed again. */
function weighFiles({ name, pattern, maximumKilobytes }: Budgets['files'][number]): string | null {
  const assets = join(CLIENT, 'assets');
  const files = readdirSync(assets).filter((file) => new RegExp(pattern).test(file));
  if (files.length === 0)
    throw new BudgetMismatchError(
      `The build has no file such as ${pattern}, which bench/budgets.json names.`,
    );
  const contents = files.map((file) => readFileSync(join(assets, file)));
  const total = contents.reduce((sum, bytes) => sum + Math.min(bytes.length, gzipSync(bytes).length), 0);
  console.log(`${name}: ${kilobytes(total)}; ${maximumKilobytes} kB allowed`);
  if (total <= maximumKilobytes * 1000) return null;
  return `${name} take ${kilobytes(total)}, ${maximumKilobytes} kB are allowed: ${files.join(', ')}. Leave out what pages do not use, or change bench/budgets.json and say why.`;
}

function main(): number {
  try {
    const budgets = v.parse(
      budgetsSchema,
      JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8')),
    );
    const manifest = readManifest();
    checkIslandsHavePages(manifest, budgets);
    const problems = [
      ...budgets.pages.map((page) => weighPage(manifest, budgets, page)),
      ...budgets.files.map(weighFiles),
      weighSearchIndex(budgets.searchIndex),
      countMarking(budgets.marking),
    ].filter((problem) => problem !== null);
    for (const problem of problems) console.error(problem);
    return problems.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof BudgetMismatchError)) throw error;
    console.error(error.message);
    return 1;
  }
}

process.exitCode = main();
