// Migrates the database and loads the content to begin with.
import { randomUUID } from 'node:crypto';
import { constants } from 'node:os';
import { join } from 'node:path';
import { say, step } from '../progress.mjs';
import { dataDirectory, digest, isCurrent, unlessCurrent } from '../project.mjs';
import { storeDemo } from './demo-choice.mjs';
import { run } from './processes.mjs';

const stamp = (name) => join(dataDirectory, 'stamps', name);
/** Progress of the loader, such as `Pages: 25 of 286 loaded`. */
const OF_A_TOTAL = /: (\d+) of (\d+) loaded$/;
/** Lines of the loader that others wait for. */
const MIGRATED = /^The database is migrated/;
const READABLE = /^Every page can be read/;
const EMPTY = /^The database is empty/;
const IN_USE = /^The database is in use, (with|without) accounts$/;

/** Whether there are accounts in a database of which a line of the loader says that it is in use; undefined for others. */
export function accountsIn(line) {
  const [, word] = IN_USE.exec(line) ?? [];
  return word && word === 'with';
}

/** A promise that is resolved from outside. */
function milestone() {
  let reach;
  const reached = new Promise((resolve) => {
    reach = resolve;
  });
  return { reached, reach };
}

async function runLoader(args, { env, onMigrated, onReadable, onEmpty, onInUse }) {
  const load = (progress) => {
    const onLine = (line, giveWay) => {
      if (MIGRATED.test(line)) return onMigrated();
      if (EMPTY.test(line)) return onEmpty();
      const hasAccounts = accountsIn(line);
      if (hasAccounts !== undefined) return onInUse(hasAccounts);
      const [, done, total] = OF_A_TOTAL.exec(line) ?? [];
      if (total) progress(Number(done), Number(total));
      if (!total || !process.stdout.isTTY) say(`  ${line}`);
      if (!READABLE.test(line)) return;
      // From here on, the site has everything but pictures, and the CMS is what people wait for.
      giveWay(constants.priority.PRIORITY_BELOW_NORMAL);
      onReadable();
    };
    // Its garbage is short-lived: a larger young generation is collected less often. Payload's way to use its driver is
    // deprecated by that, which is nothing that whoever starts this could mend.
    const options = ['--max-semi-space-size=32', '--no-deprecation'];
    return run('demo', [process.execPath, ...options, 'demo/loader/main.ts', ...args], {
      env: { ...env, LOG_LEVEL: 'error' },
      onLine,
    });
  };
  const title = args[0] === 'full' ? 'Loading the demo content' : `Loading the ${args[0]} content`;
  await step(title, load);
}

/**
 * On what condition content is loaded into a database of the operator's own, which may be somebody's: then nothing is
 * added to it. What has been loaded is loaded again only into an empty one that has taken its place: pages that editors
 * have deleted for good would come back at each start.
 */
export const conditionOf = ({ isOpen, isLoaded }) => (isOpen || isLoaded ? '--if-empty' : '--if-ours');

/**
 * Steps that have nothing to do are skipped.
 *
 * @param {{ env: Record<string, string>, embeddedDatabase: object | null, administratorIsGenerated: boolean }} settings
 * @param {{ name: string, note?: string, isOpen?: boolean }} demo what to load, `none` for nothing; whether that is to be
 * stored when the database has turned out to be empty
 * @param {{ migrations: string[], withCms: boolean }} options the input of migrations; whether a CMS will run, which
 * makes the sizes of pictures
 * @returns {{ migrated: Promise<void>, readable: Promise<void>, loaded: Promise<void> }} when the database is
 * migrated, when all pages can be read and the CMS may be used, and when everything is saved; all reject together
 */
export function prepareContent(settings, { name, note, isOpen }, { migrations, withCms }) {
  const { env, embeddedDatabase } = settings;
  if (note) say(note);
  // An external database may have been replaced since the last start, so it is migrated at each.
  const schema = digest(migrations) + (embeddedDatabase ? '' : randomUUID());
  const content = digest([`demo/${name}`, 'demo/loader', 'packages/contours/src']);
  const isLoaded = isCurrent(stamp('demo'), content);
  const migrating = (work) =>
    unlessCurrent(stamp('migrated'), schema, () => step('Migrating the database', work, { expected: 6 }));
  if (name === 'none' || (isLoaded && embeddedDatabase)) {
    const migrated = migrating(() => run('migrate', [process.execPath, 'apps/cms/src/migrate.ts'], { env }));
    return { migrated, readable: migrated, loaded: migrated };
  }
  // One process for both: to load the CMS's code takes as long as to migrate.
  const [database, pages] = [milestone(), milestone()];
  const args = [name];
  if (!isCurrent(stamp('migrated'), schema)) args.push('--migrate');
  if (!withCms) args.push('--all-sizes');
  if (!embeddedDatabase) args.push(conditionOf({ isOpen, isLoaded }));
  const onEmpty = () => isOpen && storeDemo(dataDirectory, name);
  const onInUse = (hasAccounts) => {
    if (isLoaded) return;
    say(
      `The database that DATABASE_URL names has content already. It stays as it is, and "${name}" is not loaded. To begin with "${name}", name a database that is empty, and another folder: KEELSTONE_DATA=FOLDER npm start -- --demo ${name}`,
    );
    if (isOpen) storeDemo(dataDirectory, 'none');
    // Its accounts have their own passwords. Where there is none, the CMS makes that of the administrator.
    if (hasAccounts) settings.administratorIsGenerated = false;
  };
  const load = () =>
    runLoader(args, { env, onMigrated: database.reach, onReadable: pages.reach, onEmpty, onInUse });
  const loaded = isLoaded ? load() : unlessCurrent(stamp('demo'), content, load);
  const migrated = args.includes('--migrate')
    ? migrating(() => Promise.race([database.reached, loaded]))
    : Promise.resolve();
  return { migrated, readable: Promise.race([pages.reached, loaded]), loaded };
}
