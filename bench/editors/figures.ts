import * as v from 'valibot';
import { fromRounds, fromTimings, type Reading, timingsSchema } from '../all/figure.ts';
import { parseResult } from '../all/result-file.ts';

const publishSchema = v.object({ confirmed: v.number(), onItsPage: v.number(), everywhere: v.number() });

const schema = v.object({
  steps: v.array(v.object({ name: v.string(), ...timingsSchema.entries })),
  publishes: v.array(publishSchema),
  uploads: v.array(v.object({ usable: v.number(), complete: v.number() })),
});

const PUBLISHES: [name: string, key: keyof v.InferOutput<typeof publishSchema>][] = [
  ['a published person, confirmed', 'confirmed'],
  ['a published person, on its page', 'onItsPage'],
  ['a published person, on every page that shows it', 'everywhere'],
];

/** The figures of `npm run bench:editors`. */
export function readEditors(text: string, path: string): Reading {
  const { steps, publishes, uploads } = parseResult(schema, text, path);
  const figures = [
    ...steps.map(({ name, ...timings }) => fromTimings(name, timings)),
    ...PUBLISHES.map(([name, key]) =>
      fromRounds(
        { name, unit: 'ms', better: 'lower' },
        publishes.map((publish) => publish[key]),
      ),
    ),
    fromRounds(
      { name: 'an uploaded photograph, usable', unit: 'ms', better: 'lower' },
      uploads.map(({ usable }) => usable),
    ),
    fromRounds(
      { name: 'an uploaded photograph, all sizes', unit: 'ms', better: 'lower' },
      uploads.map(({ complete }) => complete),
    ),
  ];
  const bars = figures.map(({ name, value }) => ({ label: name, value, isOurs: true }));
  const title = 'What editors wait for';
  return {
    figures,
    charts: [{ name: 'editors', bars: { title, unit: 'Milliseconds; less is better', bars } }],
  };
}
