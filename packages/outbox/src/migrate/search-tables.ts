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
