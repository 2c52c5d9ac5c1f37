import type { Tables } from '@keelstone/read-model/migrate';
import { commonSearches, searchChoices, searchOutcomes, searchStatistics } from './search-tables.ts';
import {
  formFiles,
  formSubmissions,
  submissionAgreements,
  submissionAnnouncements,
  submissionDesk,
  submissionRetention,
  submissionStored,
} from './submission-tables.ts';

/**
 * How often forms were seen, begun and sent, by day and page, without anything about visitors. The site role may only add
 * to the first two, and only for pages that exist, so that nobody fills the table with made-up paths.
 */
const formCounts = `
create table visits.form_counts (
  day date not null,
  form_id integer not null,
  page_path text not null,
  stage text not null check (stage in ('seen', 'begun', 'sent')),
  count bigint not null,
  primary key (form_id, day, page_path, stage)
);

create function visits.count_forms(
  days date[], form_ids integer[], paths text[], stages text[], counts integer[]
) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into visits.form_counts as counted (day, form_id, page_path, stage, count)
  select given.day, given.form_id, given.path, given.stage, sum(given.count)
  from unnest(days, form_ids, paths, stages, counts) as given (day, form_id, path, stage, count)
  join published.nodes on nodes.path = given.path
  where given.count > 0 and given.stage in ('seen', 'begun')
    and given.day between current_date - 7 and current_date + 1
  group by given.day, given.form_id, given.path, given.stage
  order by given.form_id, given.day, given.path, given.stage
  on conflict (form_id, day, page_path, stage) do update set count = counted.count + excluded.count
$$;

revoke execute on function visits.count_forms(date[], integer[], text[], text[], integer[]) from public;
`;

/**
 * How often redirects were taken. The site role may only increment counts, not read or overwrite them, and only
 * for redirects that exist, so that requests for made-up paths cannot fill the table.
 */
const redirectHits = `
create schema visits;

create table visits.redirect_hits (
  from_path text primary key,
  hits bigint not null,
  last_hit timestamptz not null
);

create function visits.count_redirects(paths text[], counts integer[]) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into visits.redirect_hits as counted (from_path, hits, last_hit)
  select given.path, sum(given.count), clock_timestamp()
  from unnest(paths, counts) as given (path, count)
  join published.redirects on redirects.from_path = given.path
  where given.count > 0
  group by given.path
  order by given.path
  on conflict (from_path) do update
    set hits = counted.hits + excluded.hits, last_hit = excluded.last_hit
$$;

revoke execute on function visits.count_redirects(text[], integer[]) from public;
`;

/** What visitors did and sent. The site role may call the functions that add to it, but cannot read it. */
export const outboxTables: Tables = {
  migrations: [
    { version: 5, name: 'outbox', sql: redirectHits + formSubmissions + searchStatistics },
    { version: 6, name: 'common searches', sql: commonSearches },
    { version: 7, name: 'search choices', sql: searchChoices },
    { version: 8, name: 'search outcomes', sql: searchOutcomes },
    { version: 9, name: 'submission announcements', sql: submissionAnnouncements },
    { version: 10, name: 'submission desk', sql: submissionDesk },
    { version: 11, name: 'form counts', sql: formCounts },
    { version: 12, name: 'form files', sql: formFiles },
    { version: 13, name: 'submission retention', sql: submissionRetention },
    { version: 14, name: 'submission agreements', sql: submissionAgreements },
    { version: 15, name: 'submission storage', sql: submissionStored },
  ],
  grants: (siteRole) => `
    revoke all on all tables in schema visits from ${siteRole};
    grant usage on schema visits to ${siteRole};
    grant execute on function visits.count_redirects(text[], integer[]) to ${siteRole};
    grant execute on function visits.count_searches(date[], text[], text[], boolean[], integer[]) to ${siteRole};
    grant execute on function visits.count_search_clicks(date[], text[], integer[], integer[]) to ${siteRole};
    grant execute on function visits.record_common_searches(date[], text[], text[], integer[]) to ${siteRole};
    grant execute on function
      visits.record_search_choices(date[], text[], text[], integer[], integer[], integer[]) to ${siteRole};
    grant execute on function
      visits.count_search_outcomes(date[], text[], text[], text[], integer[], boolean[], integer[]) to ${siteRole};
    grant execute on function visits.count_forms(date[], integer[], text[], text[], integer[]) to ${siteRole};
    revoke all on all tables in schema submissions from ${siteRole};
    grant usage on schema submissions to ${siteRole};
    grant execute on function
      submissions.store(uuid, integer, text, text, text, jsonb, timestamptz, jsonb) to ${siteRole};
    grant execute on function
      submissions.store_with_files(uuid, integer, text, text, text, jsonb, timestamptz, jsonb, bigint, jsonb)
      to ${siteRole};
  `,
};
