import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { figureSchema } from './figure.ts';

const timestamp = v.pipe(v.string(), v.isoTimestamp());

const measuredSchema = v.object({
  name: v.string(),
  /** Why this run did not measure it, or not all of it; null if nothing went wrong. */
  reason: v.nullable(v.string()),
  /** When and where its figures were measured: in this run, or in an earlier one if this one has none. */
  measured: v.nullable(
    v.object({ date: timestamp, commit: v.string(), machine: v.string(), seconds: v.number() }),
  ),
  figures: v.array(figureSchema),
});

const runSchema = v.object({
  /** When the run began. */
  date: timestamp,
  commit: v.string(),
  machine: v.string(),
  node: v.string(),
  loadAverage: v.number(),
  seconds: v.number(),
  benches: v.array(measuredSchema),
});

export type MeasuredBench = v.InferOutput<typeof measuredSchema>;

/** One run of all benchmarks. */
export type Run = v.InferOutput<typeof runSchema>;

/** Thrown for a file that is no result of a benchmark, or of another version. */
export class UnreadableResultError extends Error {
  override name = 'UnreadableResultError';
}

/** Checks the content of a result file against what a reader expects. */
export function parseResult<S extends v.GenericSchema>(
  schema: S,
  text: string,
  path: string,
): v.InferOutput<S> {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new UnreadableResultError(`${path} is not JSON. Delete it, or run the benchmark again.`, { cause });
  }
  const parsed = v.safeParse(schema, content);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const place = issue && v.getDotPath(issue);
  throw new UnreadableResultError(
    `${path} is not what this version writes: ${place ? `${place}: ` : ''}${issue?.message ?? ''} Delete it, or run the benchmark again.`,
  );
}

export const parseRun = (text: string, path: string): Run => parseResult(runSchema, text, path);

/** The run before; null if there is none. @throws UnreadableResultError */
export const readRun = (path: string): Run | null =>
  existsSync(path) ? parseRun(readFileSync(path, 'utf8'), path) : null;
