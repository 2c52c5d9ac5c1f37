import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Advice } from '../progress.mjs';
import { isBegun } from './begun-installation.mjs';

/** Choices for the initial content of an installation: the folders of `demo/`, or nothing. */
const DEMOS = {
  full: 'the whole demo',
  starter: 'five pages to begin a site of your own with',
  none: 'nothing',
};
const DEFAULT = 'full';
/** Values from before the starter demo existed. */
const FORMER = { on: 'full', off: 'none' };

const possible = Object.entries(DEMOS)
  .map(([name, what]) => `${name} (${what})`)
  .join(', ');

function readAsked(args, env) {
  if (args.includes('--no-demo')) return 'none';
  const at = args.findIndex((each) => each === '--demo' || each.startsWith('--demo='));
  const flag = at < 0 ? undefined : args[at].includes('=') ? args[at].slice('--demo='.length) : args[at + 1];
  const said = at < 0 ? env.KEELSTONE_DEMO || undefined : (flag ?? '');
  const name = FORMER[said] ?? said;
  if (name === undefined || Object.hasOwn(DEMOS, name)) return name;
  const where = at < 0 ? `KEELSTONE_DEMO is "${said}"` : `--demo is "${said}"`;
  throw new Advice(`${where}, which is no content to begin with. Say one of these: ${possible}.`);
}

const choiceIn = (dataDirectory) => join(dataDirectory, 'demo');

/** Stores what an installation begins with; as a whole, because half of it would be another choice, or none. */
export function storeDemo(dataDirectory, name) {
  mkdirSync(dataDirectory, { recursive: true });
  const file = choiceIn(dataDirectory);
  writeFileSync(`${file}.next`, `${name}\n`, { flush: true });
  renameSync(`${file}.next`, file);
}

/** What an installation was begun with; undefined if its file is missing, or does not say it. */
function readBefore(dataDirectory) {
  const file = choiceIn(dataDirectory);
  if (!existsSync(file)) return undefined;
  const before = readFileSync(file, 'utf8').trim();
  return Object.hasOwn(DEMOS, before) ? before : undefined;
}

/**
 * Chooses the initial content of an installation. The first choice is final: content that editors have worked on is
 * neither replaced nor mixed with another demo. Without the file that has the choice, as after a move that left it
 * behind, or with one that was emptied by a disk that was full, nothing is loaded into an installation that was begun.
 *
 * @returns {{ name: string, note?: string, isOpen?: boolean }} what to load, `none` for nothing; a note if it is not what
 * was requested; whether that is to be stored when the database has turned out to be empty
 * @throws Advice listing the choices
 */
export function chooseDemo({ dataDirectory, args, env }) {
  const asked = readAsked(args, env);
  const before = readBefore(dataDirectory);
  if (before === undefined) {
    const begun = isBegun(dataDirectory, env);
    const name = begun ? 'none' : (asked ?? DEFAULT);
    // Only the database can say whether it is begun. Until it has, nothing is final.
    if (env.DATABASE_URL && name !== 'none') return { name, isOpen: true };
    storeDemo(dataDirectory, name);
    if (!begun || asked === 'none') return { name };
    return {
      name,
      note: `There is an installation in ${dataDirectory}, without a file "demo" that says what it was begun with. Its content stays as it is, and nothing is loaded.`,
    };
  }
  if (asked === undefined || asked === before) return { name: before };
  // A start that was ended before there was a database has begun nothing. What a restore has put here is `none`; and a
  // database of the operator's own leaves no trace here.
  if (before !== 'none' && !env.DATABASE_URL && !isBegun(dataDirectory, env)) {
    storeDemo(dataDirectory, asked);
    return { name: asked };
  }
  return {
    name: 'none',
    note: `${dataDirectory} was begun with "${before}" (${DEMOS[before]}). It stays as it is, and "${asked}" is not loaded. To begin with "${asked}", name another folder: KEELSTONE_DATA=FOLDER npm start -- --demo ${asked}`,
  };
}
