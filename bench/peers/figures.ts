import * as v from 'valibot';
import {
  type Chart,
  type Figure,
  fromTimings,
  fromValue,
  type Reading,
  timingsSchema,
} from '../all/figure.ts';
import { parseResult } from '../all/result-file.ts';
import { capitalise } from '../generator/generated-text.ts';
import type { Curve } from '../plots/growth-chart.ts';

const turnSchema = v.object({ clock: v.number(), busy: v.number() });

const engineSchema = v.object({
  name: v.string(),
  documents: v.number(),
  buildSeconds: v.number(),
  memory: v.object({ residentBytes: v.number() }),
  classes: v.record(v.string(), timingsSchema),
  update: v.nullable(timingsSchema),
  stalls: v.nullable(v.object({ idle: turnSchema, updating: turnSchema })),
  restart: v.nullable(v.object({ restoreSeconds: v.number() })),
});

const schema = v.object({
  results: v.array(v.object({ corpus: v.string(), results: v.array(engineSchema) })),
});

type Engine = v.InferOutput<typeof engineSchema>;

const OURS = 'this index';
/** Those of which all engines are compared in a picture. */
const COMPARED = ['beginning of a word', 'common word, by relevance', 'browse, all facets'];
const MB = 1e6;

function figuresOf(
  corpus: string,
  { classes, update, stalls, buildSeconds, restart, memory }: Engine,
): Figure[] {
  const seconds = { unit: 's', better: 'lower' } as const;
  const figures = Object.entries(classes).map(([name, timings]) =>
    fromTimings(`${corpus}, ${name}`, timings),
  );
  figures.push(fromValue({ name: `${corpus}, build`, ...seconds }, buildSeconds));
  const memoryOf = { name: `${corpus}, memory`, unit: 'MB', better: 'lower' } as const;
  figures.push(fromValue(memoryOf, memory.residentBytes / MB));
  if (update) figures.push(fromTimings(`${corpus}, one update`, update));
  if (restart)
    figures.push(fromValue({ name: `${corpus}, start from a snapshot`, ...seconds }, restart.restoreSeconds));
  // One turn of thousands: it varies by half from run to run.
  if (stalls) {
    const about = { name: `${corpus}, longest stall`, unit: 'ms', better: 'lower' } as const;
    figures.push(fromValue(about, stalls.updating.busy, stalls.updating.busy / 2));
  }
  return figures;
}

/** The figures of `npm run bench:peers`. */
export function readPeers(text: string, path: string): Reading {
  const { results } = parseResult(schema, text, path);
  const figures = results.flatMap(({ corpus, results: engines }) =>
    engines.filter(({ name }) => name === OURS).flatMap((own) => figuresOf(corpus, own)),
  );
  const growing = results.filter(({ corpus }) => !corpus.endsWith('-short'));
  const last = growing.at(-1);
  const charts: Chart[] = COMPARED.map((query) => ({
    name: `peers-${query.replaceAll(/\W+/g, '-')}`,
    bars: {
      title: `${capitalise(query)}, ${Number(last?.corpus ?? 0).toLocaleString('en')} documents`,
      unit: 'Milliseconds, median; less is better',
      bars: (last?.results ?? []).flatMap(({ name, classes }) => {
        const timings = classes[query];
        return timings ? [{ label: name, value: timings.p50, isOurs: name === OURS }] : [];
      }),
    },
  }));
  const curves = COMPARED.map(
    (query): Curve => ({
      name: query,
      points: growing.flatMap(({ results: engines }) => {
        const own = engines.find(({ name }) => name === OURS);
        const timings = own?.classes[query];
        return own && timings ? [{ x: own.documents, y: timings.p50 }] : [];
      }),
    }),
  );
  const growth = {
    title: 'Searches by the number of documents',
    unit: 'Milliseconds, median',
    of: 'documents',
    curves,
  };
  return { figures, charts: [...charts, { name: 'peers-growth', growth }] };
}
