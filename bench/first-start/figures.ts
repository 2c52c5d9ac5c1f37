import * as v from 'valibot';
import { fromValue, type Reading } from '../all/figure.ts';
import { parseResult } from '../all/result-file.ts';

const schema = v.object({ seconds: v.record(v.string(), v.number()) });

/** Measured once, and packages come over the network. */
const NOISE = 0.15;

/** The figures of `npm run bench:first-start`. */
export function readFirstStart(text: string, path: string): Reading {
  const { seconds } = parseResult(schema, text, path);
  const figures = Object.entries(seconds).map(([name, value]) =>
    fromValue({ name, unit: 's', better: 'lower' }, value, value * NOISE),
  );
  const bars = Object.entries(seconds).map(([label, value]) => ({ label, value, isOurs: true }));
  const title = 'From a fresh clone to a site';
  return {
    figures,
    charts: [{ name: 'first-start', bars: { title, unit: 'Seconds from npm start; less is better', bars } }],
  };
}
