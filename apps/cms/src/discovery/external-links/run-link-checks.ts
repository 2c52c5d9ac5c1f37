import type { Payload, PayloadRequest } from 'payload';
import { configurationOf } from '../../configuration-of.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { poll, type Runner } from '../../database/poll.ts';
import { readerOf } from '../../database/transaction.ts';
import { listLinks, recordVisit, takeDueLinks, takeLink } from './link-checks.ts';
import { readLinks } from './read-links.ts';
import { type VisitOptions, type VisitResult, visitLink } from './visit-link.ts';

/** In one process. Each is of another host. */
const AT_ONCE = 3;
/** How long to wait in milliseconds: after visits, when nothing was due, and while links are not checked at all. */
const PAUSES_MS = { worked: 1000, nothing: 20_000, off: 60_000 };
/** How often links that were published are looked for, in milliseconds. */
const LIST_MS = 3_600_000;

/** How links are visited; tests visit this machine. */
export type LinkVisits = Omit<VisitOptions, 'siteUrl' | 'signal'>;

const executorOf = (payload: Payload) => readerOf({ payload } as PayloadRequest);

/** `operator` and `settings` say who has switched it off. */
export type LinkChecking = 'on' | 'operator' | 'settings';

/** Whether links to other sites are visited: operators allow it, and editors may switch it off. */
export async function linkChecking(payload: Payload): Promise<LinkChecking> {
  if (!configurationOf(payload).checksLinks) return 'operator';
  const { rows } = await (await executorOf(payload)).query('select checks_links from site_settings');
  return rows[0]?.checks_links === false ? 'settings' : 'on';
}

async function visitAndRecord(
  payload: Payload,
  address: string,
  options: LinkVisits & { signal?: AbortSignal },
): Promise<VisitResult> {
  const result = await visitLink(address, { ...options, siteUrl: configurationOf(payload).siteUrl });
  await recordVisit(await executorOf(payload), address, result);
  return result;
}

/** Makes the list of links what is published. */
export async function listPublishedLinks(payload: Payload): Promise<void> {
  const executor = await executorOf(payload);
  const links = await readLinks(executor, configurationOf(payload).siteUrl);
  await listLinks(executor, [...new Set(links.map(({ address }) => address))]);
}

/**
 * Visits a few links that are due.
 *
 * @returns how many
 * @throws the signal's reason if it is aborted meanwhile; the links are due again after their lease
 */
export async function checkDueLinks(
  payload: Payload,
  visits: LinkVisits & { signal?: AbortSignal } = {},
): Promise<number> {
  const taken = await inTransaction(payload, (_, executor) => takeDueLinks(executor, AT_ONCE));
  await Promise.all(taken.map((address) => visitAndRecord(payload, address, visits)));
  return taken.length;
}

/**
 * Visits one link now.
 *
 * @returns null if its host has just been visited
 */
export async function checkLinkNow(
  payload: Payload,
  address: string,
  visits: LinkVisits = {},
): Promise<VisitResult | null> {
  const taken = await inTransaction(payload, (_, executor) => takeLink(executor, address));
  return taken === null ? null : visitAndRecord(payload, taken, visits);
}

/** Visits the links of published pages to other sites. Several processes may run it on one database. */
export function runLinkChecks(payload: Payload): Runner {
  let listedAt = Number.NEGATIVE_INFINITY;
  return poll(async (signal) => {
    try {
      if ((await linkChecking(payload)) !== 'on') return PAUSES_MS.off;
      if (performance.now() - listedAt > LIST_MS) {
        await listPublishedLinks(payload);
        listedAt = performance.now();
      }
      return (await checkDueLinks(payload, { signal })) > 0 ? PAUSES_MS.worked : PAUSES_MS.nothing;
    } catch (error) {
      if (!signal.aborted)
        payload.logger.error({ err: error }, 'Links to other sites cannot be checked; trying again');
      return PAUSES_MS.off;
    }
  });
}
