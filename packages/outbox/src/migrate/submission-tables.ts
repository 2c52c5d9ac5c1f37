/**
 * What visitors sent with marketing forms (C-8), until it has been forwarded and its retention period is over.
 * The site role may only insert submissions, not read or change them. The id is the idempotency key, so that
 * inserting one twice is harmless.
 */
export const formSubmissions = `
create schema submissions;

create table submissions.form_submissions (
  id uuid primary key,
  form_id integer not null,
  form_title text not null,
  language text not null,
  page_path text not null,
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  received_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'dead')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  last_error text,
  forwarded_at timestamptz
);
create index form_submissions_due on submissions.form_submissions (next_attempt_at)
  where state in ('waiting', 'sending');
create index form_submissions_of_form on submissions.form_submissions (form_id, received_at desc);
create index form_submissions_received on submissions.form_submissions (received_at);

create function submissions.store(
  given_id uuid, given_form_id integer, given_form_title text, given_language text, given_page_path text,
  given_fields jsonb, given_received_at timestamptz
) returns boolean language sql security definer set search_path = pg_catalog, pg_temp as $$
  with stored as (
    insert into submissions.form_submissions
      (id, form_id, form_title, language, page_path, fields, received_at)
    values (given_id, given_form_id, given_form_title, given_language, given_page_path, given_fields,
      least(given_received_at, clock_timestamp()))
    on conflict (id) do nothing
    returning 1
  )
  select exists (select from stored)
$$;

revoke execute on function
  submissions.store(uuid, integer, text, text, text, jsonb, timestamptz) from public;
`;

/** Of which submissions staff have been told. What is there already counts as told. */
export const submissionAnnouncements = `
alter table submissions.form_submissions add column announced_at timestamptz;
update submissions.form_submissions set announced_at = clock_timestamp();
create index form_submissions_new on submissions.form_submissions (form_id) where announced_at is null;
`;

/** Who looks after a submission, until when; and what an editor says is spam, which is not forwarded. */
export const submissionDesk = `
alter table submissions.form_submissions
  add column assignee_id integer,
  add column done_at timestamptz,
  add column is_spam boolean not null default false;
`;

/** The end of `store_with_files`, in each of its versions. */
const STORE_FILES = `\
  insert into submissions.form_files (submission_id, position, field, name, mime, scan, bytes, content)
  select given_id, given.position - 1, given.file ->> 'field', given.file ->> 'name', given.file ->> 'mime',
    given.file ->> 'scan', octet_length(decoded.content), decoded.content
  from jsonb_array_elements(given_files) with ordinality as given (file, position)
  cross join lateral (select decode(given.file ->> 'content', 'base64') as content) as decoded;
  if most_bytes is not null and (select sum(bytes) from submissions.form_files) > most_bytes then
    raise exception using errcode = 'KF001', message = 'There is no room for more files.';
  end if;
  return true;
`;

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
${STORE_FILES}end
$$;

revoke execute on function
  submissions.store_with_files(uuid, integer, text, text, text, jsonb, timestamptz, jsonb, bigint) from public;
`;

/** The retention period of a form that was deleted, in days; null if the form has none of its own, or still exists. */
export const submissionRetention = `
alter table submissions.form_submissions add column keep_days integer;
`;

/**
 * When a submission reached the database, by the database's clock: that of the site which received it may be far behind.
 * For those from before, nothing better is known than when they were received.
 */
export const submissionStored = `
alter table submissions.form_submissions add column stored_at timestamptz;
update submissions.form_submissions set stored_at = received_at;
alter table submissions.form_submissions
  alter column stored_at set default clock_timestamp(), alter column stored_at set not null;
`;

/** To what visitors agreed, in the words that stood beside the box: an editor may have changed them since. */
export const submissionAgreements = `
alter table submissions.form_submissions
  add column agreed jsonb check (jsonb_typeof(agreed) = 'object');

drop function submissions.store(uuid, integer, text, text, text, jsonb, timestamptz);
create function submissions.store(
  given_id uuid, given_form_id integer, given_form_title text, given_language text, given_page_path text,
  given_fields jsonb, given_received_at timestamptz, given_agreed jsonb default null
) returns boolean language sql security definer set search_path = pg_catalog, pg_temp as $$
  with stored as (
    insert into submissions.form_submissions
      (id, form_id, form_title, language, page_path, fields, received_at, agreed)
    values (given_id, given_form_id, given_form_title, given_language, given_page_path, given_fields,
      least(given_received_at, clock_timestamp()), given_agreed)
    on conflict (id) do nothing
    returning 1
  )
  select exists (select from stored)
$$;

drop function
  submissions.store_with_files(uuid, integer, text, text, text, jsonb, timestamptz, jsonb, bigint);
create function submissions.store_with_files(
  given_id uuid, given_form_id integer, given_form_title text, given_language text, given_page_path text,
  given_fields jsonb, given_received_at timestamptz, given_files jsonb, most_bytes bigint,
  given_agreed jsonb default null
) returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not submissions.store(given_id, given_form_id, given_form_title, given_language, given_page_path,
    given_fields, given_received_at, given_agreed) then
    return false;
  end if;
${STORE_FILES}end
$$;

revoke execute on function
  submissions.store(uuid, integer, text, text, text, jsonb, timestamptz, jsonb) from public;
revoke execute on function
  submissions.store_with_files(uuid, integer, text, text, text, jsonb, timestamptz, jsonb, bigint, jsonb)
  from public;
`;
