import { say } from '@keelstone/languages/say.ts';
import type { Executor } from '@keelstone/read-model';
import type { PlannedLine } from '../csv/csv-import.ts';
import { readCsv } from '../csv/read-csv.ts';
import { type ChainEnds, findChainError, type RedirectGraph } from './find-chain-error.ts';
import { normaliseSource, normaliseTarget, type RedirectWords, targetPath } from './normalise-redirect.ts';
import { explainNodeThere, findSourceError, findTargetError } from './redirect-error.ts';

/** One line of a file, with its number. */
type RedirectLine = { line: number; from: string; to: string; status: string };

/**
 * Reads redirects from a CSV file with the columns from, to and, optionally, status.
 *
 * @throws UnreadableFileError when the file is not such a table
 */
export const readRedirectLines = (bytes: Uint8Array): RedirectLine[] =>
  readCsv(bytes, { required: ['from', 'to'], optional: ['status'], rows: 'redirects' }).map(
    ({ line, values: { from = '', to = '', status } }) => ({ line, from, to, status: status || '301' }),
  );

type PlannedRedirect = RedirectWords & PlannedLine;

type Known = {
  redirects: ReadonlyMap<string, { to: string; status: string }>;
  /** By path, the error for a redirect from there. */
  nodes: ReadonlyMap<string, string>;
};

async function readKnown(lines: readonly RedirectWords[], executor: Executor): Promise<Known> {
  const redirects = await executor.query(
    'select "from", "to", status from redirects where deleted_at is null',
  );
  const nodes = await executor.query(
    "select path, nid, node->>'title' as title from published.nodes where path = any($1::text[])",
    [lines.map(({ from }) => from)],
  );
  return {
    redirects: new Map(
      redirects.rows.map(({ from, to, status }) => [
        String(from),
        { to: String(to), status: String(status) },
      ]),
    ),
    nodes: new Map(
      nodes.rows.map(({ path, nid, title }) => [String(path), explainNodeThere({ nid, title })]),
    ),
  };
}

/** The redirects as they would be after the import. A target that is no address, of any length, is not quoted elsewhere. */
function graphAfter(lines: readonly RedirectWords[], { redirects }: Known): RedirectGraph {
  const targets = new Map([...redirects].map(([from, { to }]) => [from, to]));
  for (const { from, to } of lines) if (!findTargetError(to)) targets.set(from, to);
  const sources = new Map<string, string>();
  for (const [from, to] of targets) {
    const path = targetPath(to);
    if (path !== null && path !== from) sources.set(path, from);
  }
  return { to: (path) => targets.get(path), from: (path) => sources.get(path) };
}

type After = { graph: RedirectGraph; ends: ChainEnds };

function findError(line: RedirectWords, known: Known, { graph, ends }: After): string | undefined {
  const { from, to, status } = line;
  if (status !== '301' && status !== '302')
    return say('The status is "{status}"; it must be 301 or 302.', { status });
  return (
    findSourceError(from) ?? findTargetError(to) ?? known.nodes.get(from) ?? findChainError(line, graph, ends)
  );
}

function validate(line: RedirectWords & { line: number }, known: Known, after: After): PlannedRedirect {
  const reason = findError(line, known, after);
  if (reason) return { ...line, outcome: 'refused', reason };
  const former = known.redirects.get(line.from);
  if (!former) return { ...line, outcome: 'new' };
  const isSame = former.to === line.to && former.status === line.status;
  return isSame
    ? { ...line, outcome: 'unchanged' }
    : { ...line, outcome: 'changed', note: say('Led to {to} until now ({status}).', { ...former }) };
}

/** Refuses lines that repeat an earlier one of the same file. */
function refuseRepeated(planned: readonly PlannedRedirect[]): PlannedRedirect[] {
  const first = new Map<string, number>();
  return planned.map((line) => {
    const before = first.get(line.from);
    if (before === undefined) {
      first.set(line.from, line.line);
      return line;
    }
    return {
      ...line,
      outcome: 'refused',
      reason: say('Line {before} says already where {from} leads.', { before, from: line.from }),
    };
  });
}

/**
 * Previews an import line by line. Lines are validated against the redirects as they would be afterwards, so that
 * their order does not matter.
 *
 * @param siteUrl origin of the site: own URLs are stored as paths
 */
export async function planImport(
  lines: readonly RedirectLine[],
  { executor, siteUrl }: { executor: Executor; siteUrl: string },
): Promise<PlannedRedirect[]> {
  const normalised = lines.map(({ line, from, to, status }) => ({
    line,
    from: normaliseSource(from, siteUrl),
    to: normaliseTarget(to, siteUrl),
    status: status as RedirectWords['status'],
  }));
  const known = await readKnown(normalised, executor);
  const after = { graph: graphAfter(normalised, known), ends: new Map() };
  return refuseRepeated(normalised.map((line) => validate(line, known, after)));
}
