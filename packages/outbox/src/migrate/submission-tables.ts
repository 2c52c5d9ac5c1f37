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
