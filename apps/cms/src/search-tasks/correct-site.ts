import { correctRedirects, type Redirect } from '@keelstone/read-model';
import { withTransactionOf } from '../database/transaction.ts';
import { publishSearchRules } from '../publishing/publish-search-rules.ts';
import { publishSettings } from '../publishing/publish-settings.ts';
import { type Correction, type CorrectionWork, correction } from './correction.ts';

/**
 * Makes the published site settings and search rules match the CMS. Site settings that were never saved are not
 * published.
 */
export async function correctSettings(work: CorrectionWork): Promise<Correction> {
  const { siteName } = await work.req.payload.findGlobal({
    ...(await withTransactionOf(work.req)),
    slug: 'site_settings',
    depth: 0,
  });
  const settings = siteName ? await publishSettings(work) : 0;
  return correction({ written: settings + (await publishSearchRules(work)) });
}

/** Makes the published redirects match the editors' list. */
export async function correctAllRedirects({ executor }: CorrectionWork): Promise<Correction> {
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
  return correction(await correctRedirects(executor, redirects));
}
