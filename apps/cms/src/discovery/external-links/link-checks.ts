import type { Executor } from '@keelstone/read-model';
import type { VisitResult } from './visit-link.ts';

/** A link is called broken after failures on this many days: a site may be down for a day or two. */
export const DAYS_UNTIL_BROKEN = 3;
/** Longer than a visit, so that no other process visits the same link meanwhile. */
const LEASE = "interval '10 minutes'";
/** From the beginning of a visit to a host to the next one: a visit's time limit, and a pause. */
const HOST_TURN = "interval '30 seconds'";
/** A link that works is visited again after a week, one that fails on the next day. */
const NEXT_VISIT = "interval '7 days' + random() * interval '1 day'";
const NEXT_DAY = "interval '1 day'";

/**
 * Makes the list of links what is published now. What was learned of a link is deleted with it, except that editors
 * ignore it.
 */
export async function listLinks(executor: Executor, addresses: readonly string[]): Promise<void> {
  const hosts = addresses.map((address) => new URL(address).host);
  await executor.query(
    `insert into editing.external_links (address, host)
     select * from unnest($1::text[], $2::text[]) on conflict (address) do nothing`,
    [addresses, hosts],
  );
  await executor.query(
    'delete from editing.external_links where address <> all($1::text[]) and ignored_at is null',
    [addresses],
  );
}

/**
 * Takes links that are due, one of each host. In a transaction, because processes must take turns: two of them could
 * otherwise take different links of the same host.
 */
export async function takeDueLinks(executor: Executor, limit: number): Promise<string[]> {
  await executor.query('select pg_advisory_xact_lock(1264939347, 15)');
  const { rows } = await executor.query(
    `update editing.external_links set taken_at = clock_timestamp(), due_at = clock_timestamp() + ${LEASE}
     where address in (
       select address from (
         select distinct on (host) address, due_at from editing.external_links link
         where due_at <= clock_timestamp() and ignored_at is null and not exists (
           select from editing.external_links other
           where other.host = link.host and other.taken_at > clock_timestamp() - ${HOST_TURN}
         )
         order by host, due_at
       ) due order by due_at limit $1::integer
     )
     returning address`,
    [limit],
  );
  return rows.map(({ address }) => String(address));
}

/**
 * Takes one link that an editor wants to be visited now, unless its host has just been visited.
 *
 * @returns its address, or null if it has to wait
 */
export async function takeLink(executor: Executor, address: string): Promise<string | null> {
  await executor.query('select pg_advisory_xact_lock(1264939347, 15)');
  const { rows } = await executor.query(
    `update editing.external_links link set taken_at = clock_timestamp(), due_at = clock_timestamp() + ${LEASE}
     where address = $1 and not exists (
       select from editing.external_links other
       where other.host = link.host and other.taken_at > clock_timestamp() - ${HOST_TURN}
     )
     returning address`,
    [address],
  );
  return rows[0] === undefined ? null : String(rows[0].address);
}

/**
 * Records what a visit found. Several failures on one day count once. Without any response, they count only if another
 * host has responded within a day: otherwise our own network may be what fails.
 */
export async function recordVisit(
  executor: Executor,
  address: string,
  { outcome, answer }: VisitResult,
): Promise<void> {
  await executor.query(
    `with visit as (
       select address, $3::text = 'failed' and ($4::boolean or exists (
         select from editing.external_links other
         where other.host <> link.host and other.answered_at > clock_timestamp() - interval '1 day'
       )) as counts
       from editing.external_links link where address = $1
     )
     update editing.external_links link set
       checked_at = clock_timestamp(), outcome = $3, answer = $2,
       due_at = clock_timestamp() + case when $3 = 'failed' then ${NEXT_DAY} else ${NEXT_VISIT} end,
       answered_at = case when $4 then clock_timestamp() else answered_at end,
       failing_since = case when $3 <> 'failed' then null
         when counts then coalesce(failing_since, clock_timestamp()) else failing_since end,
       failed_days = case when $3 <> 'failed' then 0
         when counts and last_failed_on is distinct from current_date then failed_days + 1 else failed_days end,
       last_failed_on = case when counts then current_date else last_failed_on end
     from visit where link.address = visit.address`,
    [address, String(answer), outcome, typeof answer === 'number'],
  );
}

/** What is known of a link that is not simply well. */
export type LinkCheck = {
  address: string;
  outcome: VisitResult['outcome'] | null;
  /** The HTTP status, or the reason, as in VisitResult; null if it was never visited. */
  answer: string | null;
  failedDays: number;
  failingSince: Date | null;
  isIgnored: boolean;
};

const dateOf = (value: unknown) => (value === null ? null : new Date(value as string | Date));

/** @param address of one link; without it, all that fail, that are not visited, or that editors ignore */
export async function readLinkChecks(executor: Executor, address?: string): Promise<LinkCheck[]> {
  const { rows } = await executor.query(
    `select * from editing.external_links
     where case when $1::text is null then failed_days > 0 or outcome = 'refused' or ignored_at is not null
       else address = $1 end`,
    [address ?? null],
  );
  return rows.map((row) => ({
    address: String(row.address),
    outcome: row.outcome as LinkCheck['outcome'],
    answer: row.answer as string | null,
    failedDays: Number(row.failed_days),
    failingSince: dateOf(row.failing_since),
    isIgnored: row.ignored_at !== null,
  }));
}

/** Ignores a link in reports, and does not visit it any more; or heeds it again. @returns false if there is none */
export async function ignoreLink(executor: Executor, address: string, ignores: boolean): Promise<boolean> {
  const { rows } = await executor.query(
    `update editing.external_links set ignored_at = case when $2::boolean then clock_timestamp() end,
       due_at = case when $2::boolean then due_at else clock_timestamp() end
     where address = $1 returning address`,
    [address, ignores],
  );
  return rows.length > 0;
}
