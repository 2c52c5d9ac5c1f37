import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Stores what an installation begins with. */
export function storeDemo(dataDirectory, name) {
  mkdirSync(dataDirectory, { recursive: true });
  writeFileSync(choiceIn(dataDirectory), `${name}\n`);
}

/**
 * Chooses the initial content of an installation. The first choice is final: content that editors have worked on is
 * neither replaced nor mixed with another demo. Without the file that has the choice, as after a move that left it
 * behind, nothing is loaded into an installation that was begun.
 *
 * @returns {{ name: string, note?: string }} what to load, `none` for nothing; a note if it is not what was
 * requested
 * @throws Advice listing the choices
 */
export function chooseDemo({ dataDirectory, args, env }) {
  const asked = readAsked(args, env);
  const file = choiceIn(dataDirectory);
  if (!existsSync(file)) {
    const begun = isBegun(dataDirectory, env);
    const name = begun ? 'none' : (asked ?? DEFAULT);
    storeDemo(dataDirectory, name);
    if (!begun || asked === 'none') return { name };
    return {
      name,
      note: `There is an installation in ${dataDirectory}, without the file "demo" that says what it was begun with. Its content stays as it is, and nothing is loaded.`,
    };
  }
  const before = readFileSync(file, 'utf8').trim();
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
