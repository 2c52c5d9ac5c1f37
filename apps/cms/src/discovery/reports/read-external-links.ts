import type { Language } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';
import { DAYS_UNTIL_BROKEN, type LinkCheck, readLinkChecks } from '../external-links/link-checks.ts';
import { type ExternalLink, readLinks } from '../external-links/read-links.ts';

/** What reports say of a link; `doubtful` has failed, but not on enough days to be called broken. */
export type LinkState = 'broken' | 'doubtful' | 'refused' | 'ignored';
export type ReportedLink = ExternalLink & { check: LinkCheck; state: LinkState };

/** @returns null for a link that is well, or was not visited yet */
function stateOf({ isIgnored, failedDays, outcome }: LinkCheck): LinkState | null {
  if (isIgnored) return 'ignored';
  if (failedDays >= DAYS_UNTIL_BROKEN) return 'broken';
  if (failedDays > 0) return 'doubtful';
  return outcome === 'refused' ? 'refused' : null;
}

/** The links of one language to other sites that are not simply well, those that have failed for longest first. */
export async function readReportedLinks(
  executor: Executor,
  siteUrl: string,
  language: Language,
): Promise<ReportedLink[]> {
  const checks = new Map((await readLinkChecks(executor)).map((check) => [check.address, check]));
  if (checks.size === 0) return [];
  const failing = ({ check: { failingSince } }: ReportedLink) => failingSince?.getTime() ?? 0;
  return (await readLinks(executor, siteUrl, language))
    .flatMap((link) => {
      const check = checks.get(link.address);
      const state = check && stateOf(check);
      return check && state ? [{ ...link, check, state }] : [];
    })
    .sort((one, other) => failing(one) - failing(other));
}
