import * as v from 'valibot';
import { fromRounds, type Reading } from '../all/figure.ts';
import { parseResult } from '../all/result-file.ts';
import { median } from '../percentile.ts';

const visitSchema = v.object({
  total: v.number(),
  requests: v.number(),
  firstPaint: v.number(),
  largestPaint: v.number(),
  blocked: v.number(),
});

const schema = v.object({
  visited: v.array(v.object({ name: v.string(), isOurs: v.boolean(), visits: v.array(visitSchema) })),
});

type Quantity = { name: string; key: keyof v.InferOutput<typeof visitSchema>; unit: string };

const QUANTITIES: Quantity[] = [
  { name: 'first paint', key: 'firstPaint', unit: 'ms' },
  { name: 'largest paint', key: 'largestPaint', unit: 'ms' },
  { name: 'blocked', key: 'blocked', unit: 'ms' },
  { name: 'bytes', key: 'total', unit: 'bytes' },
  { name: 'requests', key: 'requests', unit: 'requests' },
];

/** The figures of `npm run bench:visitor`. */
export function readVisitor(text: string, path: string): Reading {
  const { visited } = parseResult(schema, text, path);
  const figures = visited
    .filter(({ isOurs }) => isOurs)
    .flatMap(({ name: page, visits }) =>
      QUANTITIES.map(({ name, key, unit }) =>
        fromRounds(
          { name: `${page}, ${name}`, unit, better: 'lower' },
          visits.map((visit) => visit[key]),
        ),
      ),
    );
  const charts = QUANTITIES.slice(0, 2).map(({ name, key }) => ({
    name: `visitor-${name.replace(' ', '-')}`,
    bars: {
      title: `A first visit: ${name}`,
      unit: 'Milliseconds; less is better',
      bars: visited.map(({ name: page, isOurs, visits }) => ({
        label: page,
        value: median(visits.map((visit) => visit[key])),
        isOurs,
      })),
    },
  }));
  return { figures, charts };
}
