import { shortNumber } from '../plots/svg.ts';
import type { Change } from './compare.ts';
import type { Figure } from './figure.ts';
import type { Run } from './result-file.ts';

export type BenchPage = { name: string; title: string; pictures: readonly string[] };

const inUnit = ({ value, unit }: Figure) => `${shortNumber(value)} ${unit}`;

/** By how much a figure changed, in percent of what it was. */
function percent({ before, now }: Change): string {
  if (!before || !now || before.value === 0) return '';
  const change = ((now.value - before.value) / Math.abs(before.value)) * 100;
  return `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(0)} %`;
}

const titleOf = (pages: readonly BenchPage[], name: string) =>
  pages.find((page) => page.name === name)?.title ?? name;

function changeTable(changes: readonly Change[], pages: readonly BenchPage[]): string {
  const rows = changes.map((change) => {
    const [before, now] = [change.before as Figure, change.now as Figure];
    const noise = `± ${shortNumber(before.noise + now.noise)}`;
    const cells = [
      titleOf(pages, change.bench),
      change.name,
      inUnit(before),
      inUnit(now),
      percent(change),
      noise,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return `| Benchmark | Figure | before | now | change | noise of both |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

const MARKS: Record<Change['status'], string> = {
  behind: '**fell behind**',
  ahead: 'ahead',
  'within noise': '',
  new: 'new',
  gone: 'gone',
};

function figureTable(figures: readonly Figure[], changes: readonly Change[]): string {
  const statusOf = new Map(changes.map(({ name, status }) => [name, status]));
  const rows = figures.map((figure) => {
    const status = statusOf.get(figure.name);
    const cells = [
      figure.name,
      inUnit(figure),
      `± ${shortNumber(figure.noise)}`,
      `${figure.better} is better`,
      status ? MARKS[status] : '',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const gone = changes
    .filter(({ status }) => status === 'gone')
    .map(({ name, before }) => `| ${name} | (${inUnit(before as Figure)}) | | | gone |`);
  return `| Figure | value | noise | | since the last run |
|---|---|---|---|---|
${[...rows, ...gone].join('\n')}
`;
}

const day = (date: string) => date.slice(0, 10);

/** The page of a run: what fell behind first, then each benchmark with pictures and all figures. */
export function writeBenchmarksPage(
  run: Run,
  changes: readonly Change[],
  pages: readonly BenchPage[],
): string {
  const of = (status: Change['status']) => changes.filter((change) => change.status === status);
  const [behind, ahead] = [of('behind'), of('ahead')];
  const parts = run.benches.map(({ name, reason, measured, figures }) => {
    const page = pages.find((each) => each.name === name);
    const when = measured
      ? `\`npm run bench:${name}\`, ${measured.seconds} s; ${measured.machine}; commit ${measured.commit}; ${day(measured.date)}.`
      : `\`npm run bench:${name}\` has not been measured by it yet; pictures are of its own last run.`;
    return [
      `## ${page?.title ?? name}`,
      when,
      ...(reason ? [`In the last run: ${reason}.`] : []),
      ...(page?.pictures ?? []),
      ...(figures.length > 0
        ? [
            `<details>\n<summary>${figures.length} figures</summary>\n\n${figureTable(
              figures,
              changes.filter(({ bench }) => bench === name),
            )}\n</details>`,
          ]
        : []),
    ].join('\n\n');
  });
  return `# Benchmarks

Written by \`npm run bench:all\`, which runs every benchmark once and takes an hour at most; the figures are in [bench/results/all.json](../bench/results/all.json). [performance.md](performance.md) says how each is measured and what it means.

${day(run.date)}; ${run.machine}, load average before the run ${run.loadAverage}; Node.js ${run.node}; commit ${run.commit}; ${Math.round(run.seconds / 60)} minutes. A figure fell behind or is ahead if it differs from the last run on the same machine by more than the noise of both runs: half the range of the repeated rounds of each, and at least a twentieth.

${behind.length > 0 ? `## Fell behind\n\n${changeTable(behind, pages)}` : 'Nothing fell behind its last run.'}

${ahead.length > 0 ? `## Ahead\n\n${changeTable(ahead, pages)}\n` : ''}${parts.join('\n\n')}
`;
}
