// npm run bench:first-start: from a fresh clone to a site. Clones this repository, runs `npm start` in it with an
// empty environment, asks it what a visitor would, and stops it when it is complete; then starts it once more.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@keelstone/postgres';
import { describeMachine, readLoadAverage } from './report.ts';
import { writeSection } from './write-section.ts';

const ROOT = join(import.meta.dirname, '..');
const LOOK_MS = 250;
/** The targets are for a machine on which packages are installed in so many seconds. */
const PACKAGES_S = 36;
/** Seconds; null for what is only reported. */
const TARGETS: Record<string, number | null> = {
  'packages installed': null,
  'front page with its content': 60,
  'every page in the search': 90,
  'every page readable': 90,
  'CMS ready': 150,
  'content saved in the CMS, with pictures': null,
  'pictures in all sizes': null,
  'second start': 4,
};

/** The demo's pages that are published in English and not archived; dialogs and reusable sections are no pages. */
const DEMO = join(ROOT, 'demo/full');
const pages = readdirSync(DEMO, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /^(?!dialogs|reusable-sections).+\/.+\.en\.md$/.test(file) &&
    !/^moderation:/m.test(readFileSync(join(DEMO, file), 'utf8')),
).length;

const folder = mkdtempSync(join(tmpdir(), 'keelstone-first-'));
const [site, cms, database] = [await findFreePort(), await findFreePort(), await findFreePort()];
const url = `http://localhost:${site}`;

type Started = { child: ChildProcess; begin: number; output(): string };
function start(): Started {
  const begin = performance.now();
  const { PATH, HOME } = process.env;
  const ports = { SITE_PORT: String(site), CMS_PORT: String(cms), DATABASE_PORT: String(database) };
  // What `npm start` runs: npm's shell would keep the signal that stops it.
  const child = spawn('node', ['bin/start.mjs'], {
    cwd: join(folder, 'clone'),
    env: { PATH, HOME, ...ports },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += chunk;
      process.stdout.write(chunk);
    });
  return { child, begin, output: () => text };
}

async function read(path: string): Promise<string> {
  const response = await fetch(new URL(path, url)).catch(() => undefined);
  return response?.ok ? response.text() : '';
}

/** The pages of the sitemap, or of its parts. */
async function readSitemap(path = '/sitemap.xml'): Promise<string[]> {
  const text = await read(path);
  const found = [...text.matchAll(/<loc>[^<]*?\/\/[^/<]+(\/[^<]*)?<\/loc>/g)].map(([, each = '/']) => each);
  return text.includes('<sitemapindex') ? (await Promise.all(found.map(readSitemap))).flat() : found;
}

async function areReadable(): Promise<boolean> {
  const paths = await readSitemap();
  if (paths.length < pages) return false;
  for (const path of paths) if (!(await read(path)).includes('<h1')) return false;
  return true;
}

/** Whether each picture of the front page is there in the size that it is asked for in. */
async function haveAllSizes(): Promise<boolean> {
  const sources = [...(await read('/')).matchAll(/srcset="([^"]+)"/gi)].flatMap(([, set = '']) =>
    set.split(', ').map((each) => each.split(' ')[0] ?? ''),
  );
  const { status, headers } = { status: 0, headers: new Headers() };
  for (const source of sources) {
    const response = await fetch(new URL(source, url), { method: 'HEAD' }).catch(() => ({ status, headers }));
    if (!String(response.headers.get('cache-control')).includes('immutable')) return false;
  }
  return sources.length > 0;
}

const areAll = new RegExp(`\\b${pages}\\s+results`, 'i');

/** What is looked for, in the order in which it comes. */
const looks: [name: string, isThere: (started: Started) => Promise<boolean> | boolean][] = [
  ['packages installed', ({ output }) => output().includes('time): done')],
  ['front page with its content', async () => (await read('/')).includes('<section')],
  ['every page in the search', async () => areAll.test((await read('/search')).replace(/<[^>]*>/g, ' '))],
  ['every page readable', areReadable],
  ['content saved in the CMS, with pictures', ({ output }) => output().includes('demo content: done')],
  ['CMS ready', ({ output }) => output().includes('The CMS answers')],
  ['pictures in all sizes', haveAllSizes],
];

async function stop({ child }: Started): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function measure(): Promise<Record<string, number>> {
  execFileSync('git', ['clone', '--quiet', ROOT, join(folder, 'clone')]);
  const seconds: Record<string, number> = {};
  const since = ({ begin }: Started) => Math.round((performance.now() - begin) / 100) / 10;
  const first = start();
  // Side by side: one that waits does not delay the others.
  await Promise.all(
    looks.map(async ([name, isThere]) => {
      while (!(await isThere(first))) {
        if (first.child.exitCode !== null) throw new Error(`npm start ended before this: ${name}`);
        await pause(LOOK_MS);
      }
      seconds[name] = since(first);
    }),
  );
  await stop(first);
  const second = start();
  while (!second.output().includes('Ctrl-C stops everything')) await pause(50);
  seconds['second start'] = since(second);
  await stop(second);
  return seconds;
}

const loadAverage = readLoadAverage();
try {
  const seconds = await measure();
  const date = new Date().toISOString().slice(0, 10);
  const late = (seconds['packages installed'] ?? 0) - PACKAGES_S;
  const rows = Object.entries(TARGETS).map(([name, target]) => {
    const measured = seconds[name] ?? 0;
    const comparable = name === 'second start' ? measured : measured - late;
    return `| ${name} | ${measured.toFixed(1)} | ${comparable.toFixed(1)} | ${target ?? ''} |`;
  });
  const head = `${describeMachine()}, load average before the run ${loadAverage}; ${date}. ${pages} pages in English.`;
  const table = `${head}\n\n| | seconds from \`npm start\` | with packages in ${PACKAGES_S} s | target |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  writeSection('first-start', table, { date, machine: describeMachine(), loadAverage, pages, seconds });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
