import { Advice } from '../progress.mjs';
import { environmentOf } from './environments.mjs';

/** As the embedded database names itself once it runs. */
const EMBEDDED = {
  DATABASE_URL: 'postgres://cms@127.0.0.1/keelstone',
  SITE_DATABASE_URL: 'postgres://site@127.0.0.1/keelstone',
};

/**
 * Refuses what site or CMS would refuse of the environment, or of the brand that it names, before the database is
 * migrated for them. Both read these with packages of npm, which have to be installed.
 *
 * @param {{ env: Record<string, string>, embeddedDatabase: unknown }} settings as `configure` returns them
 * @param {{ withCms: boolean }} parts
 * @throws Advice naming each variable
 */
export async function checkConfiguration({ env, embeddedDatabase }, { withCms }) {
  const settings = { ...env, ...(embeddedDatabase && EMBEDDED) };
  const { brandFolder, readBrand } = await import('../../brand/src/brand-folder.ts');
  const site = await import('../../apps/site/src/app/configuration.ts');
  const cms = await import('../../apps/cms/src/configuration.ts');
  const checks = [
    () => readBrand(brandFolder()),
    () => site.readConfiguration(environmentOf('site', settings)),
    ...(withCms ? [() => cms.readConfiguration(environmentOf('cms', settings))] : []),
  ];
  const problems = checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      if (!error.problems) throw error;
      return error.problems;
    }
  });
  // Both want some of them.
  const each = [...new Set(problems)];
  if (each.length > 0)
    throw new Advice(`This cannot be used, nothing was started:\n  - ${each.join('\n  - ')}`);
}
