import * as v from 'valibot';
import { fromTimings, type Reading, tailOf, timingsSchema } from '../all/figure.ts';
import { parseResult } from '../all/result-file.ts';

const schema = v.object({
  measured: v.array(
    v.object({
      processes: v.number(),
      surfaces: v.record(v.string(), timingsSchema),
      everything: timingsSchema,
      saves: timingsSchema,
      synonyms: v.object({ visible: timingsSchema, saves: timingsSchema }),
      load: timingsSchema,
    }),
  ),
});

/** The figures of `npm run bench:publish`. */
export function readPublish(text: string, path: string): Reading {
  const { measured } = parseResult(schema, text, path);
  const figures = measured.flatMap(({ processes, everything, saves, synonyms, load }) => {
    const of = processes === 1 ? 'one process' : `${processes} processes`;
    return [
      fromTimings(`visible everywhere, ${of}`, everything),
      tailOf(`visible everywhere, ${of}, p99`, everything),
      fromTimings(`a save, ${of}`, saves),
      fromTimings(`a synonym in every process, ${of}`, synonyms.visible),
      tailOf(`a synonym in every process, ${of}, p99`, synonyms.visible),
      tailOf(`requests meanwhile, ${of}, p99`, load),
    ];
  });
  const charts = measured.map(({ processes, surfaces, everything, synonyms }) => ({
    name: `publish-${processes}`,
    bars: {
      title: `From publishing to visible, ${processes === 1 ? 'one process' : `${processes} processes`}`,
      unit: 'Milliseconds, 99th percentile; less is better',
      bars: Object.entries({ ...surfaces, 'all three': everything, synonym: synonyms.visible }).map(
        ([label, { p99 }]) => ({
          label,
          value: p99,
          isOurs: true,
        }),
      ),
    },
  }));
  return { figures, charts };
}
