import * as v from 'valibot';
import { fromRounds, type Reading } from '../all/figure.ts';
import { parseResult } from '../all/result-file.ts';
import { median } from '../percentile.ts';

const schema = v.object({
  runs: v.array(
    v.object({
      processes: v.number(),
      measured: v.array(
        v.object({
          name: v.string(),
          rounds: v.array(v.object({ perSecond: v.number(), perProcessorSecond: v.number() })),
        }),
      ),
    }),
  ),
});

const isOurs = (name: string) => /^(kept|uncached) page/.test(name);
const inWords = (processes: number) => (processes === 1 ? 'one process' : `${processes} processes`);

/** The figures of `npm run bench:delivery`. */
export function readDelivery(text: string, path: string): Reading {
  const { runs } = parseResult(schema, text, path);
  const figures = runs.flatMap(({ processes, measured }) =>
    measured
      .filter(({ name }) => isOurs(name))
      .flatMap(({ name, rounds }) => {
        const about = {
          name: `${name}, ${inWords(processes)}`,
          unit: 'requests/s',
          better: 'higher',
        } as const;
        return [
          fromRounds(
            about,
            rounds.map(({ perSecond }) => perSecond),
          ),
          fromRounds(
            { ...about, name: `${about.name}, per second of processor time` },
            rounds.map(({ perProcessorSecond }) => perProcessorSecond),
          ),
        ];
      }),
  );
  const charts = runs.map(({ processes, measured }) => ({
    name: `delivery-${processes}`,
    bars: {
      title: `Delivery of an article, ${inWords(processes)}`,
      unit: 'Requests per second; more is better',
      bars: measured.map(({ name, rounds }) => ({
        label: name.replaceAll('`', ''),
        value: median(rounds.map(({ perSecond }) => perSecond)),
        isOurs: isOurs(name),
      })),
    },
  }));
  return { figures, charts };
}
