import { median } from '../percentile.ts';
import type { Measured, Rates } from './ask.ts';

/** A target ratio between two rows. */
export type Target = { of: string; to: string; atLeast: number };

const mediansOf = ({ rounds }: Measured): Rates => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  perProcessorSecond: median(rounds.map(({ perProcessorSecond }) => perProcessorSecond)),
});

const number = (value: number) => (value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en'));
const ratio = (value: number) => (value < 10 ? value.toPrecision(3) : value.toFixed(1));

/** A table of rates; each row is also shown relative to the first. */
export function rateTable(measured: readonly Measured[]): string {
  const first = measured[0] && mediansOf(measured[0]);
  const rows = measured.map((each) => {
    const { perSecond, perProcessorSecond } = mediansOf(each);
    return `| ${[
      each.name,
      `${each.bytes.toLocaleString('en')} (${each.encoding})`,
      number(perSecond),
      ratio(perSecond / (first?.perSecond ?? 0)),
      number(perProcessorSecond),
      ratio(perProcessorSecond / (first?.perProcessorSecond ?? 0)),
    ].join(' | ')} |`;
  });
  return `| | bytes | requests/s | ÷ nginx | requests per second of processor time | ÷ nginx |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

/** The result for each target, by both measures; null if a row is missing. */
export function describeTarget(measured: readonly Measured[], { of, to, atLeast }: Target): string | null {
  const [own, peer] = [of, to]
    .map((name) => measured.find((each) => each.name === name))
    .map((each) => each && mediansOf(each));
  if (!own || !peer) return null;
  const perSecond = own.perSecond / peer.perSecond;
  const perProcessorSecond = own.perProcessorSecond / peer.perProcessorSecond;
  const verdict = (value: number) => `${ratio(value)} × (${value >= atLeast ? 'met' : 'missed'})`;
  return `${of} ÷ ${to}, ${atLeast} × wanted: ${verdict(perSecond)} by requests/s, ${verdict(perProcessorSecond)} by processor time.`;
}
