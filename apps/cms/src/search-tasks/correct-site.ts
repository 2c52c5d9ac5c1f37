import { correctRedirects, type Redirect } from '@keelstone/content-store';
import { publishSettings } from '../publish/publish-settings.ts';
import { withTransactionOf } from '../publish/transaction.ts';
import { type Correction, type CorrectionWork, correction } from './correction.ts';

/** Makes the published site settings say what the CMS says. Before anybody saved them there is nothing to publish. */
export async function correctSettings(work: CorrectionWork): Promise<Correction> {
  const { siteName } = await work.req.payload.findGlobal({
    ...(await withTransactionOf(work.req)),
    slug: 'site_settings',
    depth: 0,
  });
  return correction({ written: siteName ? await publishSettings(work) : 0 });
}

/** Makes the published redirects say what the editors' list says. */
export async function correctAllRedirects({ executor }: CorrectionWork): Promise<Correction> {
  const { rows } = await executor.query('select "from", "to", status::text from redirects');
  const redirects = rows.map(
    ({ from, to, status }): Redirect => ({
      from: String(from),
      to: String(to),
      status: status === '302' ? 302 : 301,
    }),
  );
  return correction(await correctRedirects(executor, redirects));
}
