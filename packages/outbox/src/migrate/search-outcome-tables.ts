/**
 * What became of searches (S-26), as daily totals by keyword, with the same limits as the searches themselves: that no
 * page had all words, that a result was chosen and at which rank (11 stands for all further ones), that visitors
 * searched again in other words, or filtered or sorted the results. `firsts` are those of which it was the first
 * outcome, so that a search counts once, whatever became of it. Which page was chosen, and which words came next, is
 * not stored. Each write deletes rows older than 400 days.
 */
export const searchOutcomes = `
create table visits.search_outcomes (
  day date not null,
  language text not null check (language ~ '^[a-z]{2,3}$'),
  keyword text not null check (char_length(keyword) <= 100 and keyword !~ '@'),
  outcome text not null check (outcome in ('most_words', 'chosen', 'refined', 'filtered')),
  rank integer not null check (rank between 0 and 11 and (rank > 0) = (outcome = 'chosen')),
  searches bigint not null,
  firsts bigint not null check (firsts <= searches),
  primary key (day, language, keyword, outcome, rank)
);

create function visits.count_search_outcomes(
  days date[], languages text[], keywords text[], outcomes text[], ranks integer[], firsts boolean[], counts integer[]
) returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from visits.search_outcomes where day < current_date - 400;
  insert into visits.search_outcomes as counted (day, language, keyword, outcome, rank, searches, firsts)
  select given.day, given.language, given.keyword, given.outcome, given.rank, sum(given.count),
    coalesce(sum(given.count) filter (where given.is_first), 0)
  from unnest(days, languages, keywords, outcomes, ranks, firsts, counts)
    as given (day, language, keyword, outcome, rank, is_first, count)
  where given.count > 0 and given.day between current_date - 7 and current_date + 1
  group by 1, 2, 3, 4, 5
  order by 1, 2, 3, 4, 5
  on conflict (day, language, keyword, outcome, rank) do update
    set searches = counted.searches + excluded.searches, firsts = counted.firsts + excluded.firsts
$$;

revoke execute on function
  visits.count_search_outcomes(date[], text[], text[], text[], integer[], boolean[], integer[]) from public;
`;
