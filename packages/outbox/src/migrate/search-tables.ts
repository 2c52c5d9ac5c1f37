/**
 * What visitors searched for and which results they chose, as daily totals (S-26). Nothing identifies who
 * searched, from where or at what time of day. An empty keyword stands for all searches whose words are not
 * stored. The site role may only increment counts. Each write deletes rows older than 400 days.
 */
export const searchStatistics = `
create table visits.search_queries (
  day date not null,
  language text not null check (language ~ '^[a-z]{2,3}$'),
  keyword text not null check (char_length(keyword) <= 100 and keyword !~ '@'),
  has_results boolean not null,
  queries bigint not null,
  primary key (day, language, keyword, has_results)
);

create table visits.search_clicks (
  day date not null,
  language text not null,
  nid integer not null,
  clicks bigint not null,
  primary key (day, language, nid)
);

create function visits.count_searches(
  days date[], languages text[], keywords text[], found boolean[], counts integer[]
) returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from visits.search_queries where day < current_date - 400;
  insert into visits.search_queries as counted (day, language, keyword, has_results, queries)
  select given.day, given.language, given.keyword, given.found, sum(given.count)
  from unnest(days, languages, keywords, found, counts) as given (day, language, keyword, found, count)
  where given.count > 0 and given.day between current_date - 7 and current_date + 1
  group by 1, 2, 3, 4
  order by 1, 2, 3, 4
  on conflict (day, language, keyword, has_results) do update
    set queries = counted.queries + excluded.queries
$$;

create function visits.count_search_clicks(
  days date[], languages text[], nids integer[], counts integer[]
) returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from visits.search_clicks where day < current_date - 400;
  insert into visits.search_clicks as counted (day, language, nid, clicks)
  select given.day, given.language, given.nid, sum(given.count)
  from unnest(days, languages, nids, counts) as given (day, language, nid, count)
  join published.nodes on nodes.nid = given.nid and nodes.language = given.language
  where given.count > 0 and given.day between current_date - 7 and current_date + 1
  group by 1, 2, 3
  order by 1, 2, 3
  on conflict (day, language, nid) do update
    set clicks = counted.clicks + excluded.clicks
$$;

revoke execute on function visits.count_searches(date[], text[], text[], boolean[], integer[]) from public;
revoke execute on function visits.count_search_clicks(date[], text[], integer[], integer[]) from public;
`;
