import { cpus, loadavg, totalmem } from 'node:os';
import { median, type Timings } from './percentile.ts';
import type { DifferentResult } from './search/different-requests.ts';
import type { HttpTimings } from './search/measure-http.ts';
import type { CacheTimings, MixResult } from './search/measure-mix.ts';

export type ScenarioResult = { name: string; index: Timings; http: HttpTimings; postgres: Timings };

export type BenchResult = {
  date: string;
  machine: string;
  /**
   * Load average of the previous minute: well above 0, other work slowed the machine down and the figures are too
   * high.
   */
  loadAverage: number;
  node: string;
  postgres: string;
  documents: number;
  buildSeconds: number;
  suggestions: Timings;
  scenarios: ScenarioResult[];
  /** With cached responses, and with the cache disabled. */
  mix: { kept: CacheTimings; made: CacheTimings };
  /** Requests of which none comes twice. */
  different: DifferentResult[];
  /** Number of compared queries with the same total in PostgreSQL. */
  agreement: { same: number; compared: number };
};

/** The machine that the figures depend on. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() || 'processor of unknown model';
  return `${cpus().length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB`;
}

/** Says what is measured now, with the time in UTC. */
export const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${text}`);

export const readLoadAverage = () => Math.round((loadavg()[0] ?? 0) * 10) / 10;

const TARGET = 15;
const MIX_TARGET = { perSecond: 5000, p99: 20 };
const ms = (value: number) => value.toFixed(1);
const pair = ({ p50, p95 }: Timings) => `${ms(p50)} / ${ms(p95)}`;
const ratio = (slow: number, fast: number) => `${(slow / fast).toFixed(1)} ×`;

function row({ name, index, http, postgres }: ScenarioResult): string {
  const { one, many } = http;
  return `| ${[
    name,
    pair(index),
    `${ms(one.p50)} / ${ms(one.p95)} / ${ms(one.p99)}`,
    `${ms(many.p50)} / ${ms(many.p95)} / ${ms(many.p99)}`,
    many.requestsPerSecond,
    pair(postgres),
    ratio(postgres.p50, one.p50),
    ratio(postgres.p95, one.p95),
  ].join(' | ')} |`;
}

function mixRow(name: string, { p50, p99, requestsPerSecond, processorMs }: MixResult): string {
  const perSecond = requestsPerSecond.toLocaleString('en');
  return `| ${[name, perSecond, ms(p50), ms(p99), processorMs.toFixed(3)].join(' | ')} |`;
}

function mixTable({ kept, made }: BenchResult['mix']): string {
  const { requestsPerSecond, p99 } = kept.repeated;
  const isMet = requestsPerSecond >= MIX_TARGET.perSecond && p99 <= MIX_TARGET.p99;
  return `### The same requests again and again

| A mix of 1,000 requests, 32 connections | requests/s | p50 | p99 | processor time of the server, per request |
|---|---|---|---|---|
${mixRow('repeated, answers kept', kept.repeated)}
${mixRow('repeated, nothing kept', made.repeated)}
${mixRow('all different, answers kept', kept.different)}
${mixRow('all different, nothing kept', made.different)}

Target, ${MIX_TARGET.perSecond.toLocaleString('en')} requests/s and p99 ≤ ${MIX_TARGET.p99} ms for the repeated mix in one process: ${isMet ? 'met' : 'missed'}.
`;
}

const DIFFERENT_TARGETS = {
  smallest: { perSecond: 0, ofSmallest: 0 },
  found: { perSecond: 3500, ofSmallest: 0.5 },
  marked: { perSecond: 1500, ofSmallest: 0 },
};

/** How many requests of a kind the same processor time suffices for, relative to the smallest kind. */
function ofSmallest({ rounds }: DifferentResult, smallest: DifferentResult): number {
  const medianMs = (each: DifferentResult['rounds']) => median(each.map(({ processorMs }) => processorMs));
  return medianMs(smallest.rounds) / medianMs(rounds);
}

function differentTable(results: readonly DifferentResult[]): string {
  const [smallest] = results;
  if (!smallest) return '';
  const missed: string[] = [];
  const rows = results.map((result) => {
    const middle = (value: (round: DifferentResult['rounds'][number]) => number) =>
      median(result.rounds.map(value));
    const [perSecond, p99] = [middle((round) => round.requestsPerSecond), middle((round) => round.p99)];
    const share = ofSmallest(result, smallest);
    const target = DIFFERENT_TARGETS[result.name];
    if (perSecond < target.perSecond) missed.push(`${target.perSecond} requests/s, ${result.description}`);
    if (p99 > MIX_TARGET.p99) missed.push(`p99, ${result.description}`);
    if (share < target.ofSmallest) missed.push(`${target.ofSmallest} of the smallest, ${result.description}`);
    const figures = [Math.round(perSecond).toLocaleString('en'), ms(middle((round) => round.p50)), ms(p99)];
    const processor = middle((round) => round.processorMs).toFixed(3);
    return `| ${[result.description, ...figures, processor, share.toFixed(2)].join(' | ')} |`;
  });
  return `### Requests of which none comes twice

| 32 connections | requests/s | p50 | p99 | processor time of the server, per request | ÷ the smallest, by processor time |
|---|---|---|---|---|---|
${rows.join('\n')}

Targets, p99 ≤ ${MIX_TARGET.p99} ms, and of the second row 3,500 requests/s and half of the smallest, of the third 1,500 requests/s: ${missed.length === 0 ? 'met' : `missed: ${missed.join('; ')}`}.
`;
}

/** The part of docs/performance.md that the benchmark writes. */
export function writeTable(result: BenchResult): string {
  const slow = result.scenarios.filter(({ http }) => http.one.p95 > TARGET).map(({ name }) => name);
  return `${result.documents.toLocaleString('en')} generated nodes; ${result.machine}, load average before the run ${result.loadAverage}; Node.js ${result.node}; PostgreSQL ${result.postgres}; ${result.date}. Milliseconds, p50 / p95 (/ p99). Building the index took ${result.buildSeconds.toFixed(1)} s.

| Query | Index alone | \`POST /graphql\`, 1 connection | 32 connections | requests/s | PostgreSQL, 1 connection | PostgreSQL ÷ GraphQL, p50 | p95 |
|---|---|---|---|---|---|---|---|
${result.scenarios.map(row).join('\n')}

Suggestions, index alone: ${pair(result.suggestions)}. PostgreSQL found as many documents as the index for ${result.agreement.same} of ${result.agreement.compared} queries.

Target, p95 ≤ ${TARGET} ms through \`POST /graphql\` in one process: ${slow.length === 0 ? 'met by every query' : `missed by ${slow.join(', ')}`} on one connection.

${mixTable(result.mix)}
${differentTable(result.different)}`;
}
