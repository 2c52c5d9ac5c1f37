import { type AdminText, say } from '@keelstone/languages/say.ts';
import type { Language } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';
import type { PayloadRequest } from 'payload';
import { canPublish } from '../../../access/roles.ts';
import { formPath } from '../../../admin/form-path.ts';
import { configurationOf } from '../../../configuration-of.ts';
import { type LinkChecking, linkChecking } from '../../external-links/run-link-checks.ts';
import { type LinkState, type ReportedLink, readReportedLinks } from '../read-external-links.ts';
import { type PageForm, readForms } from '../read-pages.ts';
import { LinkActions } from './link-actions.tsx';
import { sayResult } from './link-texts.ts';
import { sayDay, Table } from './report-tables.tsx';

/** More would be no list to work through. */
const MOST_LINKS = 100;

const OFF: Record<Exclude<LinkChecking, 'on'>, AdminText> = {
  operator:
    'Links to other sites are not checked, because the operator does not let the CMS reach other sites.',
  settings: 'Links to other sites are not checked. Site settings switch that on.',
};

/** What is not broken, and so is out of the way. */
const OTHERS: Record<Exclude<LinkState, 'broken'>, AdminText> = {
  doubtful: 'Failed on one day or two, and tried again tomorrow ({number})',
  refused: 'Not checked ({number})',
  ignored: 'Ignored ({number})',
};

type LinkTableProps = {
  links: readonly ReportedLink[];
  forms: ReadonlyMap<number, PageForm>;
  language: Language;
  /** Null for those who may not act. */
  mayVisit: boolean | null;
};

function Holder({ link: { nid }, forms, language }: { link: ReportedLink } & LinkTableProps) {
  const form = nid === null ? undefined : forms.get(nid);
  if (!form) return <a href={`/admin/globals/site_settings?locale=${language}`}>{say('Site settings')}</a>;
  return <a href={formPath(form.type, form.id, language)}>{form.title}</a>;
}

function LinkTable(props: LinkTableProps) {
  return (
    <Table columns={['Page', 'Link', 'What was answered', 'Since']}>
      {props.links.slice(0, MOST_LINKS).map((link) => {
        const { address, url, text, nid, check, state } = link;
        const id = `link-${state}-${nid ?? 'settings'}-${Buffer.from(address).toString('base64url')}`;
        return (
          <tr key={id}>
            <th scope="row">
              <Holder {...props} link={link} />
            </th>
            <td>
              {text}{' '}
              <a id={id} href={url} target="_blank" rel="noreferrer">
                {url}
              </a>
            </td>
            <td>
              {sayResult(check)}
              {props.mayVisit !== null && (
                <LinkActions
                  address={address}
                  isIgnored={check.isIgnored}
                  mayVisit={props.mayVisit}
                  describedBy={id}
                />
              )}
            </td>
            <td>{check.failingSince && sayDay(check.failingSince)}</td>
          </tr>
        );
      })}
    </Table>
  );
}

type ExternalLinksProps = { req: PayloadRequest; executor: Executor; language: Language };

/** Links of published pages to other sites, as far as visits have found them broken. */
export async function ExternalLinks({ req, executor, language }: ExternalLinksProps) {
  const checking = await linkChecking(req.payload);
  const links = await readReportedLinks(executor, configurationOf(req.payload).siteUrl, language);
  const forms = await readForms(
    executor,
    links.flatMap(({ nid }) => nid ?? []),
    language,
  );
  const mayVisit = canPublish(req) ? checking === 'on' : null;
  const common = { forms, language, mayVisit };
  const of = (state: LinkState) => links.filter((link) => link.state === state);
  const broken = of('broken');
  return (
    <section aria-label={say('Links to other sites')} tabIndex={-1}>
      <h3>{say('Links to other sites')}</h3>
      {checking !== 'on' && <p>{say(OFF[checking])}</p>}
      {broken.length > 0 ? (
        <>
          <p>{broken.length === 1 ? say('1 link') : say('{number} links', { number: broken.length })}</p>
          <LinkTable {...common} links={broken} />
        </>
      ) : (
        checking === 'on' && <p>{say('No link has failed on three days.')}</p>
      )}
      {(['doubtful', 'refused', 'ignored'] as const).map((state) => {
        const others = of(state);
        if (others.length === 0) return null;
        return (
          <details key={state}>
            <summary>{say(OTHERS[state], { number: others.length })}</summary>
            <LinkTable {...common} links={others} />
          </details>
        );
      })}
    </section>
  );
}
