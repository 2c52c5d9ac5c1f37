/**
 * How often forms were seen, begun and sent, by day and page, without anything about visitors. The site role may only add
 * to the first two, and only for pages that exist, so that nobody fills the table with made-up paths.
 */
export const formCounts = `
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
