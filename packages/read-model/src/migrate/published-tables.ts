import type { Tables } from './migrate-tables.ts';

/**
 * The read model. A log entry of kind `reindex` refers to no content: followers rebuild their search index
 * . A change gets its number when its transaction commits, see
 * docs/decisions/0003-change-numbers-at-commit.md. The two numbers of the advisory lock are arbitrary.
 */
const sql = `
create table published.nodes (
  nid integer not null,
  language text not null,
  type text not null,
  path text not null constraint nodes_path_unique unique,
  node jsonb not null,
  shows text[] not null,
  primary key (nid, language)
);
create index nodes_shows on published.nodes using gin (shows);

create table published.settings (
  key text not null,
  language text not null,
  value jsonb not null,
  shows text[] not null,
  primary key (key, language)
);
create index settings_shows on published.settings using gin (shows);

create table published.redirects (
  from_path text primary key,
  to_path text not null,
  status smallint not null check (status in (301, 302)),
  check (from_path <> to_path)
);

create table published.change_log (
  id bigint generated always as identity primary key,
  number bigint constraint change_log_number_unique unique,
  transaction xid8 not null default pg_current_xact_id(),
  committed timestamptz,
  kind text not null check (kind in ('node', 'setting', 'redirect', 'reindex')),
  nid integer,
  language text,
  key text,
  from_path text,
  check (case kind
    when 'node' then nid is not null and language is not null
    when 'setting' then key is not null and language is not null
    when 'redirect' then from_path is not null
    else true end)
);

create sequence published.change_number owned by published.change_log.number;

create function published.number_change() returns trigger language plpgsql as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(1264939347, 1);
  update published.change_log
    set number = pg_catalog.nextval('published.change_number'), committed = pg_catalog.clock_timestamp()
    where id = new.id;
  perform pg_catalog.pg_notify('published_changes', '');
  return null;
end $$;

create constraint trigger number_change after insert on published.change_log
  deferrable initially deferred for each row execute function published.number_change();
`;

export const publishedTables: Tables = {
  migrations: [{ version: 4, name: 'read-model', sql }],
  grants: (siteRole) => `
    revoke all on all tables in schema public from ${siteRole};
    revoke all on all tables in schema published from ${siteRole};
    grant usage on schema published to ${siteRole};
    grant select on published.nodes, published.settings, published.redirects, published.change_log to ${siteRole};
  `,
};
