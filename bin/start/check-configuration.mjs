import { Advice } from '../progress.mjs';
import { environmentOf } from './environments.mjs';

/** As the embedded database names itself once it runs. */
const EMBEDDED = {
  DATABASE_URL: 'postgres://cms@127.0.0.1/keelstone',
  SITE_DATABASE_URL: 'postgres://site@127.0.0.1/keelstone',
};

/**
 * Refuses what site or CMS would refuse of the environment, before the database is migrated for them. Both read it with
 * packages of npm, so these have to be installed.
 *
 * @param {{ env: Record<string, string>, embeddedDatabase: unknown }} settings as `configure` returns them
 * @param {{ withCms: boolean }} parts
 * @throws Advice naming each variable
 */
export async function checkConfiguration({ env, embeddedDatabase }, { withCms }) {
  const settings = { ...env, ...(embeddedDatabase && EMBEDDED) };
  const parts = [
    ['site', await import('../../apps/site/src/app/configuration.ts')],
    ...(withCms ? [['cms', await import('../../apps/cms/src/configuration.ts')]] : []),
  ];
  const problems = parts.flatMap(([name, { readConfiguration }]) => {
    try {
      readConfiguration(environmentOf(name, settings));
      return [];
    } catch (error) {
      if (!error.problems) throw error;
      return error.problems;
    }
  });
  // Both want some of them.
  const each = [...new Set(problems)];
  if (each.length > 0)
    throw new Advice(`These environment variables cannot be used:\n  - ${each.join('\n  - ')}`);
}
