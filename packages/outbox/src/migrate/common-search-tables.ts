/**
 * Searches that many networks made on the same day, to be suggested to other visitors (S-5). Nothing identifies
 * the networks: only their number is stored, and less than five are refused. It is the largest number that one
 * process counted by itself, since the sum over processes could count a network several times. Each write deletes
 * rows older than 90 days.
 */
export const commonSearches = `
create table visits.common_searches (
  day date not null,
  language text not null check (language ~ '^[a-z]{2,3}$'),
  keyword text not null check (char_length(keyword) between 2 and 60 and keyword !~ '@|[0-9]{6}'),
  networks integer not null check (networks >= 5),
  primary key (day, language, keyword)
);

create function visits.record_common_searches(
  days date[], languages text[], keywords text[], networks integer[]
) returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from visits.common_searches where day < current_date - 90;
  insert into visits.common_searches as recorded (day, language, keyword, networks)
  select given.day, given.language, given.keyword, max(given.networks)
  from unnest(days, languages, keywords, networks) as given (day, language, keyword, networks)
  where given.day between current_date - 7 and current_date + 1
  group by 1, 2, 3
  order by 1, 2, 3
  on conflict (day, language, keyword) do update
    set networks = greatest(recorded.networks, excluded.networks)
$$;

revoke execute on function visits.record_common_searches(date[], text[], text[], integer[]) from public;
`;
