import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@keelstone/postgres';
import pg from 'pg';
import { startBuiltSite } from './delivery/own-servers.ts';
import { type Server, startNode } from './delivery/server.ts';
import { AdminBrowser } from './editors/admin-browser.ts';
import { type PreparedCms, prepareCms } from './editors/prepared-cms.ts';
import { type PublishShown, publishShown, RestEditor } from './editors/publish-shown.ts';
import { type Upload, uploadPhotograph } from './editors/upload-photograph.ts';
import { median, summarise, type Timings } from './percentile.ts';
import { describeMachine, readLoadAverage, say } from './report.ts';
import { writeSection } from './write-section.ts';

const ARTICLES = Number(process.env.BENCH_NODES ?? 10_000);
const SHOWN_BY = Math.min(500, ARTICLES / 2);
const MEDIA = Number(process.env.BENCH_MEDIA ?? 3_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const SAVES = Number(process.env.BENCH_SAVES ?? 30);
const PUBLISHES = Number(process.env.BENCH_PUBLISHES ?? 3);
const UPLOADS = Number(process.env.BENCH_UPLOADS ?? 5);
const CMS = join(import.meta.dirname, '../apps/cms/src/serve.ts');
const BUILT = join(import.meta.dirname, '../apps/cms/.next/BUILD_ID');
const CORES = '0,1';
const VIEW_MS = 1000;
const SAVE_MS = 400;
const PUBLISH_MS = 2000;
const UPLOAD_MS = 1000;

async function startCms(siteUrl: string): Promise<Server> {
  const port = await findFreePort();
  return startNode([CMS], CORES, {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATABASE_URL: process.env.DATABASE_URL,
    PAYLOAD_SECRET: process.env.PAYLOAD_SECRET,
    PREVIEW_SECRET: process.env.PREVIEW_SECRET,
    MEDIA_DIR: process.env.MEDIA_DIR,
    CMS_PORT: String(port),
    CMS_URL: `http://localhost:${port}`,
    SITE_URL: siteUrl,
    LOG_LEVEL: 'error',
  });
}

async function measureViews(cms: Server, token: string) {
  const browser = await AdminBrowser.open(cms.url, token);
  try {
    say('Looking once, without measuring');
    await browser.look();
    await browser.save('draft', 2);
    browser.clear();
    for (let round = 1; round <= ROUNDS; round += 1) {
      say(`Dashboard, list, article, media and reports, round ${round} of ${ROUNDS}`);
      await browser.look();
    }
    say(`${SAVES} drafts, then ${SAVES} publishes`);
    await browser.save('draft', SAVES);
    await browser.save('publish', SAVES);
    const steps = Object.entries(browser.steps).map(([name, times]) => ({ name, ...summarise(times) }));
    return { browser: browser.version, steps };
  } finally {
    await browser.close();
  }
}

async function measurePublishes(prepared: PreparedCms, site: Server, editors: [RestEditor, RestEditor]) {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    const { rows: people } = await client.query<{ path: string; nid: number }>(
      `select path, nid from published.nodes where language = 'en'
       and nid = (select nid from person where id = $1)`,
      [prepared.shown.id],
    );
    const { rows: articles } = await client.query<{ id: number; path: string }>(
      `select article.id, path from article join published.nodes using (nid)
       where language = 'en' and not shows && array['node:' || $1] order by nid desc limit 50`,
      [people[0]?.nid],
    );
    const [person, article] = [people[0], articles[0]];
    if (!person || !article) throw new Error('The prepared content is not published.');
    const scene = {
      site: site.url,
      client,
      editors,
      shown: { id: prepared.shown.id, ...person },
      otherArticle: article.id,
      paths: articles.map(({ path }) => path),
    };
    const publishes: PublishShown[] = [];
    for (let round = 0; round <= PUBLISHES; round += 1) {
      say(
        round === 0
          ? 'Publishing a person once, without measuring'
          : `Publishing a person, ${round} of ${PUBLISHES}`,
      );
      const result = await publishShown(scene, round);
      if (round > 0) publishes.push(result);
    }
    return publishes;
  } finally {
    await client.end();
  }
}

async function measureUploads(cms: Server, token: string): Promise<Upload[]> {
  const uploads: Upload[] = [];
  for (let number = 0; number <= UPLOADS; number += 1) {
    say(number === 0 ? 'Uploading once, without measuring' : `Uploading, ${number} of ${UPLOADS}`);
    const upload = await uploadPhotograph(cms.url, token, String(process.env.MEDIA_DIR));
    if (number > 0) uploads.push(upload);
  }
  return uploads;
}

async function run() {
  const loadAverage = readLoadAverage();
  say(`Preparing ${ARTICLES} articles`);
  const prepared = await prepareCms(ARTICLES, SHOWN_BY, MEDIA);
  const site = await startBuiltSite(
    String(process.env.SITE_DATABASE_URL),
    { processes: 1, cores: CORES },
    {
      MEDIA_DIR: String(process.env.MEDIA_DIR),
      SUBMISSIONS_DIR: join(String(process.env.MEDIA_DIR), 'submissions'),
      SEARCH_SNAPSHOT_DIR: join(String(process.env.MEDIA_DIR), 'search'),
    },
  );
  say('Starting the CMS');
  const cms = await startCms(site.url);
  try {
    const [first, second] = prepared.editors;
    const editors: [RestEditor, RestEditor] = [
      await RestEditor.logIn(cms.url, first, prepared.password),
      await RestEditor.logIn(cms.url, second, prepared.password),
    ];
    const { browser, steps } = await measureViews(cms, editors[0].token);
    const publishes = await measurePublishes(prepared, site, editors);
    const uploads = await measureUploads(cms, editors[0].token);
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: describeMachine(),
      loadAverage,
      node: process.versions.node,
      browser,
      articles: ARTICLES,
      shownBy: SHOWN_BY,
      media: MEDIA,
      rounds: ROUNDS,
      saves: SAVES,
      steps,
      publishes,
      uploads,
    };
  } finally {
    await cms.stop();
    await site.stop();
    await prepared.stop();
  }
}

const ms = (value: number) => Math.round(value).toLocaleString('en');

function describeTarget(
  steps: readonly ({ name: string } & Timings)[],
  { publishes, uploads }: { publishes: readonly PublishShown[]; uploads: readonly Upload[] },
): string {
  const missed = steps
    .map(({ name, p50 }) => ({ name, p50, limit: name.startsWith('save') ? SAVE_MS : VIEW_MS }))
    .filter(({ p50, limit }) => p50 > limit)
    .map(({ name, p50, limit }) => `${name} ${ms(p50)} instead of ${ms(limit)} ms`);
  const published = median(publishes.map(({ onItsPage }) => onItsPage));
  if (published > PUBLISH_MS) missed.push(`publish ${ms(published)} instead of ${ms(PUBLISH_MS)} ms`);
  const uploaded = median(uploads.map(({ usable }) => usable));
  if (uploaded > UPLOAD_MS) missed.push(`upload ${ms(uploaded)} instead of ${ms(UPLOAD_MS)} ms`);
  return missed.length === 0 ? 'all met' : `missed: ${missed.join(', ')}`;
}

function writeTable(result: Awaited<ReturnType<typeof run>>): string {
  const { steps, publishes, uploads, articles, media, shownBy, rounds, saves } = result;
  const uploaded = (key: keyof Upload) => ms(median(uploads.map((upload) => upload[key])));
  const middle = (pick: (publish: PublishShown) => number) => ms(median(publishes.map(pick)));
  return `${articles.toLocaleString('en')} articles in two languages with text, sections, references and two revisions, and ${media.toLocaleString('en')} images. ${result.machine}, load average before the run ${result.loadAverage}; ${result.browser}; Node.js ${result.node}; ${result.date}. Milliseconds from the click until the next step is possible, of ${rounds} rounds and ${saves} saves of each kind.

| | p50 | p95 |
|---|---|---|
${steps.map(({ name, p50, p95 }) => `| ${name} | ${ms(p50)} | ${ms(p95)} |`).join('\n')}

A person whom ${shownBy} of the articles name as their author gets another name, while another editor publishes an article again and again, and visitors request 50 pages a second; medians of ${publishes.length}:

| | ms |
|---|---|
| the save is confirmed | ${middle(({ confirmed }) => confirmed)} |
| the person's page shows it | ${middle(({ onItsPage }) => onItsPage)} |
| the last of the articles shows it | ${middle(({ everywhere }) => everywhere)} |
| the other editor's saves, p50 / longest | ${middle(({ others }) => others.p50)} / ${middle(({ others }) => others.maximum)} |
| visitors' requests, p50 / p99 | ${middle(({ visitors }) => visitors.p50)} / ${middle(({ visitors }) => visitors.p99)} |

A photograph of 12 megapixels, turned by its orientation, is uploaded; medians of ${uploads.length}:

| | ms |
|---|---|
| it has an address and a thumbnail, and a page can show it | ${uploaded('usable')} |
| all its sizes are there | ${uploaded('complete')} |

Targets, views ≤ ${ms(VIEW_MS)} ms, saves ≤ ${SAVE_MS} ms, the published person's page ≤ ${ms(PUBLISH_MS)} ms, the uploaded picture ≤ ${ms(UPLOAD_MS)} ms (p50): ${describeTarget(steps, result)}.
`;
}

if (!existsSync(BUILT)) {
  console.error('The CMS is not built. Run `npm run build -w @keelstone/cms` first.');
  process.exit(1);
}
const result = await run();
writeSection('editors', writeTable(result), result);
process.exit();
