/**
 * How often redirects were taken. The site role may only increment counts, not read or overwrite them, and only
 * for redirects that exist, so that requests for made-up paths cannot fill the table.
 */
export const redirectHits = `
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
