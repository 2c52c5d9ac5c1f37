import * as v from 'valibot';
import {
  type Chart,
  type Figure,
  fromRounds,
  fromTimings,
  fromValue,
  type Reading,
  tailOf,
  timingsSchema,
} from '../all/figure.ts';
import { parseResult } from '../all/result-file.ts';

const loadSchema = v.object({ ...timingsSchema.entries, requestsPerSecond: v.number() });
const mixSchema = v.object({ ...loadSchema.entries, processorMs: v.number() });
const cacheSchema = v.object({ repeated: mixSchema, different: mixSchema });

const schema = v.object({
  buildSeconds: v.number(),
  suggestions: timingsSchema,
  scenarios: v.array(
    v.object({
      name: v.string(),
      index: timingsSchema,
      http: v.object({ one: loadSchema, many: loadSchema }),
      postgres: timingsSchema,
    }),
  ),
  mix: v.object({ kept: cacheSchema, made: cacheSchema }),
  /** Files from before these were measured have none. */
  different: v.optional(v.array(v.object({ description: v.string(), rounds: v.array(mixSchema) })), []),
});

type Mix = v.InferOutput<typeof mixSchema>;

const perSecond = (
  name: string,
  { requestsPerSecond, p50, noise }: v.InferOutput<typeof loadSchema>,
): Figure =>
  fromValue(
    { name, unit: 'requests/s', better: 'higher' },
    requestsPerSecond,
    p50 > 0 ? (requestsPerSecond * noise) / p50 : 0,
  );

function readMix(name: string, mix: Mix): Figure[] {
  const about = { name: `${name}, processor time`, unit: 'ms', better: 'lower' } as const;
  const processor = fromValue(
    about,
    mix.processorMs,
    mix.p50 > 0 ? (mix.processorMs * mix.noise) / mix.p50 : 0,
  );
  return [perSecond(name, mix), tailOf(`${name}, p99`, mix), processor];
}

/** The figures of `npm run bench:search`. */
export function readSearch(text: string, path: string): Reading {
  const { buildSeconds, suggestions, scenarios, mix, different } = parseResult(schema, text, path);
  const figures = [
    fromValue({ name: 'build of the index', unit: 's', better: 'lower' }, buildSeconds),
    fromTimings('suggestions, index alone', suggestions),
    ...scenarios.flatMap(({ name, index, http }) => [
      fromTimings(`${name}, index alone`, index),
      fromTimings(`${name}, one connection`, http.one),
      perSecond(`${name}, 32 connections`, http.many),
    ]),
    ...readMix('mix, repeated', mix.kept.repeated),
    ...readMix('mix, all different', mix.kept.different),
    ...different.flatMap(({ description, rounds }) => [
      fromRounds(
        { name: `all different, ${description}`, unit: 'requests/s', better: 'higher' },
        rounds.map(({ requestsPerSecond }) => requestsPerSecond),
      ),
      fromRounds(
        { name: `all different, ${description}, processor time`, unit: 'ms', better: 'lower' },
        rounds.map(({ processorMs }) => processorMs),
      ),
    ]),
  ];
  const charts = scenarios
    .filter(({ name }) => /^(common word|two words|browse)/.test(name))
    .map(
      ({ name, http, postgres }): Chart => ({
        name: `search-${name.replaceAll(/\W+/g, '-')}`,
        bars: {
          title: `Search: ${name}`,
          unit: 'Milliseconds, median; less is better',
          bars: [
            { label: 'POST /graphql', value: http.one.p50, isOurs: true },
            { label: 'PostgreSQL, without HTTP', value: postgres.p50, isOurs: false },
          ],
        },
      }),
    );
  return { figures, charts };
}
