/**
 * Files that visitors sent with a form (C-8). They are stored and deleted with their submission. The site role may
 * only add them together with a new submission, not read them. Those that are compressed already are not compressed
 * again.
 */
export const formFiles = `
create table submissions.form_files (
  submission_id uuid not null references submissions.form_submissions (id) on delete cascade,
  position smallint not null check (position between 0 and 99),
  field text not null,
  name text not null check (char_length(name) between 1 and 150),
  mime text not null,
  scan text not null check (scan in ('clean', 'not_scanned')),
  bytes integer not null,
  content bytea not null check (octet_length(content) <= 16000000),
  primary key (submission_id, position)
);
alter table submissions.form_files alter column content set storage external;

create function submissions.store_with_files(
  given_id uuid, given_form_id integer, given_form_title text, given_language text, given_page_path text,
  given_fields jsonb, given_received_at timestamptz, given_files jsonb, most_bytes bigint
) returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not submissions.store(given_id, given_form_id, given_form_title, given_language, given_page_path,
    given_fields, given_received_at) then
    return false;
  end if;
  insert into submissions.form_files (submission_id, position, field, name, mime, scan, bytes, content)
  select given_id, given.position - 1, given.file ->> 'field', given.file ->> 'name', given.file ->> 'mime',
    given.file ->> 'scan', octet_length(decoded.content), decoded.content
  from jsonb_array_elements(given_files) with ordinality as given (file, position)
  cross join lateral (select decode(given.file ->> 'content', 'base64') as content) as decoded;
  if most_bytes is not null and (select sum(bytes) from submissions.form_files) > most_bytes then
    raise exception using errcode = 'KF001', message = 'There is no room for more files.';
  end if;
  return true;
end
$$;

revoke execute on function
  submissions.store_with_files(uuid, integer, text, text, text, jsonb, timestamptz, jsonb, bigint) from public;
`;
