// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Handwritten: what Payload's schema cannot express. The rest of this file is generated. */
async function createByHand(db: MigrateUpArgs['db']): Promise<void> {
  await createNumberSpaces(db)
  await createAuditTrail(db)
  await createLastSaves(db)
  await createWaitingNodes(db)
  await createReferenceSearch(db)
  await createDueRenditions(db)
  await createUndoableChanges(db)
  await createKeptChanges(db)
  await createPageCare(db)
  await createExternalLinks(db)
}

const VOCABULARIES = [
  'article_type',
  'audio_type',
  'brand_colors',
  'file_type',
  'image_type',
  'industries',
  'product_suites',
  'resource_type',
  'role_category',
  'svg_type',
  'tags',
  'video_type',
]

/**
 * One sequence for the nids of all content types, and one for the terms of all vocabularies, so that an id alone
 * identifies a term.
 */
async function createNumberSpaces(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`create sequence public.node_ids`)
  await db.execute(sql`create sequence public.term_ids`)
  for (const table of VOCABULARIES) {
    await db.execute(
      sql.raw(`alter table public."${table}" alter column id set default nextval('public.term_ids')`),
    )
  }
}

/**
 * The audit trail, in a handwritten schema of its own instead of a collection, because Payload can change whatever
 * it can save. The trigger applies to the CMS's role, and so to the CMS itself: entries can be added, with the
 * database's timestamp, never be changed, and only be deleted when they are older than ninety days.
 */
async function createAuditTrail(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`create schema audit`)
  await db.execute(sql`
    create table audit.entries (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      action text not null,
      channel text not null,
      actor_id integer,
      actor_name text,
      collection text not null,
      document_id integer,
      title text,
      languages text[],
      detail jsonb
    )`)
  await db.execute(sql`create index entries_by_time on audit.entries (at)`)
  await db.execute(sql`create index entries_by_actor on audit.entries (actor_id, id)`)
  await db.execute(sql`create index entries_by_action on audit.entries (action, id)`)
  await db.execute(sql`
    create function audit.keep_entries() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        new.at := clock_timestamp();
        return new;
      end if;
      if tg_op = 'DELETE' and old.at < clock_timestamp() - interval '90 days' then
        return old;
      end if;
      raise exception 'The audit trail is only added to. Entries are deleted when they are older than 90 days, and changed never.'
        using errcode = 'insufficient_privilege';
    end $$`)
  await db.execute(sql`
    create trigger keep_entries before insert or update or delete on audit.entries
    for each row execute function audit.keep_entries()`)
  await db.execute(sql`
    create trigger keep_all_entries before truncate on audit.entries
    for each statement execute function audit.keep_entries()`)
}

/**
 * Who saved a document last, drafts included: only pages have a field for it. Outside the collections, so that a
 * save changes no field, no version and nothing that is published. Globals have the id 0.
 */
async function createLastSaves(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`create schema editing`)
  await db.execute(sql`
    create table editing.last_saves (
      collection text not null,
      document_id integer not null,
      saved_by integer references public.users (id) on delete set null,
      saved_at timestamptz not null,
      primary key (collection, document_id)
    )`)
  await db.execute(sql`create index last_saves_by_user on editing.last_saves (saved_by)`)
}

/** Nodes to be projected again in the background: see publishing/dependents. */
async function createWaitingNodes(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`create table editing.waiting_nodes (nid integer primary key, type text not null)`);
}

/**
 * What JSON content refers to, for indexes (database/reference-indexes.ts): `images:12` for
 * `{ "relationTo": "images", "value": 12 }`, and `12` for a number in an object or in an array there, which may be an
 * id. Nodes of the editor, which have a version, have numbers of another kind.
 */
async function createReferenceSearch(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`
    create function editing.references_in(content jsonb) returns text[]
    language sql immutable strict parallel safe as $$
      select array_agg(distinct word) from (
        select (found->>'relationTo') || ':' || coalesce(found->'value'->>'id', found->>'value') as word
        from jsonb_path_query(content, 'strict $.** ? (exists (@.relationTo))') as found
        union all
        select found #>> '{}' from jsonb_path_query(content,
          '$.** ? (@.type() == "object" && !(exists (@.version))).*[*] ? (@.type() == "number")') as found
      ) as words where word is not null
    $$`);
}

/** The images whose renditions are still to be made (media/renditions/due-renditions.ts). */
async function createDueRenditions(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`
    create table editing.due_renditions (
      image_id integer primary key references public.images (id) on delete cascade,
      due_at timestamptz not null default clock_timestamp(),
      attempts integer not null default 0,
      failure text
    )`)
  await db.execute(sql`create index due_renditions_by_time on editing.due_renditions (due_at)`)
}

/** How pages were before a change of many, for a day: see content-list/bulk. */
async function createUndoableChanges(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`
    create table editing.undoable_changes (
      change uuid not null,
      made_by integer references public.users (id) on delete cascade,
      made_at timestamptz not null default now(),
      type text not null,
      document_id integer not null,
      revision text not null,
      former jsonb not null,
      primary key (change, type, document_id)
    )`);
  await db.execute(sql`create index undoable_changes_by_time on editing.undoable_changes (made_at)`);
  await db.execute(sql`create index undoable_changes_by_user on editing.undoable_changes (made_by)`);
}

/** What somebody typed and has not saved, for that person only: see concurrent-edits/kept-changes.endpoints.ts. */
async function createKeptChanges(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`
    create table editing.kept_changes (
      owner integer not null references public.users (id) on delete cascade,
      form text not null,
      view text not null,
      target text not null,
      language text not null,
      base text,
      data jsonb not null,
      kept_at timestamptz not null default clock_timestamp(),
      primary key (owner, form)
    )`);
  await db.execute(sql`create index kept_changes_by_time on editing.kept_changes (kept_at)`);
}

/** Who looks after a page and when it should be read again: see discovery/care. */
async function createPageCare(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`
    create table editing.page_care (
      nid bigint primary key,
      owner integer references public.users (id) on delete set null,
      review_on date
    )`);
  await db.execute(sql`create index page_care_by_owner on editing.page_care (owner, review_on)`);
}

/** Links of published pages to other sites, and what visits found: see discovery/external-links. */
async function createExternalLinks(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`
    create table editing.external_links (
      address text primary key check (length(address) <= 2000),
      host text not null,
      due_at timestamptz not null default clock_timestamp(),
      taken_at timestamptz,
      checked_at timestamptz,
      outcome text check (outcome in ('reached', 'failed', 'refused')),
      answer text,
      answered_at timestamptz,
      failing_since timestamptz,
      failed_days integer not null default 0,
      last_failed_on date,
      ignored_at timestamptz
    )`);
  await db.execute(sql`create index external_links_by_time on editing.external_links (due_at)`);
  await db.execute(sql`create index external_links_by_host on editing.external_links (host, taken_at)`);
}

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'de', 'fr');
  CREATE TYPE "public"."enum_article_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_article_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__article_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__article_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__article_v_published_locale" AS ENUM('en', 'de', 'fr');
  CREATE TYPE "public"."enum_resource_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_resource_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__resource_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__resource_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__resource_v_published_locale" AS ENUM('en', 'de', 'fr');
  CREATE TYPE "public"."enum_case_study_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_case_study_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_study_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__case_study_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_study_v_published_locale" AS ENUM('en', 'de', 'fr');
  CREATE TYPE "public"."enum_event_attendance" AS ENUM('on_site', 'online', 'both');
  CREATE TYPE "public"."enum_event_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_event_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__event_v_version_attendance" AS ENUM('on_site', 'online', 'both');
  CREATE TYPE "public"."enum__event_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__event_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__event_v_published_locale" AS ENUM('en', 'de', 'fr');
  CREATE TYPE "public"."enum_person_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_person_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__person_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__person_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__person_v_published_locale" AS ENUM('en', 'de', 'fr');
  CREATE TYPE "public"."enum_testimonial_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_testimonial_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonial_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__testimonial_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonial_v_published_locale" AS ENUM('en', 'de', 'fr');
  CREATE TYPE "public"."enum_page_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_v_published_locale" AS ENUM('en', 'de', 'fr');
  CREATE TYPE "public"."enum_landing_page_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_landing_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__landing_page_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__landing_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__landing_page_v_published_locale" AS ENUM('en', 'de', 'fr');
  CREATE TYPE "public"."enum_overview_page_listed_type" AS ENUM('article', 'case_study', 'event', 'landing_page', 'overview_page', 'page', 'person', 'platform', 'product_detail', 'product_suite', 'resource', 'solution', 'testimonial');
  CREATE TYPE "public"."enum_overview_page_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_overview_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__overview_page_v_version_listed_type" AS ENUM('article', 'case_study', 'event', 'landing_page', 'overview_page', 'page', 'person', 'platform', 'product_detail', 'product_suite', 'resource', 'solution', 'testimonial');
  CREATE TYPE "public"."enum__overview_page_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__overview_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__overview_page_v_published_locale" AS ENUM('en', 'de', 'fr');
  CREATE TYPE "public"."enum_solution_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_solution_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__solution_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__solution_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__solution_v_published_locale" AS ENUM('en', 'de', 'fr');
  CREATE TYPE "public"."enum_platform_parts_layer" AS ENUM('edge', 'services', 'core', 'ground');
  CREATE TYPE "public"."enum_platform_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_platform_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__platform_v_version_parts_layer" AS ENUM('edge', 'services', 'core', 'ground');
  CREATE TYPE "public"."enum__platform_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__platform_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__platform_v_published_locale" AS ENUM('en', 'de', 'fr');
  CREATE TYPE "public"."enum_product_suite_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_product_suite_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_suite_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__product_suite_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_suite_v_published_locale" AS ENUM('en', 'de', 'fr');
  CREATE TYPE "public"."enum_product_detail_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_product_detail_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_detail_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__product_detail_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_detail_v_published_locale" AS ENUM('en', 'de', 'fr');
  CREATE TYPE "public"."enum_reusable_sections_moderation" AS ENUM('draft', 'in_review', 'published');
  CREATE TYPE "public"."enum_reusable_sections_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reusable_sections_v_version_moderation" AS ENUM('draft', 'in_review', 'published');
  CREATE TYPE "public"."enum__reusable_sections_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reusable_sections_v_published_locale" AS ENUM('en', 'de', 'fr');
  CREATE TYPE "public"."enum_remote_videos_provider" AS ENUM('youtube', 'vimeo');
  CREATE TYPE "public"."enum_forms_hidden_fields_source" AS ENUM('page_url', 'referrer', 'query', 'fixed');
  CREATE TYPE "public"."enum_forms_confirmation_kind" AS ENUM('message', 'redirect');
  CREATE TYPE "public"."enum_forms_confirmation_to" AS ENUM('node', 'url');
  CREATE TYPE "public"."enum_notices_content_types" AS ENUM('article', 'case_study', 'event', 'landing_page', 'overview_page', 'page', 'person', 'platform', 'product_detail', 'product_suite', 'resource', 'solution', 'testimonial');
  CREATE TYPE "public"."enum_notices_kind" AS ENUM('bar', 'overlay');
  CREATE TYPE "public"."enum_notices_link_to" AS ENUM('node', 'url');
  CREATE TYPE "public"."enum_synonyms_language" AS ENUM('en', 'de', 'fr');
  CREATE TYPE "public"."enum_synonyms_source" AS ENUM('product', 'own');
  CREATE TYPE "public"."enum_pinned_results_language" AS ENUM('en', 'de', 'fr');
  CREATE TYPE "public"."enum_blocked_suggestions_language" AS ENUM('en', 'de', 'fr');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302');
  CREATE TYPE "public"."enum_scheduled_changes_languages" AS ENUM('en', 'de', 'fr');
  CREATE TYPE "public"."enum_scheduled_changes_action" AS ENUM('publish', 'unpublish', 'archive');
  CREATE TYPE "public"."enum_scheduled_changes_state" AS ENUM('planned', 'done', 'failed', 'void');
  CREATE TYPE "public"."enum_search_tasks_kind" AS ENUM('rebuild');
  CREATE TYPE "public"."enum_search_tasks_state" AS ENUM('waiting', 'running', 'done', 'cancelled', 'failed');
  CREATE TYPE "public"."enum_search_tasks_stage" AS ENUM('nodes', 'settings', 'redirects', 'index');
  CREATE TYPE "public"."enum_mails_about" AS ENUM('password', 'invitation', 'review_requested', 'review_decided', 'plan_done', 'plan_failed', 'submissions', 'form', 'reply');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('waiting', 'sent', 'written', 'failed');
  CREATE TYPE "public"."enum_users_notifications" AS ENUM('review_requested', 'review_decided', 'plan_done', 'plan_failed', 'submissions');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'author');
  CREATE TYPE "public"."enum_users_language" AS ENUM('en', 'de', 'fr');
  CREATE TYPE "public"."enum_site_settings_navigation_children_to" AS ENUM('node', 'url');
  CREATE TYPE "public"."enum_site_settings_navigation_to" AS ENUM('node', 'url');
  CREATE TYPE "public"."enum_site_settings_footer_links_to" AS ENUM('node', 'url');
  CREATE TYPE "public"."enum_site_settings_disjunctive_facets" AS ENUM('product_suites', 'industries', 'content_type', 'date');
  CREATE TYPE "public"."enum_site_settings_tracking_consent_tool" AS ENUM('own', 'onetrust', 'cookiebot', 'none');
  CREATE TABLE "article_key_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "article_key_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "article" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"published_at" timestamp(3) with time zone,
  	"reviewed_at" timestamp(3) with time zone,
  	"sections" jsonb,
  	"moderation" "enum_article_moderation" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_requested_by_id" integer,
  	"review_requested_at" timestamp(3) with time zone,
  	"saved_by_id" integer,
  	"version_note" varchar,
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_article_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "article_locales" (
  	"title" varchar,
  	"body" jsonb,
  	"also_found_by" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_picture_id" integer,
  	"meta_is_hidden" boolean,
  	"meta_canonical" varchar,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "article_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"article_type_id" integer,
  	"person_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_article_v_version_key_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_article_v_version_key_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_article_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_sections" jsonb,
  	"version_moderation" "enum__article_v_version_moderation" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_requested_by_id" integer,
  	"version_review_requested_at" timestamp(3) with time zone,
  	"version_saved_by_id" integer,
  	"version_version_note" varchar,
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_translation_marks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__article_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__article_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_article_v_locales" (
  	"version_title" varchar,
  	"version_body" jsonb,
  	"version_also_found_by" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_picture_id" integer,
  	"version_meta_is_hidden" boolean,
  	"version_meta_canonical" varchar,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_article_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"article_type_id" integer,
  	"person_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "resource" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"asset_id" integer,
  	"links_to_asset" boolean DEFAULT false,
  	"preview_id" integer,
  	"page_count" numeric,
  	"sections" jsonb,
  	"moderation" "enum_resource_moderation" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_requested_by_id" integer,
  	"review_requested_at" timestamp(3) with time zone,
  	"saved_by_id" integer,
  	"version_note" varchar,
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_resource_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "resource_locales" (
  	"title" varchar,
  	"body" jsonb,
  	"edition" varchar,
  	"also_found_by" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_picture_id" integer,
  	"meta_is_hidden" boolean,
  	"meta_canonical" varchar,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "resource_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"resource_type_id" integer,
  	"person_id" integer,
  	"audio_id" integer,
  	"videos_id" integer,
  	"remote_videos_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_resource_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_asset_id" integer,
  	"version_links_to_asset" boolean DEFAULT false,
  	"version_preview_id" integer,
  	"version_page_count" numeric,
  	"version_sections" jsonb,
  	"version_moderation" "enum__resource_v_version_moderation" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_requested_by_id" integer,
  	"version_review_requested_at" timestamp(3) with time zone,
  	"version_saved_by_id" integer,
  	"version_version_note" varchar,
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_translation_marks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__resource_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__resource_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_resource_v_locales" (
  	"version_title" varchar,
  	"version_body" jsonb,
  	"version_edition" varchar,
  	"version_also_found_by" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_picture_id" integer,
  	"version_meta_is_hidden" boolean,
  	"version_meta_canonical" varchar,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_resource_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"resource_type_id" integer,
  	"person_id" integer,
  	"audio_id" integer,
  	"videos_id" integer,
  	"remote_videos_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "case_study_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "case_study_results_locales" (
  	"figure" varchar,
  	"meaning" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "case_study_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "case_study_facts_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "case_study" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"customer" varchar,
  	"testimonial_id" integer,
  	"sections" jsonb,
  	"moderation" "enum_case_study_moderation" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_requested_by_id" integer,
  	"review_requested_at" timestamp(3) with time zone,
  	"saved_by_id" integer,
  	"version_note" varchar,
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_case_study_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "case_study_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"location" varchar,
  	"also_found_by" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_picture_id" integer,
  	"meta_is_hidden" boolean,
  	"meta_canonical" varchar,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "case_study_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_detail_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_case_study_v_version_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_case_study_v_version_results_locales" (
  	"figure" varchar,
  	"meaning" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_case_study_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_case_study_v_version_facts_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_case_study_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_customer" varchar,
  	"version_testimonial_id" integer,
  	"version_sections" jsonb,
  	"version_moderation" "enum__case_study_v_version_moderation" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_requested_by_id" integer,
  	"version_review_requested_at" timestamp(3) with time zone,
  	"version_saved_by_id" integer,
  	"version_version_note" varchar,
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_translation_marks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__case_study_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__case_study_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_case_study_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_location" varchar,
  	"version_also_found_by" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_picture_id" integer,
  	"version_meta_is_hidden" boolean,
  	"version_meta_canonical" varchar,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_case_study_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_detail_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "event_agenda" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"time" varchar
  );
  
  CREATE TABLE "event_agenda_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "event" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"time_zone" varchar DEFAULT 'Europe/Berlin',
  	"attendance" "enum_event_attendance",
  	"address" varchar,
  	"online_url" varchar,
  	"registration_url" varchar,
  	"recording_id" integer,
  	"sections" jsonb,
  	"moderation" "enum_event_moderation" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_requested_by_id" integer,
  	"review_requested_at" timestamp(3) with time zone,
  	"saved_by_id" integer,
  	"version_note" varchar,
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_event_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "event_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"place" varchar,
  	"fee" varchar,
  	"spoken_language" varchar,
  	"also_found_by" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_picture_id" integer,
  	"meta_is_hidden" boolean,
  	"meta_canonical" varchar,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "event_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"person_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_event_v_version_agenda" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_event_v_version_agenda_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_event_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_time_zone" varchar DEFAULT 'Europe/Berlin',
  	"version_attendance" "enum__event_v_version_attendance",
  	"version_address" varchar,
  	"version_online_url" varchar,
  	"version_registration_url" varchar,
  	"version_recording_id" integer,
  	"version_sections" jsonb,
  	"version_moderation" "enum__event_v_version_moderation" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_requested_by_id" integer,
  	"version_review_requested_at" timestamp(3) with time zone,
  	"version_saved_by_id" integer,
  	"version_version_note" varchar,
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_translation_marks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__event_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__event_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_event_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_place" varchar,
  	"version_fee" varchar,
  	"version_spoken_language" varchar,
  	"version_also_found_by" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_picture_id" integer,
  	"version_meta_is_hidden" boolean,
  	"version_meta_canonical" varchar,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_event_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"person_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "person_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "person" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"portrait_id" integer,
  	"email" varchar,
  	"sections" jsonb,
  	"moderation" "enum_person_moderation" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_requested_by_id" integer,
  	"review_requested_at" timestamp(3) with time zone,
  	"saved_by_id" integer,
  	"version_note" varchar,
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_person_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "person_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"role" varchar,
  	"location" varchar,
  	"also_found_by" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_picture_id" integer,
  	"meta_is_hidden" boolean,
  	"meta_canonical" varchar,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "person_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"role_category_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_person_v_version_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_person_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_portrait_id" integer,
  	"version_email" varchar,
  	"version_sections" jsonb,
  	"version_moderation" "enum__person_v_version_moderation" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_requested_by_id" integer,
  	"version_review_requested_at" timestamp(3) with time zone,
  	"version_saved_by_id" integer,
  	"version_version_note" varchar,
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_translation_marks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__person_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__person_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_person_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_role" varchar,
  	"version_location" varchar,
  	"version_also_found_by" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_picture_id" integer,
  	"version_meta_is_hidden" boolean,
  	"version_meta_canonical" varchar,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_person_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"role_category_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "testimonial" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"person" varchar,
  	"organisation" varchar,
  	"portrait_id" integer,
  	"case_study_id" integer,
  	"sections" jsonb,
  	"moderation" "enum_testimonial_moderation" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_requested_by_id" integer,
  	"review_requested_at" timestamp(3) with time zone,
  	"saved_by_id" integer,
  	"version_note" varchar,
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_testimonial_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "testimonial_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"quote" varchar,
  	"role" varchar,
  	"also_found_by" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_picture_id" integer,
  	"meta_is_hidden" boolean,
  	"meta_canonical" varchar,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "testimonial_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_detail_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_testimonial_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_person" varchar,
  	"version_organisation" varchar,
  	"version_portrait_id" integer,
  	"version_case_study_id" integer,
  	"version_sections" jsonb,
  	"version_moderation" "enum__testimonial_v_version_moderation" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_requested_by_id" integer,
  	"version_review_requested_at" timestamp(3) with time zone,
  	"version_saved_by_id" integer,
  	"version_version_note" varchar,
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_translation_marks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonial_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__testimonial_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_testimonial_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_quote" varchar,
  	"version_role" varchar,
  	"version_also_found_by" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_picture_id" integer,
  	"version_meta_is_hidden" boolean,
  	"version_meta_canonical" varchar,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_testimonial_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_detail_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"shows_contents" boolean DEFAULT false,
  	"sections" jsonb,
  	"moderation" "enum_page_moderation" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_requested_by_id" integer,
  	"review_requested_at" timestamp(3) with time zone,
  	"saved_by_id" integer,
  	"version_note" varchar,
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_page_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "page_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"also_found_by" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_picture_id" integer,
  	"meta_is_hidden" boolean,
  	"meta_canonical" varchar,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_shows_contents" boolean DEFAULT false,
  	"version_sections" jsonb,
  	"version_moderation" "enum__page_v_version_moderation" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_requested_by_id" integer,
  	"version_review_requested_at" timestamp(3) with time zone,
  	"version_saved_by_id" integer,
  	"version_version_note" varchar,
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_translation_marks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__page_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_page_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_also_found_by" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_picture_id" integer,
  	"version_meta_is_hidden" boolean,
  	"version_meta_canonical" varchar,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "landing_page_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "landing_page_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "landing_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form_id" integer,
  	"testimonial_id" integer,
  	"sections" jsonb,
  	"moderation" "enum_landing_page_moderation" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_requested_by_id" integer,
  	"review_requested_at" timestamp(3) with time zone,
  	"saved_by_id" integer,
  	"version_note" varchar,
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_landing_page_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "landing_page_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"also_found_by" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_picture_id" integer,
  	"meta_is_hidden" boolean,
  	"meta_canonical" varchar,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "landing_page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_landing_page_v_version_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_landing_page_v_version_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_landing_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_form_id" integer,
  	"version_testimonial_id" integer,
  	"version_sections" jsonb,
  	"version_moderation" "enum__landing_page_v_version_moderation" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_requested_by_id" integer,
  	"version_review_requested_at" timestamp(3) with time zone,
  	"version_saved_by_id" integer,
  	"version_version_note" varchar,
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_translation_marks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__landing_page_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__landing_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_landing_page_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_also_found_by" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_picture_id" integer,
  	"version_meta_is_hidden" boolean,
  	"version_meta_canonical" varchar,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_landing_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "overview_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"listed_type" "enum_overview_page_listed_type",
  	"sections" jsonb,
  	"moderation" "enum_overview_page_moderation" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_requested_by_id" integer,
  	"review_requested_at" timestamp(3) with time zone,
  	"saved_by_id" integer,
  	"version_note" varchar,
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_overview_page_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "overview_page_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"also_found_by" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_picture_id" integer,
  	"meta_is_hidden" boolean,
  	"meta_canonical" varchar,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "overview_page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"article_id" integer,
  	"case_study_id" integer,
  	"event_id" integer,
  	"landing_page_id" integer,
  	"overview_page_id" integer,
  	"page_id" integer,
  	"person_id" integer,
  	"platform_id" integer,
  	"product_detail_id" integer,
  	"product_suite_id" integer,
  	"resource_id" integer,
  	"solution_id" integer,
  	"testimonial_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_overview_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_listed_type" "enum__overview_page_v_version_listed_type",
  	"version_sections" jsonb,
  	"version_moderation" "enum__overview_page_v_version_moderation" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_requested_by_id" integer,
  	"version_review_requested_at" timestamp(3) with time zone,
  	"version_saved_by_id" integer,
  	"version_version_note" varchar,
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_translation_marks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__overview_page_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__overview_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_overview_page_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_also_found_by" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_picture_id" integer,
  	"version_meta_is_hidden" boolean,
  	"version_meta_canonical" varchar,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_overview_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"article_id" integer,
  	"case_study_id" integer,
  	"event_id" integer,
  	"landing_page_id" integer,
  	"overview_page_id" integer,
  	"page_id" integer,
  	"person_id" integer,
  	"platform_id" integer,
  	"product_detail_id" integer,
  	"product_suite_id" integer,
  	"resource_id" integer,
  	"solution_id" integer,
  	"testimonial_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "solution_situations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "solution_situations_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "solution" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sections" jsonb,
  	"moderation" "enum_solution_moderation" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_requested_by_id" integer,
  	"review_requested_at" timestamp(3) with time zone,
  	"saved_by_id" integer,
  	"version_note" varchar,
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_solution_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "solution_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"also_found_by" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_picture_id" integer,
  	"meta_is_hidden" boolean,
  	"meta_canonical" varchar,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "solution_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_detail_id" integer,
  	"case_study_id" integer,
  	"resource_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_solution_v_version_situations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solution_v_version_situations_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_solution_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_sections" jsonb,
  	"version_moderation" "enum__solution_v_version_moderation" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_requested_by_id" integer,
  	"version_review_requested_at" timestamp(3) with time zone,
  	"version_saved_by_id" integer,
  	"version_version_note" varchar,
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_translation_marks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__solution_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__solution_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_solution_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_also_found_by" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_picture_id" integer,
  	"version_meta_is_hidden" boolean,
  	"version_meta_canonical" varchar,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_solution_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_detail_id" integer,
  	"case_study_id" integer,
  	"resource_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "platform_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"layer" "enum_platform_parts_layer"
  );
  
  CREATE TABLE "platform_parts_locales" (
  	"name" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "platform_integrations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "platform_integrations_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "platform" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sections" jsonb,
  	"moderation" "enum_platform_moderation" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_requested_by_id" integer,
  	"review_requested_at" timestamp(3) with time zone,
  	"saved_by_id" integer,
  	"version_note" varchar,
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_platform_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "platform_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"also_found_by" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_picture_id" integer,
  	"meta_is_hidden" boolean,
  	"meta_canonical" varchar,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "platform_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_detail_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_platform_v_version_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"layer" "enum__platform_v_version_parts_layer",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_platform_v_version_parts_locales" (
  	"name" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_platform_v_version_integrations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_platform_v_version_integrations_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_platform_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_sections" jsonb,
  	"version_moderation" "enum__platform_v_version_moderation" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_requested_by_id" integer,
  	"version_review_requested_at" timestamp(3) with time zone,
  	"version_saved_by_id" integer,
  	"version_version_note" varchar,
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_translation_marks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__platform_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__platform_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_platform_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_also_found_by" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_picture_id" integer,
  	"version_meta_is_hidden" boolean,
  	"version_meta_canonical" varchar,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_platform_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_detail_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "product_suite_outcomes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "product_suite_outcomes_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "product_suite" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"accent_id" integer,
  	"contact_id" integer,
  	"sections" jsonb,
  	"moderation" "enum_product_suite_moderation" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_requested_by_id" integer,
  	"review_requested_at" timestamp(3) with time zone,
  	"saved_by_id" integer,
  	"version_note" varchar,
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_product_suite_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "product_suite_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"also_found_by" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_picture_id" integer,
  	"meta_is_hidden" boolean,
  	"meta_canonical" varchar,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "product_suite_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_detail_id" integer,
  	"case_study_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_product_suite_v_version_outcomes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_suite_v_version_outcomes_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_product_suite_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_accent_id" integer,
  	"version_contact_id" integer,
  	"version_sections" jsonb,
  	"version_moderation" "enum__product_suite_v_version_moderation" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_requested_by_id" integer,
  	"version_review_requested_at" timestamp(3) with time zone,
  	"version_saved_by_id" integer,
  	"version_version_note" varchar,
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_translation_marks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__product_suite_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__product_suite_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_product_suite_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_also_found_by" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_picture_id" integer,
  	"version_meta_is_hidden" boolean,
  	"version_meta_canonical" varchar,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_product_suite_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_detail_id" integer,
  	"case_study_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "product_detail_capabilities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "product_detail_capabilities_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "product_detail_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "product_detail_facts_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "product_detail" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"suite_id" integer,
  	"platform_id" integer,
  	"sections" jsonb,
  	"moderation" "enum_product_detail_moderation" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_requested_by_id" integer,
  	"review_requested_at" timestamp(3) with time zone,
  	"saved_by_id" integer,
  	"version_note" varchar,
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_product_detail_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "product_detail_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"also_found_by" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_picture_id" integer,
  	"meta_is_hidden" boolean,
  	"meta_canonical" varchar,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "product_detail_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"resource_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_product_detail_v_version_capabilities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_detail_v_version_capabilities_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_product_detail_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_detail_v_version_facts_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_product_detail_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_suite_id" integer,
  	"version_platform_id" integer,
  	"version_sections" jsonb,
  	"version_moderation" "enum__product_detail_v_version_moderation" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_requested_by_id" integer,
  	"version_review_requested_at" timestamp(3) with time zone,
  	"version_saved_by_id" integer,
  	"version_version_note" varchar,
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_translation_marks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__product_detail_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__product_detail_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_product_detail_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_also_found_by" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_picture_id" integer,
  	"version_meta_is_hidden" boolean,
  	"version_meta_canonical" varchar,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_product_detail_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"resource_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "reusable_sections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sections" jsonb,
  	"moderation" "enum_reusable_sections_moderation" DEFAULT 'draft',
  	"review_note" varchar,
  	"review_requested_by_id" integer,
  	"review_requested_at" timestamp(3) with time zone,
  	"saved_by_id" integer,
  	"version_note" varchar,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_reusable_sections_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "reusable_sections_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_reusable_sections_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_sections" jsonb,
  	"version_moderation" "enum__reusable_sections_v_version_moderation" DEFAULT 'draft',
  	"version_review_note" varchar,
  	"version_review_requested_by_id" integer,
  	"version_review_requested_at" timestamp(3) with time zone,
  	"version_saved_by_id" integer,
  	"version_version_note" varchar,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_translation_marks" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__reusable_sections_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__reusable_sections_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_reusable_sections_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "page_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"content" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "images" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_type_id" integer,
  	"crop" jsonb,
  	"folder" varchar,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif160_url" varchar,
  	"sizes_avif160_width" numeric,
  	"sizes_avif160_height" numeric,
  	"sizes_avif160_mime_type" varchar,
  	"sizes_avif160_filesize" numeric,
  	"sizes_avif160_filename" varchar,
  	"sizes_webp160_url" varchar,
  	"sizes_webp160_width" numeric,
  	"sizes_webp160_height" numeric,
  	"sizes_webp160_mime_type" varchar,
  	"sizes_webp160_filesize" numeric,
  	"sizes_webp160_filename" varchar,
  	"sizes_avif480_url" varchar,
  	"sizes_avif480_width" numeric,
  	"sizes_avif480_height" numeric,
  	"sizes_avif480_mime_type" varchar,
  	"sizes_avif480_filesize" numeric,
  	"sizes_avif480_filename" varchar,
  	"sizes_webp480_url" varchar,
  	"sizes_webp480_width" numeric,
  	"sizes_webp480_height" numeric,
  	"sizes_webp480_mime_type" varchar,
  	"sizes_webp480_filesize" numeric,
  	"sizes_webp480_filename" varchar,
  	"sizes_avif960_url" varchar,
  	"sizes_avif960_width" numeric,
  	"sizes_avif960_height" numeric,
  	"sizes_avif960_mime_type" varchar,
  	"sizes_avif960_filesize" numeric,
  	"sizes_avif960_filename" varchar,
  	"sizes_webp960_url" varchar,
  	"sizes_webp960_width" numeric,
  	"sizes_webp960_height" numeric,
  	"sizes_webp960_mime_type" varchar,
  	"sizes_webp960_filesize" numeric,
  	"sizes_webp960_filename" varchar,
  	"sizes_avif1600_url" varchar,
  	"sizes_avif1600_width" numeric,
  	"sizes_avif1600_height" numeric,
  	"sizes_avif1600_mime_type" varchar,
  	"sizes_avif1600_filesize" numeric,
  	"sizes_avif1600_filename" varchar,
  	"sizes_webp1600_url" varchar,
  	"sizes_webp1600_width" numeric,
  	"sizes_webp1600_height" numeric,
  	"sizes_webp1600_mime_type" varchar,
  	"sizes_webp1600_filesize" numeric,
  	"sizes_webp1600_filename" varchar
  );
  
  CREATE TABLE "images_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "images_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" integer
  );
  
  CREATE TABLE "svgs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"svg_type_id" integer,
  	"folder" varchar,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "svgs_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "svgs_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" integer
  );
  
  CREATE TABLE "files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_type_id" integer,
  	"download_name" varchar,
  	"folder" varchar,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "files_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "files_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" integer
  );
  
  CREATE TABLE "audio" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seconds" numeric,
  	"audio_type_id" integer,
  	"download_name" varchar,
  	"folder" varchar,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "audio_locales" (
  	"title" varchar NOT NULL,
  	"transcript" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "audio_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" integer
  );
  
  CREATE TABLE "videos_captions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"file_id" integer NOT NULL
  );
  
  CREATE TABLE "videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"poster_id" integer,
  	"seconds" numeric,
  	"video_type_id" integer,
  	"download_name" varchar,
  	"folder" varchar,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "videos_locales" (
  	"title" varchar NOT NULL,
  	"transcript" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "videos_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" integer
  );
  
  CREATE TABLE "remote_videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"poster_id" integer,
  	"seconds" numeric,
  	"provider" "enum_remote_videos_provider",
  	"video_id" varchar,
  	"video_type_id" integer,
  	"folder" varchar,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "remote_videos_locales" (
  	"title" varchar NOT NULL,
  	"transcript" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "remote_videos_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" integer
  );
  
  CREATE TABLE "captions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"folder" varchar,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "captions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" integer
  );
  
  CREATE TABLE "forms_hidden_fields" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"source" "enum_forms_hidden_fields_source" DEFAULT 'page_url' NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"fields" jsonb NOT NULL,
  	"confirmation_kind" "enum_forms_confirmation_kind" DEFAULT 'message' NOT NULL,
  	"confirmation_to" "enum_forms_confirmation_to" DEFAULT 'node',
  	"team_addresses" varchar,
  	"reply_is_sent" boolean DEFAULT false,
  	"keep_days" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "forms_locales" (
  	"title" varchar NOT NULL,
  	"submit_label" varchar NOT NULL,
  	"note" jsonb,
  	"confirmation_message" jsonb,
  	"confirmation_url" varchar,
  	"reply_subject" varchar,
  	"reply_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "forms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"article_id" integer,
  	"case_study_id" integer,
  	"event_id" integer,
  	"landing_page_id" integer,
  	"overview_page_id" integer,
  	"page_id" integer,
  	"person_id" integer,
  	"platform_id" integer,
  	"product_detail_id" integer,
  	"product_suite_id" integer,
  	"resource_id" integer,
  	"solution_id" integer,
  	"testimonial_id" integer
  );
  
  CREATE TABLE "dialogs_media" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "dialogs_media_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "dialogs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form_id" integer,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "dialogs_locales" (
  	"title" varchar NOT NULL,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "dialogs_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"files_id" integer,
  	"audio_id" integer,
  	"videos_id" integer,
  	"remote_videos_id" integer
  );
  
  CREATE TABLE "notices_content_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_notices_content_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"is_active" boolean DEFAULT false,
  	"kind" "enum_notices_kind" DEFAULT 'bar' NOT NULL,
  	"priority" numeric DEFAULT 0,
  	"link_to" "enum_notices_link_to" DEFAULT 'node',
  	"is_sitewide" boolean DEFAULT true,
  	"start_time" timestamp(3) with time zone,
  	"end_time" timestamp(3) with time zone,
  	"dismiss_after_seconds" numeric,
  	"is_cookie_off" boolean DEFAULT false,
  	"cookie_days" numeric DEFAULT 30,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "notices_locales" (
  	"heading" varchar,
  	"body" jsonb,
  	"link_title" varchar,
  	"link_url" varchar,
  	"path_limit" varchar,
  	"excluded" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "notices_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"article_id" integer,
  	"case_study_id" integer,
  	"event_id" integer,
  	"landing_page_id" integer,
  	"overview_page_id" integer,
  	"page_id" integer,
  	"person_id" integer,
  	"platform_id" integer,
  	"product_detail_id" integer,
  	"product_suite_id" integer,
  	"resource_id" integer,
  	"solution_id" integer,
  	"testimonial_id" integer
  );
  
  CREATE TABLE "synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"weight" numeric,
  	"language" "enum_synonyms_language" NOT NULL,
  	"enabled" boolean DEFAULT true,
  	"source" "enum_synonyms_source" DEFAULT 'own' NOT NULL,
  	"loaded" varchar,
  	"title" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "synonyms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "pinned_results" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"keyword" varchar NOT NULL,
  	"language" "enum_pinned_results_language" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "pinned_results_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"article_id" integer,
  	"case_study_id" integer,
  	"event_id" integer,
  	"landing_page_id" integer,
  	"overview_page_id" integer,
  	"page_id" integer,
  	"person_id" integer,
  	"platform_id" integer,
  	"product_detail_id" integer,
  	"product_suite_id" integer,
  	"resource_id" integer,
  	"solution_id" integer,
  	"testimonial_id" integer
  );
  
  CREATE TABLE "blocked_suggestions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar NOT NULL,
  	"language" "enum_blocked_suggestions_language" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "article_type" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "article_type_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "audio_type" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "audio_type_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "brand_colors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"accent" varchar,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "brand_colors_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "file_type" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "file_type_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "image_type" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "image_type_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "industries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "industries_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "product_suites" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"accent" varchar,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "product_suites_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "resource_type" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon_id" integer,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "resource_type_locales" (
  	"label" varchar NOT NULL,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "role_category" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "role_category_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "svg_type" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "svg_type_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "tags_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "video_type" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"translation_marks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "video_type_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"status" "enum_redirects_status" DEFAULT '301' NOT NULL,
  	"is_automatic" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "scheduled_changes_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_scheduled_changes_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "scheduled_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "enum_scheduled_changes_action" DEFAULT 'publish' NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"content" jsonb,
  	"revision" numeric,
  	"written_by_id" integer,
  	"state" "enum_scheduled_changes_state" DEFAULT 'planned' NOT NULL,
  	"planned_by_id" integer,
  	"done_at" timestamp(3) with time zone,
  	"failure" varchar,
  	"kept_draft" boolean DEFAULT false,
  	"attempts" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "scheduled_changes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"article_id" integer,
  	"case_study_id" integer,
  	"event_id" integer,
  	"landing_page_id" integer,
  	"overview_page_id" integer,
  	"page_id" integer,
  	"person_id" integer,
  	"platform_id" integer,
  	"product_detail_id" integer,
  	"product_suite_id" integer,
  	"resource_id" integer,
  	"solution_id" integer,
  	"testimonial_id" integer
  );
  
  CREATE TABLE "search_tasks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_search_tasks_kind" DEFAULT 'rebuild',
  	"state" "enum_search_tasks_state" DEFAULT 'waiting',
  	"started_by_id" integer,
  	"started_at" timestamp(3) with time zone,
  	"finished_at" timestamp(3) with time zone,
  	"done" numeric DEFAULT 0,
  	"total" numeric DEFAULT 0,
  	"written" numeric DEFAULT 0,
  	"removed" numeric DEFAULT 0,
  	"fault_count" numeric DEFAULT 0,
  	"faults" jsonb,
  	"stage" "enum_search_tasks_stage" DEFAULT 'nodes' NOT NULL,
  	"cursor" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shortcuts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"owner_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"recipient" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"html" varchar,
  	"about" "enum_mails_about" NOT NULL,
  	"state" "enum_mails_state" DEFAULT 'waiting' NOT NULL,
  	"failure" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"next_attempt_at" timestamp(3) with time zone,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"message_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_notifications" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_notifications",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'author' NOT NULL,
  	"language" "enum_users_language" DEFAULT 'en',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"article_id" integer,
  	"resource_id" integer,
  	"case_study_id" integer,
  	"event_id" integer,
  	"person_id" integer,
  	"testimonial_id" integer,
  	"page_id" integer,
  	"landing_page_id" integer,
  	"overview_page_id" integer,
  	"solution_id" integer,
  	"platform_id" integer,
  	"product_suite_id" integer,
  	"product_detail_id" integer,
  	"reusable_sections_id" integer,
  	"page_templates_id" integer,
  	"images_id" integer,
  	"svgs_id" integer,
  	"files_id" integer,
  	"audio_id" integer,
  	"videos_id" integer,
  	"remote_videos_id" integer,
  	"captions_id" integer,
  	"forms_id" integer,
  	"dialogs_id" integer,
  	"notices_id" integer,
  	"synonyms_id" integer,
  	"pinned_results_id" integer,
  	"blocked_suggestions_id" integer,
  	"article_type_id" integer,
  	"audio_type_id" integer,
  	"brand_colors_id" integer,
  	"file_type_id" integer,
  	"image_type_id" integer,
  	"industries_id" integer,
  	"product_suites_id" integer,
  	"resource_type_id" integer,
  	"role_category_id" integer,
  	"svg_type_id" integer,
  	"tags_id" integer,
  	"video_type_id" integer,
  	"redirects_id" integer,
  	"scheduled_changes_id" integer,
  	"shortcuts_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_navigation_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"to" "enum_site_settings_navigation_children_to" DEFAULT 'node'
  );
  
  CREATE TABLE "site_settings_navigation_children_locales" (
  	"title" varchar,
  	"url" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"to" "enum_site_settings_navigation_to" DEFAULT 'node'
  );
  
  CREATE TABLE "site_settings_navigation_locales" (
  	"title" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"to" "enum_site_settings_footer_links_to" DEFAULT 'node'
  );
  
  CREATE TABLE "site_settings_footer_links_locales" (
  	"title" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_settings_footer_locales" (
  	"heading" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_disjunctive_facets" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_site_settings_disjunctive_facets",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_name" varchar NOT NULL,
  	"time_zone" varchar DEFAULT 'UTC' NOT NULL,
  	"address_organisation" varchar NOT NULL,
  	"address_street" varchar NOT NULL,
  	"address_postal_code" varchar NOT NULL,
  	"address_city" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar,
  	"featured" jsonb,
  	"learns_from_choices" boolean DEFAULT true,
  	"tracking_consent_tool" "enum_site_settings_tracking_consent_tool" DEFAULT 'own',
  	"tracking_consent_site_id" varchar,
  	"tracking_consent_script_url" varchar,
  	"tracking_consent_origins" varchar,
  	"tracking_marketing_automation_identifier" varchar,
  	"tracking_marketing_automation_script_url" varchar,
  	"tracking_marketing_automation_cookies" varchar DEFAULT '_mkto_trk',
  	"tracking_marketing_automation_origins" varchar,
  	"tracking_session_recording_account_id" varchar,
  	"tracking_session_recording_snippet_version" varchar,
  	"tracking_session_recording_script_url" varchar,
  	"tracking_session_recording_cookies" varchar DEFAULT '_hj*',
  	"tracking_session_recording_origins" varchar,
  	"checks_links" boolean DEFAULT true,
  	"trusted_urls" varchar,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"tagline" varchar NOT NULL,
  	"address_country" varchar NOT NULL,
  	"footer_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "site_settings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"article_id" integer,
  	"case_study_id" integer,
  	"event_id" integer,
  	"landing_page_id" integer,
  	"overview_page_id" integer,
  	"page_id" integer,
  	"person_id" integer,
  	"platform_id" integer,
  	"product_detail_id" integer,
  	"product_suite_id" integer,
  	"resource_id" integer,
  	"solution_id" integer,
  	"testimonial_id" integer
  );
  
  ALTER TABLE "article_key_points" ADD CONSTRAINT "article_key_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_key_points_locales" ADD CONSTRAINT "article_key_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."article_key_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article" ADD CONSTRAINT "article_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "article" ADD CONSTRAINT "article_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "article_locales" ADD CONSTRAINT "article_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "article_locales" ADD CONSTRAINT "article_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_rels" ADD CONSTRAINT "article_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_rels" ADD CONSTRAINT "article_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_rels" ADD CONSTRAINT "article_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_rels" ADD CONSTRAINT "article_rels_article_type_fk" FOREIGN KEY ("article_type_id") REFERENCES "public"."article_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_rels" ADD CONSTRAINT "article_rels_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_rels" ADD CONSTRAINT "article_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_rels" ADD CONSTRAINT "article_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_rels" ADD CONSTRAINT "article_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_article_v_version_key_points" ADD CONSTRAINT "_article_v_version_key_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_article_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_article_v_version_key_points_locales" ADD CONSTRAINT "_article_v_version_key_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_article_v_version_key_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_article_v" ADD CONSTRAINT "_article_v_parent_id_article_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."article"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_article_v" ADD CONSTRAINT "_article_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_article_v" ADD CONSTRAINT "_article_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_article_v_locales" ADD CONSTRAINT "_article_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_article_v_locales" ADD CONSTRAINT "_article_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_article_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_article_v_rels" ADD CONSTRAINT "_article_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_article_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_article_v_rels" ADD CONSTRAINT "_article_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_article_v_rels" ADD CONSTRAINT "_article_v_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_article_v_rels" ADD CONSTRAINT "_article_v_rels_article_type_fk" FOREIGN KEY ("article_type_id") REFERENCES "public"."article_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_article_v_rels" ADD CONSTRAINT "_article_v_rels_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_article_v_rels" ADD CONSTRAINT "_article_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_article_v_rels" ADD CONSTRAINT "_article_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_article_v_rels" ADD CONSTRAINT "_article_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resource" ADD CONSTRAINT "resource_asset_id_files_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resource" ADD CONSTRAINT "resource_preview_id_images_id_fk" FOREIGN KEY ("preview_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resource" ADD CONSTRAINT "resource_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resource" ADD CONSTRAINT "resource_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resource_locales" ADD CONSTRAINT "resource_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resource_locales" ADD CONSTRAINT "resource_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resource_rels" ADD CONSTRAINT "resource_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resource_rels" ADD CONSTRAINT "resource_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resource_rels" ADD CONSTRAINT "resource_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resource_rels" ADD CONSTRAINT "resource_rels_resource_type_fk" FOREIGN KEY ("resource_type_id") REFERENCES "public"."resource_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resource_rels" ADD CONSTRAINT "resource_rels_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resource_rels" ADD CONSTRAINT "resource_rels_audio_fk" FOREIGN KEY ("audio_id") REFERENCES "public"."audio"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resource_rels" ADD CONSTRAINT "resource_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resource_rels" ADD CONSTRAINT "resource_rels_remote_videos_fk" FOREIGN KEY ("remote_videos_id") REFERENCES "public"."remote_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resource_rels" ADD CONSTRAINT "resource_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resource_rels" ADD CONSTRAINT "resource_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resource_rels" ADD CONSTRAINT "resource_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resource_v" ADD CONSTRAINT "_resource_v_parent_id_resource_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."resource"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resource_v" ADD CONSTRAINT "_resource_v_version_asset_id_files_id_fk" FOREIGN KEY ("version_asset_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resource_v" ADD CONSTRAINT "_resource_v_version_preview_id_images_id_fk" FOREIGN KEY ("version_preview_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resource_v" ADD CONSTRAINT "_resource_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resource_v" ADD CONSTRAINT "_resource_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resource_v_locales" ADD CONSTRAINT "_resource_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resource_v_locales" ADD CONSTRAINT "_resource_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_resource_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resource_v_rels" ADD CONSTRAINT "_resource_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_resource_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resource_v_rels" ADD CONSTRAINT "_resource_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resource_v_rels" ADD CONSTRAINT "_resource_v_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resource_v_rels" ADD CONSTRAINT "_resource_v_rels_resource_type_fk" FOREIGN KEY ("resource_type_id") REFERENCES "public"."resource_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resource_v_rels" ADD CONSTRAINT "_resource_v_rels_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resource_v_rels" ADD CONSTRAINT "_resource_v_rels_audio_fk" FOREIGN KEY ("audio_id") REFERENCES "public"."audio"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resource_v_rels" ADD CONSTRAINT "_resource_v_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resource_v_rels" ADD CONSTRAINT "_resource_v_rels_remote_videos_fk" FOREIGN KEY ("remote_videos_id") REFERENCES "public"."remote_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resource_v_rels" ADD CONSTRAINT "_resource_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resource_v_rels" ADD CONSTRAINT "_resource_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resource_v_rels" ADD CONSTRAINT "_resource_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_study_results" ADD CONSTRAINT "case_study_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_study_results_locales" ADD CONSTRAINT "case_study_results_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_study_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_study_facts" ADD CONSTRAINT "case_study_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_study_facts_locales" ADD CONSTRAINT "case_study_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_study_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_study" ADD CONSTRAINT "case_study_testimonial_id_testimonial_id_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonial"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_study" ADD CONSTRAINT "case_study_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_study" ADD CONSTRAINT "case_study_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_study_locales" ADD CONSTRAINT "case_study_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_study_locales" ADD CONSTRAINT "case_study_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_study_rels" ADD CONSTRAINT "case_study_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_study_rels" ADD CONSTRAINT "case_study_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_study_rels" ADD CONSTRAINT "case_study_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_study_rels" ADD CONSTRAINT "case_study_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_study_rels" ADD CONSTRAINT "case_study_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_study_rels" ADD CONSTRAINT "case_study_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_study_rels" ADD CONSTRAINT "case_study_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_study_v_version_results" ADD CONSTRAINT "_case_study_v_version_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_study_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_study_v_version_results_locales" ADD CONSTRAINT "_case_study_v_version_results_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_study_v_version_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_study_v_version_facts" ADD CONSTRAINT "_case_study_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_study_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_study_v_version_facts_locales" ADD CONSTRAINT "_case_study_v_version_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_study_v_version_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_study_v" ADD CONSTRAINT "_case_study_v_parent_id_case_study_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_study"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_study_v" ADD CONSTRAINT "_case_study_v_version_testimonial_id_testimonial_id_fk" FOREIGN KEY ("version_testimonial_id") REFERENCES "public"."testimonial"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_study_v" ADD CONSTRAINT "_case_study_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_study_v" ADD CONSTRAINT "_case_study_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_study_v_locales" ADD CONSTRAINT "_case_study_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_study_v_locales" ADD CONSTRAINT "_case_study_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_study_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_study_v_rels" ADD CONSTRAINT "_case_study_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_case_study_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_study_v_rels" ADD CONSTRAINT "_case_study_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_study_v_rels" ADD CONSTRAINT "_case_study_v_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_study_v_rels" ADD CONSTRAINT "_case_study_v_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_study_v_rels" ADD CONSTRAINT "_case_study_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_study_v_rels" ADD CONSTRAINT "_case_study_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_study_v_rels" ADD CONSTRAINT "_case_study_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_agenda" ADD CONSTRAINT "event_agenda_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_agenda_locales" ADD CONSTRAINT "event_agenda_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."event_agenda"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event" ADD CONSTRAINT "event_recording_id_resource_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."resource"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event" ADD CONSTRAINT "event_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event" ADD CONSTRAINT "event_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_locales" ADD CONSTRAINT "event_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_locales" ADD CONSTRAINT "event_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_rels" ADD CONSTRAINT "event_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_rels" ADD CONSTRAINT "event_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_rels" ADD CONSTRAINT "event_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_rels" ADD CONSTRAINT "event_rels_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_rels" ADD CONSTRAINT "event_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_rels" ADD CONSTRAINT "event_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_rels" ADD CONSTRAINT "event_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_v_version_agenda" ADD CONSTRAINT "_event_v_version_agenda_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_event_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_v_version_agenda_locales" ADD CONSTRAINT "_event_v_version_agenda_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_event_v_version_agenda"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_v" ADD CONSTRAINT "_event_v_parent_id_event_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."event"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_v" ADD CONSTRAINT "_event_v_version_recording_id_resource_id_fk" FOREIGN KEY ("version_recording_id") REFERENCES "public"."resource"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_v" ADD CONSTRAINT "_event_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_v" ADD CONSTRAINT "_event_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_v_locales" ADD CONSTRAINT "_event_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_v_locales" ADD CONSTRAINT "_event_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_event_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_v_rels" ADD CONSTRAINT "_event_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_event_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_v_rels" ADD CONSTRAINT "_event_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_v_rels" ADD CONSTRAINT "_event_v_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_v_rels" ADD CONSTRAINT "_event_v_rels_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_v_rels" ADD CONSTRAINT "_event_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_v_rels" ADD CONSTRAINT "_event_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_v_rels" ADD CONSTRAINT "_event_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "person_links" ADD CONSTRAINT "person_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "person" ADD CONSTRAINT "person_portrait_id_images_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "person" ADD CONSTRAINT "person_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "person" ADD CONSTRAINT "person_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "person_locales" ADD CONSTRAINT "person_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "person_locales" ADD CONSTRAINT "person_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "person_rels" ADD CONSTRAINT "person_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "person_rels" ADD CONSTRAINT "person_rels_role_category_fk" FOREIGN KEY ("role_category_id") REFERENCES "public"."role_category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "person_rels" ADD CONSTRAINT "person_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "person_rels" ADD CONSTRAINT "person_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "person_rels" ADD CONSTRAINT "person_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_person_v_version_links" ADD CONSTRAINT "_person_v_version_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_person_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_person_v" ADD CONSTRAINT "_person_v_parent_id_person_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_person_v" ADD CONSTRAINT "_person_v_version_portrait_id_images_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_person_v" ADD CONSTRAINT "_person_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_person_v" ADD CONSTRAINT "_person_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_person_v_locales" ADD CONSTRAINT "_person_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_person_v_locales" ADD CONSTRAINT "_person_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_person_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_person_v_rels" ADD CONSTRAINT "_person_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_person_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_person_v_rels" ADD CONSTRAINT "_person_v_rels_role_category_fk" FOREIGN KEY ("role_category_id") REFERENCES "public"."role_category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_person_v_rels" ADD CONSTRAINT "_person_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_person_v_rels" ADD CONSTRAINT "_person_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_person_v_rels" ADD CONSTRAINT "_person_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonial" ADD CONSTRAINT "testimonial_portrait_id_images_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonial" ADD CONSTRAINT "testimonial_case_study_id_case_study_id_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_study"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonial" ADD CONSTRAINT "testimonial_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonial" ADD CONSTRAINT "testimonial_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonial_locales" ADD CONSTRAINT "testimonial_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonial_locales" ADD CONSTRAINT "testimonial_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonial_rels" ADD CONSTRAINT "testimonial_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonial_rels" ADD CONSTRAINT "testimonial_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonial_rels" ADD CONSTRAINT "testimonial_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonial_rels" ADD CONSTRAINT "testimonial_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonial_rels" ADD CONSTRAINT "testimonial_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonial_rels" ADD CONSTRAINT "testimonial_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonial_rels" ADD CONSTRAINT "testimonial_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonial_v" ADD CONSTRAINT "_testimonial_v_parent_id_testimonial_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonial"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonial_v" ADD CONSTRAINT "_testimonial_v_version_portrait_id_images_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonial_v" ADD CONSTRAINT "_testimonial_v_version_case_study_id_case_study_id_fk" FOREIGN KEY ("version_case_study_id") REFERENCES "public"."case_study"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonial_v" ADD CONSTRAINT "_testimonial_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonial_v" ADD CONSTRAINT "_testimonial_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonial_v_locales" ADD CONSTRAINT "_testimonial_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonial_v_locales" ADD CONSTRAINT "_testimonial_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_testimonial_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonial_v_rels" ADD CONSTRAINT "_testimonial_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_testimonial_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonial_v_rels" ADD CONSTRAINT "_testimonial_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonial_v_rels" ADD CONSTRAINT "_testimonial_v_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonial_v_rels" ADD CONSTRAINT "_testimonial_v_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonial_v_rels" ADD CONSTRAINT "_testimonial_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonial_v_rels" ADD CONSTRAINT "_testimonial_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonial_v_rels" ADD CONSTRAINT "_testimonial_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page" ADD CONSTRAINT "page_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page" ADD CONSTRAINT "page_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_locales" ADD CONSTRAINT "page_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_locales" ADD CONSTRAINT "page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_rels" ADD CONSTRAINT "page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_rels" ADD CONSTRAINT "page_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_rels" ADD CONSTRAINT "page_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_rels" ADD CONSTRAINT "page_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_rels" ADD CONSTRAINT "page_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_rels" ADD CONSTRAINT "page_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_v" ADD CONSTRAINT "_page_v_parent_id_page_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_v" ADD CONSTRAINT "_page_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_v" ADD CONSTRAINT "_page_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_v_locales" ADD CONSTRAINT "_page_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_v_locales" ADD CONSTRAINT "_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_v_rels" ADD CONSTRAINT "_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_v_rels" ADD CONSTRAINT "_page_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_v_rels" ADD CONSTRAINT "_page_v_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_v_rels" ADD CONSTRAINT "_page_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_v_rels" ADD CONSTRAINT "_page_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_v_rels" ADD CONSTRAINT "_page_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_points" ADD CONSTRAINT "landing_page_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_points_locales" ADD CONSTRAINT "landing_page_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page" ADD CONSTRAINT "landing_page_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_page" ADD CONSTRAINT "landing_page_testimonial_id_testimonial_id_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonial"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_page" ADD CONSTRAINT "landing_page_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_page" ADD CONSTRAINT "landing_page_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_page_locales" ADD CONSTRAINT "landing_page_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_page_locales" ADD CONSTRAINT "landing_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_rels" ADD CONSTRAINT "landing_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_rels" ADD CONSTRAINT "landing_page_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_rels" ADD CONSTRAINT "landing_page_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_rels" ADD CONSTRAINT "landing_page_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_rels" ADD CONSTRAINT "landing_page_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_rels" ADD CONSTRAINT "landing_page_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_version_points" ADD CONSTRAINT "_landing_page_v_version_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_version_points_locales" ADD CONSTRAINT "_landing_page_v_version_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_page_v_version_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v" ADD CONSTRAINT "_landing_page_v_parent_id_landing_page_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."landing_page"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_page_v" ADD CONSTRAINT "_landing_page_v_version_form_id_forms_id_fk" FOREIGN KEY ("version_form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_page_v" ADD CONSTRAINT "_landing_page_v_version_testimonial_id_testimonial_id_fk" FOREIGN KEY ("version_testimonial_id") REFERENCES "public"."testimonial"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_page_v" ADD CONSTRAINT "_landing_page_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_page_v" ADD CONSTRAINT "_landing_page_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_page_v_locales" ADD CONSTRAINT "_landing_page_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_page_v_locales" ADD CONSTRAINT "_landing_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_rels" ADD CONSTRAINT "_landing_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_landing_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_rels" ADD CONSTRAINT "_landing_page_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_rels" ADD CONSTRAINT "_landing_page_v_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_rels" ADD CONSTRAINT "_landing_page_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_rels" ADD CONSTRAINT "_landing_page_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_rels" ADD CONSTRAINT "_landing_page_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page" ADD CONSTRAINT "overview_page_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "overview_page" ADD CONSTRAINT "overview_page_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "overview_page_locales" ADD CONSTRAINT "overview_page_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "overview_page_locales" ADD CONSTRAINT "overview_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."overview_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."overview_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_case_study_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_event_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_landing_page_fk" FOREIGN KEY ("landing_page_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_overview_page_fk" FOREIGN KEY ("overview_page_id") REFERENCES "public"."overview_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_page_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_platform_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_product_suite_fk" FOREIGN KEY ("product_suite_id") REFERENCES "public"."product_suite"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_resource_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_solution_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_testimonial_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v" ADD CONSTRAINT "_overview_page_v_parent_id_overview_page_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."overview_page"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_overview_page_v" ADD CONSTRAINT "_overview_page_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_overview_page_v" ADD CONSTRAINT "_overview_page_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_overview_page_v_locales" ADD CONSTRAINT "_overview_page_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_overview_page_v_locales" ADD CONSTRAINT "_overview_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_overview_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_overview_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_case_study_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_event_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_landing_page_fk" FOREIGN KEY ("landing_page_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_overview_page_fk" FOREIGN KEY ("overview_page_id") REFERENCES "public"."overview_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_page_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_platform_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_product_suite_fk" FOREIGN KEY ("product_suite_id") REFERENCES "public"."product_suite"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_resource_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_solution_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_testimonial_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_situations" ADD CONSTRAINT "solution_situations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_situations_locales" ADD CONSTRAINT "solution_situations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solution_situations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution" ADD CONSTRAINT "solution_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solution" ADD CONSTRAINT "solution_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solution_locales" ADD CONSTRAINT "solution_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solution_locales" ADD CONSTRAINT "solution_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_rels" ADD CONSTRAINT "solution_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_rels" ADD CONSTRAINT "solution_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_rels" ADD CONSTRAINT "solution_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_rels" ADD CONSTRAINT "solution_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_rels" ADD CONSTRAINT "solution_rels_case_study_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_rels" ADD CONSTRAINT "solution_rels_resource_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_rels" ADD CONSTRAINT "solution_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_rels" ADD CONSTRAINT "solution_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_rels" ADD CONSTRAINT "solution_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_version_situations" ADD CONSTRAINT "_solution_v_version_situations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solution_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_version_situations_locales" ADD CONSTRAINT "_solution_v_version_situations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solution_v_version_situations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v" ADD CONSTRAINT "_solution_v_parent_id_solution_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solution"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solution_v" ADD CONSTRAINT "_solution_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solution_v" ADD CONSTRAINT "_solution_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solution_v_locales" ADD CONSTRAINT "_solution_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solution_v_locales" ADD CONSTRAINT "_solution_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solution_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_rels" ADD CONSTRAINT "_solution_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_solution_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_rels" ADD CONSTRAINT "_solution_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_rels" ADD CONSTRAINT "_solution_v_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_rels" ADD CONSTRAINT "_solution_v_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_rels" ADD CONSTRAINT "_solution_v_rels_case_study_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_rels" ADD CONSTRAINT "_solution_v_rels_resource_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_rels" ADD CONSTRAINT "_solution_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_rels" ADD CONSTRAINT "_solution_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_rels" ADD CONSTRAINT "_solution_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform_parts" ADD CONSTRAINT "platform_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform_parts_locales" ADD CONSTRAINT "platform_parts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."platform_parts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform_integrations" ADD CONSTRAINT "platform_integrations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform_integrations_locales" ADD CONSTRAINT "platform_integrations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."platform_integrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform" ADD CONSTRAINT "platform_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "platform" ADD CONSTRAINT "platform_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "platform_locales" ADD CONSTRAINT "platform_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "platform_locales" ADD CONSTRAINT "platform_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform_rels" ADD CONSTRAINT "platform_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform_rels" ADD CONSTRAINT "platform_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform_rels" ADD CONSTRAINT "platform_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform_rels" ADD CONSTRAINT "platform_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform_rels" ADD CONSTRAINT "platform_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform_rels" ADD CONSTRAINT "platform_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform_rels" ADD CONSTRAINT "platform_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v_version_parts" ADD CONSTRAINT "_platform_v_version_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_platform_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v_version_parts_locales" ADD CONSTRAINT "_platform_v_version_parts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_platform_v_version_parts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v_version_integrations" ADD CONSTRAINT "_platform_v_version_integrations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_platform_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v_version_integrations_locales" ADD CONSTRAINT "_platform_v_version_integrations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_platform_v_version_integrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v" ADD CONSTRAINT "_platform_v_parent_id_platform_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."platform"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_platform_v" ADD CONSTRAINT "_platform_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_platform_v" ADD CONSTRAINT "_platform_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_platform_v_locales" ADD CONSTRAINT "_platform_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_platform_v_locales" ADD CONSTRAINT "_platform_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_platform_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v_rels" ADD CONSTRAINT "_platform_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_platform_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v_rels" ADD CONSTRAINT "_platform_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v_rels" ADD CONSTRAINT "_platform_v_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v_rels" ADD CONSTRAINT "_platform_v_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v_rels" ADD CONSTRAINT "_platform_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v_rels" ADD CONSTRAINT "_platform_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v_rels" ADD CONSTRAINT "_platform_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_suite_outcomes" ADD CONSTRAINT "product_suite_outcomes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_suite"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_suite_outcomes_locales" ADD CONSTRAINT "product_suite_outcomes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_suite_outcomes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_suite" ADD CONSTRAINT "product_suite_accent_id_brand_colors_id_fk" FOREIGN KEY ("accent_id") REFERENCES "public"."brand_colors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_suite" ADD CONSTRAINT "product_suite_contact_id_person_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_suite" ADD CONSTRAINT "product_suite_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_suite" ADD CONSTRAINT "product_suite_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_suite_locales" ADD CONSTRAINT "product_suite_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_suite_locales" ADD CONSTRAINT "product_suite_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_suite"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_suite_rels" ADD CONSTRAINT "product_suite_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_suite"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_suite_rels" ADD CONSTRAINT "product_suite_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_suite_rels" ADD CONSTRAINT "product_suite_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_suite_rels" ADD CONSTRAINT "product_suite_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_suite_rels" ADD CONSTRAINT "product_suite_rels_case_study_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_suite_rels" ADD CONSTRAINT "product_suite_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_suite_rels" ADD CONSTRAINT "product_suite_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_suite_rels" ADD CONSTRAINT "product_suite_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_suite_v_version_outcomes" ADD CONSTRAINT "_product_suite_v_version_outcomes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_suite_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_suite_v_version_outcomes_locales" ADD CONSTRAINT "_product_suite_v_version_outcomes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_suite_v_version_outcomes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_suite_v" ADD CONSTRAINT "_product_suite_v_parent_id_product_suite_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_suite"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_suite_v" ADD CONSTRAINT "_product_suite_v_version_accent_id_brand_colors_id_fk" FOREIGN KEY ("version_accent_id") REFERENCES "public"."brand_colors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_suite_v" ADD CONSTRAINT "_product_suite_v_version_contact_id_person_id_fk" FOREIGN KEY ("version_contact_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_suite_v" ADD CONSTRAINT "_product_suite_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_suite_v" ADD CONSTRAINT "_product_suite_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_suite_v_locales" ADD CONSTRAINT "_product_suite_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_suite_v_locales" ADD CONSTRAINT "_product_suite_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_suite_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_suite_v_rels" ADD CONSTRAINT "_product_suite_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_product_suite_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_suite_v_rels" ADD CONSTRAINT "_product_suite_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_suite_v_rels" ADD CONSTRAINT "_product_suite_v_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_suite_v_rels" ADD CONSTRAINT "_product_suite_v_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_suite_v_rels" ADD CONSTRAINT "_product_suite_v_rels_case_study_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_suite_v_rels" ADD CONSTRAINT "_product_suite_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_suite_v_rels" ADD CONSTRAINT "_product_suite_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_suite_v_rels" ADD CONSTRAINT "_product_suite_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_detail_capabilities" ADD CONSTRAINT "product_detail_capabilities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_detail_capabilities_locales" ADD CONSTRAINT "product_detail_capabilities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_detail_capabilities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_detail_facts" ADD CONSTRAINT "product_detail_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_detail_facts_locales" ADD CONSTRAINT "product_detail_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_detail_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_detail" ADD CONSTRAINT "product_detail_suite_id_product_suite_id_fk" FOREIGN KEY ("suite_id") REFERENCES "public"."product_suite"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_detail" ADD CONSTRAINT "product_detail_platform_id_platform_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platform"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_detail" ADD CONSTRAINT "product_detail_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_detail" ADD CONSTRAINT "product_detail_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_detail_locales" ADD CONSTRAINT "product_detail_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_detail_locales" ADD CONSTRAINT "product_detail_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_detail_rels" ADD CONSTRAINT "product_detail_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_detail_rels" ADD CONSTRAINT "product_detail_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_detail_rels" ADD CONSTRAINT "product_detail_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_detail_rels" ADD CONSTRAINT "product_detail_rels_resource_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_detail_rels" ADD CONSTRAINT "product_detail_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_detail_rels" ADD CONSTRAINT "product_detail_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_detail_rels" ADD CONSTRAINT "product_detail_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_detail_v_version_capabilities" ADD CONSTRAINT "_product_detail_v_version_capabilities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_detail_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_detail_v_version_capabilities_locales" ADD CONSTRAINT "_product_detail_v_version_capabilities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_detail_v_version_capabilities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_detail_v_version_facts" ADD CONSTRAINT "_product_detail_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_detail_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_detail_v_version_facts_locales" ADD CONSTRAINT "_product_detail_v_version_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_detail_v_version_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_detail_v" ADD CONSTRAINT "_product_detail_v_parent_id_product_detail_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_detail"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_detail_v" ADD CONSTRAINT "_product_detail_v_version_suite_id_product_suite_id_fk" FOREIGN KEY ("version_suite_id") REFERENCES "public"."product_suite"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_detail_v" ADD CONSTRAINT "_product_detail_v_version_platform_id_platform_id_fk" FOREIGN KEY ("version_platform_id") REFERENCES "public"."platform"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_detail_v" ADD CONSTRAINT "_product_detail_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_detail_v" ADD CONSTRAINT "_product_detail_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_detail_v_locales" ADD CONSTRAINT "_product_detail_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_detail_v_locales" ADD CONSTRAINT "_product_detail_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_detail_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_detail_v_rels" ADD CONSTRAINT "_product_detail_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_product_detail_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_detail_v_rels" ADD CONSTRAINT "_product_detail_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_detail_v_rels" ADD CONSTRAINT "_product_detail_v_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_detail_v_rels" ADD CONSTRAINT "_product_detail_v_rels_resource_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_detail_v_rels" ADD CONSTRAINT "_product_detail_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_detail_v_rels" ADD CONSTRAINT "_product_detail_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_detail_v_rels" ADD CONSTRAINT "_product_detail_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reusable_sections" ADD CONSTRAINT "reusable_sections_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reusable_sections" ADD CONSTRAINT "reusable_sections_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reusable_sections_locales" ADD CONSTRAINT "reusable_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reusable_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reusable_sections_v" ADD CONSTRAINT "_reusable_sections_v_parent_id_reusable_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reusable_sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reusable_sections_v" ADD CONSTRAINT "_reusable_sections_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reusable_sections_v" ADD CONSTRAINT "_reusable_sections_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reusable_sections_v_locales" ADD CONSTRAINT "_reusable_sections_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reusable_sections_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "images" ADD CONSTRAINT "images_image_type_id_image_type_id_fk" FOREIGN KEY ("image_type_id") REFERENCES "public"."image_type"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "images_locales" ADD CONSTRAINT "images_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "images_rels" ADD CONSTRAINT "images_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "images_rels" ADD CONSTRAINT "images_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "svgs" ADD CONSTRAINT "svgs_svg_type_id_svg_type_id_fk" FOREIGN KEY ("svg_type_id") REFERENCES "public"."svg_type"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "svgs_locales" ADD CONSTRAINT "svgs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "svgs_rels" ADD CONSTRAINT "svgs_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "svgs_rels" ADD CONSTRAINT "svgs_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "files" ADD CONSTRAINT "files_file_type_id_file_type_id_fk" FOREIGN KEY ("file_type_id") REFERENCES "public"."file_type"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "files_locales" ADD CONSTRAINT "files_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "files_rels" ADD CONSTRAINT "files_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "files_rels" ADD CONSTRAINT "files_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "audio" ADD CONSTRAINT "audio_audio_type_id_audio_type_id_fk" FOREIGN KEY ("audio_type_id") REFERENCES "public"."audio_type"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audio_locales" ADD CONSTRAINT "audio_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."audio"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "audio_rels" ADD CONSTRAINT "audio_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."audio"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "audio_rels" ADD CONSTRAINT "audio_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_captions" ADD CONSTRAINT "videos_captions_file_id_captions_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."captions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos_captions" ADD CONSTRAINT "videos_captions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_poster_id_images_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_video_type_id_video_type_id_fk" FOREIGN KEY ("video_type_id") REFERENCES "public"."video_type"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos_locales" ADD CONSTRAINT "videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_rels" ADD CONSTRAINT "videos_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_rels" ADD CONSTRAINT "videos_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "remote_videos" ADD CONSTRAINT "remote_videos_poster_id_images_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "remote_videos" ADD CONSTRAINT "remote_videos_video_type_id_video_type_id_fk" FOREIGN KEY ("video_type_id") REFERENCES "public"."video_type"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "remote_videos_locales" ADD CONSTRAINT "remote_videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."remote_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "remote_videos_rels" ADD CONSTRAINT "remote_videos_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."remote_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "remote_videos_rels" ADD CONSTRAINT "remote_videos_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "captions_rels" ADD CONSTRAINT "captions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."captions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "captions_rels" ADD CONSTRAINT "captions_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_hidden_fields" ADD CONSTRAINT "forms_hidden_fields_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_locales" ADD CONSTRAINT "forms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_case_study_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_event_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_landing_page_fk" FOREIGN KEY ("landing_page_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_overview_page_fk" FOREIGN KEY ("overview_page_id") REFERENCES "public"."overview_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_page_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_platform_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_product_suite_fk" FOREIGN KEY ("product_suite_id") REFERENCES "public"."product_suite"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_resource_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_solution_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_testimonial_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dialogs_media" ADD CONSTRAINT "dialogs_media_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dialogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dialogs_media_locales" ADD CONSTRAINT "dialogs_media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dialogs_media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dialogs" ADD CONSTRAINT "dialogs_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dialogs_locales" ADD CONSTRAINT "dialogs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dialogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dialogs_rels" ADD CONSTRAINT "dialogs_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dialogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dialogs_rels" ADD CONSTRAINT "dialogs_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dialogs_rels" ADD CONSTRAINT "dialogs_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dialogs_rels" ADD CONSTRAINT "dialogs_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dialogs_rels" ADD CONSTRAINT "dialogs_rels_audio_fk" FOREIGN KEY ("audio_id") REFERENCES "public"."audio"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dialogs_rels" ADD CONSTRAINT "dialogs_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dialogs_rels" ADD CONSTRAINT "dialogs_rels_remote_videos_fk" FOREIGN KEY ("remote_videos_id") REFERENCES "public"."remote_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_content_types" ADD CONSTRAINT "notices_content_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_locales" ADD CONSTRAINT "notices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_case_study_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_event_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_landing_page_fk" FOREIGN KEY ("landing_page_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_overview_page_fk" FOREIGN KEY ("overview_page_id") REFERENCES "public"."overview_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_page_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_platform_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_product_suite_fk" FOREIGN KEY ("product_suite_id") REFERENCES "public"."product_suite"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_resource_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_solution_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_testimonial_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "synonyms_texts" ADD CONSTRAINT "synonyms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pinned_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_case_study_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_event_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_landing_page_fk" FOREIGN KEY ("landing_page_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_overview_page_fk" FOREIGN KEY ("overview_page_id") REFERENCES "public"."overview_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_page_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_platform_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_product_suite_fk" FOREIGN KEY ("product_suite_id") REFERENCES "public"."product_suite"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_resource_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_solution_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_testimonial_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_type_locales" ADD CONSTRAINT "article_type_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."article_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "audio_type_locales" ADD CONSTRAINT "audio_type_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."audio_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brand_colors_locales" ADD CONSTRAINT "brand_colors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brand_colors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "file_type_locales" ADD CONSTRAINT "file_type_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."file_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "image_type_locales" ADD CONSTRAINT "image_type_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."image_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries_locales" ADD CONSTRAINT "industries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_suites_locales" ADD CONSTRAINT "product_suites_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resource_type" ADD CONSTRAINT "resource_type_icon_id_svgs_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."svgs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resource_type_locales" ADD CONSTRAINT "resource_type_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."resource_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "role_category_locales" ADD CONSTRAINT "role_category_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."role_category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "svg_type_locales" ADD CONSTRAINT "svg_type_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."svg_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tags_locales" ADD CONSTRAINT "tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "video_type_locales" ADD CONSTRAINT "video_type_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."video_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scheduled_changes_languages" ADD CONSTRAINT "scheduled_changes_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."scheduled_changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scheduled_changes" ADD CONSTRAINT "scheduled_changes_written_by_id_users_id_fk" FOREIGN KEY ("written_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "scheduled_changes" ADD CONSTRAINT "scheduled_changes_planned_by_id_users_id_fk" FOREIGN KEY ("planned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "scheduled_changes_rels" ADD CONSTRAINT "scheduled_changes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."scheduled_changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scheduled_changes_rels" ADD CONSTRAINT "scheduled_changes_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scheduled_changes_rels" ADD CONSTRAINT "scheduled_changes_rels_case_study_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scheduled_changes_rels" ADD CONSTRAINT "scheduled_changes_rels_event_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scheduled_changes_rels" ADD CONSTRAINT "scheduled_changes_rels_landing_page_fk" FOREIGN KEY ("landing_page_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scheduled_changes_rels" ADD CONSTRAINT "scheduled_changes_rels_overview_page_fk" FOREIGN KEY ("overview_page_id") REFERENCES "public"."overview_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scheduled_changes_rels" ADD CONSTRAINT "scheduled_changes_rels_page_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scheduled_changes_rels" ADD CONSTRAINT "scheduled_changes_rels_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scheduled_changes_rels" ADD CONSTRAINT "scheduled_changes_rels_platform_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scheduled_changes_rels" ADD CONSTRAINT "scheduled_changes_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scheduled_changes_rels" ADD CONSTRAINT "scheduled_changes_rels_product_suite_fk" FOREIGN KEY ("product_suite_id") REFERENCES "public"."product_suite"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scheduled_changes_rels" ADD CONSTRAINT "scheduled_changes_rels_resource_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scheduled_changes_rels" ADD CONSTRAINT "scheduled_changes_rels_solution_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scheduled_changes_rels" ADD CONSTRAINT "scheduled_changes_rels_testimonial_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_tasks" ADD CONSTRAINT "search_tasks_started_by_id_users_id_fk" FOREIGN KEY ("started_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shortcuts" ADD CONSTRAINT "shortcuts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_notifications" ADD CONSTRAINT "users_notifications_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_resource_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_study_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_event_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonial_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_landing_page_fk" FOREIGN KEY ("landing_page_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_overview_page_fk" FOREIGN KEY ("overview_page_id") REFERENCES "public"."overview_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_solution_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_platform_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_suite_fk" FOREIGN KEY ("product_suite_id") REFERENCES "public"."product_suite"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reusable_sections_fk" FOREIGN KEY ("reusable_sections_id") REFERENCES "public"."reusable_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_templates_fk" FOREIGN KEY ("page_templates_id") REFERENCES "public"."page_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audio_fk" FOREIGN KEY ("audio_id") REFERENCES "public"."audio"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_remote_videos_fk" FOREIGN KEY ("remote_videos_id") REFERENCES "public"."remote_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_captions_fk" FOREIGN KEY ("captions_id") REFERENCES "public"."captions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dialogs_fk" FOREIGN KEY ("dialogs_id") REFERENCES "public"."dialogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notices_fk" FOREIGN KEY ("notices_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_synonyms_fk" FOREIGN KEY ("synonyms_id") REFERENCES "public"."synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pinned_results_fk" FOREIGN KEY ("pinned_results_id") REFERENCES "public"."pinned_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blocked_suggestions_fk" FOREIGN KEY ("blocked_suggestions_id") REFERENCES "public"."blocked_suggestions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_article_type_fk" FOREIGN KEY ("article_type_id") REFERENCES "public"."article_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audio_type_fk" FOREIGN KEY ("audio_type_id") REFERENCES "public"."audio_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brand_colors_fk" FOREIGN KEY ("brand_colors_id") REFERENCES "public"."brand_colors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_file_type_fk" FOREIGN KEY ("file_type_id") REFERENCES "public"."file_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_image_type_fk" FOREIGN KEY ("image_type_id") REFERENCES "public"."image_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_resource_type_fk" FOREIGN KEY ("resource_type_id") REFERENCES "public"."resource_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_role_category_fk" FOREIGN KEY ("role_category_id") REFERENCES "public"."role_category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_svg_type_fk" FOREIGN KEY ("svg_type_id") REFERENCES "public"."svg_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_video_type_fk" FOREIGN KEY ("video_type_id") REFERENCES "public"."video_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_scheduled_changes_fk" FOREIGN KEY ("scheduled_changes_id") REFERENCES "public"."scheduled_changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shortcuts_fk" FOREIGN KEY ("shortcuts_id") REFERENCES "public"."shortcuts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation_children" ADD CONSTRAINT "site_settings_navigation_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation_children_locales" ADD CONSTRAINT "site_settings_navigation_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_navigation_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation" ADD CONSTRAINT "site_settings_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation_locales" ADD CONSTRAINT "site_settings_navigation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_links" ADD CONSTRAINT "site_settings_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_links_locales" ADD CONSTRAINT "site_settings_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer" ADD CONSTRAINT "site_settings_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_locales" ADD CONSTRAINT "site_settings_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_social_links" ADD CONSTRAINT "site_settings_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_disjunctive_facets" ADD CONSTRAINT "site_settings_disjunctive_facets_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_case_study_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_event_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_landing_page_fk" FOREIGN KEY ("landing_page_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_overview_page_fk" FOREIGN KEY ("overview_page_id") REFERENCES "public"."overview_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_page_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_platform_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_product_suite_fk" FOREIGN KEY ("product_suite_id") REFERENCES "public"."product_suite"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_resource_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_solution_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_testimonial_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "article_key_points_order_idx" ON "article_key_points" USING btree ("_order");
  CREATE INDEX "article_key_points_parent_id_idx" ON "article_key_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "article_key_points_locales_locale_parent_id_unique" ON "article_key_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "article_moderation_idx" ON "article" USING btree ("moderation");
  CREATE INDEX "article_review_requested_by_idx" ON "article" USING btree ("review_requested_by_id");
  CREATE INDEX "article_saved_by_idx" ON "article" USING btree ("saved_by_id");
  CREATE INDEX "article_created_idx" ON "article" USING btree ("created");
  CREATE UNIQUE INDEX "article_nid_idx" ON "article" USING btree ("nid");
  CREATE INDEX "article_demo_key_idx" ON "article" USING btree ("demo_key");
  CREATE INDEX "article_updated_at_idx" ON "article" USING btree ("updated_at");
  CREATE INDEX "article_created_at_idx" ON "article" USING btree ("created_at");
  CREATE INDEX "article_deleted_at_idx" ON "article" USING btree ("deleted_at");
  CREATE INDEX "article__status_idx" ON "article" USING btree ("_status");
  CREATE INDEX "article_meta_meta_picture_idx" ON "article_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "article_alias_idx" ON "article_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "article_locales_locale_parent_id_unique" ON "article_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "article_rels_order_idx" ON "article_rels" USING btree ("order");
  CREATE INDEX "article_rels_parent_idx" ON "article_rels" USING btree ("parent_id");
  CREATE INDEX "article_rels_path_idx" ON "article_rels" USING btree ("path");
  CREATE INDEX "article_rels_images_id_idx" ON "article_rels" USING btree ("images_id");
  CREATE INDEX "article_rels_svgs_id_idx" ON "article_rels" USING btree ("svgs_id");
  CREATE INDEX "article_rels_article_type_id_idx" ON "article_rels" USING btree ("article_type_id");
  CREATE INDEX "article_rels_person_id_idx" ON "article_rels" USING btree ("person_id");
  CREATE INDEX "article_rels_product_suites_id_idx" ON "article_rels" USING btree ("product_suites_id");
  CREATE INDEX "article_rels_industries_id_idx" ON "article_rels" USING btree ("industries_id");
  CREATE INDEX "article_rels_tags_id_idx" ON "article_rels" USING btree ("tags_id");
  CREATE INDEX "_article_v_version_key_points_order_idx" ON "_article_v_version_key_points" USING btree ("_order");
  CREATE INDEX "_article_v_version_key_points_parent_id_idx" ON "_article_v_version_key_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_article_v_version_key_points_locales_locale_parent_id_uniqu" ON "_article_v_version_key_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_article_v_parent_idx" ON "_article_v" USING btree ("parent_id");
  CREATE INDEX "_article_v_version_version_moderation_idx" ON "_article_v" USING btree ("version_moderation");
  CREATE INDEX "_article_v_version_version_review_requested_by_idx" ON "_article_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "_article_v_version_version_saved_by_idx" ON "_article_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_article_v_version_version_created_idx" ON "_article_v" USING btree ("version_created");
  CREATE INDEX "_article_v_version_version_nid_idx" ON "_article_v" USING btree ("version_nid");
  CREATE INDEX "_article_v_version_version_demo_key_idx" ON "_article_v" USING btree ("version_demo_key");
  CREATE INDEX "_article_v_version_version_updated_at_idx" ON "_article_v" USING btree ("version_updated_at");
  CREATE INDEX "_article_v_version_version_created_at_idx" ON "_article_v" USING btree ("version_created_at");
  CREATE INDEX "_article_v_version_version_deleted_at_idx" ON "_article_v" USING btree ("version_deleted_at");
  CREATE INDEX "_article_v_version_version__status_idx" ON "_article_v" USING btree ("version__status");
  CREATE INDEX "_article_v_created_at_idx" ON "_article_v" USING btree ("created_at");
  CREATE INDEX "_article_v_updated_at_idx" ON "_article_v" USING btree ("updated_at");
  CREATE INDEX "_article_v_snapshot_idx" ON "_article_v" USING btree ("snapshot");
  CREATE INDEX "_article_v_published_locale_idx" ON "_article_v" USING btree ("published_locale");
  CREATE INDEX "_article_v_latest_idx" ON "_article_v" USING btree ("latest");
  CREATE INDEX "_article_v_version_meta_version_meta_picture_idx" ON "_article_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "_article_v_version_version_alias_idx" ON "_article_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_article_v_locales_locale_parent_id_unique" ON "_article_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_article_v_rels_order_idx" ON "_article_v_rels" USING btree ("order");
  CREATE INDEX "_article_v_rels_parent_idx" ON "_article_v_rels" USING btree ("parent_id");
  CREATE INDEX "_article_v_rels_path_idx" ON "_article_v_rels" USING btree ("path");
  CREATE INDEX "_article_v_rels_images_id_idx" ON "_article_v_rels" USING btree ("images_id");
  CREATE INDEX "_article_v_rels_svgs_id_idx" ON "_article_v_rels" USING btree ("svgs_id");
  CREATE INDEX "_article_v_rels_article_type_id_idx" ON "_article_v_rels" USING btree ("article_type_id");
  CREATE INDEX "_article_v_rels_person_id_idx" ON "_article_v_rels" USING btree ("person_id");
  CREATE INDEX "_article_v_rels_product_suites_id_idx" ON "_article_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_article_v_rels_industries_id_idx" ON "_article_v_rels" USING btree ("industries_id");
  CREATE INDEX "_article_v_rels_tags_id_idx" ON "_article_v_rels" USING btree ("tags_id");
  CREATE INDEX "resource_asset_idx" ON "resource" USING btree ("asset_id");
  CREATE INDEX "resource_preview_idx" ON "resource" USING btree ("preview_id");
  CREATE INDEX "resource_moderation_idx" ON "resource" USING btree ("moderation");
  CREATE INDEX "resource_review_requested_by_idx" ON "resource" USING btree ("review_requested_by_id");
  CREATE INDEX "resource_saved_by_idx" ON "resource" USING btree ("saved_by_id");
  CREATE INDEX "resource_created_idx" ON "resource" USING btree ("created");
  CREATE UNIQUE INDEX "resource_nid_idx" ON "resource" USING btree ("nid");
  CREATE INDEX "resource_demo_key_idx" ON "resource" USING btree ("demo_key");
  CREATE INDEX "resource_updated_at_idx" ON "resource" USING btree ("updated_at");
  CREATE INDEX "resource_created_at_idx" ON "resource" USING btree ("created_at");
  CREATE INDEX "resource_deleted_at_idx" ON "resource" USING btree ("deleted_at");
  CREATE INDEX "resource__status_idx" ON "resource" USING btree ("_status");
  CREATE INDEX "resource_meta_meta_picture_idx" ON "resource_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "resource_alias_idx" ON "resource_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "resource_locales_locale_parent_id_unique" ON "resource_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "resource_rels_order_idx" ON "resource_rels" USING btree ("order");
  CREATE INDEX "resource_rels_parent_idx" ON "resource_rels" USING btree ("parent_id");
  CREATE INDEX "resource_rels_path_idx" ON "resource_rels" USING btree ("path");
  CREATE INDEX "resource_rels_images_id_idx" ON "resource_rels" USING btree ("images_id");
  CREATE INDEX "resource_rels_svgs_id_idx" ON "resource_rels" USING btree ("svgs_id");
  CREATE INDEX "resource_rels_resource_type_id_idx" ON "resource_rels" USING btree ("resource_type_id");
  CREATE INDEX "resource_rels_person_id_idx" ON "resource_rels" USING btree ("person_id");
  CREATE INDEX "resource_rels_audio_id_idx" ON "resource_rels" USING btree ("audio_id");
  CREATE INDEX "resource_rels_videos_id_idx" ON "resource_rels" USING btree ("videos_id");
  CREATE INDEX "resource_rels_remote_videos_id_idx" ON "resource_rels" USING btree ("remote_videos_id");
  CREATE INDEX "resource_rels_product_suites_id_idx" ON "resource_rels" USING btree ("product_suites_id");
  CREATE INDEX "resource_rels_industries_id_idx" ON "resource_rels" USING btree ("industries_id");
  CREATE INDEX "resource_rels_tags_id_idx" ON "resource_rels" USING btree ("tags_id");
  CREATE INDEX "_resource_v_parent_idx" ON "_resource_v" USING btree ("parent_id");
  CREATE INDEX "_resource_v_version_version_asset_idx" ON "_resource_v" USING btree ("version_asset_id");
  CREATE INDEX "_resource_v_version_version_preview_idx" ON "_resource_v" USING btree ("version_preview_id");
  CREATE INDEX "_resource_v_version_version_moderation_idx" ON "_resource_v" USING btree ("version_moderation");
  CREATE INDEX "_resource_v_version_version_review_requested_by_idx" ON "_resource_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "_resource_v_version_version_saved_by_idx" ON "_resource_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_resource_v_version_version_created_idx" ON "_resource_v" USING btree ("version_created");
  CREATE INDEX "_resource_v_version_version_nid_idx" ON "_resource_v" USING btree ("version_nid");
  CREATE INDEX "_resource_v_version_version_demo_key_idx" ON "_resource_v" USING btree ("version_demo_key");
  CREATE INDEX "_resource_v_version_version_updated_at_idx" ON "_resource_v" USING btree ("version_updated_at");
  CREATE INDEX "_resource_v_version_version_created_at_idx" ON "_resource_v" USING btree ("version_created_at");
  CREATE INDEX "_resource_v_version_version_deleted_at_idx" ON "_resource_v" USING btree ("version_deleted_at");
  CREATE INDEX "_resource_v_version_version__status_idx" ON "_resource_v" USING btree ("version__status");
  CREATE INDEX "_resource_v_created_at_idx" ON "_resource_v" USING btree ("created_at");
  CREATE INDEX "_resource_v_updated_at_idx" ON "_resource_v" USING btree ("updated_at");
  CREATE INDEX "_resource_v_snapshot_idx" ON "_resource_v" USING btree ("snapshot");
  CREATE INDEX "_resource_v_published_locale_idx" ON "_resource_v" USING btree ("published_locale");
  CREATE INDEX "_resource_v_latest_idx" ON "_resource_v" USING btree ("latest");
  CREATE INDEX "_resource_v_version_meta_version_meta_picture_idx" ON "_resource_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "_resource_v_version_version_alias_idx" ON "_resource_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_resource_v_locales_locale_parent_id_unique" ON "_resource_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_resource_v_rels_order_idx" ON "_resource_v_rels" USING btree ("order");
  CREATE INDEX "_resource_v_rels_parent_idx" ON "_resource_v_rels" USING btree ("parent_id");
  CREATE INDEX "_resource_v_rels_path_idx" ON "_resource_v_rels" USING btree ("path");
  CREATE INDEX "_resource_v_rels_images_id_idx" ON "_resource_v_rels" USING btree ("images_id");
  CREATE INDEX "_resource_v_rels_svgs_id_idx" ON "_resource_v_rels" USING btree ("svgs_id");
  CREATE INDEX "_resource_v_rels_resource_type_id_idx" ON "_resource_v_rels" USING btree ("resource_type_id");
  CREATE INDEX "_resource_v_rels_person_id_idx" ON "_resource_v_rels" USING btree ("person_id");
  CREATE INDEX "_resource_v_rels_audio_id_idx" ON "_resource_v_rels" USING btree ("audio_id");
  CREATE INDEX "_resource_v_rels_videos_id_idx" ON "_resource_v_rels" USING btree ("videos_id");
  CREATE INDEX "_resource_v_rels_remote_videos_id_idx" ON "_resource_v_rels" USING btree ("remote_videos_id");
  CREATE INDEX "_resource_v_rels_product_suites_id_idx" ON "_resource_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_resource_v_rels_industries_id_idx" ON "_resource_v_rels" USING btree ("industries_id");
  CREATE INDEX "_resource_v_rels_tags_id_idx" ON "_resource_v_rels" USING btree ("tags_id");
  CREATE INDEX "case_study_results_order_idx" ON "case_study_results" USING btree ("_order");
  CREATE INDEX "case_study_results_parent_id_idx" ON "case_study_results" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "case_study_results_locales_locale_parent_id_unique" ON "case_study_results_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_study_facts_order_idx" ON "case_study_facts" USING btree ("_order");
  CREATE INDEX "case_study_facts_parent_id_idx" ON "case_study_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "case_study_facts_locales_locale_parent_id_unique" ON "case_study_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_study_testimonial_idx" ON "case_study" USING btree ("testimonial_id");
  CREATE INDEX "case_study_moderation_idx" ON "case_study" USING btree ("moderation");
  CREATE INDEX "case_study_review_requested_by_idx" ON "case_study" USING btree ("review_requested_by_id");
  CREATE INDEX "case_study_saved_by_idx" ON "case_study" USING btree ("saved_by_id");
  CREATE INDEX "case_study_created_idx" ON "case_study" USING btree ("created");
  CREATE UNIQUE INDEX "case_study_nid_idx" ON "case_study" USING btree ("nid");
  CREATE INDEX "case_study_demo_key_idx" ON "case_study" USING btree ("demo_key");
  CREATE INDEX "case_study_updated_at_idx" ON "case_study" USING btree ("updated_at");
  CREATE INDEX "case_study_created_at_idx" ON "case_study" USING btree ("created_at");
  CREATE INDEX "case_study_deleted_at_idx" ON "case_study" USING btree ("deleted_at");
  CREATE INDEX "case_study__status_idx" ON "case_study" USING btree ("_status");
  CREATE INDEX "case_study_meta_meta_picture_idx" ON "case_study_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "case_study_alias_idx" ON "case_study_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "case_study_locales_locale_parent_id_unique" ON "case_study_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_study_rels_order_idx" ON "case_study_rels" USING btree ("order");
  CREATE INDEX "case_study_rels_parent_idx" ON "case_study_rels" USING btree ("parent_id");
  CREATE INDEX "case_study_rels_path_idx" ON "case_study_rels" USING btree ("path");
  CREATE INDEX "case_study_rels_images_id_idx" ON "case_study_rels" USING btree ("images_id");
  CREATE INDEX "case_study_rels_svgs_id_idx" ON "case_study_rels" USING btree ("svgs_id");
  CREATE INDEX "case_study_rels_product_detail_id_idx" ON "case_study_rels" USING btree ("product_detail_id");
  CREATE INDEX "case_study_rels_product_suites_id_idx" ON "case_study_rels" USING btree ("product_suites_id");
  CREATE INDEX "case_study_rels_industries_id_idx" ON "case_study_rels" USING btree ("industries_id");
  CREATE INDEX "case_study_rels_tags_id_idx" ON "case_study_rels" USING btree ("tags_id");
  CREATE INDEX "_case_study_v_version_results_order_idx" ON "_case_study_v_version_results" USING btree ("_order");
  CREATE INDEX "_case_study_v_version_results_parent_id_idx" ON "_case_study_v_version_results" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_case_study_v_version_results_locales_locale_parent_id_uniqu" ON "_case_study_v_version_results_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_study_v_version_facts_order_idx" ON "_case_study_v_version_facts" USING btree ("_order");
  CREATE INDEX "_case_study_v_version_facts_parent_id_idx" ON "_case_study_v_version_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_case_study_v_version_facts_locales_locale_parent_id_unique" ON "_case_study_v_version_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_study_v_parent_idx" ON "_case_study_v" USING btree ("parent_id");
  CREATE INDEX "_case_study_v_version_version_testimonial_idx" ON "_case_study_v" USING btree ("version_testimonial_id");
  CREATE INDEX "_case_study_v_version_version_moderation_idx" ON "_case_study_v" USING btree ("version_moderation");
  CREATE INDEX "_case_study_v_version_version_review_requested_by_idx" ON "_case_study_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "_case_study_v_version_version_saved_by_idx" ON "_case_study_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_case_study_v_version_version_created_idx" ON "_case_study_v" USING btree ("version_created");
  CREATE INDEX "_case_study_v_version_version_nid_idx" ON "_case_study_v" USING btree ("version_nid");
  CREATE INDEX "_case_study_v_version_version_demo_key_idx" ON "_case_study_v" USING btree ("version_demo_key");
  CREATE INDEX "_case_study_v_version_version_updated_at_idx" ON "_case_study_v" USING btree ("version_updated_at");
  CREATE INDEX "_case_study_v_version_version_created_at_idx" ON "_case_study_v" USING btree ("version_created_at");
  CREATE INDEX "_case_study_v_version_version_deleted_at_idx" ON "_case_study_v" USING btree ("version_deleted_at");
  CREATE INDEX "_case_study_v_version_version__status_idx" ON "_case_study_v" USING btree ("version__status");
  CREATE INDEX "_case_study_v_created_at_idx" ON "_case_study_v" USING btree ("created_at");
  CREATE INDEX "_case_study_v_updated_at_idx" ON "_case_study_v" USING btree ("updated_at");
  CREATE INDEX "_case_study_v_snapshot_idx" ON "_case_study_v" USING btree ("snapshot");
  CREATE INDEX "_case_study_v_published_locale_idx" ON "_case_study_v" USING btree ("published_locale");
  CREATE INDEX "_case_study_v_latest_idx" ON "_case_study_v" USING btree ("latest");
  CREATE INDEX "_case_study_v_version_meta_version_meta_picture_idx" ON "_case_study_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "_case_study_v_version_version_alias_idx" ON "_case_study_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_case_study_v_locales_locale_parent_id_unique" ON "_case_study_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_study_v_rels_order_idx" ON "_case_study_v_rels" USING btree ("order");
  CREATE INDEX "_case_study_v_rels_parent_idx" ON "_case_study_v_rels" USING btree ("parent_id");
  CREATE INDEX "_case_study_v_rels_path_idx" ON "_case_study_v_rels" USING btree ("path");
  CREATE INDEX "_case_study_v_rels_images_id_idx" ON "_case_study_v_rels" USING btree ("images_id");
  CREATE INDEX "_case_study_v_rels_svgs_id_idx" ON "_case_study_v_rels" USING btree ("svgs_id");
  CREATE INDEX "_case_study_v_rels_product_detail_id_idx" ON "_case_study_v_rels" USING btree ("product_detail_id");
  CREATE INDEX "_case_study_v_rels_product_suites_id_idx" ON "_case_study_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_case_study_v_rels_industries_id_idx" ON "_case_study_v_rels" USING btree ("industries_id");
  CREATE INDEX "_case_study_v_rels_tags_id_idx" ON "_case_study_v_rels" USING btree ("tags_id");
  CREATE INDEX "event_agenda_order_idx" ON "event_agenda" USING btree ("_order");
  CREATE INDEX "event_agenda_parent_id_idx" ON "event_agenda" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "event_agenda_locales_locale_parent_id_unique" ON "event_agenda_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "event_recording_idx" ON "event" USING btree ("recording_id");
  CREATE INDEX "event_moderation_idx" ON "event" USING btree ("moderation");
  CREATE INDEX "event_review_requested_by_idx" ON "event" USING btree ("review_requested_by_id");
  CREATE INDEX "event_saved_by_idx" ON "event" USING btree ("saved_by_id");
  CREATE INDEX "event_created_idx" ON "event" USING btree ("created");
  CREATE UNIQUE INDEX "event_nid_idx" ON "event" USING btree ("nid");
  CREATE INDEX "event_demo_key_idx" ON "event" USING btree ("demo_key");
  CREATE INDEX "event_updated_at_idx" ON "event" USING btree ("updated_at");
  CREATE INDEX "event_created_at_idx" ON "event" USING btree ("created_at");
  CREATE INDEX "event_deleted_at_idx" ON "event" USING btree ("deleted_at");
  CREATE INDEX "event__status_idx" ON "event" USING btree ("_status");
  CREATE INDEX "event_meta_meta_picture_idx" ON "event_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "event_alias_idx" ON "event_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "event_locales_locale_parent_id_unique" ON "event_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "event_rels_order_idx" ON "event_rels" USING btree ("order");
  CREATE INDEX "event_rels_parent_idx" ON "event_rels" USING btree ("parent_id");
  CREATE INDEX "event_rels_path_idx" ON "event_rels" USING btree ("path");
  CREATE INDEX "event_rels_images_id_idx" ON "event_rels" USING btree ("images_id");
  CREATE INDEX "event_rels_svgs_id_idx" ON "event_rels" USING btree ("svgs_id");
  CREATE INDEX "event_rels_person_id_idx" ON "event_rels" USING btree ("person_id");
  CREATE INDEX "event_rels_product_suites_id_idx" ON "event_rels" USING btree ("product_suites_id");
  CREATE INDEX "event_rels_industries_id_idx" ON "event_rels" USING btree ("industries_id");
  CREATE INDEX "event_rels_tags_id_idx" ON "event_rels" USING btree ("tags_id");
  CREATE INDEX "_event_v_version_agenda_order_idx" ON "_event_v_version_agenda" USING btree ("_order");
  CREATE INDEX "_event_v_version_agenda_parent_id_idx" ON "_event_v_version_agenda" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_event_v_version_agenda_locales_locale_parent_id_unique" ON "_event_v_version_agenda_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_event_v_parent_idx" ON "_event_v" USING btree ("parent_id");
  CREATE INDEX "_event_v_version_version_recording_idx" ON "_event_v" USING btree ("version_recording_id");
  CREATE INDEX "_event_v_version_version_moderation_idx" ON "_event_v" USING btree ("version_moderation");
  CREATE INDEX "_event_v_version_version_review_requested_by_idx" ON "_event_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "_event_v_version_version_saved_by_idx" ON "_event_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_event_v_version_version_created_idx" ON "_event_v" USING btree ("version_created");
  CREATE INDEX "_event_v_version_version_nid_idx" ON "_event_v" USING btree ("version_nid");
  CREATE INDEX "_event_v_version_version_demo_key_idx" ON "_event_v" USING btree ("version_demo_key");
  CREATE INDEX "_event_v_version_version_updated_at_idx" ON "_event_v" USING btree ("version_updated_at");
  CREATE INDEX "_event_v_version_version_created_at_idx" ON "_event_v" USING btree ("version_created_at");
  CREATE INDEX "_event_v_version_version_deleted_at_idx" ON "_event_v" USING btree ("version_deleted_at");
  CREATE INDEX "_event_v_version_version__status_idx" ON "_event_v" USING btree ("version__status");
  CREATE INDEX "_event_v_created_at_idx" ON "_event_v" USING btree ("created_at");
  CREATE INDEX "_event_v_updated_at_idx" ON "_event_v" USING btree ("updated_at");
  CREATE INDEX "_event_v_snapshot_idx" ON "_event_v" USING btree ("snapshot");
  CREATE INDEX "_event_v_published_locale_idx" ON "_event_v" USING btree ("published_locale");
  CREATE INDEX "_event_v_latest_idx" ON "_event_v" USING btree ("latest");
  CREATE INDEX "_event_v_version_meta_version_meta_picture_idx" ON "_event_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "_event_v_version_version_alias_idx" ON "_event_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_event_v_locales_locale_parent_id_unique" ON "_event_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_event_v_rels_order_idx" ON "_event_v_rels" USING btree ("order");
  CREATE INDEX "_event_v_rels_parent_idx" ON "_event_v_rels" USING btree ("parent_id");
  CREATE INDEX "_event_v_rels_path_idx" ON "_event_v_rels" USING btree ("path");
  CREATE INDEX "_event_v_rels_images_id_idx" ON "_event_v_rels" USING btree ("images_id");
  CREATE INDEX "_event_v_rels_svgs_id_idx" ON "_event_v_rels" USING btree ("svgs_id");
  CREATE INDEX "_event_v_rels_person_id_idx" ON "_event_v_rels" USING btree ("person_id");
  CREATE INDEX "_event_v_rels_product_suites_id_idx" ON "_event_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_event_v_rels_industries_id_idx" ON "_event_v_rels" USING btree ("industries_id");
  CREATE INDEX "_event_v_rels_tags_id_idx" ON "_event_v_rels" USING btree ("tags_id");
  CREATE INDEX "person_links_order_idx" ON "person_links" USING btree ("_order");
  CREATE INDEX "person_links_parent_id_idx" ON "person_links" USING btree ("_parent_id");
  CREATE INDEX "person_portrait_idx" ON "person" USING btree ("portrait_id");
  CREATE INDEX "person_moderation_idx" ON "person" USING btree ("moderation");
  CREATE INDEX "person_review_requested_by_idx" ON "person" USING btree ("review_requested_by_id");
  CREATE INDEX "person_saved_by_idx" ON "person" USING btree ("saved_by_id");
  CREATE INDEX "person_created_idx" ON "person" USING btree ("created");
  CREATE UNIQUE INDEX "person_nid_idx" ON "person" USING btree ("nid");
  CREATE INDEX "person_demo_key_idx" ON "person" USING btree ("demo_key");
  CREATE INDEX "person_updated_at_idx" ON "person" USING btree ("updated_at");
  CREATE INDEX "person_created_at_idx" ON "person" USING btree ("created_at");
  CREATE INDEX "person_deleted_at_idx" ON "person" USING btree ("deleted_at");
  CREATE INDEX "person__status_idx" ON "person" USING btree ("_status");
  CREATE INDEX "person_meta_meta_picture_idx" ON "person_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "person_alias_idx" ON "person_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "person_locales_locale_parent_id_unique" ON "person_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "person_rels_order_idx" ON "person_rels" USING btree ("order");
  CREATE INDEX "person_rels_parent_idx" ON "person_rels" USING btree ("parent_id");
  CREATE INDEX "person_rels_path_idx" ON "person_rels" USING btree ("path");
  CREATE INDEX "person_rels_role_category_id_idx" ON "person_rels" USING btree ("role_category_id");
  CREATE INDEX "person_rels_product_suites_id_idx" ON "person_rels" USING btree ("product_suites_id");
  CREATE INDEX "person_rels_industries_id_idx" ON "person_rels" USING btree ("industries_id");
  CREATE INDEX "person_rels_tags_id_idx" ON "person_rels" USING btree ("tags_id");
  CREATE INDEX "_person_v_version_links_order_idx" ON "_person_v_version_links" USING btree ("_order");
  CREATE INDEX "_person_v_version_links_parent_id_idx" ON "_person_v_version_links" USING btree ("_parent_id");
  CREATE INDEX "_person_v_parent_idx" ON "_person_v" USING btree ("parent_id");
  CREATE INDEX "_person_v_version_version_portrait_idx" ON "_person_v" USING btree ("version_portrait_id");
  CREATE INDEX "_person_v_version_version_moderation_idx" ON "_person_v" USING btree ("version_moderation");
  CREATE INDEX "_person_v_version_version_review_requested_by_idx" ON "_person_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "_person_v_version_version_saved_by_idx" ON "_person_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_person_v_version_version_created_idx" ON "_person_v" USING btree ("version_created");
  CREATE INDEX "_person_v_version_version_nid_idx" ON "_person_v" USING btree ("version_nid");
  CREATE INDEX "_person_v_version_version_demo_key_idx" ON "_person_v" USING btree ("version_demo_key");
  CREATE INDEX "_person_v_version_version_updated_at_idx" ON "_person_v" USING btree ("version_updated_at");
  CREATE INDEX "_person_v_version_version_created_at_idx" ON "_person_v" USING btree ("version_created_at");
  CREATE INDEX "_person_v_version_version_deleted_at_idx" ON "_person_v" USING btree ("version_deleted_at");
  CREATE INDEX "_person_v_version_version__status_idx" ON "_person_v" USING btree ("version__status");
  CREATE INDEX "_person_v_created_at_idx" ON "_person_v" USING btree ("created_at");
  CREATE INDEX "_person_v_updated_at_idx" ON "_person_v" USING btree ("updated_at");
  CREATE INDEX "_person_v_snapshot_idx" ON "_person_v" USING btree ("snapshot");
  CREATE INDEX "_person_v_published_locale_idx" ON "_person_v" USING btree ("published_locale");
  CREATE INDEX "_person_v_latest_idx" ON "_person_v" USING btree ("latest");
  CREATE INDEX "_person_v_version_meta_version_meta_picture_idx" ON "_person_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "_person_v_version_version_alias_idx" ON "_person_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_person_v_locales_locale_parent_id_unique" ON "_person_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_person_v_rels_order_idx" ON "_person_v_rels" USING btree ("order");
  CREATE INDEX "_person_v_rels_parent_idx" ON "_person_v_rels" USING btree ("parent_id");
  CREATE INDEX "_person_v_rels_path_idx" ON "_person_v_rels" USING btree ("path");
  CREATE INDEX "_person_v_rels_role_category_id_idx" ON "_person_v_rels" USING btree ("role_category_id");
  CREATE INDEX "_person_v_rels_product_suites_id_idx" ON "_person_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_person_v_rels_industries_id_idx" ON "_person_v_rels" USING btree ("industries_id");
  CREATE INDEX "_person_v_rels_tags_id_idx" ON "_person_v_rels" USING btree ("tags_id");
  CREATE INDEX "testimonial_portrait_idx" ON "testimonial" USING btree ("portrait_id");
  CREATE INDEX "testimonial_case_study_idx" ON "testimonial" USING btree ("case_study_id");
  CREATE INDEX "testimonial_moderation_idx" ON "testimonial" USING btree ("moderation");
  CREATE INDEX "testimonial_review_requested_by_idx" ON "testimonial" USING btree ("review_requested_by_id");
  CREATE INDEX "testimonial_saved_by_idx" ON "testimonial" USING btree ("saved_by_id");
  CREATE INDEX "testimonial_created_idx" ON "testimonial" USING btree ("created");
  CREATE UNIQUE INDEX "testimonial_nid_idx" ON "testimonial" USING btree ("nid");
  CREATE INDEX "testimonial_demo_key_idx" ON "testimonial" USING btree ("demo_key");
  CREATE INDEX "testimonial_updated_at_idx" ON "testimonial" USING btree ("updated_at");
  CREATE INDEX "testimonial_created_at_idx" ON "testimonial" USING btree ("created_at");
  CREATE INDEX "testimonial_deleted_at_idx" ON "testimonial" USING btree ("deleted_at");
  CREATE INDEX "testimonial__status_idx" ON "testimonial" USING btree ("_status");
  CREATE INDEX "testimonial_meta_meta_picture_idx" ON "testimonial_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "testimonial_alias_idx" ON "testimonial_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "testimonial_locales_locale_parent_id_unique" ON "testimonial_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "testimonial_rels_order_idx" ON "testimonial_rels" USING btree ("order");
  CREATE INDEX "testimonial_rels_parent_idx" ON "testimonial_rels" USING btree ("parent_id");
  CREATE INDEX "testimonial_rels_path_idx" ON "testimonial_rels" USING btree ("path");
  CREATE INDEX "testimonial_rels_images_id_idx" ON "testimonial_rels" USING btree ("images_id");
  CREATE INDEX "testimonial_rels_svgs_id_idx" ON "testimonial_rels" USING btree ("svgs_id");
  CREATE INDEX "testimonial_rels_product_detail_id_idx" ON "testimonial_rels" USING btree ("product_detail_id");
  CREATE INDEX "testimonial_rels_product_suites_id_idx" ON "testimonial_rels" USING btree ("product_suites_id");
  CREATE INDEX "testimonial_rels_industries_id_idx" ON "testimonial_rels" USING btree ("industries_id");
  CREATE INDEX "testimonial_rels_tags_id_idx" ON "testimonial_rels" USING btree ("tags_id");
  CREATE INDEX "_testimonial_v_parent_idx" ON "_testimonial_v" USING btree ("parent_id");
  CREATE INDEX "_testimonial_v_version_version_portrait_idx" ON "_testimonial_v" USING btree ("version_portrait_id");
  CREATE INDEX "_testimonial_v_version_version_case_study_idx" ON "_testimonial_v" USING btree ("version_case_study_id");
  CREATE INDEX "_testimonial_v_version_version_moderation_idx" ON "_testimonial_v" USING btree ("version_moderation");
  CREATE INDEX "_testimonial_v_version_version_review_requested_by_idx" ON "_testimonial_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "_testimonial_v_version_version_saved_by_idx" ON "_testimonial_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_testimonial_v_version_version_created_idx" ON "_testimonial_v" USING btree ("version_created");
  CREATE INDEX "_testimonial_v_version_version_nid_idx" ON "_testimonial_v" USING btree ("version_nid");
  CREATE INDEX "_testimonial_v_version_version_demo_key_idx" ON "_testimonial_v" USING btree ("version_demo_key");
  CREATE INDEX "_testimonial_v_version_version_updated_at_idx" ON "_testimonial_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonial_v_version_version_created_at_idx" ON "_testimonial_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonial_v_version_version_deleted_at_idx" ON "_testimonial_v" USING btree ("version_deleted_at");
  CREATE INDEX "_testimonial_v_version_version__status_idx" ON "_testimonial_v" USING btree ("version__status");
  CREATE INDEX "_testimonial_v_created_at_idx" ON "_testimonial_v" USING btree ("created_at");
  CREATE INDEX "_testimonial_v_updated_at_idx" ON "_testimonial_v" USING btree ("updated_at");
  CREATE INDEX "_testimonial_v_snapshot_idx" ON "_testimonial_v" USING btree ("snapshot");
  CREATE INDEX "_testimonial_v_published_locale_idx" ON "_testimonial_v" USING btree ("published_locale");
  CREATE INDEX "_testimonial_v_latest_idx" ON "_testimonial_v" USING btree ("latest");
  CREATE INDEX "_testimonial_v_version_meta_version_meta_picture_idx" ON "_testimonial_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "_testimonial_v_version_version_alias_idx" ON "_testimonial_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_testimonial_v_locales_locale_parent_id_unique" ON "_testimonial_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_testimonial_v_rels_order_idx" ON "_testimonial_v_rels" USING btree ("order");
  CREATE INDEX "_testimonial_v_rels_parent_idx" ON "_testimonial_v_rels" USING btree ("parent_id");
  CREATE INDEX "_testimonial_v_rels_path_idx" ON "_testimonial_v_rels" USING btree ("path");
  CREATE INDEX "_testimonial_v_rels_images_id_idx" ON "_testimonial_v_rels" USING btree ("images_id");
  CREATE INDEX "_testimonial_v_rels_svgs_id_idx" ON "_testimonial_v_rels" USING btree ("svgs_id");
  CREATE INDEX "_testimonial_v_rels_product_detail_id_idx" ON "_testimonial_v_rels" USING btree ("product_detail_id");
  CREATE INDEX "_testimonial_v_rels_product_suites_id_idx" ON "_testimonial_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_testimonial_v_rels_industries_id_idx" ON "_testimonial_v_rels" USING btree ("industries_id");
  CREATE INDEX "_testimonial_v_rels_tags_id_idx" ON "_testimonial_v_rels" USING btree ("tags_id");
  CREATE INDEX "page_moderation_idx" ON "page" USING btree ("moderation");
  CREATE INDEX "page_review_requested_by_idx" ON "page" USING btree ("review_requested_by_id");
  CREATE INDEX "page_saved_by_idx" ON "page" USING btree ("saved_by_id");
  CREATE INDEX "page_created_idx" ON "page" USING btree ("created");
  CREATE UNIQUE INDEX "page_nid_idx" ON "page" USING btree ("nid");
  CREATE INDEX "page_demo_key_idx" ON "page" USING btree ("demo_key");
  CREATE INDEX "page_updated_at_idx" ON "page" USING btree ("updated_at");
  CREATE INDEX "page_created_at_idx" ON "page" USING btree ("created_at");
  CREATE INDEX "page_deleted_at_idx" ON "page" USING btree ("deleted_at");
  CREATE INDEX "page__status_idx" ON "page" USING btree ("_status");
  CREATE INDEX "page_meta_meta_picture_idx" ON "page_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "page_alias_idx" ON "page_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "page_locales_locale_parent_id_unique" ON "page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_rels_order_idx" ON "page_rels" USING btree ("order");
  CREATE INDEX "page_rels_parent_idx" ON "page_rels" USING btree ("parent_id");
  CREATE INDEX "page_rels_path_idx" ON "page_rels" USING btree ("path");
  CREATE INDEX "page_rels_images_id_idx" ON "page_rels" USING btree ("images_id");
  CREATE INDEX "page_rels_svgs_id_idx" ON "page_rels" USING btree ("svgs_id");
  CREATE INDEX "page_rels_product_suites_id_idx" ON "page_rels" USING btree ("product_suites_id");
  CREATE INDEX "page_rels_industries_id_idx" ON "page_rels" USING btree ("industries_id");
  CREATE INDEX "page_rels_tags_id_idx" ON "page_rels" USING btree ("tags_id");
  CREATE INDEX "_page_v_parent_idx" ON "_page_v" USING btree ("parent_id");
  CREATE INDEX "_page_v_version_version_moderation_idx" ON "_page_v" USING btree ("version_moderation");
  CREATE INDEX "_page_v_version_version_review_requested_by_idx" ON "_page_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "_page_v_version_version_saved_by_idx" ON "_page_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_page_v_version_version_created_idx" ON "_page_v" USING btree ("version_created");
  CREATE INDEX "_page_v_version_version_nid_idx" ON "_page_v" USING btree ("version_nid");
  CREATE INDEX "_page_v_version_version_demo_key_idx" ON "_page_v" USING btree ("version_demo_key");
  CREATE INDEX "_page_v_version_version_updated_at_idx" ON "_page_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_v_version_version_created_at_idx" ON "_page_v" USING btree ("version_created_at");
  CREATE INDEX "_page_v_version_version_deleted_at_idx" ON "_page_v" USING btree ("version_deleted_at");
  CREATE INDEX "_page_v_version_version__status_idx" ON "_page_v" USING btree ("version__status");
  CREATE INDEX "_page_v_created_at_idx" ON "_page_v" USING btree ("created_at");
  CREATE INDEX "_page_v_updated_at_idx" ON "_page_v" USING btree ("updated_at");
  CREATE INDEX "_page_v_snapshot_idx" ON "_page_v" USING btree ("snapshot");
  CREATE INDEX "_page_v_published_locale_idx" ON "_page_v" USING btree ("published_locale");
  CREATE INDEX "_page_v_latest_idx" ON "_page_v" USING btree ("latest");
  CREATE INDEX "_page_v_version_meta_version_meta_picture_idx" ON "_page_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "_page_v_version_version_alias_idx" ON "_page_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_page_v_locales_locale_parent_id_unique" ON "_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_v_rels_order_idx" ON "_page_v_rels" USING btree ("order");
  CREATE INDEX "_page_v_rels_parent_idx" ON "_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_page_v_rels_path_idx" ON "_page_v_rels" USING btree ("path");
  CREATE INDEX "_page_v_rels_images_id_idx" ON "_page_v_rels" USING btree ("images_id");
  CREATE INDEX "_page_v_rels_svgs_id_idx" ON "_page_v_rels" USING btree ("svgs_id");
  CREATE INDEX "_page_v_rels_product_suites_id_idx" ON "_page_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_page_v_rels_industries_id_idx" ON "_page_v_rels" USING btree ("industries_id");
  CREATE INDEX "_page_v_rels_tags_id_idx" ON "_page_v_rels" USING btree ("tags_id");
  CREATE INDEX "landing_page_points_order_idx" ON "landing_page_points" USING btree ("_order");
  CREATE INDEX "landing_page_points_parent_id_idx" ON "landing_page_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "landing_page_points_locales_locale_parent_id_unique" ON "landing_page_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landing_page_form_idx" ON "landing_page" USING btree ("form_id");
  CREATE INDEX "landing_page_testimonial_idx" ON "landing_page" USING btree ("testimonial_id");
  CREATE INDEX "landing_page_moderation_idx" ON "landing_page" USING btree ("moderation");
  CREATE INDEX "landing_page_review_requested_by_idx" ON "landing_page" USING btree ("review_requested_by_id");
  CREATE INDEX "landing_page_saved_by_idx" ON "landing_page" USING btree ("saved_by_id");
  CREATE INDEX "landing_page_created_idx" ON "landing_page" USING btree ("created");
  CREATE UNIQUE INDEX "landing_page_nid_idx" ON "landing_page" USING btree ("nid");
  CREATE INDEX "landing_page_demo_key_idx" ON "landing_page" USING btree ("demo_key");
  CREATE INDEX "landing_page_updated_at_idx" ON "landing_page" USING btree ("updated_at");
  CREATE INDEX "landing_page_created_at_idx" ON "landing_page" USING btree ("created_at");
  CREATE INDEX "landing_page_deleted_at_idx" ON "landing_page" USING btree ("deleted_at");
  CREATE INDEX "landing_page__status_idx" ON "landing_page" USING btree ("_status");
  CREATE INDEX "landing_page_meta_meta_picture_idx" ON "landing_page_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "landing_page_alias_idx" ON "landing_page_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "landing_page_locales_locale_parent_id_unique" ON "landing_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landing_page_rels_order_idx" ON "landing_page_rels" USING btree ("order");
  CREATE INDEX "landing_page_rels_parent_idx" ON "landing_page_rels" USING btree ("parent_id");
  CREATE INDEX "landing_page_rels_path_idx" ON "landing_page_rels" USING btree ("path");
  CREATE INDEX "landing_page_rels_images_id_idx" ON "landing_page_rels" USING btree ("images_id");
  CREATE INDEX "landing_page_rels_svgs_id_idx" ON "landing_page_rels" USING btree ("svgs_id");
  CREATE INDEX "landing_page_rels_product_suites_id_idx" ON "landing_page_rels" USING btree ("product_suites_id");
  CREATE INDEX "landing_page_rels_industries_id_idx" ON "landing_page_rels" USING btree ("industries_id");
  CREATE INDEX "landing_page_rels_tags_id_idx" ON "landing_page_rels" USING btree ("tags_id");
  CREATE INDEX "_landing_page_v_version_points_order_idx" ON "_landing_page_v_version_points" USING btree ("_order");
  CREATE INDEX "_landing_page_v_version_points_parent_id_idx" ON "_landing_page_v_version_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_landing_page_v_version_points_locales_locale_parent_id_uniq" ON "_landing_page_v_version_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_landing_page_v_parent_idx" ON "_landing_page_v" USING btree ("parent_id");
  CREATE INDEX "_landing_page_v_version_version_form_idx" ON "_landing_page_v" USING btree ("version_form_id");
  CREATE INDEX "_landing_page_v_version_version_testimonial_idx" ON "_landing_page_v" USING btree ("version_testimonial_id");
  CREATE INDEX "_landing_page_v_version_version_moderation_idx" ON "_landing_page_v" USING btree ("version_moderation");
  CREATE INDEX "_landing_page_v_version_version_review_requested_by_idx" ON "_landing_page_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "_landing_page_v_version_version_saved_by_idx" ON "_landing_page_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_landing_page_v_version_version_created_idx" ON "_landing_page_v" USING btree ("version_created");
  CREATE INDEX "_landing_page_v_version_version_nid_idx" ON "_landing_page_v" USING btree ("version_nid");
  CREATE INDEX "_landing_page_v_version_version_demo_key_idx" ON "_landing_page_v" USING btree ("version_demo_key");
  CREATE INDEX "_landing_page_v_version_version_updated_at_idx" ON "_landing_page_v" USING btree ("version_updated_at");
  CREATE INDEX "_landing_page_v_version_version_created_at_idx" ON "_landing_page_v" USING btree ("version_created_at");
  CREATE INDEX "_landing_page_v_version_version_deleted_at_idx" ON "_landing_page_v" USING btree ("version_deleted_at");
  CREATE INDEX "_landing_page_v_version_version__status_idx" ON "_landing_page_v" USING btree ("version__status");
  CREATE INDEX "_landing_page_v_created_at_idx" ON "_landing_page_v" USING btree ("created_at");
  CREATE INDEX "_landing_page_v_updated_at_idx" ON "_landing_page_v" USING btree ("updated_at");
  CREATE INDEX "_landing_page_v_snapshot_idx" ON "_landing_page_v" USING btree ("snapshot");
  CREATE INDEX "_landing_page_v_published_locale_idx" ON "_landing_page_v" USING btree ("published_locale");
  CREATE INDEX "_landing_page_v_latest_idx" ON "_landing_page_v" USING btree ("latest");
  CREATE INDEX "_landing_page_v_version_meta_version_meta_picture_idx" ON "_landing_page_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "_landing_page_v_version_version_alias_idx" ON "_landing_page_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_landing_page_v_locales_locale_parent_id_unique" ON "_landing_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_landing_page_v_rels_order_idx" ON "_landing_page_v_rels" USING btree ("order");
  CREATE INDEX "_landing_page_v_rels_parent_idx" ON "_landing_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_landing_page_v_rels_path_idx" ON "_landing_page_v_rels" USING btree ("path");
  CREATE INDEX "_landing_page_v_rels_images_id_idx" ON "_landing_page_v_rels" USING btree ("images_id");
  CREATE INDEX "_landing_page_v_rels_svgs_id_idx" ON "_landing_page_v_rels" USING btree ("svgs_id");
  CREATE INDEX "_landing_page_v_rels_product_suites_id_idx" ON "_landing_page_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_landing_page_v_rels_industries_id_idx" ON "_landing_page_v_rels" USING btree ("industries_id");
  CREATE INDEX "_landing_page_v_rels_tags_id_idx" ON "_landing_page_v_rels" USING btree ("tags_id");
  CREATE INDEX "overview_page_moderation_idx" ON "overview_page" USING btree ("moderation");
  CREATE INDEX "overview_page_review_requested_by_idx" ON "overview_page" USING btree ("review_requested_by_id");
  CREATE INDEX "overview_page_saved_by_idx" ON "overview_page" USING btree ("saved_by_id");
  CREATE INDEX "overview_page_created_idx" ON "overview_page" USING btree ("created");
  CREATE UNIQUE INDEX "overview_page_nid_idx" ON "overview_page" USING btree ("nid");
  CREATE INDEX "overview_page_demo_key_idx" ON "overview_page" USING btree ("demo_key");
  CREATE INDEX "overview_page_updated_at_idx" ON "overview_page" USING btree ("updated_at");
  CREATE INDEX "overview_page_created_at_idx" ON "overview_page" USING btree ("created_at");
  CREATE INDEX "overview_page_deleted_at_idx" ON "overview_page" USING btree ("deleted_at");
  CREATE INDEX "overview_page__status_idx" ON "overview_page" USING btree ("_status");
  CREATE INDEX "overview_page_meta_meta_picture_idx" ON "overview_page_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "overview_page_alias_idx" ON "overview_page_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "overview_page_locales_locale_parent_id_unique" ON "overview_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "overview_page_rels_order_idx" ON "overview_page_rels" USING btree ("order");
  CREATE INDEX "overview_page_rels_parent_idx" ON "overview_page_rels" USING btree ("parent_id");
  CREATE INDEX "overview_page_rels_path_idx" ON "overview_page_rels" USING btree ("path");
  CREATE INDEX "overview_page_rels_images_id_idx" ON "overview_page_rels" USING btree ("images_id");
  CREATE INDEX "overview_page_rels_svgs_id_idx" ON "overview_page_rels" USING btree ("svgs_id");
  CREATE INDEX "overview_page_rels_article_id_idx" ON "overview_page_rels" USING btree ("article_id");
  CREATE INDEX "overview_page_rels_case_study_id_idx" ON "overview_page_rels" USING btree ("case_study_id");
  CREATE INDEX "overview_page_rels_event_id_idx" ON "overview_page_rels" USING btree ("event_id");
  CREATE INDEX "overview_page_rels_landing_page_id_idx" ON "overview_page_rels" USING btree ("landing_page_id");
  CREATE INDEX "overview_page_rels_overview_page_id_idx" ON "overview_page_rels" USING btree ("overview_page_id");
  CREATE INDEX "overview_page_rels_page_id_idx" ON "overview_page_rels" USING btree ("page_id");
  CREATE INDEX "overview_page_rels_person_id_idx" ON "overview_page_rels" USING btree ("person_id");
  CREATE INDEX "overview_page_rels_platform_id_idx" ON "overview_page_rels" USING btree ("platform_id");
  CREATE INDEX "overview_page_rels_product_detail_id_idx" ON "overview_page_rels" USING btree ("product_detail_id");
  CREATE INDEX "overview_page_rels_product_suite_id_idx" ON "overview_page_rels" USING btree ("product_suite_id");
  CREATE INDEX "overview_page_rels_resource_id_idx" ON "overview_page_rels" USING btree ("resource_id");
  CREATE INDEX "overview_page_rels_solution_id_idx" ON "overview_page_rels" USING btree ("solution_id");
  CREATE INDEX "overview_page_rels_testimonial_id_idx" ON "overview_page_rels" USING btree ("testimonial_id");
  CREATE INDEX "overview_page_rels_product_suites_id_idx" ON "overview_page_rels" USING btree ("product_suites_id");
  CREATE INDEX "overview_page_rels_industries_id_idx" ON "overview_page_rels" USING btree ("industries_id");
  CREATE INDEX "overview_page_rels_tags_id_idx" ON "overview_page_rels" USING btree ("tags_id");
  CREATE INDEX "_overview_page_v_parent_idx" ON "_overview_page_v" USING btree ("parent_id");
  CREATE INDEX "_overview_page_v_version_version_moderation_idx" ON "_overview_page_v" USING btree ("version_moderation");
  CREATE INDEX "_overview_page_v_version_version_review_requested_by_idx" ON "_overview_page_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "_overview_page_v_version_version_saved_by_idx" ON "_overview_page_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_overview_page_v_version_version_created_idx" ON "_overview_page_v" USING btree ("version_created");
  CREATE INDEX "_overview_page_v_version_version_nid_idx" ON "_overview_page_v" USING btree ("version_nid");
  CREATE INDEX "_overview_page_v_version_version_demo_key_idx" ON "_overview_page_v" USING btree ("version_demo_key");
  CREATE INDEX "_overview_page_v_version_version_updated_at_idx" ON "_overview_page_v" USING btree ("version_updated_at");
  CREATE INDEX "_overview_page_v_version_version_created_at_idx" ON "_overview_page_v" USING btree ("version_created_at");
  CREATE INDEX "_overview_page_v_version_version_deleted_at_idx" ON "_overview_page_v" USING btree ("version_deleted_at");
  CREATE INDEX "_overview_page_v_version_version__status_idx" ON "_overview_page_v" USING btree ("version__status");
  CREATE INDEX "_overview_page_v_created_at_idx" ON "_overview_page_v" USING btree ("created_at");
  CREATE INDEX "_overview_page_v_updated_at_idx" ON "_overview_page_v" USING btree ("updated_at");
  CREATE INDEX "_overview_page_v_snapshot_idx" ON "_overview_page_v" USING btree ("snapshot");
  CREATE INDEX "_overview_page_v_published_locale_idx" ON "_overview_page_v" USING btree ("published_locale");
  CREATE INDEX "_overview_page_v_latest_idx" ON "_overview_page_v" USING btree ("latest");
  CREATE INDEX "_overview_page_v_version_meta_version_meta_picture_idx" ON "_overview_page_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "_overview_page_v_version_version_alias_idx" ON "_overview_page_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_overview_page_v_locales_locale_parent_id_unique" ON "_overview_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_overview_page_v_rels_order_idx" ON "_overview_page_v_rels" USING btree ("order");
  CREATE INDEX "_overview_page_v_rels_parent_idx" ON "_overview_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_overview_page_v_rels_path_idx" ON "_overview_page_v_rels" USING btree ("path");
  CREATE INDEX "_overview_page_v_rels_images_id_idx" ON "_overview_page_v_rels" USING btree ("images_id");
  CREATE INDEX "_overview_page_v_rels_svgs_id_idx" ON "_overview_page_v_rels" USING btree ("svgs_id");
  CREATE INDEX "_overview_page_v_rels_article_id_idx" ON "_overview_page_v_rels" USING btree ("article_id");
  CREATE INDEX "_overview_page_v_rels_case_study_id_idx" ON "_overview_page_v_rels" USING btree ("case_study_id");
  CREATE INDEX "_overview_page_v_rels_event_id_idx" ON "_overview_page_v_rels" USING btree ("event_id");
  CREATE INDEX "_overview_page_v_rels_landing_page_id_idx" ON "_overview_page_v_rels" USING btree ("landing_page_id");
  CREATE INDEX "_overview_page_v_rels_overview_page_id_idx" ON "_overview_page_v_rels" USING btree ("overview_page_id");
  CREATE INDEX "_overview_page_v_rels_page_id_idx" ON "_overview_page_v_rels" USING btree ("page_id");
  CREATE INDEX "_overview_page_v_rels_person_id_idx" ON "_overview_page_v_rels" USING btree ("person_id");
  CREATE INDEX "_overview_page_v_rels_platform_id_idx" ON "_overview_page_v_rels" USING btree ("platform_id");
  CREATE INDEX "_overview_page_v_rels_product_detail_id_idx" ON "_overview_page_v_rels" USING btree ("product_detail_id");
  CREATE INDEX "_overview_page_v_rels_product_suite_id_idx" ON "_overview_page_v_rels" USING btree ("product_suite_id");
  CREATE INDEX "_overview_page_v_rels_resource_id_idx" ON "_overview_page_v_rels" USING btree ("resource_id");
  CREATE INDEX "_overview_page_v_rels_solution_id_idx" ON "_overview_page_v_rels" USING btree ("solution_id");
  CREATE INDEX "_overview_page_v_rels_testimonial_id_idx" ON "_overview_page_v_rels" USING btree ("testimonial_id");
  CREATE INDEX "_overview_page_v_rels_product_suites_id_idx" ON "_overview_page_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_overview_page_v_rels_industries_id_idx" ON "_overview_page_v_rels" USING btree ("industries_id");
  CREATE INDEX "_overview_page_v_rels_tags_id_idx" ON "_overview_page_v_rels" USING btree ("tags_id");
  CREATE INDEX "solution_situations_order_idx" ON "solution_situations" USING btree ("_order");
  CREATE INDEX "solution_situations_parent_id_idx" ON "solution_situations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "solution_situations_locales_locale_parent_id_unique" ON "solution_situations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solution_moderation_idx" ON "solution" USING btree ("moderation");
  CREATE INDEX "solution_review_requested_by_idx" ON "solution" USING btree ("review_requested_by_id");
  CREATE INDEX "solution_saved_by_idx" ON "solution" USING btree ("saved_by_id");
  CREATE INDEX "solution_created_idx" ON "solution" USING btree ("created");
  CREATE UNIQUE INDEX "solution_nid_idx" ON "solution" USING btree ("nid");
  CREATE INDEX "solution_demo_key_idx" ON "solution" USING btree ("demo_key");
  CREATE INDEX "solution_updated_at_idx" ON "solution" USING btree ("updated_at");
  CREATE INDEX "solution_created_at_idx" ON "solution" USING btree ("created_at");
  CREATE INDEX "solution_deleted_at_idx" ON "solution" USING btree ("deleted_at");
  CREATE INDEX "solution__status_idx" ON "solution" USING btree ("_status");
  CREATE INDEX "solution_meta_meta_picture_idx" ON "solution_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "solution_alias_idx" ON "solution_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "solution_locales_locale_parent_id_unique" ON "solution_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solution_rels_order_idx" ON "solution_rels" USING btree ("order");
  CREATE INDEX "solution_rels_parent_idx" ON "solution_rels" USING btree ("parent_id");
  CREATE INDEX "solution_rels_path_idx" ON "solution_rels" USING btree ("path");
  CREATE INDEX "solution_rels_images_id_idx" ON "solution_rels" USING btree ("images_id");
  CREATE INDEX "solution_rels_svgs_id_idx" ON "solution_rels" USING btree ("svgs_id");
  CREATE INDEX "solution_rels_product_detail_id_idx" ON "solution_rels" USING btree ("product_detail_id");
  CREATE INDEX "solution_rels_case_study_id_idx" ON "solution_rels" USING btree ("case_study_id");
  CREATE INDEX "solution_rels_resource_id_idx" ON "solution_rels" USING btree ("resource_id");
  CREATE INDEX "solution_rels_product_suites_id_idx" ON "solution_rels" USING btree ("product_suites_id");
  CREATE INDEX "solution_rels_industries_id_idx" ON "solution_rels" USING btree ("industries_id");
  CREATE INDEX "solution_rels_tags_id_idx" ON "solution_rels" USING btree ("tags_id");
  CREATE INDEX "_solution_v_version_situations_order_idx" ON "_solution_v_version_situations" USING btree ("_order");
  CREATE INDEX "_solution_v_version_situations_parent_id_idx" ON "_solution_v_version_situations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_solution_v_version_situations_locales_locale_parent_id_uniq" ON "_solution_v_version_situations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solution_v_parent_idx" ON "_solution_v" USING btree ("parent_id");
  CREATE INDEX "_solution_v_version_version_moderation_idx" ON "_solution_v" USING btree ("version_moderation");
  CREATE INDEX "_solution_v_version_version_review_requested_by_idx" ON "_solution_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "_solution_v_version_version_saved_by_idx" ON "_solution_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_solution_v_version_version_created_idx" ON "_solution_v" USING btree ("version_created");
  CREATE INDEX "_solution_v_version_version_nid_idx" ON "_solution_v" USING btree ("version_nid");
  CREATE INDEX "_solution_v_version_version_demo_key_idx" ON "_solution_v" USING btree ("version_demo_key");
  CREATE INDEX "_solution_v_version_version_updated_at_idx" ON "_solution_v" USING btree ("version_updated_at");
  CREATE INDEX "_solution_v_version_version_created_at_idx" ON "_solution_v" USING btree ("version_created_at");
  CREATE INDEX "_solution_v_version_version_deleted_at_idx" ON "_solution_v" USING btree ("version_deleted_at");
  CREATE INDEX "_solution_v_version_version__status_idx" ON "_solution_v" USING btree ("version__status");
  CREATE INDEX "_solution_v_created_at_idx" ON "_solution_v" USING btree ("created_at");
  CREATE INDEX "_solution_v_updated_at_idx" ON "_solution_v" USING btree ("updated_at");
  CREATE INDEX "_solution_v_snapshot_idx" ON "_solution_v" USING btree ("snapshot");
  CREATE INDEX "_solution_v_published_locale_idx" ON "_solution_v" USING btree ("published_locale");
  CREATE INDEX "_solution_v_latest_idx" ON "_solution_v" USING btree ("latest");
  CREATE INDEX "_solution_v_version_meta_version_meta_picture_idx" ON "_solution_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "_solution_v_version_version_alias_idx" ON "_solution_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_solution_v_locales_locale_parent_id_unique" ON "_solution_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solution_v_rels_order_idx" ON "_solution_v_rels" USING btree ("order");
  CREATE INDEX "_solution_v_rels_parent_idx" ON "_solution_v_rels" USING btree ("parent_id");
  CREATE INDEX "_solution_v_rels_path_idx" ON "_solution_v_rels" USING btree ("path");
  CREATE INDEX "_solution_v_rels_images_id_idx" ON "_solution_v_rels" USING btree ("images_id");
  CREATE INDEX "_solution_v_rels_svgs_id_idx" ON "_solution_v_rels" USING btree ("svgs_id");
  CREATE INDEX "_solution_v_rels_product_detail_id_idx" ON "_solution_v_rels" USING btree ("product_detail_id");
  CREATE INDEX "_solution_v_rels_case_study_id_idx" ON "_solution_v_rels" USING btree ("case_study_id");
  CREATE INDEX "_solution_v_rels_resource_id_idx" ON "_solution_v_rels" USING btree ("resource_id");
  CREATE INDEX "_solution_v_rels_product_suites_id_idx" ON "_solution_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_solution_v_rels_industries_id_idx" ON "_solution_v_rels" USING btree ("industries_id");
  CREATE INDEX "_solution_v_rels_tags_id_idx" ON "_solution_v_rels" USING btree ("tags_id");
  CREATE INDEX "platform_parts_order_idx" ON "platform_parts" USING btree ("_order");
  CREATE INDEX "platform_parts_parent_id_idx" ON "platform_parts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "platform_parts_locales_locale_parent_id_unique" ON "platform_parts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "platform_integrations_order_idx" ON "platform_integrations" USING btree ("_order");
  CREATE INDEX "platform_integrations_parent_id_idx" ON "platform_integrations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "platform_integrations_locales_locale_parent_id_unique" ON "platform_integrations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "platform_moderation_idx" ON "platform" USING btree ("moderation");
  CREATE INDEX "platform_review_requested_by_idx" ON "platform" USING btree ("review_requested_by_id");
  CREATE INDEX "platform_saved_by_idx" ON "platform" USING btree ("saved_by_id");
  CREATE INDEX "platform_created_idx" ON "platform" USING btree ("created");
  CREATE UNIQUE INDEX "platform_nid_idx" ON "platform" USING btree ("nid");
  CREATE INDEX "platform_demo_key_idx" ON "platform" USING btree ("demo_key");
  CREATE INDEX "platform_updated_at_idx" ON "platform" USING btree ("updated_at");
  CREATE INDEX "platform_created_at_idx" ON "platform" USING btree ("created_at");
  CREATE INDEX "platform_deleted_at_idx" ON "platform" USING btree ("deleted_at");
  CREATE INDEX "platform__status_idx" ON "platform" USING btree ("_status");
  CREATE INDEX "platform_meta_meta_picture_idx" ON "platform_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "platform_alias_idx" ON "platform_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "platform_locales_locale_parent_id_unique" ON "platform_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "platform_rels_order_idx" ON "platform_rels" USING btree ("order");
  CREATE INDEX "platform_rels_parent_idx" ON "platform_rels" USING btree ("parent_id");
  CREATE INDEX "platform_rels_path_idx" ON "platform_rels" USING btree ("path");
  CREATE INDEX "platform_rels_images_id_idx" ON "platform_rels" USING btree ("images_id");
  CREATE INDEX "platform_rels_svgs_id_idx" ON "platform_rels" USING btree ("svgs_id");
  CREATE INDEX "platform_rels_product_detail_id_idx" ON "platform_rels" USING btree ("product_detail_id");
  CREATE INDEX "platform_rels_product_suites_id_idx" ON "platform_rels" USING btree ("product_suites_id");
  CREATE INDEX "platform_rels_industries_id_idx" ON "platform_rels" USING btree ("industries_id");
  CREATE INDEX "platform_rels_tags_id_idx" ON "platform_rels" USING btree ("tags_id");
  CREATE INDEX "_platform_v_version_parts_order_idx" ON "_platform_v_version_parts" USING btree ("_order");
  CREATE INDEX "_platform_v_version_parts_parent_id_idx" ON "_platform_v_version_parts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_platform_v_version_parts_locales_locale_parent_id_unique" ON "_platform_v_version_parts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_platform_v_version_integrations_order_idx" ON "_platform_v_version_integrations" USING btree ("_order");
  CREATE INDEX "_platform_v_version_integrations_parent_id_idx" ON "_platform_v_version_integrations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_platform_v_version_integrations_locales_locale_parent_id_un" ON "_platform_v_version_integrations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_platform_v_parent_idx" ON "_platform_v" USING btree ("parent_id");
  CREATE INDEX "_platform_v_version_version_moderation_idx" ON "_platform_v" USING btree ("version_moderation");
  CREATE INDEX "_platform_v_version_version_review_requested_by_idx" ON "_platform_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "_platform_v_version_version_saved_by_idx" ON "_platform_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_platform_v_version_version_created_idx" ON "_platform_v" USING btree ("version_created");
  CREATE INDEX "_platform_v_version_version_nid_idx" ON "_platform_v" USING btree ("version_nid");
  CREATE INDEX "_platform_v_version_version_demo_key_idx" ON "_platform_v" USING btree ("version_demo_key");
  CREATE INDEX "_platform_v_version_version_updated_at_idx" ON "_platform_v" USING btree ("version_updated_at");
  CREATE INDEX "_platform_v_version_version_created_at_idx" ON "_platform_v" USING btree ("version_created_at");
  CREATE INDEX "_platform_v_version_version_deleted_at_idx" ON "_platform_v" USING btree ("version_deleted_at");
  CREATE INDEX "_platform_v_version_version__status_idx" ON "_platform_v" USING btree ("version__status");
  CREATE INDEX "_platform_v_created_at_idx" ON "_platform_v" USING btree ("created_at");
  CREATE INDEX "_platform_v_updated_at_idx" ON "_platform_v" USING btree ("updated_at");
  CREATE INDEX "_platform_v_snapshot_idx" ON "_platform_v" USING btree ("snapshot");
  CREATE INDEX "_platform_v_published_locale_idx" ON "_platform_v" USING btree ("published_locale");
  CREATE INDEX "_platform_v_latest_idx" ON "_platform_v" USING btree ("latest");
  CREATE INDEX "_platform_v_version_meta_version_meta_picture_idx" ON "_platform_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "_platform_v_version_version_alias_idx" ON "_platform_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_platform_v_locales_locale_parent_id_unique" ON "_platform_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_platform_v_rels_order_idx" ON "_platform_v_rels" USING btree ("order");
  CREATE INDEX "_platform_v_rels_parent_idx" ON "_platform_v_rels" USING btree ("parent_id");
  CREATE INDEX "_platform_v_rels_path_idx" ON "_platform_v_rels" USING btree ("path");
  CREATE INDEX "_platform_v_rels_images_id_idx" ON "_platform_v_rels" USING btree ("images_id");
  CREATE INDEX "_platform_v_rels_svgs_id_idx" ON "_platform_v_rels" USING btree ("svgs_id");
  CREATE INDEX "_platform_v_rels_product_detail_id_idx" ON "_platform_v_rels" USING btree ("product_detail_id");
  CREATE INDEX "_platform_v_rels_product_suites_id_idx" ON "_platform_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_platform_v_rels_industries_id_idx" ON "_platform_v_rels" USING btree ("industries_id");
  CREATE INDEX "_platform_v_rels_tags_id_idx" ON "_platform_v_rels" USING btree ("tags_id");
  CREATE INDEX "product_suite_outcomes_order_idx" ON "product_suite_outcomes" USING btree ("_order");
  CREATE INDEX "product_suite_outcomes_parent_id_idx" ON "product_suite_outcomes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_suite_outcomes_locales_locale_parent_id_unique" ON "product_suite_outcomes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_suite_accent_idx" ON "product_suite" USING btree ("accent_id");
  CREATE INDEX "product_suite_contact_idx" ON "product_suite" USING btree ("contact_id");
  CREATE INDEX "product_suite_moderation_idx" ON "product_suite" USING btree ("moderation");
  CREATE INDEX "product_suite_review_requested_by_idx" ON "product_suite" USING btree ("review_requested_by_id");
  CREATE INDEX "product_suite_saved_by_idx" ON "product_suite" USING btree ("saved_by_id");
  CREATE INDEX "product_suite_created_idx" ON "product_suite" USING btree ("created");
  CREATE UNIQUE INDEX "product_suite_nid_idx" ON "product_suite" USING btree ("nid");
  CREATE INDEX "product_suite_demo_key_idx" ON "product_suite" USING btree ("demo_key");
  CREATE INDEX "product_suite_updated_at_idx" ON "product_suite" USING btree ("updated_at");
  CREATE INDEX "product_suite_created_at_idx" ON "product_suite" USING btree ("created_at");
  CREATE INDEX "product_suite_deleted_at_idx" ON "product_suite" USING btree ("deleted_at");
  CREATE INDEX "product_suite__status_idx" ON "product_suite" USING btree ("_status");
  CREATE INDEX "product_suite_meta_meta_picture_idx" ON "product_suite_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "product_suite_alias_idx" ON "product_suite_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "product_suite_locales_locale_parent_id_unique" ON "product_suite_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_suite_rels_order_idx" ON "product_suite_rels" USING btree ("order");
  CREATE INDEX "product_suite_rels_parent_idx" ON "product_suite_rels" USING btree ("parent_id");
  CREATE INDEX "product_suite_rels_path_idx" ON "product_suite_rels" USING btree ("path");
  CREATE INDEX "product_suite_rels_images_id_idx" ON "product_suite_rels" USING btree ("images_id");
  CREATE INDEX "product_suite_rels_svgs_id_idx" ON "product_suite_rels" USING btree ("svgs_id");
  CREATE INDEX "product_suite_rels_product_detail_id_idx" ON "product_suite_rels" USING btree ("product_detail_id");
  CREATE INDEX "product_suite_rels_case_study_id_idx" ON "product_suite_rels" USING btree ("case_study_id");
  CREATE INDEX "product_suite_rels_product_suites_id_idx" ON "product_suite_rels" USING btree ("product_suites_id");
  CREATE INDEX "product_suite_rels_industries_id_idx" ON "product_suite_rels" USING btree ("industries_id");
  CREATE INDEX "product_suite_rels_tags_id_idx" ON "product_suite_rels" USING btree ("tags_id");
  CREATE INDEX "_product_suite_v_version_outcomes_order_idx" ON "_product_suite_v_version_outcomes" USING btree ("_order");
  CREATE INDEX "_product_suite_v_version_outcomes_parent_id_idx" ON "_product_suite_v_version_outcomes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_suite_v_version_outcomes_locales_locale_parent_id_u" ON "_product_suite_v_version_outcomes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_suite_v_parent_idx" ON "_product_suite_v" USING btree ("parent_id");
  CREATE INDEX "_product_suite_v_version_version_accent_idx" ON "_product_suite_v" USING btree ("version_accent_id");
  CREATE INDEX "_product_suite_v_version_version_contact_idx" ON "_product_suite_v" USING btree ("version_contact_id");
  CREATE INDEX "_product_suite_v_version_version_moderation_idx" ON "_product_suite_v" USING btree ("version_moderation");
  CREATE INDEX "_product_suite_v_version_version_review_requested_by_idx" ON "_product_suite_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "_product_suite_v_version_version_saved_by_idx" ON "_product_suite_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_product_suite_v_version_version_created_idx" ON "_product_suite_v" USING btree ("version_created");
  CREATE INDEX "_product_suite_v_version_version_nid_idx" ON "_product_suite_v" USING btree ("version_nid");
  CREATE INDEX "_product_suite_v_version_version_demo_key_idx" ON "_product_suite_v" USING btree ("version_demo_key");
  CREATE INDEX "_product_suite_v_version_version_updated_at_idx" ON "_product_suite_v" USING btree ("version_updated_at");
  CREATE INDEX "_product_suite_v_version_version_created_at_idx" ON "_product_suite_v" USING btree ("version_created_at");
  CREATE INDEX "_product_suite_v_version_version_deleted_at_idx" ON "_product_suite_v" USING btree ("version_deleted_at");
  CREATE INDEX "_product_suite_v_version_version__status_idx" ON "_product_suite_v" USING btree ("version__status");
  CREATE INDEX "_product_suite_v_created_at_idx" ON "_product_suite_v" USING btree ("created_at");
  CREATE INDEX "_product_suite_v_updated_at_idx" ON "_product_suite_v" USING btree ("updated_at");
  CREATE INDEX "_product_suite_v_snapshot_idx" ON "_product_suite_v" USING btree ("snapshot");
  CREATE INDEX "_product_suite_v_published_locale_idx" ON "_product_suite_v" USING btree ("published_locale");
  CREATE INDEX "_product_suite_v_latest_idx" ON "_product_suite_v" USING btree ("latest");
  CREATE INDEX "_product_suite_v_version_meta_version_meta_picture_idx" ON "_product_suite_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "_product_suite_v_version_version_alias_idx" ON "_product_suite_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_product_suite_v_locales_locale_parent_id_unique" ON "_product_suite_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_suite_v_rels_order_idx" ON "_product_suite_v_rels" USING btree ("order");
  CREATE INDEX "_product_suite_v_rels_parent_idx" ON "_product_suite_v_rels" USING btree ("parent_id");
  CREATE INDEX "_product_suite_v_rels_path_idx" ON "_product_suite_v_rels" USING btree ("path");
  CREATE INDEX "_product_suite_v_rels_images_id_idx" ON "_product_suite_v_rels" USING btree ("images_id");
  CREATE INDEX "_product_suite_v_rels_svgs_id_idx" ON "_product_suite_v_rels" USING btree ("svgs_id");
  CREATE INDEX "_product_suite_v_rels_product_detail_id_idx" ON "_product_suite_v_rels" USING btree ("product_detail_id");
  CREATE INDEX "_product_suite_v_rels_case_study_id_idx" ON "_product_suite_v_rels" USING btree ("case_study_id");
  CREATE INDEX "_product_suite_v_rels_product_suites_id_idx" ON "_product_suite_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_product_suite_v_rels_industries_id_idx" ON "_product_suite_v_rels" USING btree ("industries_id");
  CREATE INDEX "_product_suite_v_rels_tags_id_idx" ON "_product_suite_v_rels" USING btree ("tags_id");
  CREATE INDEX "product_detail_capabilities_order_idx" ON "product_detail_capabilities" USING btree ("_order");
  CREATE INDEX "product_detail_capabilities_parent_id_idx" ON "product_detail_capabilities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_detail_capabilities_locales_locale_parent_id_unique" ON "product_detail_capabilities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_detail_facts_order_idx" ON "product_detail_facts" USING btree ("_order");
  CREATE INDEX "product_detail_facts_parent_id_idx" ON "product_detail_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_detail_facts_locales_locale_parent_id_unique" ON "product_detail_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_detail_suite_idx" ON "product_detail" USING btree ("suite_id");
  CREATE INDEX "product_detail_platform_idx" ON "product_detail" USING btree ("platform_id");
  CREATE INDEX "product_detail_moderation_idx" ON "product_detail" USING btree ("moderation");
  CREATE INDEX "product_detail_review_requested_by_idx" ON "product_detail" USING btree ("review_requested_by_id");
  CREATE INDEX "product_detail_saved_by_idx" ON "product_detail" USING btree ("saved_by_id");
  CREATE INDEX "product_detail_created_idx" ON "product_detail" USING btree ("created");
  CREATE UNIQUE INDEX "product_detail_nid_idx" ON "product_detail" USING btree ("nid");
  CREATE INDEX "product_detail_demo_key_idx" ON "product_detail" USING btree ("demo_key");
  CREATE INDEX "product_detail_updated_at_idx" ON "product_detail" USING btree ("updated_at");
  CREATE INDEX "product_detail_created_at_idx" ON "product_detail" USING btree ("created_at");
  CREATE INDEX "product_detail_deleted_at_idx" ON "product_detail" USING btree ("deleted_at");
  CREATE INDEX "product_detail__status_idx" ON "product_detail" USING btree ("_status");
  CREATE INDEX "product_detail_meta_meta_picture_idx" ON "product_detail_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "product_detail_alias_idx" ON "product_detail_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "product_detail_locales_locale_parent_id_unique" ON "product_detail_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_detail_rels_order_idx" ON "product_detail_rels" USING btree ("order");
  CREATE INDEX "product_detail_rels_parent_idx" ON "product_detail_rels" USING btree ("parent_id");
  CREATE INDEX "product_detail_rels_path_idx" ON "product_detail_rels" USING btree ("path");
  CREATE INDEX "product_detail_rels_images_id_idx" ON "product_detail_rels" USING btree ("images_id");
  CREATE INDEX "product_detail_rels_svgs_id_idx" ON "product_detail_rels" USING btree ("svgs_id");
  CREATE INDEX "product_detail_rels_resource_id_idx" ON "product_detail_rels" USING btree ("resource_id");
  CREATE INDEX "product_detail_rels_product_suites_id_idx" ON "product_detail_rels" USING btree ("product_suites_id");
  CREATE INDEX "product_detail_rels_industries_id_idx" ON "product_detail_rels" USING btree ("industries_id");
  CREATE INDEX "product_detail_rels_tags_id_idx" ON "product_detail_rels" USING btree ("tags_id");
  CREATE INDEX "_product_detail_v_version_capabilities_order_idx" ON "_product_detail_v_version_capabilities" USING btree ("_order");
  CREATE INDEX "_product_detail_v_version_capabilities_parent_id_idx" ON "_product_detail_v_version_capabilities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_detail_v_version_capabilities_locales_locale_parent" ON "_product_detail_v_version_capabilities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_detail_v_version_facts_order_idx" ON "_product_detail_v_version_facts" USING btree ("_order");
  CREATE INDEX "_product_detail_v_version_facts_parent_id_idx" ON "_product_detail_v_version_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_detail_v_version_facts_locales_locale_parent_id_uni" ON "_product_detail_v_version_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_detail_v_parent_idx" ON "_product_detail_v" USING btree ("parent_id");
  CREATE INDEX "_product_detail_v_version_version_suite_idx" ON "_product_detail_v" USING btree ("version_suite_id");
  CREATE INDEX "_product_detail_v_version_version_platform_idx" ON "_product_detail_v" USING btree ("version_platform_id");
  CREATE INDEX "_product_detail_v_version_version_moderation_idx" ON "_product_detail_v" USING btree ("version_moderation");
  CREATE INDEX "_product_detail_v_version_version_review_requested_by_idx" ON "_product_detail_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "_product_detail_v_version_version_saved_by_idx" ON "_product_detail_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_product_detail_v_version_version_created_idx" ON "_product_detail_v" USING btree ("version_created");
  CREATE INDEX "_product_detail_v_version_version_nid_idx" ON "_product_detail_v" USING btree ("version_nid");
  CREATE INDEX "_product_detail_v_version_version_demo_key_idx" ON "_product_detail_v" USING btree ("version_demo_key");
  CREATE INDEX "_product_detail_v_version_version_updated_at_idx" ON "_product_detail_v" USING btree ("version_updated_at");
  CREATE INDEX "_product_detail_v_version_version_created_at_idx" ON "_product_detail_v" USING btree ("version_created_at");
  CREATE INDEX "_product_detail_v_version_version_deleted_at_idx" ON "_product_detail_v" USING btree ("version_deleted_at");
  CREATE INDEX "_product_detail_v_version_version__status_idx" ON "_product_detail_v" USING btree ("version__status");
  CREATE INDEX "_product_detail_v_created_at_idx" ON "_product_detail_v" USING btree ("created_at");
  CREATE INDEX "_product_detail_v_updated_at_idx" ON "_product_detail_v" USING btree ("updated_at");
  CREATE INDEX "_product_detail_v_snapshot_idx" ON "_product_detail_v" USING btree ("snapshot");
  CREATE INDEX "_product_detail_v_published_locale_idx" ON "_product_detail_v" USING btree ("published_locale");
  CREATE INDEX "_product_detail_v_latest_idx" ON "_product_detail_v" USING btree ("latest");
  CREATE INDEX "_product_detail_v_version_meta_version_meta_picture_idx" ON "_product_detail_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "_product_detail_v_version_version_alias_idx" ON "_product_detail_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_product_detail_v_locales_locale_parent_id_unique" ON "_product_detail_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_detail_v_rels_order_idx" ON "_product_detail_v_rels" USING btree ("order");
  CREATE INDEX "_product_detail_v_rels_parent_idx" ON "_product_detail_v_rels" USING btree ("parent_id");
  CREATE INDEX "_product_detail_v_rels_path_idx" ON "_product_detail_v_rels" USING btree ("path");
  CREATE INDEX "_product_detail_v_rels_images_id_idx" ON "_product_detail_v_rels" USING btree ("images_id");
  CREATE INDEX "_product_detail_v_rels_svgs_id_idx" ON "_product_detail_v_rels" USING btree ("svgs_id");
  CREATE INDEX "_product_detail_v_rels_resource_id_idx" ON "_product_detail_v_rels" USING btree ("resource_id");
  CREATE INDEX "_product_detail_v_rels_product_suites_id_idx" ON "_product_detail_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_product_detail_v_rels_industries_id_idx" ON "_product_detail_v_rels" USING btree ("industries_id");
  CREATE INDEX "_product_detail_v_rels_tags_id_idx" ON "_product_detail_v_rels" USING btree ("tags_id");
  CREATE INDEX "reusable_sections_moderation_idx" ON "reusable_sections" USING btree ("moderation");
  CREATE INDEX "reusable_sections_review_requested_by_idx" ON "reusable_sections" USING btree ("review_requested_by_id");
  CREATE INDEX "reusable_sections_saved_by_idx" ON "reusable_sections" USING btree ("saved_by_id");
  CREATE INDEX "reusable_sections_demo_key_idx" ON "reusable_sections" USING btree ("demo_key");
  CREATE INDEX "reusable_sections_updated_at_idx" ON "reusable_sections" USING btree ("updated_at");
  CREATE INDEX "reusable_sections_created_at_idx" ON "reusable_sections" USING btree ("created_at");
  CREATE INDEX "reusable_sections_deleted_at_idx" ON "reusable_sections" USING btree ("deleted_at");
  CREATE INDEX "reusable_sections__status_idx" ON "reusable_sections" USING btree ("_status");
  CREATE UNIQUE INDEX "reusable_sections_locales_locale_parent_id_unique" ON "reusable_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_reusable_sections_v_parent_idx" ON "_reusable_sections_v" USING btree ("parent_id");
  CREATE INDEX "_reusable_sections_v_version_version_moderation_idx" ON "_reusable_sections_v" USING btree ("version_moderation");
  CREATE INDEX "_reusable_sections_v_version_version_review_requested_by_idx" ON "_reusable_sections_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "_reusable_sections_v_version_version_saved_by_idx" ON "_reusable_sections_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_reusable_sections_v_version_version_demo_key_idx" ON "_reusable_sections_v" USING btree ("version_demo_key");
  CREATE INDEX "_reusable_sections_v_version_version_updated_at_idx" ON "_reusable_sections_v" USING btree ("version_updated_at");
  CREATE INDEX "_reusable_sections_v_version_version_created_at_idx" ON "_reusable_sections_v" USING btree ("version_created_at");
  CREATE INDEX "_reusable_sections_v_version_version_deleted_at_idx" ON "_reusable_sections_v" USING btree ("version_deleted_at");
  CREATE INDEX "_reusable_sections_v_version_version__status_idx" ON "_reusable_sections_v" USING btree ("version__status");
  CREATE INDEX "_reusable_sections_v_created_at_idx" ON "_reusable_sections_v" USING btree ("created_at");
  CREATE INDEX "_reusable_sections_v_updated_at_idx" ON "_reusable_sections_v" USING btree ("updated_at");
  CREATE INDEX "_reusable_sections_v_snapshot_idx" ON "_reusable_sections_v" USING btree ("snapshot");
  CREATE INDEX "_reusable_sections_v_published_locale_idx" ON "_reusable_sections_v" USING btree ("published_locale");
  CREATE INDEX "_reusable_sections_v_latest_idx" ON "_reusable_sections_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_reusable_sections_v_locales_locale_parent_id_unique" ON "_reusable_sections_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_templates_type_idx" ON "page_templates" USING btree ("type");
  CREATE INDEX "page_templates_updated_at_idx" ON "page_templates" USING btree ("updated_at");
  CREATE INDEX "page_templates_created_at_idx" ON "page_templates" USING btree ("created_at");
  CREATE INDEX "images_image_type_idx" ON "images" USING btree ("image_type_id");
  CREATE INDEX "images_folder_idx" ON "images" USING btree ("folder");
  CREATE INDEX "images_demo_key_idx" ON "images" USING btree ("demo_key");
  CREATE INDEX "images_updated_at_idx" ON "images" USING btree ("updated_at");
  CREATE INDEX "images_created_at_idx" ON "images" USING btree ("created_at");
  CREATE INDEX "images_deleted_at_idx" ON "images" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "images_filename_idx" ON "images" USING btree ("filename");
  CREATE INDEX "images_sizes_avif160_sizes_avif160_filename_idx" ON "images" USING btree ("sizes_avif160_filename");
  CREATE INDEX "images_sizes_webp160_sizes_webp160_filename_idx" ON "images" USING btree ("sizes_webp160_filename");
  CREATE INDEX "images_sizes_avif480_sizes_avif480_filename_idx" ON "images" USING btree ("sizes_avif480_filename");
  CREATE INDEX "images_sizes_webp480_sizes_webp480_filename_idx" ON "images" USING btree ("sizes_webp480_filename");
  CREATE INDEX "images_sizes_avif960_sizes_avif960_filename_idx" ON "images" USING btree ("sizes_avif960_filename");
  CREATE INDEX "images_sizes_webp960_sizes_webp960_filename_idx" ON "images" USING btree ("sizes_webp960_filename");
  CREATE INDEX "images_sizes_avif1600_sizes_avif1600_filename_idx" ON "images" USING btree ("sizes_avif1600_filename");
  CREATE INDEX "images_sizes_webp1600_sizes_webp1600_filename_idx" ON "images" USING btree ("sizes_webp1600_filename");
  CREATE UNIQUE INDEX "images_locales_locale_parent_id_unique" ON "images_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "images_rels_order_idx" ON "images_rels" USING btree ("order");
  CREATE INDEX "images_rels_parent_idx" ON "images_rels" USING btree ("parent_id");
  CREATE INDEX "images_rels_path_idx" ON "images_rels" USING btree ("path");
  CREATE INDEX "images_rels_tags_id_idx" ON "images_rels" USING btree ("tags_id");
  CREATE INDEX "svgs_svg_type_idx" ON "svgs" USING btree ("svg_type_id");
  CREATE INDEX "svgs_folder_idx" ON "svgs" USING btree ("folder");
  CREATE INDEX "svgs_demo_key_idx" ON "svgs" USING btree ("demo_key");
  CREATE INDEX "svgs_updated_at_idx" ON "svgs" USING btree ("updated_at");
  CREATE INDEX "svgs_created_at_idx" ON "svgs" USING btree ("created_at");
  CREATE INDEX "svgs_deleted_at_idx" ON "svgs" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "svgs_filename_idx" ON "svgs" USING btree ("filename");
  CREATE UNIQUE INDEX "svgs_locales_locale_parent_id_unique" ON "svgs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "svgs_rels_order_idx" ON "svgs_rels" USING btree ("order");
  CREATE INDEX "svgs_rels_parent_idx" ON "svgs_rels" USING btree ("parent_id");
  CREATE INDEX "svgs_rels_path_idx" ON "svgs_rels" USING btree ("path");
  CREATE INDEX "svgs_rels_tags_id_idx" ON "svgs_rels" USING btree ("tags_id");
  CREATE INDEX "files_file_type_idx" ON "files" USING btree ("file_type_id");
  CREATE INDEX "files_folder_idx" ON "files" USING btree ("folder");
  CREATE INDEX "files_demo_key_idx" ON "files" USING btree ("demo_key");
  CREATE INDEX "files_updated_at_idx" ON "files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at");
  CREATE INDEX "files_deleted_at_idx" ON "files" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "files_filename_idx" ON "files" USING btree ("filename");
  CREATE UNIQUE INDEX "files_locales_locale_parent_id_unique" ON "files_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "files_rels_order_idx" ON "files_rels" USING btree ("order");
  CREATE INDEX "files_rels_parent_idx" ON "files_rels" USING btree ("parent_id");
  CREATE INDEX "files_rels_path_idx" ON "files_rels" USING btree ("path");
  CREATE INDEX "files_rels_tags_id_idx" ON "files_rels" USING btree ("tags_id");
  CREATE INDEX "audio_audio_type_idx" ON "audio" USING btree ("audio_type_id");
  CREATE INDEX "audio_folder_idx" ON "audio" USING btree ("folder");
  CREATE INDEX "audio_demo_key_idx" ON "audio" USING btree ("demo_key");
  CREATE INDEX "audio_updated_at_idx" ON "audio" USING btree ("updated_at");
  CREATE INDEX "audio_created_at_idx" ON "audio" USING btree ("created_at");
  CREATE INDEX "audio_deleted_at_idx" ON "audio" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "audio_filename_idx" ON "audio" USING btree ("filename");
  CREATE UNIQUE INDEX "audio_locales_locale_parent_id_unique" ON "audio_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "audio_rels_order_idx" ON "audio_rels" USING btree ("order");
  CREATE INDEX "audio_rels_parent_idx" ON "audio_rels" USING btree ("parent_id");
  CREATE INDEX "audio_rels_path_idx" ON "audio_rels" USING btree ("path");
  CREATE INDEX "audio_rels_tags_id_idx" ON "audio_rels" USING btree ("tags_id");
  CREATE INDEX "videos_captions_order_idx" ON "videos_captions" USING btree ("_order");
  CREATE INDEX "videos_captions_parent_id_idx" ON "videos_captions" USING btree ("_parent_id");
  CREATE INDEX "videos_captions_file_idx" ON "videos_captions" USING btree ("file_id");
  CREATE INDEX "videos_poster_idx" ON "videos" USING btree ("poster_id");
  CREATE INDEX "videos_video_type_idx" ON "videos" USING btree ("video_type_id");
  CREATE INDEX "videos_folder_idx" ON "videos" USING btree ("folder");
  CREATE INDEX "videos_demo_key_idx" ON "videos" USING btree ("demo_key");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE INDEX "videos_deleted_at_idx" ON "videos" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "videos_filename_idx" ON "videos" USING btree ("filename");
  CREATE UNIQUE INDEX "videos_locales_locale_parent_id_unique" ON "videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "videos_rels_order_idx" ON "videos_rels" USING btree ("order");
  CREATE INDEX "videos_rels_parent_idx" ON "videos_rels" USING btree ("parent_id");
  CREATE INDEX "videos_rels_path_idx" ON "videos_rels" USING btree ("path");
  CREATE INDEX "videos_rels_tags_id_idx" ON "videos_rels" USING btree ("tags_id");
  CREATE INDEX "remote_videos_poster_idx" ON "remote_videos" USING btree ("poster_id");
  CREATE INDEX "remote_videos_video_type_idx" ON "remote_videos" USING btree ("video_type_id");
  CREATE INDEX "remote_videos_folder_idx" ON "remote_videos" USING btree ("folder");
  CREATE INDEX "remote_videos_demo_key_idx" ON "remote_videos" USING btree ("demo_key");
  CREATE INDEX "remote_videos_updated_at_idx" ON "remote_videos" USING btree ("updated_at");
  CREATE INDEX "remote_videos_created_at_idx" ON "remote_videos" USING btree ("created_at");
  CREATE INDEX "remote_videos_deleted_at_idx" ON "remote_videos" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "remote_videos_locales_locale_parent_id_unique" ON "remote_videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "remote_videos_rels_order_idx" ON "remote_videos_rels" USING btree ("order");
  CREATE INDEX "remote_videos_rels_parent_idx" ON "remote_videos_rels" USING btree ("parent_id");
  CREATE INDEX "remote_videos_rels_path_idx" ON "remote_videos_rels" USING btree ("path");
  CREATE INDEX "remote_videos_rels_tags_id_idx" ON "remote_videos_rels" USING btree ("tags_id");
  CREATE INDEX "captions_folder_idx" ON "captions" USING btree ("folder");
  CREATE INDEX "captions_demo_key_idx" ON "captions" USING btree ("demo_key");
  CREATE INDEX "captions_updated_at_idx" ON "captions" USING btree ("updated_at");
  CREATE INDEX "captions_created_at_idx" ON "captions" USING btree ("created_at");
  CREATE INDEX "captions_deleted_at_idx" ON "captions" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "captions_filename_idx" ON "captions" USING btree ("filename");
  CREATE INDEX "captions_rels_order_idx" ON "captions_rels" USING btree ("order");
  CREATE INDEX "captions_rels_parent_idx" ON "captions_rels" USING btree ("parent_id");
  CREATE INDEX "captions_rels_path_idx" ON "captions_rels" USING btree ("path");
  CREATE INDEX "captions_rels_tags_id_idx" ON "captions_rels" USING btree ("tags_id");
  CREATE INDEX "forms_hidden_fields_order_idx" ON "forms_hidden_fields" USING btree ("_order");
  CREATE INDEX "forms_hidden_fields_parent_id_idx" ON "forms_hidden_fields" USING btree ("_parent_id");
  CREATE INDEX "forms_demo_key_idx" ON "forms" USING btree ("demo_key");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE INDEX "forms_deleted_at_idx" ON "forms" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "forms_locales_locale_parent_id_unique" ON "forms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_rels_order_idx" ON "forms_rels" USING btree ("order");
  CREATE INDEX "forms_rels_parent_idx" ON "forms_rels" USING btree ("parent_id");
  CREATE INDEX "forms_rels_path_idx" ON "forms_rels" USING btree ("path");
  CREATE INDEX "forms_rels_article_id_idx" ON "forms_rels" USING btree ("article_id");
  CREATE INDEX "forms_rels_case_study_id_idx" ON "forms_rels" USING btree ("case_study_id");
  CREATE INDEX "forms_rels_event_id_idx" ON "forms_rels" USING btree ("event_id");
  CREATE INDEX "forms_rels_landing_page_id_idx" ON "forms_rels" USING btree ("landing_page_id");
  CREATE INDEX "forms_rels_overview_page_id_idx" ON "forms_rels" USING btree ("overview_page_id");
  CREATE INDEX "forms_rels_page_id_idx" ON "forms_rels" USING btree ("page_id");
  CREATE INDEX "forms_rels_person_id_idx" ON "forms_rels" USING btree ("person_id");
  CREATE INDEX "forms_rels_platform_id_idx" ON "forms_rels" USING btree ("platform_id");
  CREATE INDEX "forms_rels_product_detail_id_idx" ON "forms_rels" USING btree ("product_detail_id");
  CREATE INDEX "forms_rels_product_suite_id_idx" ON "forms_rels" USING btree ("product_suite_id");
  CREATE INDEX "forms_rels_resource_id_idx" ON "forms_rels" USING btree ("resource_id");
  CREATE INDEX "forms_rels_solution_id_idx" ON "forms_rels" USING btree ("solution_id");
  CREATE INDEX "forms_rels_testimonial_id_idx" ON "forms_rels" USING btree ("testimonial_id");
  CREATE INDEX "dialogs_media_order_idx" ON "dialogs_media" USING btree ("_order");
  CREATE INDEX "dialogs_media_parent_id_idx" ON "dialogs_media" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "dialogs_media_locales_locale_parent_id_unique" ON "dialogs_media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "dialogs_form_idx" ON "dialogs" USING btree ("form_id");
  CREATE INDEX "dialogs_demo_key_idx" ON "dialogs" USING btree ("demo_key");
  CREATE INDEX "dialogs_updated_at_idx" ON "dialogs" USING btree ("updated_at");
  CREATE INDEX "dialogs_created_at_idx" ON "dialogs" USING btree ("created_at");
  CREATE INDEX "dialogs_deleted_at_idx" ON "dialogs" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "dialogs_locales_locale_parent_id_unique" ON "dialogs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "dialogs_rels_order_idx" ON "dialogs_rels" USING btree ("order");
  CREATE INDEX "dialogs_rels_parent_idx" ON "dialogs_rels" USING btree ("parent_id");
  CREATE INDEX "dialogs_rels_path_idx" ON "dialogs_rels" USING btree ("path");
  CREATE INDEX "dialogs_rels_images_id_idx" ON "dialogs_rels" USING btree ("images_id");
  CREATE INDEX "dialogs_rels_svgs_id_idx" ON "dialogs_rels" USING btree ("svgs_id");
  CREATE INDEX "dialogs_rels_files_id_idx" ON "dialogs_rels" USING btree ("files_id");
  CREATE INDEX "dialogs_rels_audio_id_idx" ON "dialogs_rels" USING btree ("audio_id");
  CREATE INDEX "dialogs_rels_videos_id_idx" ON "dialogs_rels" USING btree ("videos_id");
  CREATE INDEX "dialogs_rels_remote_videos_id_idx" ON "dialogs_rels" USING btree ("remote_videos_id");
  CREATE INDEX "notices_content_types_order_idx" ON "notices_content_types" USING btree ("order");
  CREATE INDEX "notices_content_types_parent_idx" ON "notices_content_types" USING btree ("parent_id");
  CREATE INDEX "notices_demo_key_idx" ON "notices" USING btree ("demo_key");
  CREATE INDEX "notices_updated_at_idx" ON "notices" USING btree ("updated_at");
  CREATE INDEX "notices_created_at_idx" ON "notices" USING btree ("created_at");
  CREATE INDEX "notices_deleted_at_idx" ON "notices" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "notices_locales_locale_parent_id_unique" ON "notices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "notices_rels_order_idx" ON "notices_rels" USING btree ("order");
  CREATE INDEX "notices_rels_parent_idx" ON "notices_rels" USING btree ("parent_id");
  CREATE INDEX "notices_rels_path_idx" ON "notices_rels" USING btree ("path");
  CREATE INDEX "notices_rels_article_id_idx" ON "notices_rels" USING btree ("article_id");
  CREATE INDEX "notices_rels_case_study_id_idx" ON "notices_rels" USING btree ("case_study_id");
  CREATE INDEX "notices_rels_event_id_idx" ON "notices_rels" USING btree ("event_id");
  CREATE INDEX "notices_rels_landing_page_id_idx" ON "notices_rels" USING btree ("landing_page_id");
  CREATE INDEX "notices_rels_overview_page_id_idx" ON "notices_rels" USING btree ("overview_page_id");
  CREATE INDEX "notices_rels_page_id_idx" ON "notices_rels" USING btree ("page_id");
  CREATE INDEX "notices_rels_person_id_idx" ON "notices_rels" USING btree ("person_id");
  CREATE INDEX "notices_rels_platform_id_idx" ON "notices_rels" USING btree ("platform_id");
  CREATE INDEX "notices_rels_product_detail_id_idx" ON "notices_rels" USING btree ("product_detail_id");
  CREATE INDEX "notices_rels_product_suite_id_idx" ON "notices_rels" USING btree ("product_suite_id");
  CREATE INDEX "notices_rels_resource_id_idx" ON "notices_rels" USING btree ("resource_id");
  CREATE INDEX "notices_rels_solution_id_idx" ON "notices_rels" USING btree ("solution_id");
  CREATE INDEX "notices_rels_testimonial_id_idx" ON "notices_rels" USING btree ("testimonial_id");
  CREATE INDEX "synonyms_language_idx" ON "synonyms" USING btree ("language");
  CREATE INDEX "synonyms_source_idx" ON "synonyms" USING btree ("source");
  CREATE INDEX "synonyms_updated_at_idx" ON "synonyms" USING btree ("updated_at");
  CREATE INDEX "synonyms_created_at_idx" ON "synonyms" USING btree ("created_at");
  CREATE INDEX "synonyms_deleted_at_idx" ON "synonyms" USING btree ("deleted_at");
  CREATE INDEX "synonyms_texts_order_parent" ON "synonyms_texts" USING btree ("order","parent_id");
  CREATE INDEX "pinned_results_language_idx" ON "pinned_results" USING btree ("language");
  CREATE INDEX "pinned_results_updated_at_idx" ON "pinned_results" USING btree ("updated_at");
  CREATE INDEX "pinned_results_created_at_idx" ON "pinned_results" USING btree ("created_at");
  CREATE INDEX "pinned_results_deleted_at_idx" ON "pinned_results" USING btree ("deleted_at");
  CREATE INDEX "pinned_results_rels_order_idx" ON "pinned_results_rels" USING btree ("order");
  CREATE INDEX "pinned_results_rels_parent_idx" ON "pinned_results_rels" USING btree ("parent_id");
  CREATE INDEX "pinned_results_rels_path_idx" ON "pinned_results_rels" USING btree ("path");
  CREATE INDEX "pinned_results_rels_article_id_idx" ON "pinned_results_rels" USING btree ("article_id");
  CREATE INDEX "pinned_results_rels_case_study_id_idx" ON "pinned_results_rels" USING btree ("case_study_id");
  CREATE INDEX "pinned_results_rels_event_id_idx" ON "pinned_results_rels" USING btree ("event_id");
  CREATE INDEX "pinned_results_rels_landing_page_id_idx" ON "pinned_results_rels" USING btree ("landing_page_id");
  CREATE INDEX "pinned_results_rels_overview_page_id_idx" ON "pinned_results_rels" USING btree ("overview_page_id");
  CREATE INDEX "pinned_results_rels_page_id_idx" ON "pinned_results_rels" USING btree ("page_id");
  CREATE INDEX "pinned_results_rels_person_id_idx" ON "pinned_results_rels" USING btree ("person_id");
  CREATE INDEX "pinned_results_rels_platform_id_idx" ON "pinned_results_rels" USING btree ("platform_id");
  CREATE INDEX "pinned_results_rels_product_detail_id_idx" ON "pinned_results_rels" USING btree ("product_detail_id");
  CREATE INDEX "pinned_results_rels_product_suite_id_idx" ON "pinned_results_rels" USING btree ("product_suite_id");
  CREATE INDEX "pinned_results_rels_resource_id_idx" ON "pinned_results_rels" USING btree ("resource_id");
  CREATE INDEX "pinned_results_rels_solution_id_idx" ON "pinned_results_rels" USING btree ("solution_id");
  CREATE INDEX "pinned_results_rels_testimonial_id_idx" ON "pinned_results_rels" USING btree ("testimonial_id");
  CREATE INDEX "blocked_suggestions_language_idx" ON "blocked_suggestions" USING btree ("language");
  CREATE INDEX "blocked_suggestions_updated_at_idx" ON "blocked_suggestions" USING btree ("updated_at");
  CREATE INDEX "blocked_suggestions_created_at_idx" ON "blocked_suggestions" USING btree ("created_at");
  CREATE INDEX "blocked_suggestions_deleted_at_idx" ON "blocked_suggestions" USING btree ("deleted_at");
  CREATE INDEX "article_type_demo_key_idx" ON "article_type" USING btree ("demo_key");
  CREATE INDEX "article_type_updated_at_idx" ON "article_type" USING btree ("updated_at");
  CREATE INDEX "article_type_created_at_idx" ON "article_type" USING btree ("created_at");
  CREATE INDEX "article_type_deleted_at_idx" ON "article_type" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "article_type_locales_locale_parent_id_unique" ON "article_type_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "audio_type_demo_key_idx" ON "audio_type" USING btree ("demo_key");
  CREATE INDEX "audio_type_updated_at_idx" ON "audio_type" USING btree ("updated_at");
  CREATE INDEX "audio_type_created_at_idx" ON "audio_type" USING btree ("created_at");
  CREATE INDEX "audio_type_deleted_at_idx" ON "audio_type" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "audio_type_locales_locale_parent_id_unique" ON "audio_type_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "brand_colors_demo_key_idx" ON "brand_colors" USING btree ("demo_key");
  CREATE INDEX "brand_colors_updated_at_idx" ON "brand_colors" USING btree ("updated_at");
  CREATE INDEX "brand_colors_created_at_idx" ON "brand_colors" USING btree ("created_at");
  CREATE INDEX "brand_colors_deleted_at_idx" ON "brand_colors" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "brand_colors_locales_locale_parent_id_unique" ON "brand_colors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "file_type_demo_key_idx" ON "file_type" USING btree ("demo_key");
  CREATE INDEX "file_type_updated_at_idx" ON "file_type" USING btree ("updated_at");
  CREATE INDEX "file_type_created_at_idx" ON "file_type" USING btree ("created_at");
  CREATE INDEX "file_type_deleted_at_idx" ON "file_type" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "file_type_locales_locale_parent_id_unique" ON "file_type_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "image_type_demo_key_idx" ON "image_type" USING btree ("demo_key");
  CREATE INDEX "image_type_updated_at_idx" ON "image_type" USING btree ("updated_at");
  CREATE INDEX "image_type_created_at_idx" ON "image_type" USING btree ("created_at");
  CREATE INDEX "image_type_deleted_at_idx" ON "image_type" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "image_type_locales_locale_parent_id_unique" ON "image_type_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "industries_demo_key_idx" ON "industries" USING btree ("demo_key");
  CREATE INDEX "industries_updated_at_idx" ON "industries" USING btree ("updated_at");
  CREATE INDEX "industries_created_at_idx" ON "industries" USING btree ("created_at");
  CREATE INDEX "industries_deleted_at_idx" ON "industries" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "industries_locales_locale_parent_id_unique" ON "industries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_suites_demo_key_idx" ON "product_suites" USING btree ("demo_key");
  CREATE INDEX "product_suites_updated_at_idx" ON "product_suites" USING btree ("updated_at");
  CREATE INDEX "product_suites_created_at_idx" ON "product_suites" USING btree ("created_at");
  CREATE INDEX "product_suites_deleted_at_idx" ON "product_suites" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "product_suites_locales_locale_parent_id_unique" ON "product_suites_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "resource_type_icon_idx" ON "resource_type" USING btree ("icon_id");
  CREATE INDEX "resource_type_demo_key_idx" ON "resource_type" USING btree ("demo_key");
  CREATE INDEX "resource_type_updated_at_idx" ON "resource_type" USING btree ("updated_at");
  CREATE INDEX "resource_type_created_at_idx" ON "resource_type" USING btree ("created_at");
  CREATE INDEX "resource_type_deleted_at_idx" ON "resource_type" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "resource_type_locales_locale_parent_id_unique" ON "resource_type_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "role_category_demo_key_idx" ON "role_category" USING btree ("demo_key");
  CREATE INDEX "role_category_updated_at_idx" ON "role_category" USING btree ("updated_at");
  CREATE INDEX "role_category_created_at_idx" ON "role_category" USING btree ("created_at");
  CREATE INDEX "role_category_deleted_at_idx" ON "role_category" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "role_category_locales_locale_parent_id_unique" ON "role_category_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "svg_type_demo_key_idx" ON "svg_type" USING btree ("demo_key");
  CREATE INDEX "svg_type_updated_at_idx" ON "svg_type" USING btree ("updated_at");
  CREATE INDEX "svg_type_created_at_idx" ON "svg_type" USING btree ("created_at");
  CREATE INDEX "svg_type_deleted_at_idx" ON "svg_type" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "svg_type_locales_locale_parent_id_unique" ON "svg_type_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tags_demo_key_idx" ON "tags" USING btree ("demo_key");
  CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
  CREATE INDEX "tags_deleted_at_idx" ON "tags" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "tags_locales_locale_parent_id_unique" ON "tags_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "video_type_demo_key_idx" ON "video_type" USING btree ("demo_key");
  CREATE INDEX "video_type_updated_at_idx" ON "video_type" USING btree ("updated_at");
  CREATE INDEX "video_type_created_at_idx" ON "video_type" USING btree ("created_at");
  CREATE INDEX "video_type_deleted_at_idx" ON "video_type" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "video_type_locales_locale_parent_id_unique" ON "video_type_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "scheduled_changes_languages_order_idx" ON "scheduled_changes_languages" USING btree ("order");
  CREATE INDEX "scheduled_changes_languages_parent_idx" ON "scheduled_changes_languages" USING btree ("parent_id");
  CREATE INDEX "scheduled_changes_at_idx" ON "scheduled_changes" USING btree ("at");
  CREATE INDEX "scheduled_changes_written_by_idx" ON "scheduled_changes" USING btree ("written_by_id");
  CREATE INDEX "scheduled_changes_state_idx" ON "scheduled_changes" USING btree ("state");
  CREATE INDEX "scheduled_changes_planned_by_idx" ON "scheduled_changes" USING btree ("planned_by_id");
  CREATE INDEX "scheduled_changes_updated_at_idx" ON "scheduled_changes" USING btree ("updated_at");
  CREATE INDEX "scheduled_changes_created_at_idx" ON "scheduled_changes" USING btree ("created_at");
  CREATE INDEX "scheduled_changes_rels_order_idx" ON "scheduled_changes_rels" USING btree ("order");
  CREATE INDEX "scheduled_changes_rels_parent_idx" ON "scheduled_changes_rels" USING btree ("parent_id");
  CREATE INDEX "scheduled_changes_rels_path_idx" ON "scheduled_changes_rels" USING btree ("path");
  CREATE INDEX "scheduled_changes_rels_article_id_idx" ON "scheduled_changes_rels" USING btree ("article_id");
  CREATE INDEX "scheduled_changes_rels_case_study_id_idx" ON "scheduled_changes_rels" USING btree ("case_study_id");
  CREATE INDEX "scheduled_changes_rels_event_id_idx" ON "scheduled_changes_rels" USING btree ("event_id");
  CREATE INDEX "scheduled_changes_rels_landing_page_id_idx" ON "scheduled_changes_rels" USING btree ("landing_page_id");
  CREATE INDEX "scheduled_changes_rels_overview_page_id_idx" ON "scheduled_changes_rels" USING btree ("overview_page_id");
  CREATE INDEX "scheduled_changes_rels_page_id_idx" ON "scheduled_changes_rels" USING btree ("page_id");
  CREATE INDEX "scheduled_changes_rels_person_id_idx" ON "scheduled_changes_rels" USING btree ("person_id");
  CREATE INDEX "scheduled_changes_rels_platform_id_idx" ON "scheduled_changes_rels" USING btree ("platform_id");
  CREATE INDEX "scheduled_changes_rels_product_detail_id_idx" ON "scheduled_changes_rels" USING btree ("product_detail_id");
  CREATE INDEX "scheduled_changes_rels_product_suite_id_idx" ON "scheduled_changes_rels" USING btree ("product_suite_id");
  CREATE INDEX "scheduled_changes_rels_resource_id_idx" ON "scheduled_changes_rels" USING btree ("resource_id");
  CREATE INDEX "scheduled_changes_rels_solution_id_idx" ON "scheduled_changes_rels" USING btree ("solution_id");
  CREATE INDEX "scheduled_changes_rels_testimonial_id_idx" ON "scheduled_changes_rels" USING btree ("testimonial_id");
  CREATE INDEX "search_tasks_state_idx" ON "search_tasks" USING btree ("state");
  CREATE INDEX "search_tasks_started_by_idx" ON "search_tasks" USING btree ("started_by_id");
  CREATE INDEX "search_tasks_updated_at_idx" ON "search_tasks" USING btree ("updated_at");
  CREATE INDEX "search_tasks_created_at_idx" ON "search_tasks" USING btree ("created_at");
  CREATE INDEX "shortcuts_owner_idx" ON "shortcuts" USING btree ("owner_id");
  CREATE INDEX "shortcuts_updated_at_idx" ON "shortcuts" USING btree ("updated_at");
  CREATE INDEX "shortcuts_created_at_idx" ON "shortcuts" USING btree ("created_at");
  CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "users_notifications_order_idx" ON "users_notifications" USING btree ("order");
  CREATE INDEX "users_notifications_parent_idx" ON "users_notifications" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_article_id_idx" ON "payload_locked_documents_rels" USING btree ("article_id");
  CREATE INDEX "payload_locked_documents_rels_resource_id_idx" ON "payload_locked_documents_rels" USING btree ("resource_id");
  CREATE INDEX "payload_locked_documents_rels_case_study_id_idx" ON "payload_locked_documents_rels" USING btree ("case_study_id");
  CREATE INDEX "payload_locked_documents_rels_event_id_idx" ON "payload_locked_documents_rels" USING btree ("event_id");
  CREATE INDEX "payload_locked_documents_rels_person_id_idx" ON "payload_locked_documents_rels" USING btree ("person_id");
  CREATE INDEX "payload_locked_documents_rels_testimonial_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonial_id");
  CREATE INDEX "payload_locked_documents_rels_page_id_idx" ON "payload_locked_documents_rels" USING btree ("page_id");
  CREATE INDEX "payload_locked_documents_rels_landing_page_id_idx" ON "payload_locked_documents_rels" USING btree ("landing_page_id");
  CREATE INDEX "payload_locked_documents_rels_overview_page_id_idx" ON "payload_locked_documents_rels" USING btree ("overview_page_id");
  CREATE INDEX "payload_locked_documents_rels_solution_id_idx" ON "payload_locked_documents_rels" USING btree ("solution_id");
  CREATE INDEX "payload_locked_documents_rels_platform_id_idx" ON "payload_locked_documents_rels" USING btree ("platform_id");
  CREATE INDEX "payload_locked_documents_rels_product_suite_id_idx" ON "payload_locked_documents_rels" USING btree ("product_suite_id");
  CREATE INDEX "payload_locked_documents_rels_product_detail_id_idx" ON "payload_locked_documents_rels" USING btree ("product_detail_id");
  CREATE INDEX "payload_locked_documents_rels_reusable_sections_id_idx" ON "payload_locked_documents_rels" USING btree ("reusable_sections_id");
  CREATE INDEX "payload_locked_documents_rels_page_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("page_templates_id");
  CREATE INDEX "payload_locked_documents_rels_images_id_idx" ON "payload_locked_documents_rels" USING btree ("images_id");
  CREATE INDEX "payload_locked_documents_rels_svgs_id_idx" ON "payload_locked_documents_rels" USING btree ("svgs_id");
  CREATE INDEX "payload_locked_documents_rels_files_id_idx" ON "payload_locked_documents_rels" USING btree ("files_id");
  CREATE INDEX "payload_locked_documents_rels_audio_id_idx" ON "payload_locked_documents_rels" USING btree ("audio_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_remote_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("remote_videos_id");
  CREATE INDEX "payload_locked_documents_rels_captions_id_idx" ON "payload_locked_documents_rels" USING btree ("captions_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_dialogs_id_idx" ON "payload_locked_documents_rels" USING btree ("dialogs_id");
  CREATE INDEX "payload_locked_documents_rels_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("notices_id");
  CREATE INDEX "payload_locked_documents_rels_synonyms_id_idx" ON "payload_locked_documents_rels" USING btree ("synonyms_id");
  CREATE INDEX "payload_locked_documents_rels_pinned_results_id_idx" ON "payload_locked_documents_rels" USING btree ("pinned_results_id");
  CREATE INDEX "payload_locked_documents_rels_blocked_suggestions_id_idx" ON "payload_locked_documents_rels" USING btree ("blocked_suggestions_id");
  CREATE INDEX "payload_locked_documents_rels_article_type_id_idx" ON "payload_locked_documents_rels" USING btree ("article_type_id");
  CREATE INDEX "payload_locked_documents_rels_audio_type_id_idx" ON "payload_locked_documents_rels" USING btree ("audio_type_id");
  CREATE INDEX "payload_locked_documents_rels_brand_colors_id_idx" ON "payload_locked_documents_rels" USING btree ("brand_colors_id");
  CREATE INDEX "payload_locked_documents_rels_file_type_id_idx" ON "payload_locked_documents_rels" USING btree ("file_type_id");
  CREATE INDEX "payload_locked_documents_rels_image_type_id_idx" ON "payload_locked_documents_rels" USING btree ("image_type_id");
  CREATE INDEX "payload_locked_documents_rels_industries_id_idx" ON "payload_locked_documents_rels" USING btree ("industries_id");
  CREATE INDEX "payload_locked_documents_rels_product_suites_id_idx" ON "payload_locked_documents_rels" USING btree ("product_suites_id");
  CREATE INDEX "payload_locked_documents_rels_resource_type_id_idx" ON "payload_locked_documents_rels" USING btree ("resource_type_id");
  CREATE INDEX "payload_locked_documents_rels_role_category_id_idx" ON "payload_locked_documents_rels" USING btree ("role_category_id");
  CREATE INDEX "payload_locked_documents_rels_svg_type_id_idx" ON "payload_locked_documents_rels" USING btree ("svg_type_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");
  CREATE INDEX "payload_locked_documents_rels_video_type_id_idx" ON "payload_locked_documents_rels" USING btree ("video_type_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_scheduled_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("scheduled_changes_id");
  CREATE INDEX "payload_locked_documents_rels_shortcuts_id_idx" ON "payload_locked_documents_rels" USING btree ("shortcuts_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_navigation_children_order_idx" ON "site_settings_navigation_children" USING btree ("_order");
  CREATE INDEX "site_settings_navigation_children_parent_id_idx" ON "site_settings_navigation_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_navigation_children_locales_locale_parent_id_u" ON "site_settings_navigation_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_navigation_order_idx" ON "site_settings_navigation" USING btree ("_order");
  CREATE INDEX "site_settings_navigation_parent_id_idx" ON "site_settings_navigation" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_navigation_locales_locale_parent_id_unique" ON "site_settings_navigation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_footer_links_order_idx" ON "site_settings_footer_links" USING btree ("_order");
  CREATE INDEX "site_settings_footer_links_parent_id_idx" ON "site_settings_footer_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_footer_links_locales_locale_parent_id_unique" ON "site_settings_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_footer_order_idx" ON "site_settings_footer" USING btree ("_order");
  CREATE INDEX "site_settings_footer_parent_id_idx" ON "site_settings_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_footer_locales_locale_parent_id_unique" ON "site_settings_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_social_links_order_idx" ON "site_settings_social_links" USING btree ("_order");
  CREATE INDEX "site_settings_social_links_parent_id_idx" ON "site_settings_social_links" USING btree ("_parent_id");
  CREATE INDEX "site_settings_disjunctive_facets_order_idx" ON "site_settings_disjunctive_facets" USING btree ("order");
  CREATE INDEX "site_settings_disjunctive_facets_parent_idx" ON "site_settings_disjunctive_facets" USING btree ("parent_id");
  CREATE INDEX "site_settings_demo_key_idx" ON "site_settings" USING btree ("demo_key");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_rels_order_idx" ON "site_settings_rels" USING btree ("order");
  CREATE INDEX "site_settings_rels_parent_idx" ON "site_settings_rels" USING btree ("parent_id");
  CREATE INDEX "site_settings_rels_path_idx" ON "site_settings_rels" USING btree ("path");
  CREATE INDEX "site_settings_rels_article_id_idx" ON "site_settings_rels" USING btree ("article_id");
  CREATE INDEX "site_settings_rels_case_study_id_idx" ON "site_settings_rels" USING btree ("case_study_id");
  CREATE INDEX "site_settings_rels_event_id_idx" ON "site_settings_rels" USING btree ("event_id");
  CREATE INDEX "site_settings_rels_landing_page_id_idx" ON "site_settings_rels" USING btree ("landing_page_id");
  CREATE INDEX "site_settings_rels_overview_page_id_idx" ON "site_settings_rels" USING btree ("overview_page_id");
  CREATE INDEX "site_settings_rels_page_id_idx" ON "site_settings_rels" USING btree ("page_id");
  CREATE INDEX "site_settings_rels_person_id_idx" ON "site_settings_rels" USING btree ("person_id");
  CREATE INDEX "site_settings_rels_platform_id_idx" ON "site_settings_rels" USING btree ("platform_id");
  CREATE INDEX "site_settings_rels_product_detail_id_idx" ON "site_settings_rels" USING btree ("product_detail_id");
  CREATE INDEX "site_settings_rels_product_suite_id_idx" ON "site_settings_rels" USING btree ("product_suite_id");
  CREATE INDEX "site_settings_rels_resource_id_idx" ON "site_settings_rels" USING btree ("resource_id");
  CREATE INDEX "site_settings_rels_solution_id_idx" ON "site_settings_rels" USING btree ("solution_id");
  CREATE INDEX "site_settings_rels_testimonial_id_idx" ON "site_settings_rels" USING btree ("testimonial_id");`)
  await createByHand(db)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop schema editing cascade`)
  await db.execute(sql`drop schema audit cascade`)
  await db.execute(sql`
   DROP TABLE "article_key_points" CASCADE;
  DROP TABLE "article_key_points_locales" CASCADE;
  DROP TABLE "article" CASCADE;
  DROP TABLE "article_locales" CASCADE;
  DROP TABLE "article_rels" CASCADE;
  DROP TABLE "_article_v_version_key_points" CASCADE;
  DROP TABLE "_article_v_version_key_points_locales" CASCADE;
  DROP TABLE "_article_v" CASCADE;
  DROP TABLE "_article_v_locales" CASCADE;
  DROP TABLE "_article_v_rels" CASCADE;
  DROP TABLE "resource" CASCADE;
  DROP TABLE "resource_locales" CASCADE;
  DROP TABLE "resource_rels" CASCADE;
  DROP TABLE "_resource_v" CASCADE;
  DROP TABLE "_resource_v_locales" CASCADE;
  DROP TABLE "_resource_v_rels" CASCADE;
  DROP TABLE "case_study_results" CASCADE;
  DROP TABLE "case_study_results_locales" CASCADE;
  DROP TABLE "case_study_facts" CASCADE;
  DROP TABLE "case_study_facts_locales" CASCADE;
  DROP TABLE "case_study" CASCADE;
  DROP TABLE "case_study_locales" CASCADE;
  DROP TABLE "case_study_rels" CASCADE;
  DROP TABLE "_case_study_v_version_results" CASCADE;
  DROP TABLE "_case_study_v_version_results_locales" CASCADE;
  DROP TABLE "_case_study_v_version_facts" CASCADE;
  DROP TABLE "_case_study_v_version_facts_locales" CASCADE;
  DROP TABLE "_case_study_v" CASCADE;
  DROP TABLE "_case_study_v_locales" CASCADE;
  DROP TABLE "_case_study_v_rels" CASCADE;
  DROP TABLE "event_agenda" CASCADE;
  DROP TABLE "event_agenda_locales" CASCADE;
  DROP TABLE "event" CASCADE;
  DROP TABLE "event_locales" CASCADE;
  DROP TABLE "event_rels" CASCADE;
  DROP TABLE "_event_v_version_agenda" CASCADE;
  DROP TABLE "_event_v_version_agenda_locales" CASCADE;
  DROP TABLE "_event_v" CASCADE;
  DROP TABLE "_event_v_locales" CASCADE;
  DROP TABLE "_event_v_rels" CASCADE;
  DROP TABLE "person_links" CASCADE;
  DROP TABLE "person" CASCADE;
  DROP TABLE "person_locales" CASCADE;
  DROP TABLE "person_rels" CASCADE;
  DROP TABLE "_person_v_version_links" CASCADE;
  DROP TABLE "_person_v" CASCADE;
  DROP TABLE "_person_v_locales" CASCADE;
  DROP TABLE "_person_v_rels" CASCADE;
  DROP TABLE "testimonial" CASCADE;
  DROP TABLE "testimonial_locales" CASCADE;
  DROP TABLE "testimonial_rels" CASCADE;
  DROP TABLE "_testimonial_v" CASCADE;
  DROP TABLE "_testimonial_v_locales" CASCADE;
  DROP TABLE "_testimonial_v_rels" CASCADE;
  DROP TABLE "page" CASCADE;
  DROP TABLE "page_locales" CASCADE;
  DROP TABLE "page_rels" CASCADE;
  DROP TABLE "_page_v" CASCADE;
  DROP TABLE "_page_v_locales" CASCADE;
  DROP TABLE "_page_v_rels" CASCADE;
  DROP TABLE "landing_page_points" CASCADE;
  DROP TABLE "landing_page_points_locales" CASCADE;
  DROP TABLE "landing_page" CASCADE;
  DROP TABLE "landing_page_locales" CASCADE;
  DROP TABLE "landing_page_rels" CASCADE;
  DROP TABLE "_landing_page_v_version_points" CASCADE;
  DROP TABLE "_landing_page_v_version_points_locales" CASCADE;
  DROP TABLE "_landing_page_v" CASCADE;
  DROP TABLE "_landing_page_v_locales" CASCADE;
  DROP TABLE "_landing_page_v_rels" CASCADE;
  DROP TABLE "overview_page" CASCADE;
  DROP TABLE "overview_page_locales" CASCADE;
  DROP TABLE "overview_page_rels" CASCADE;
  DROP TABLE "_overview_page_v" CASCADE;
  DROP TABLE "_overview_page_v_locales" CASCADE;
  DROP TABLE "_overview_page_v_rels" CASCADE;
  DROP TABLE "solution_situations" CASCADE;
  DROP TABLE "solution_situations_locales" CASCADE;
  DROP TABLE "solution" CASCADE;
  DROP TABLE "solution_locales" CASCADE;
  DROP TABLE "solution_rels" CASCADE;
  DROP TABLE "_solution_v_version_situations" CASCADE;
  DROP TABLE "_solution_v_version_situations_locales" CASCADE;
  DROP TABLE "_solution_v" CASCADE;
  DROP TABLE "_solution_v_locales" CASCADE;
  DROP TABLE "_solution_v_rels" CASCADE;
  DROP TABLE "platform_parts" CASCADE;
  DROP TABLE "platform_parts_locales" CASCADE;
  DROP TABLE "platform_integrations" CASCADE;
  DROP TABLE "platform_integrations_locales" CASCADE;
  DROP TABLE "platform" CASCADE;
  DROP TABLE "platform_locales" CASCADE;
  DROP TABLE "platform_rels" CASCADE;
  DROP TABLE "_platform_v_version_parts" CASCADE;
  DROP TABLE "_platform_v_version_parts_locales" CASCADE;
  DROP TABLE "_platform_v_version_integrations" CASCADE;
  DROP TABLE "_platform_v_version_integrations_locales" CASCADE;
  DROP TABLE "_platform_v" CASCADE;
  DROP TABLE "_platform_v_locales" CASCADE;
  DROP TABLE "_platform_v_rels" CASCADE;
  DROP TABLE "product_suite_outcomes" CASCADE;
  DROP TABLE "product_suite_outcomes_locales" CASCADE;
  DROP TABLE "product_suite" CASCADE;
  DROP TABLE "product_suite_locales" CASCADE;
  DROP TABLE "product_suite_rels" CASCADE;
  DROP TABLE "_product_suite_v_version_outcomes" CASCADE;
  DROP TABLE "_product_suite_v_version_outcomes_locales" CASCADE;
  DROP TABLE "_product_suite_v" CASCADE;
  DROP TABLE "_product_suite_v_locales" CASCADE;
  DROP TABLE "_product_suite_v_rels" CASCADE;
  DROP TABLE "product_detail_capabilities" CASCADE;
  DROP TABLE "product_detail_capabilities_locales" CASCADE;
  DROP TABLE "product_detail_facts" CASCADE;
  DROP TABLE "product_detail_facts_locales" CASCADE;
  DROP TABLE "product_detail" CASCADE;
  DROP TABLE "product_detail_locales" CASCADE;
  DROP TABLE "product_detail_rels" CASCADE;
  DROP TABLE "_product_detail_v_version_capabilities" CASCADE;
  DROP TABLE "_product_detail_v_version_capabilities_locales" CASCADE;
  DROP TABLE "_product_detail_v_version_facts" CASCADE;
  DROP TABLE "_product_detail_v_version_facts_locales" CASCADE;
  DROP TABLE "_product_detail_v" CASCADE;
  DROP TABLE "_product_detail_v_locales" CASCADE;
  DROP TABLE "_product_detail_v_rels" CASCADE;
  DROP TABLE "reusable_sections" CASCADE;
  DROP TABLE "reusable_sections_locales" CASCADE;
  DROP TABLE "_reusable_sections_v" CASCADE;
  DROP TABLE "_reusable_sections_v_locales" CASCADE;
  DROP TABLE "page_templates" CASCADE;
  DROP TABLE "images" CASCADE;
  DROP TABLE "images_locales" CASCADE;
  DROP TABLE "images_rels" CASCADE;
  DROP TABLE "svgs" CASCADE;
  DROP TABLE "svgs_locales" CASCADE;
  DROP TABLE "svgs_rels" CASCADE;
  DROP TABLE "files" CASCADE;
  DROP TABLE "files_locales" CASCADE;
  DROP TABLE "files_rels" CASCADE;
  DROP TABLE "audio" CASCADE;
  DROP TABLE "audio_locales" CASCADE;
  DROP TABLE "audio_rels" CASCADE;
  DROP TABLE "videos_captions" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "videos_locales" CASCADE;
  DROP TABLE "videos_rels" CASCADE;
  DROP TABLE "remote_videos" CASCADE;
  DROP TABLE "remote_videos_locales" CASCADE;
  DROP TABLE "remote_videos_rels" CASCADE;
  DROP TABLE "captions" CASCADE;
  DROP TABLE "captions_rels" CASCADE;
  DROP TABLE "forms_hidden_fields" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "forms_locales" CASCADE;
  DROP TABLE "forms_rels" CASCADE;
  DROP TABLE "dialogs_media" CASCADE;
  DROP TABLE "dialogs_media_locales" CASCADE;
  DROP TABLE "dialogs" CASCADE;
  DROP TABLE "dialogs_locales" CASCADE;
  DROP TABLE "dialogs_rels" CASCADE;
  DROP TABLE "notices_content_types" CASCADE;
  DROP TABLE "notices" CASCADE;
  DROP TABLE "notices_locales" CASCADE;
  DROP TABLE "notices_rels" CASCADE;
  DROP TABLE "synonyms" CASCADE;
  DROP TABLE "synonyms_texts" CASCADE;
  DROP TABLE "pinned_results" CASCADE;
  DROP TABLE "pinned_results_rels" CASCADE;
  DROP TABLE "blocked_suggestions" CASCADE;
  DROP TABLE "article_type" CASCADE;
  DROP TABLE "article_type_locales" CASCADE;
  DROP TABLE "audio_type" CASCADE;
  DROP TABLE "audio_type_locales" CASCADE;
  DROP TABLE "brand_colors" CASCADE;
  DROP TABLE "brand_colors_locales" CASCADE;
  DROP TABLE "file_type" CASCADE;
  DROP TABLE "file_type_locales" CASCADE;
  DROP TABLE "image_type" CASCADE;
  DROP TABLE "image_type_locales" CASCADE;
  DROP TABLE "industries" CASCADE;
  DROP TABLE "industries_locales" CASCADE;
  DROP TABLE "product_suites" CASCADE;
  DROP TABLE "product_suites_locales" CASCADE;
  DROP TABLE "resource_type" CASCADE;
  DROP TABLE "resource_type_locales" CASCADE;
  DROP TABLE "role_category" CASCADE;
  DROP TABLE "role_category_locales" CASCADE;
  DROP TABLE "svg_type" CASCADE;
  DROP TABLE "svg_type_locales" CASCADE;
  DROP TABLE "tags" CASCADE;
  DROP TABLE "tags_locales" CASCADE;
  DROP TABLE "video_type" CASCADE;
  DROP TABLE "video_type_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "scheduled_changes_languages" CASCADE;
  DROP TABLE "scheduled_changes" CASCADE;
  DROP TABLE "scheduled_changes_rels" CASCADE;
  DROP TABLE "search_tasks" CASCADE;
  DROP TABLE "shortcuts" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "users_notifications" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings_navigation_children" CASCADE;
  DROP TABLE "site_settings_navigation_children_locales" CASCADE;
  DROP TABLE "site_settings_navigation" CASCADE;
  DROP TABLE "site_settings_navigation_locales" CASCADE;
  DROP TABLE "site_settings_footer_links" CASCADE;
  DROP TABLE "site_settings_footer_links_locales" CASCADE;
  DROP TABLE "site_settings_footer" CASCADE;
  DROP TABLE "site_settings_footer_locales" CASCADE;
  DROP TABLE "site_settings_social_links" CASCADE;
  DROP TABLE "site_settings_disjunctive_facets" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_locales" CASCADE;
  DROP TABLE "site_settings_rels" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_article_moderation";
  DROP TYPE "public"."enum_article_status";
  DROP TYPE "public"."enum__article_v_version_moderation";
  DROP TYPE "public"."enum__article_v_version_status";
  DROP TYPE "public"."enum__article_v_published_locale";
  DROP TYPE "public"."enum_resource_moderation";
  DROP TYPE "public"."enum_resource_status";
  DROP TYPE "public"."enum__resource_v_version_moderation";
  DROP TYPE "public"."enum__resource_v_version_status";
  DROP TYPE "public"."enum__resource_v_published_locale";
  DROP TYPE "public"."enum_case_study_moderation";
  DROP TYPE "public"."enum_case_study_status";
  DROP TYPE "public"."enum__case_study_v_version_moderation";
  DROP TYPE "public"."enum__case_study_v_version_status";
  DROP TYPE "public"."enum__case_study_v_published_locale";
  DROP TYPE "public"."enum_event_attendance";
  DROP TYPE "public"."enum_event_moderation";
  DROP TYPE "public"."enum_event_status";
  DROP TYPE "public"."enum__event_v_version_attendance";
  DROP TYPE "public"."enum__event_v_version_moderation";
  DROP TYPE "public"."enum__event_v_version_status";
  DROP TYPE "public"."enum__event_v_published_locale";
  DROP TYPE "public"."enum_person_moderation";
  DROP TYPE "public"."enum_person_status";
  DROP TYPE "public"."enum__person_v_version_moderation";
  DROP TYPE "public"."enum__person_v_version_status";
  DROP TYPE "public"."enum__person_v_published_locale";
  DROP TYPE "public"."enum_testimonial_moderation";
  DROP TYPE "public"."enum_testimonial_status";
  DROP TYPE "public"."enum__testimonial_v_version_moderation";
  DROP TYPE "public"."enum__testimonial_v_version_status";
  DROP TYPE "public"."enum__testimonial_v_published_locale";
  DROP TYPE "public"."enum_page_moderation";
  DROP TYPE "public"."enum_page_status";
  DROP TYPE "public"."enum__page_v_version_moderation";
  DROP TYPE "public"."enum__page_v_version_status";
  DROP TYPE "public"."enum__page_v_published_locale";
  DROP TYPE "public"."enum_landing_page_moderation";
  DROP TYPE "public"."enum_landing_page_status";
  DROP TYPE "public"."enum__landing_page_v_version_moderation";
  DROP TYPE "public"."enum__landing_page_v_version_status";
  DROP TYPE "public"."enum__landing_page_v_published_locale";
  DROP TYPE "public"."enum_overview_page_listed_type";
  DROP TYPE "public"."enum_overview_page_moderation";
  DROP TYPE "public"."enum_overview_page_status";
  DROP TYPE "public"."enum__overview_page_v_version_listed_type";
  DROP TYPE "public"."enum__overview_page_v_version_moderation";
  DROP TYPE "public"."enum__overview_page_v_version_status";
  DROP TYPE "public"."enum__overview_page_v_published_locale";
  DROP TYPE "public"."enum_solution_moderation";
  DROP TYPE "public"."enum_solution_status";
  DROP TYPE "public"."enum__solution_v_version_moderation";
  DROP TYPE "public"."enum__solution_v_version_status";
  DROP TYPE "public"."enum__solution_v_published_locale";
  DROP TYPE "public"."enum_platform_parts_layer";
  DROP TYPE "public"."enum_platform_moderation";
  DROP TYPE "public"."enum_platform_status";
  DROP TYPE "public"."enum__platform_v_version_parts_layer";
  DROP TYPE "public"."enum__platform_v_version_moderation";
  DROP TYPE "public"."enum__platform_v_version_status";
  DROP TYPE "public"."enum__platform_v_published_locale";
  DROP TYPE "public"."enum_product_suite_moderation";
  DROP TYPE "public"."enum_product_suite_status";
  DROP TYPE "public"."enum__product_suite_v_version_moderation";
  DROP TYPE "public"."enum__product_suite_v_version_status";
  DROP TYPE "public"."enum__product_suite_v_published_locale";
  DROP TYPE "public"."enum_product_detail_moderation";
  DROP TYPE "public"."enum_product_detail_status";
  DROP TYPE "public"."enum__product_detail_v_version_moderation";
  DROP TYPE "public"."enum__product_detail_v_version_status";
  DROP TYPE "public"."enum__product_detail_v_published_locale";
  DROP TYPE "public"."enum_reusable_sections_moderation";
  DROP TYPE "public"."enum_reusable_sections_status";
  DROP TYPE "public"."enum__reusable_sections_v_version_moderation";
  DROP TYPE "public"."enum__reusable_sections_v_version_status";
  DROP TYPE "public"."enum__reusable_sections_v_published_locale";
  DROP TYPE "public"."enum_remote_videos_provider";
  DROP TYPE "public"."enum_forms_hidden_fields_source";
  DROP TYPE "public"."enum_forms_confirmation_kind";
  DROP TYPE "public"."enum_forms_confirmation_to";
  DROP TYPE "public"."enum_notices_content_types";
  DROP TYPE "public"."enum_notices_kind";
  DROP TYPE "public"."enum_notices_link_to";
  DROP TYPE "public"."enum_synonyms_language";
  DROP TYPE "public"."enum_synonyms_source";
  DROP TYPE "public"."enum_pinned_results_language";
  DROP TYPE "public"."enum_blocked_suggestions_language";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum_scheduled_changes_languages";
  DROP TYPE "public"."enum_scheduled_changes_action";
  DROP TYPE "public"."enum_scheduled_changes_state";
  DROP TYPE "public"."enum_search_tasks_kind";
  DROP TYPE "public"."enum_search_tasks_state";
  DROP TYPE "public"."enum_search_tasks_stage";
  DROP TYPE "public"."enum_mails_about";
  DROP TYPE "public"."enum_mails_state";
  DROP TYPE "public"."enum_users_notifications";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_users_language";
  DROP TYPE "public"."enum_site_settings_navigation_children_to";
  DROP TYPE "public"."enum_site_settings_navigation_to";
  DROP TYPE "public"."enum_site_settings_footer_links_to";
  DROP TYPE "public"."enum_site_settings_disjunctive_facets";
  DROP TYPE "public"."enum_site_settings_tracking_consent_tool";`)
  await db.execute(sql`drop sequence public.term_ids`)
  await db.execute(sql`drop sequence public.node_ids`)
}
