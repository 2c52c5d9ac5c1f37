/**
 * Which pages visitors chose for which searches (S-26): per day, the number of networks that chose the page for the
 * keyword, and the sum of their weights, corrected for where the page was shown. As for common searches, less than five
 * networks are refused, and the numbers are the largest of any process. Counts decay when they are read, so no row
 * is ever rewritten for it. Each write deletes rows older than 180 days, of which a sixty-fourth would be left. A day
 * takes no more writes once it has 5,000 rows.
 */
export const searchChoices = `
create table visits.search_choices (
  day date not null,
  language text not null check (language ~ '^[a-z]{2,3}$'),
  keyword text not null check (char_length(keyword) between 2 and 60 and keyword !~ '@|[0-9]{6}'),
  nid integer not null,
  networks integer not null check (networks >= 5),
  weight integer not null check (weight between networks and networks * 5),
  primary key (day, language, keyword, nid)
);

create function visits.record_search_choices(
  days date[], languages text[], keywords text[], nids integer[], networks integer[], weights integer[]
) returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from visits.search_choices where day < current_date - 180;
  insert into visits.search_choices as recorded (day, language, keyword, nid, networks, weight)
  select given.day, given.language, given.keyword, given.nid, max(given.networks), max(given.weight)
  from unnest(days, languages, keywords, nids, networks, weights)
    as given (day, language, keyword, nid, networks, weight)
  join published.nodes on nodes.nid = given.nid and nodes.language = given.language
  where given.day between current_date - 7 and current_date + 1
    and (select count(*) from visits.search_choices as others where others.day = given.day) < 5000
  group by 1, 2, 3, 4
  order by 1, 2, 3, 4
  on conflict (day, language, keyword, nid) do update
    set networks = greatest(recorded.networks, excluded.networks),
      weight = greatest(recorded.weight, excluded.weight)
$$;

revoke execute on function
  visits.record_search_choices(date[], text[], text[], integer[], integer[], integer[]) from public;
`;
