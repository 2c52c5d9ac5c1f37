import { correctRedirects, type Redirect } from '@keelstone/read-model';
import { withTransactionOf } from '../database/transaction.ts';
import { publishSettings } from '../publishing/publish-settings.ts';
import { publishSearchChoices } from '../publishing/search/publish-search-choices.ts';
import { publishSearchRules } from '../publishing/search/publish-search-rules.ts';
import { publishSearchSuggestions } from '../publishing/search/publish-search-suggestions.ts';
import { type Repair, type RepairWork, repairOf } from './repair.ts';

/**
 * Makes the published site settings, search rules, suggested searches and what visitors chose match the CMS. Site
 * settings that were never saved are not published.
 */
export async function repairSettings(work: RepairWork): Promise<Repair> {
  const { siteName } = await work.req.payload.findGlobal({
    ...(await withTransactionOf(work.req)),
    slug: 'site_settings',
    depth: 0,
  });
  const settings = siteName ? await publishSettings({ ...work, because: 'rebuild' }) : 0;
  const rules = await publishSearchRules(work);
  const visits = (await publishSearchSuggestions(work)) + (await publishSearchChoices(work));
  return repairOf({ written: settings + rules + visits });
}

/** Makes the published redirects match the editors' list. */
export async function repairAllRedirects({ executor }: RepairWork): Promise<Repair> {
  const { rows } = await executor.query(
    'select "from", "to", status::text from redirects where deleted_at is null',
  );
  const redirects = rows.map(
    ({ from, to, status }): Redirect => ({
      from: String(from),
      to: String(to),
      status: status === '302' ? 302 : 301,
    }),
  );
  return repairOf(await correctRedirects(executor, redirects));
}
