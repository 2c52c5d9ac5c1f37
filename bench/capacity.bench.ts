import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@keelstone/outbox/migrate';
import { startTestDatabase } from '@keelstone/postgres/test-database';
import pg from 'pg';
import { measureLoad } from './capacity/measure-load.ts';
import { medianOf, type Start, startMeasured, statusMb } from './capacity/measure-start.ts';
import {
  adviceTable,
  checkGrowth,
  growthCharts,
  loadTable,
  type Measured,
  startTable,
} from './capacity/tables.ts';
import { fillReadModel } from './fill-read-model.ts';
import { generateNodes, streamNodes } from './generator/generate.ts';
import { drawGrowth } from './plots/growth-chart.ts';
import { describeMachine, readLoadAverage, say } from './report.ts';
import { writePart, writePicture, writeSection } from './write-section.ts';

const SIZES = (process.env.BENCH_SIZES ?? '250,10000,100000,300000').split(',').map(Number);
const SEED = 'capacity';
/** Starts are repeated, and the median taken; only one with very many nodes, because it takes long. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const REPEATED_UP_TO = 10_000;
/** How many nodes are published again while requests arrive. */
const PUBLISHED = 200;
const MB = 2 ** 20;

function folderMb(directory: string): number {
  const sizes = readdirSync(directory).map((name) => statSync(join(directory, name)).size);
  return sizes.reduce((sum, size) => sum + size, 0) / MB;
}

async function measureStarts(nodes: number, siteUrl: string, directory: string): Promise<Measured['rounds']> {
  const rounds: { without: Start[]; with: Start[] } = { without: [], with: [] };
  for (let round = 0; round < (nodes > REPEATED_UP_TO ? 1 : ROUNDS); round += 1) {
    say('Starting without a snapshot, and then with it');
    rmSync(join(directory, 'search'), { recursive: true, force: true });
    for (const kind of ['without', 'with'] as const) {
      const site = await startMeasured(siteUrl, directory);
      rounds[kind].push(site.start);
      await site.stop();
    }
  }
  return rounds;
}

async function measureUnderLoad(
  nodes: number,
  client: pg.Client,
  siteUrl: string,
  directory: string,
): Promise<Measured['load']> {
  say('Searching and reading while ten publishes a second arrive');
  const site = await startMeasured(siteUrl, directory);
  try {
    const published = generateNodes(Math.min(nodes, PUBLISHED), SEED);
    const load = await measureLoad(site.url, client, published, nodes);
    return { ...load, residentMb: statusMb(site.pid, 'VmRSS'), peakMb: statusMb(site.pid, 'VmHWM') };
  } finally {
    await site.stop();
  }
}

async function measure(
  nodes: number,
  database: Awaited<ReturnType<typeof startTestDatabase>>,
): Promise<Measured> {
  const { cmsUrl, siteUrl } = await database.createDatabase();
  const directory = mkdtempSync(join(tmpdir(), 'keelstone-bench-'));
  const client = new pg.Client({ connectionString: cmsUrl });
  await client.connect();
  try {
    say(`${nodes.toLocaleString('en')} nodes: writing them`);
    await fillReadModel(client, streamNodes(nodes, SEED));
    const rounds = await measureStarts(nodes, siteUrl, directory);
    const snapshotMb = folderMb(join(directory, 'search'));
    const load = await measureUnderLoad(nodes, client, siteUrl, directory);
    return {
      nodes,
      without: medianOf(rounds.without),
      with: medianOf(rounds.with),
      rounds,
      snapshotMb,
      load,
    };
  } finally {
    await client.end();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function run() {
  const loadAverage = readLoadAverage();
  const database = await startTestDatabase(migrate);
  const measured: Measured[] = [];
  try {
    for (const size of SIZES) measured.push(await measure(size, database));
  } finally {
    await database.stop();
  }
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: describeMachine(),
    loadAverage,
    node: process.versions.node,
    measured,
  };
}

function writeTables({
  date,
  machine,
  loadAverage,
  node,
  measured,
}: Awaited<ReturnType<typeof run>>): string {
  const pictures = Object.entries(growthCharts(measured)).map(([name, chart]) =>
    writePicture(name, drawGrowth(chart)),
  );
  const verdict = checkGrowth(measured);
  return `One process of the built site; English nodes with bodies of about 400 words; medians of ${ROUNDS} starts up to ${REPEATED_UP_TO.toLocaleString('en')} nodes, one start above. ${machine}, load average before the run ${loadAverage}; Node.js ${node}; ${date}.

${startTable(measured)}
The same with a snapshot, while ten publishes, twenty searches and twenty requests for pages a second arrive, all searches different, and most pages not asked for before:

${loadTable(measured)}${verdict ? `\n${verdict}\n` : ''}
${pictures.join('\n')}
`;
}

const result = await run();
const about = `Each process of the site, ${result.machine}, ${result.date}`;
writeSection('capacity', writeTables(result), result);
writePart('operations.md', 'capacity', `${about}:\n\n${adviceTable(result.measured)}`);
