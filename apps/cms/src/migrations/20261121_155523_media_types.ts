// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_event_attendance" AS ENUM('on_site', 'online', 'both');
  CREATE TYPE "public"."enum__event_v_version_attendance" AS ENUM('on_site', 'online', 'both');
  CREATE TYPE "public"."enum_platform_parts_layer" AS ENUM('edge', 'services', 'core', 'ground');
  CREATE TYPE "public"."enum__platform_v_version_parts_layer" AS ENUM('edge', 'services', 'core', 'ground');
  CREATE TYPE "public"."enum_remote_videos_provider" AS ENUM('youtube', 'vimeo');
  CREATE TYPE "public"."enum_forms_hidden_fields_source" AS ENUM('page_url', 'referrer', 'query', 'fixed');
  CREATE TYPE "public"."enum_forms_confirmation_kind" AS ENUM('message', 'redirect');
  CREATE TYPE "public"."enum_forms_confirmation_to" AS ENUM('node', 'url');
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
  
  CREATE TABLE "audio" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seconds" numeric,
  	"audio_type_id" integer,
  	"download_name" varchar,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
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
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
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
  
  CREATE TABLE "remote_videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"poster_id" integer,
  	"seconds" numeric,
  	"provider" "enum_remote_videos_provider",
  	"video_id" varchar,
  	"video_type_id" integer,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "remote_videos_locales" (
  	"title" varchar NOT NULL,
  	"transcript" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "captions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
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
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forms_locales" (
  	"title" varchar NOT NULL,
  	"submit_label" varchar NOT NULL,
  	"note" jsonb,
  	"confirmation_message" jsonb,
  	"confirmation_url" varchar,
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
  
  CREATE TABLE "site_settings_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  ALTER TABLE "article" ADD COLUMN "reviewed_at" timestamp(3) with time zone;
  ALTER TABLE "article" ADD COLUMN "sections" jsonb;
  ALTER TABLE "_article_v" ADD COLUMN "version_reviewed_at" timestamp(3) with time zone;
  ALTER TABLE "_article_v" ADD COLUMN "version_sections" jsonb;
  ALTER TABLE "resource" ADD COLUMN "preview_id" integer;
  ALTER TABLE "resource" ADD COLUMN "page_count" numeric;
  ALTER TABLE "resource" ADD COLUMN "sections" jsonb;
  ALTER TABLE "resource_locales" ADD COLUMN "edition" varchar;
  ALTER TABLE "resource_rels" ADD COLUMN "person_id" integer;
  ALTER TABLE "_resource_v" ADD COLUMN "version_preview_id" integer;
  ALTER TABLE "_resource_v" ADD COLUMN "version_page_count" numeric;
  ALTER TABLE "_resource_v" ADD COLUMN "version_sections" jsonb;
  ALTER TABLE "_resource_v_locales" ADD COLUMN "version_edition" varchar;
  ALTER TABLE "_resource_v_rels" ADD COLUMN "person_id" integer;
  ALTER TABLE "case_study" ADD COLUMN "testimonial_id" integer;
  ALTER TABLE "case_study" ADD COLUMN "sections" jsonb;
  ALTER TABLE "case_study_locales" ADD COLUMN "location" varchar;
  ALTER TABLE "case_study_rels" ADD COLUMN "product_detail_id" integer;
  ALTER TABLE "_case_study_v" ADD COLUMN "version_testimonial_id" integer;
  ALTER TABLE "_case_study_v" ADD COLUMN "version_sections" jsonb;
  ALTER TABLE "_case_study_v_locales" ADD COLUMN "version_location" varchar;
  ALTER TABLE "_case_study_v_rels" ADD COLUMN "product_detail_id" integer;
  ALTER TABLE "event" ADD COLUMN "attendance" "enum_event_attendance";
  ALTER TABLE "event" ADD COLUMN "address" varchar;
  ALTER TABLE "event" ADD COLUMN "recording_id" integer;
  ALTER TABLE "event" ADD COLUMN "sections" jsonb;
  ALTER TABLE "event_locales" ADD COLUMN "fee" varchar;
  ALTER TABLE "event_locales" ADD COLUMN "spoken_language" varchar;
  ALTER TABLE "event_rels" ADD COLUMN "person_id" integer;
  ALTER TABLE "_event_v" ADD COLUMN "version_attendance" "enum__event_v_version_attendance";
  ALTER TABLE "_event_v" ADD COLUMN "version_address" varchar;
  ALTER TABLE "_event_v" ADD COLUMN "version_recording_id" integer;
  ALTER TABLE "_event_v" ADD COLUMN "version_sections" jsonb;
  ALTER TABLE "_event_v_locales" ADD COLUMN "version_fee" varchar;
  ALTER TABLE "_event_v_locales" ADD COLUMN "version_spoken_language" varchar;
  ALTER TABLE "_event_v_rels" ADD COLUMN "person_id" integer;
  ALTER TABLE "person" ADD COLUMN "email" varchar;
  ALTER TABLE "person" ADD COLUMN "sections" jsonb;
  ALTER TABLE "person_locales" ADD COLUMN "location" varchar;
  ALTER TABLE "_person_v" ADD COLUMN "version_email" varchar;
  ALTER TABLE "_person_v" ADD COLUMN "version_sections" jsonb;
  ALTER TABLE "_person_v_locales" ADD COLUMN "version_location" varchar;
  ALTER TABLE "testimonial" ADD COLUMN "portrait_id" integer;
  ALTER TABLE "testimonial" ADD COLUMN "sections" jsonb;
  ALTER TABLE "testimonial_rels" ADD COLUMN "product_detail_id" integer;
  ALTER TABLE "_testimonial_v" ADD COLUMN "version_portrait_id" integer;
  ALTER TABLE "_testimonial_v" ADD COLUMN "version_sections" jsonb;
  ALTER TABLE "_testimonial_v_rels" ADD COLUMN "product_detail_id" integer;
  ALTER TABLE "page" ADD COLUMN "shows_contents" boolean DEFAULT false;
  ALTER TABLE "_page_v" ADD COLUMN "version_shows_contents" boolean DEFAULT false;
  ALTER TABLE "landing_page" ADD COLUMN "form_id" integer;
  ALTER TABLE "landing_page" ADD COLUMN "testimonial_id" integer;
  ALTER TABLE "_landing_page_v" ADD COLUMN "version_form_id" integer;
  ALTER TABLE "_landing_page_v" ADD COLUMN "version_testimonial_id" integer;
  ALTER TABLE "solution_rels" ADD COLUMN "case_study_id" integer;
  ALTER TABLE "solution_rels" ADD COLUMN "resource_id" integer;
  ALTER TABLE "_solution_v_rels" ADD COLUMN "case_study_id" integer;
  ALTER TABLE "_solution_v_rels" ADD COLUMN "resource_id" integer;
  ALTER TABLE "product_suite" ADD COLUMN "contact_id" integer;
  ALTER TABLE "product_suite_rels" ADD COLUMN "case_study_id" integer;
  ALTER TABLE "_product_suite_v" ADD COLUMN "version_contact_id" integer;
  ALTER TABLE "_product_suite_v_rels" ADD COLUMN "case_study_id" integer;
  ALTER TABLE "product_detail" ADD COLUMN "platform_id" integer;
  ALTER TABLE "product_detail" ADD COLUMN "sections" jsonb;
  ALTER TABLE "product_detail_rels" ADD COLUMN "resource_id" integer;
  ALTER TABLE "_product_detail_v" ADD COLUMN "version_platform_id" integer;
  ALTER TABLE "_product_detail_v" ADD COLUMN "version_sections" jsonb;
  ALTER TABLE "_product_detail_v_rels" ADD COLUMN "resource_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audio_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "videos_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "remote_videos_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "captions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forms_id" integer;
  ALTER TABLE "article_key_points" ADD CONSTRAINT "article_key_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_key_points_locales" ADD CONSTRAINT "article_key_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."article_key_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_article_v_version_key_points" ADD CONSTRAINT "_article_v_version_key_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_article_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_article_v_version_key_points_locales" ADD CONSTRAINT "_article_v_version_key_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_article_v_version_key_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_study_facts" ADD CONSTRAINT "case_study_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_study_facts_locales" ADD CONSTRAINT "case_study_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_study_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_study_v_version_facts" ADD CONSTRAINT "_case_study_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_study_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_study_v_version_facts_locales" ADD CONSTRAINT "_case_study_v_version_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_study_v_version_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_agenda" ADD CONSTRAINT "event_agenda_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_agenda_locales" ADD CONSTRAINT "event_agenda_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."event_agenda"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_v_version_agenda" ADD CONSTRAINT "_event_v_version_agenda_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_event_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_v_version_agenda_locales" ADD CONSTRAINT "_event_v_version_agenda_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_event_v_version_agenda"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_points" ADD CONSTRAINT "landing_page_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_points_locales" ADD CONSTRAINT "landing_page_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_version_points" ADD CONSTRAINT "_landing_page_v_version_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_version_points_locales" ADD CONSTRAINT "_landing_page_v_version_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_page_v_version_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_situations" ADD CONSTRAINT "solution_situations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_situations_locales" ADD CONSTRAINT "solution_situations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solution_situations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_version_situations" ADD CONSTRAINT "_solution_v_version_situations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solution_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_version_situations_locales" ADD CONSTRAINT "_solution_v_version_situations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solution_v_version_situations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform_parts" ADD CONSTRAINT "platform_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform_parts_locales" ADD CONSTRAINT "platform_parts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."platform_parts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform_integrations" ADD CONSTRAINT "platform_integrations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform_integrations_locales" ADD CONSTRAINT "platform_integrations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."platform_integrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v_version_parts" ADD CONSTRAINT "_platform_v_version_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_platform_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v_version_parts_locales" ADD CONSTRAINT "_platform_v_version_parts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_platform_v_version_parts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v_version_integrations" ADD CONSTRAINT "_platform_v_version_integrations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_platform_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v_version_integrations_locales" ADD CONSTRAINT "_platform_v_version_integrations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_platform_v_version_integrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_suite_outcomes" ADD CONSTRAINT "product_suite_outcomes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_suite"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_suite_outcomes_locales" ADD CONSTRAINT "product_suite_outcomes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_suite_outcomes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_suite_v_version_outcomes" ADD CONSTRAINT "_product_suite_v_version_outcomes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_suite_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_suite_v_version_outcomes_locales" ADD CONSTRAINT "_product_suite_v_version_outcomes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_suite_v_version_outcomes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_detail_facts" ADD CONSTRAINT "product_detail_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_detail_facts_locales" ADD CONSTRAINT "product_detail_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_detail_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_detail_v_version_facts" ADD CONSTRAINT "_product_detail_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_detail_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_detail_v_version_facts_locales" ADD CONSTRAINT "_product_detail_v_version_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_detail_v_version_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "audio" ADD CONSTRAINT "audio_audio_type_id_audio_type_id_fk" FOREIGN KEY ("audio_type_id") REFERENCES "public"."audio_type"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audio_locales" ADD CONSTRAINT "audio_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."audio"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_captions" ADD CONSTRAINT "videos_captions_file_id_captions_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."captions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos_captions" ADD CONSTRAINT "videos_captions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_poster_id_images_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_video_type_id_video_type_id_fk" FOREIGN KEY ("video_type_id") REFERENCES "public"."video_type"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos_locales" ADD CONSTRAINT "videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "remote_videos" ADD CONSTRAINT "remote_videos_poster_id_images_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "remote_videos" ADD CONSTRAINT "remote_videos_video_type_id_video_type_id_fk" FOREIGN KEY ("video_type_id") REFERENCES "public"."video_type"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "remote_videos_locales" ADD CONSTRAINT "remote_videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."remote_videos"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "site_settings_social_links" ADD CONSTRAINT "site_settings_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "article_key_points_order_idx" ON "article_key_points" USING btree ("_order");
  CREATE INDEX "article_key_points_parent_id_idx" ON "article_key_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "article_key_points_locales_locale_parent_id_unique" ON "article_key_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_article_v_version_key_points_order_idx" ON "_article_v_version_key_points" USING btree ("_order");
  CREATE INDEX "_article_v_version_key_points_parent_id_idx" ON "_article_v_version_key_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_article_v_version_key_points_locales_locale_parent_id_uniqu" ON "_article_v_version_key_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_study_facts_order_idx" ON "case_study_facts" USING btree ("_order");
  CREATE INDEX "case_study_facts_parent_id_idx" ON "case_study_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "case_study_facts_locales_locale_parent_id_unique" ON "case_study_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_study_v_version_facts_order_idx" ON "_case_study_v_version_facts" USING btree ("_order");
  CREATE INDEX "_case_study_v_version_facts_parent_id_idx" ON "_case_study_v_version_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_case_study_v_version_facts_locales_locale_parent_id_unique" ON "_case_study_v_version_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "event_agenda_order_idx" ON "event_agenda" USING btree ("_order");
  CREATE INDEX "event_agenda_parent_id_idx" ON "event_agenda" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "event_agenda_locales_locale_parent_id_unique" ON "event_agenda_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_event_v_version_agenda_order_idx" ON "_event_v_version_agenda" USING btree ("_order");
  CREATE INDEX "_event_v_version_agenda_parent_id_idx" ON "_event_v_version_agenda" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_event_v_version_agenda_locales_locale_parent_id_unique" ON "_event_v_version_agenda_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landing_page_points_order_idx" ON "landing_page_points" USING btree ("_order");
  CREATE INDEX "landing_page_points_parent_id_idx" ON "landing_page_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "landing_page_points_locales_locale_parent_id_unique" ON "landing_page_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_landing_page_v_version_points_order_idx" ON "_landing_page_v_version_points" USING btree ("_order");
  CREATE INDEX "_landing_page_v_version_points_parent_id_idx" ON "_landing_page_v_version_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_landing_page_v_version_points_locales_locale_parent_id_uniq" ON "_landing_page_v_version_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solution_situations_order_idx" ON "solution_situations" USING btree ("_order");
  CREATE INDEX "solution_situations_parent_id_idx" ON "solution_situations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "solution_situations_locales_locale_parent_id_unique" ON "solution_situations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solution_v_version_situations_order_idx" ON "_solution_v_version_situations" USING btree ("_order");
  CREATE INDEX "_solution_v_version_situations_parent_id_idx" ON "_solution_v_version_situations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_solution_v_version_situations_locales_locale_parent_id_uniq" ON "_solution_v_version_situations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "platform_parts_order_idx" ON "platform_parts" USING btree ("_order");
  CREATE INDEX "platform_parts_parent_id_idx" ON "platform_parts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "platform_parts_locales_locale_parent_id_unique" ON "platform_parts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "platform_integrations_order_idx" ON "platform_integrations" USING btree ("_order");
  CREATE INDEX "platform_integrations_parent_id_idx" ON "platform_integrations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "platform_integrations_locales_locale_parent_id_unique" ON "platform_integrations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_platform_v_version_parts_order_idx" ON "_platform_v_version_parts" USING btree ("_order");
  CREATE INDEX "_platform_v_version_parts_parent_id_idx" ON "_platform_v_version_parts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_platform_v_version_parts_locales_locale_parent_id_unique" ON "_platform_v_version_parts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_platform_v_version_integrations_order_idx" ON "_platform_v_version_integrations" USING btree ("_order");
  CREATE INDEX "_platform_v_version_integrations_parent_id_idx" ON "_platform_v_version_integrations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_platform_v_version_integrations_locales_locale_parent_id_un" ON "_platform_v_version_integrations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_suite_outcomes_order_idx" ON "product_suite_outcomes" USING btree ("_order");
  CREATE INDEX "product_suite_outcomes_parent_id_idx" ON "product_suite_outcomes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_suite_outcomes_locales_locale_parent_id_unique" ON "product_suite_outcomes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_suite_v_version_outcomes_order_idx" ON "_product_suite_v_version_outcomes" USING btree ("_order");
  CREATE INDEX "_product_suite_v_version_outcomes_parent_id_idx" ON "_product_suite_v_version_outcomes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_suite_v_version_outcomes_locales_locale_parent_id_u" ON "_product_suite_v_version_outcomes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_detail_facts_order_idx" ON "product_detail_facts" USING btree ("_order");
  CREATE INDEX "product_detail_facts_parent_id_idx" ON "product_detail_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_detail_facts_locales_locale_parent_id_unique" ON "product_detail_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_detail_v_version_facts_order_idx" ON "_product_detail_v_version_facts" USING btree ("_order");
  CREATE INDEX "_product_detail_v_version_facts_parent_id_idx" ON "_product_detail_v_version_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_detail_v_version_facts_locales_locale_parent_id_uni" ON "_product_detail_v_version_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "audio_audio_type_idx" ON "audio" USING btree ("audio_type_id");
  CREATE INDEX "audio_demo_key_idx" ON "audio" USING btree ("demo_key");
  CREATE INDEX "audio_updated_at_idx" ON "audio" USING btree ("updated_at");
  CREATE INDEX "audio_created_at_idx" ON "audio" USING btree ("created_at");
  CREATE UNIQUE INDEX "audio_filename_idx" ON "audio" USING btree ("filename");
  CREATE UNIQUE INDEX "audio_locales_locale_parent_id_unique" ON "audio_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "videos_captions_order_idx" ON "videos_captions" USING btree ("_order");
  CREATE INDEX "videos_captions_parent_id_idx" ON "videos_captions" USING btree ("_parent_id");
  CREATE INDEX "videos_captions_file_idx" ON "videos_captions" USING btree ("file_id");
  CREATE INDEX "videos_poster_idx" ON "videos" USING btree ("poster_id");
  CREATE INDEX "videos_video_type_idx" ON "videos" USING btree ("video_type_id");
  CREATE INDEX "videos_demo_key_idx" ON "videos" USING btree ("demo_key");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE UNIQUE INDEX "videos_filename_idx" ON "videos" USING btree ("filename");
  CREATE UNIQUE INDEX "videos_locales_locale_parent_id_unique" ON "videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "remote_videos_poster_idx" ON "remote_videos" USING btree ("poster_id");
  CREATE INDEX "remote_videos_video_type_idx" ON "remote_videos" USING btree ("video_type_id");
  CREATE INDEX "remote_videos_demo_key_idx" ON "remote_videos" USING btree ("demo_key");
  CREATE INDEX "remote_videos_updated_at_idx" ON "remote_videos" USING btree ("updated_at");
  CREATE INDEX "remote_videos_created_at_idx" ON "remote_videos" USING btree ("created_at");
  CREATE UNIQUE INDEX "remote_videos_locales_locale_parent_id_unique" ON "remote_videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "captions_demo_key_idx" ON "captions" USING btree ("demo_key");
  CREATE INDEX "captions_updated_at_idx" ON "captions" USING btree ("updated_at");
  CREATE INDEX "captions_created_at_idx" ON "captions" USING btree ("created_at");
  CREATE UNIQUE INDEX "captions_filename_idx" ON "captions" USING btree ("filename");
  CREATE INDEX "forms_hidden_fields_order_idx" ON "forms_hidden_fields" USING btree ("_order");
  CREATE INDEX "forms_hidden_fields_parent_id_idx" ON "forms_hidden_fields" USING btree ("_parent_id");
  CREATE INDEX "forms_demo_key_idx" ON "forms" USING btree ("demo_key");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
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
  CREATE INDEX "site_settings_social_links_order_idx" ON "site_settings_social_links" USING btree ("_order");
  CREATE INDEX "site_settings_social_links_parent_id_idx" ON "site_settings_social_links" USING btree ("_parent_id");
  ALTER TABLE "resource" ADD CONSTRAINT "resource_preview_id_images_id_fk" FOREIGN KEY ("preview_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resource_rels" ADD CONSTRAINT "resource_rels_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resource_v" ADD CONSTRAINT "_resource_v_version_preview_id_images_id_fk" FOREIGN KEY ("version_preview_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resource_v_rels" ADD CONSTRAINT "_resource_v_rels_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_study" ADD CONSTRAINT "case_study_testimonial_id_testimonial_id_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonial"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_study_rels" ADD CONSTRAINT "case_study_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_study_v" ADD CONSTRAINT "_case_study_v_version_testimonial_id_testimonial_id_fk" FOREIGN KEY ("version_testimonial_id") REFERENCES "public"."testimonial"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_study_v_rels" ADD CONSTRAINT "_case_study_v_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event" ADD CONSTRAINT "event_recording_id_resource_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."resource"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_rels" ADD CONSTRAINT "event_rels_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_v" ADD CONSTRAINT "_event_v_version_recording_id_resource_id_fk" FOREIGN KEY ("version_recording_id") REFERENCES "public"."resource"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_v_rels" ADD CONSTRAINT "_event_v_rels_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonial" ADD CONSTRAINT "testimonial_portrait_id_images_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonial_rels" ADD CONSTRAINT "testimonial_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonial_v" ADD CONSTRAINT "_testimonial_v_version_portrait_id_images_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonial_v_rels" ADD CONSTRAINT "_testimonial_v_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page" ADD CONSTRAINT "landing_page_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_page" ADD CONSTRAINT "landing_page_testimonial_id_testimonial_id_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonial"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_page_v" ADD CONSTRAINT "_landing_page_v_version_form_id_forms_id_fk" FOREIGN KEY ("version_form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_page_v" ADD CONSTRAINT "_landing_page_v_version_testimonial_id_testimonial_id_fk" FOREIGN KEY ("version_testimonial_id") REFERENCES "public"."testimonial"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solution_rels" ADD CONSTRAINT "solution_rels_case_study_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_rels" ADD CONSTRAINT "solution_rels_resource_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_rels" ADD CONSTRAINT "_solution_v_rels_case_study_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_rels" ADD CONSTRAINT "_solution_v_rels_resource_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_suite" ADD CONSTRAINT "product_suite_contact_id_person_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_suite_rels" ADD CONSTRAINT "product_suite_rels_case_study_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_suite_v" ADD CONSTRAINT "_product_suite_v_version_contact_id_person_id_fk" FOREIGN KEY ("version_contact_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_suite_v_rels" ADD CONSTRAINT "_product_suite_v_rels_case_study_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_detail" ADD CONSTRAINT "product_detail_platform_id_platform_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platform"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_detail_rels" ADD CONSTRAINT "product_detail_rels_resource_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_detail_v" ADD CONSTRAINT "_product_detail_v_version_platform_id_platform_id_fk" FOREIGN KEY ("version_platform_id") REFERENCES "public"."platform"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_detail_v_rels" ADD CONSTRAINT "_product_detail_v_rels_resource_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audio_fk" FOREIGN KEY ("audio_id") REFERENCES "public"."audio"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_remote_videos_fk" FOREIGN KEY ("remote_videos_id") REFERENCES "public"."remote_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_captions_fk" FOREIGN KEY ("captions_id") REFERENCES "public"."captions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "resource_preview_idx" ON "resource" USING btree ("preview_id");
  CREATE INDEX "resource_rels_person_id_idx" ON "resource_rels" USING btree ("person_id");
  CREATE INDEX "_resource_v_version_version_preview_idx" ON "_resource_v" USING btree ("version_preview_id");
  CREATE INDEX "_resource_v_rels_person_id_idx" ON "_resource_v_rels" USING btree ("person_id");
  CREATE INDEX "case_study_testimonial_idx" ON "case_study" USING btree ("testimonial_id");
  CREATE INDEX "case_study_rels_product_detail_id_idx" ON "case_study_rels" USING btree ("product_detail_id");
  CREATE INDEX "_case_study_v_version_version_testimonial_idx" ON "_case_study_v" USING btree ("version_testimonial_id");
  CREATE INDEX "_case_study_v_rels_product_detail_id_idx" ON "_case_study_v_rels" USING btree ("product_detail_id");
  CREATE INDEX "event_recording_idx" ON "event" USING btree ("recording_id");
  CREATE INDEX "event_rels_person_id_idx" ON "event_rels" USING btree ("person_id");
  CREATE INDEX "_event_v_version_version_recording_idx" ON "_event_v" USING btree ("version_recording_id");
  CREATE INDEX "_event_v_rels_person_id_idx" ON "_event_v_rels" USING btree ("person_id");
  CREATE INDEX "testimonial_portrait_idx" ON "testimonial" USING btree ("portrait_id");
  CREATE INDEX "testimonial_rels_product_detail_id_idx" ON "testimonial_rels" USING btree ("product_detail_id");
  CREATE INDEX "_testimonial_v_version_version_portrait_idx" ON "_testimonial_v" USING btree ("version_portrait_id");
  CREATE INDEX "_testimonial_v_rels_product_detail_id_idx" ON "_testimonial_v_rels" USING btree ("product_detail_id");
  CREATE INDEX "landing_page_form_idx" ON "landing_page" USING btree ("form_id");
  CREATE INDEX "landing_page_testimonial_idx" ON "landing_page" USING btree ("testimonial_id");
  CREATE INDEX "_landing_page_v_version_version_form_idx" ON "_landing_page_v" USING btree ("version_form_id");
  CREATE INDEX "_landing_page_v_version_version_testimonial_idx" ON "_landing_page_v" USING btree ("version_testimonial_id");
  CREATE INDEX "solution_rels_case_study_id_idx" ON "solution_rels" USING btree ("case_study_id");
  CREATE INDEX "solution_rels_resource_id_idx" ON "solution_rels" USING btree ("resource_id");
  CREATE INDEX "_solution_v_rels_case_study_id_idx" ON "_solution_v_rels" USING btree ("case_study_id");
  CREATE INDEX "_solution_v_rels_resource_id_idx" ON "_solution_v_rels" USING btree ("resource_id");
  CREATE INDEX "product_suite_contact_idx" ON "product_suite" USING btree ("contact_id");
  CREATE INDEX "product_suite_rels_case_study_id_idx" ON "product_suite_rels" USING btree ("case_study_id");
  CREATE INDEX "_product_suite_v_version_version_contact_idx" ON "_product_suite_v" USING btree ("version_contact_id");
  CREATE INDEX "_product_suite_v_rels_case_study_id_idx" ON "_product_suite_v_rels" USING btree ("case_study_id");
  CREATE INDEX "product_detail_platform_idx" ON "product_detail" USING btree ("platform_id");
  CREATE INDEX "product_detail_rels_resource_id_idx" ON "product_detail_rels" USING btree ("resource_id");
  CREATE INDEX "_product_detail_v_version_version_platform_idx" ON "_product_detail_v" USING btree ("version_platform_id");
  CREATE INDEX "_product_detail_v_rels_resource_id_idx" ON "_product_detail_v_rels" USING btree ("resource_id");
  CREATE INDEX "payload_locked_documents_rels_audio_id_idx" ON "payload_locked_documents_rels" USING btree ("audio_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_remote_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("remote_videos_id");
  CREATE INDEX "payload_locked_documents_rels_captions_id_idx" ON "payload_locked_documents_rels" USING btree ("captions_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  ALTER TABLE "files" DROP COLUMN "focal_x";
  ALTER TABLE "files" DROP COLUMN "focal_y";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "article_key_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "article_key_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_article_v_version_key_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_article_v_version_key_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_study_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_study_facts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_study_v_version_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_study_v_version_facts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "event_agenda" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "event_agenda_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_event_v_version_agenda" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_event_v_version_agenda_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "landing_page_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "landing_page_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_landing_page_v_version_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_landing_page_v_version_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "solution_situations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "solution_situations_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_solution_v_version_situations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_solution_v_version_situations_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "platform_parts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "platform_parts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "platform_integrations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "platform_integrations_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_platform_v_version_parts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_platform_v_version_parts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_platform_v_version_integrations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_platform_v_version_integrations_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_suite_outcomes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_suite_outcomes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_suite_v_version_outcomes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_suite_v_version_outcomes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_detail_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_detail_facts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_detail_v_version_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_detail_v_version_facts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audio" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audio_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "videos_captions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "videos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "videos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "remote_videos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "remote_videos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "captions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_hidden_fields" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_social_links" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "article_key_points" CASCADE;
  DROP TABLE "article_key_points_locales" CASCADE;
  DROP TABLE "_article_v_version_key_points" CASCADE;
  DROP TABLE "_article_v_version_key_points_locales" CASCADE;
  DROP TABLE "case_study_facts" CASCADE;
  DROP TABLE "case_study_facts_locales" CASCADE;
  DROP TABLE "_case_study_v_version_facts" CASCADE;
  DROP TABLE "_case_study_v_version_facts_locales" CASCADE;
  DROP TABLE "event_agenda" CASCADE;
  DROP TABLE "event_agenda_locales" CASCADE;
  DROP TABLE "_event_v_version_agenda" CASCADE;
  DROP TABLE "_event_v_version_agenda_locales" CASCADE;
  DROP TABLE "landing_page_points" CASCADE;
  DROP TABLE "landing_page_points_locales" CASCADE;
  DROP TABLE "_landing_page_v_version_points" CASCADE;
  DROP TABLE "_landing_page_v_version_points_locales" CASCADE;
  DROP TABLE "solution_situations" CASCADE;
  DROP TABLE "solution_situations_locales" CASCADE;
  DROP TABLE "_solution_v_version_situations" CASCADE;
  DROP TABLE "_solution_v_version_situations_locales" CASCADE;
  DROP TABLE "platform_parts" CASCADE;
  DROP TABLE "platform_parts_locales" CASCADE;
  DROP TABLE "platform_integrations" CASCADE;
  DROP TABLE "platform_integrations_locales" CASCADE;
  DROP TABLE "_platform_v_version_parts" CASCADE;
  DROP TABLE "_platform_v_version_parts_locales" CASCADE;
  DROP TABLE "_platform_v_version_integrations" CASCADE;
  DROP TABLE "_platform_v_version_integrations_locales" CASCADE;
  DROP TABLE "product_suite_outcomes" CASCADE;
  DROP TABLE "product_suite_outcomes_locales" CASCADE;
  DROP TABLE "_product_suite_v_version_outcomes" CASCADE;
  DROP TABLE "_product_suite_v_version_outcomes_locales" CASCADE;
  DROP TABLE "product_detail_facts" CASCADE;
  DROP TABLE "product_detail_facts_locales" CASCADE;
  DROP TABLE "_product_detail_v_version_facts" CASCADE;
  DROP TABLE "_product_detail_v_version_facts_locales" CASCADE;
  DROP TABLE "audio" CASCADE;
  DROP TABLE "audio_locales" CASCADE;
  DROP TABLE "videos_captions" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "videos_locales" CASCADE;
  DROP TABLE "remote_videos" CASCADE;
  DROP TABLE "remote_videos_locales" CASCADE;
  DROP TABLE "captions" CASCADE;
  DROP TABLE "forms_hidden_fields" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "forms_locales" CASCADE;
  DROP TABLE "forms_rels" CASCADE;
  DROP TABLE "site_settings_social_links" CASCADE;
  ALTER TABLE "resource" DROP CONSTRAINT "resource_preview_id_images_id_fk";
  
  ALTER TABLE "resource_rels" DROP CONSTRAINT "resource_rels_person_fk";
  
  ALTER TABLE "_resource_v" DROP CONSTRAINT "_resource_v_version_preview_id_images_id_fk";
  
  ALTER TABLE "_resource_v_rels" DROP CONSTRAINT "_resource_v_rels_person_fk";
  
  ALTER TABLE "case_study" DROP CONSTRAINT "case_study_testimonial_id_testimonial_id_fk";
  
  ALTER TABLE "case_study_rels" DROP CONSTRAINT "case_study_rels_product_detail_fk";
  
  ALTER TABLE "_case_study_v" DROP CONSTRAINT "_case_study_v_version_testimonial_id_testimonial_id_fk";
  
  ALTER TABLE "_case_study_v_rels" DROP CONSTRAINT "_case_study_v_rels_product_detail_fk";
  
  ALTER TABLE "event" DROP CONSTRAINT "event_recording_id_resource_id_fk";
  
  ALTER TABLE "event_rels" DROP CONSTRAINT "event_rels_person_fk";
  
  ALTER TABLE "_event_v" DROP CONSTRAINT "_event_v_version_recording_id_resource_id_fk";
  
  ALTER TABLE "_event_v_rels" DROP CONSTRAINT "_event_v_rels_person_fk";
  
  ALTER TABLE "testimonial" DROP CONSTRAINT "testimonial_portrait_id_images_id_fk";
  
  ALTER TABLE "testimonial_rels" DROP CONSTRAINT "testimonial_rels_product_detail_fk";
  
  ALTER TABLE "_testimonial_v" DROP CONSTRAINT "_testimonial_v_version_portrait_id_images_id_fk";
  
  ALTER TABLE "_testimonial_v_rels" DROP CONSTRAINT "_testimonial_v_rels_product_detail_fk";
  
  ALTER TABLE "landing_page" DROP CONSTRAINT "landing_page_form_id_forms_id_fk";
  
  ALTER TABLE "landing_page" DROP CONSTRAINT "landing_page_testimonial_id_testimonial_id_fk";
  
  ALTER TABLE "_landing_page_v" DROP CONSTRAINT "_landing_page_v_version_form_id_forms_id_fk";
  
  ALTER TABLE "_landing_page_v" DROP CONSTRAINT "_landing_page_v_version_testimonial_id_testimonial_id_fk";
  
  ALTER TABLE "solution_rels" DROP CONSTRAINT "solution_rels_case_study_fk";
  
  ALTER TABLE "solution_rels" DROP CONSTRAINT "solution_rels_resource_fk";
  
  ALTER TABLE "_solution_v_rels" DROP CONSTRAINT "_solution_v_rels_case_study_fk";
  
  ALTER TABLE "_solution_v_rels" DROP CONSTRAINT "_solution_v_rels_resource_fk";
  
  ALTER TABLE "product_suite" DROP CONSTRAINT "product_suite_contact_id_person_id_fk";
  
  ALTER TABLE "product_suite_rels" DROP CONSTRAINT "product_suite_rels_case_study_fk";
  
  ALTER TABLE "_product_suite_v" DROP CONSTRAINT "_product_suite_v_version_contact_id_person_id_fk";
  
  ALTER TABLE "_product_suite_v_rels" DROP CONSTRAINT "_product_suite_v_rels_case_study_fk";
  
  ALTER TABLE "product_detail" DROP CONSTRAINT "product_detail_platform_id_platform_id_fk";
  
  ALTER TABLE "product_detail_rels" DROP CONSTRAINT "product_detail_rels_resource_fk";
  
  ALTER TABLE "_product_detail_v" DROP CONSTRAINT "_product_detail_v_version_platform_id_platform_id_fk";
  
  ALTER TABLE "_product_detail_v_rels" DROP CONSTRAINT "_product_detail_v_rels_resource_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audio_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_videos_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_remote_videos_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_captions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forms_fk";
  
  DROP INDEX "resource_preview_idx";
  DROP INDEX "resource_rels_person_id_idx";
  DROP INDEX "_resource_v_version_version_preview_idx";
  DROP INDEX "_resource_v_rels_person_id_idx";
  DROP INDEX "case_study_testimonial_idx";
  DROP INDEX "case_study_rels_product_detail_id_idx";
  DROP INDEX "_case_study_v_version_version_testimonial_idx";
  DROP INDEX "_case_study_v_rels_product_detail_id_idx";
  DROP INDEX "event_recording_idx";
  DROP INDEX "event_rels_person_id_idx";
  DROP INDEX "_event_v_version_version_recording_idx";
  DROP INDEX "_event_v_rels_person_id_idx";
  DROP INDEX "testimonial_portrait_idx";
  DROP INDEX "testimonial_rels_product_detail_id_idx";
  DROP INDEX "_testimonial_v_version_version_portrait_idx";
  DROP INDEX "_testimonial_v_rels_product_detail_id_idx";
  DROP INDEX "landing_page_form_idx";
  DROP INDEX "landing_page_testimonial_idx";
  DROP INDEX "_landing_page_v_version_version_form_idx";
  DROP INDEX "_landing_page_v_version_version_testimonial_idx";
  DROP INDEX "solution_rels_case_study_id_idx";
  DROP INDEX "solution_rels_resource_id_idx";
  DROP INDEX "_solution_v_rels_case_study_id_idx";
  DROP INDEX "_solution_v_rels_resource_id_idx";
  DROP INDEX "product_suite_contact_idx";
  DROP INDEX "product_suite_rels_case_study_id_idx";
  DROP INDEX "_product_suite_v_version_version_contact_idx";
  DROP INDEX "_product_suite_v_rels_case_study_id_idx";
  DROP INDEX "product_detail_platform_idx";
  DROP INDEX "product_detail_rels_resource_id_idx";
  DROP INDEX "_product_detail_v_version_version_platform_idx";
  DROP INDEX "_product_detail_v_rels_resource_id_idx";
  DROP INDEX "payload_locked_documents_rels_audio_id_idx";
  DROP INDEX "payload_locked_documents_rels_videos_id_idx";
  DROP INDEX "payload_locked_documents_rels_remote_videos_id_idx";
  DROP INDEX "payload_locked_documents_rels_captions_id_idx";
  DROP INDEX "payload_locked_documents_rels_forms_id_idx";
  ALTER TABLE "files" ADD COLUMN "focal_x" numeric;
  ALTER TABLE "files" ADD COLUMN "focal_y" numeric;
  ALTER TABLE "article" DROP COLUMN "reviewed_at";
  ALTER TABLE "article" DROP COLUMN "sections";
  ALTER TABLE "_article_v" DROP COLUMN "version_reviewed_at";
  ALTER TABLE "_article_v" DROP COLUMN "version_sections";
  ALTER TABLE "resource" DROP COLUMN "preview_id";
  ALTER TABLE "resource" DROP COLUMN "page_count";
  ALTER TABLE "resource" DROP COLUMN "sections";
  ALTER TABLE "resource_locales" DROP COLUMN "edition";
  ALTER TABLE "resource_rels" DROP COLUMN "person_id";
  ALTER TABLE "_resource_v" DROP COLUMN "version_preview_id";
  ALTER TABLE "_resource_v" DROP COLUMN "version_page_count";
  ALTER TABLE "_resource_v" DROP COLUMN "version_sections";
  ALTER TABLE "_resource_v_locales" DROP COLUMN "version_edition";
  ALTER TABLE "_resource_v_rels" DROP COLUMN "person_id";
  ALTER TABLE "case_study" DROP COLUMN "testimonial_id";
  ALTER TABLE "case_study" DROP COLUMN "sections";
  ALTER TABLE "case_study_locales" DROP COLUMN "location";
  ALTER TABLE "case_study_rels" DROP COLUMN "product_detail_id";
  ALTER TABLE "_case_study_v" DROP COLUMN "version_testimonial_id";
  ALTER TABLE "_case_study_v" DROP COLUMN "version_sections";
  ALTER TABLE "_case_study_v_locales" DROP COLUMN "version_location";
  ALTER TABLE "_case_study_v_rels" DROP COLUMN "product_detail_id";
  ALTER TABLE "event" DROP COLUMN "attendance";
  ALTER TABLE "event" DROP COLUMN "address";
  ALTER TABLE "event" DROP COLUMN "recording_id";
  ALTER TABLE "event" DROP COLUMN "sections";
  ALTER TABLE "event_locales" DROP COLUMN "fee";
  ALTER TABLE "event_locales" DROP COLUMN "spoken_language";
  ALTER TABLE "event_rels" DROP COLUMN "person_id";
  ALTER TABLE "_event_v" DROP COLUMN "version_attendance";
  ALTER TABLE "_event_v" DROP COLUMN "version_address";
  ALTER TABLE "_event_v" DROP COLUMN "version_recording_id";
  ALTER TABLE "_event_v" DROP COLUMN "version_sections";
  ALTER TABLE "_event_v_locales" DROP COLUMN "version_fee";
  ALTER TABLE "_event_v_locales" DROP COLUMN "version_spoken_language";
  ALTER TABLE "_event_v_rels" DROP COLUMN "person_id";
  ALTER TABLE "person" DROP COLUMN "email";
  ALTER TABLE "person" DROP COLUMN "sections";
  ALTER TABLE "person_locales" DROP COLUMN "location";
  ALTER TABLE "_person_v" DROP COLUMN "version_email";
  ALTER TABLE "_person_v" DROP COLUMN "version_sections";
  ALTER TABLE "_person_v_locales" DROP COLUMN "version_location";
  ALTER TABLE "testimonial" DROP COLUMN "portrait_id";
  ALTER TABLE "testimonial" DROP COLUMN "sections";
  ALTER TABLE "testimonial_rels" DROP COLUMN "product_detail_id";
  ALTER TABLE "_testimonial_v" DROP COLUMN "version_portrait_id";
  ALTER TABLE "_testimonial_v" DROP COLUMN "version_sections";
  ALTER TABLE "_testimonial_v_rels" DROP COLUMN "product_detail_id";
  ALTER TABLE "page" DROP COLUMN "shows_contents";
  ALTER TABLE "_page_v" DROP COLUMN "version_shows_contents";
  ALTER TABLE "landing_page" DROP COLUMN "form_id";
  ALTER TABLE "landing_page" DROP COLUMN "testimonial_id";
  ALTER TABLE "_landing_page_v" DROP COLUMN "version_form_id";
  ALTER TABLE "_landing_page_v" DROP COLUMN "version_testimonial_id";
  ALTER TABLE "solution_rels" DROP COLUMN "case_study_id";
  ALTER TABLE "solution_rels" DROP COLUMN "resource_id";
  ALTER TABLE "_solution_v_rels" DROP COLUMN "case_study_id";
  ALTER TABLE "_solution_v_rels" DROP COLUMN "resource_id";
  ALTER TABLE "product_suite" DROP COLUMN "contact_id";
  ALTER TABLE "product_suite_rels" DROP COLUMN "case_study_id";
  ALTER TABLE "_product_suite_v" DROP COLUMN "version_contact_id";
  ALTER TABLE "_product_suite_v_rels" DROP COLUMN "case_study_id";
  ALTER TABLE "product_detail" DROP COLUMN "platform_id";
  ALTER TABLE "product_detail" DROP COLUMN "sections";
  ALTER TABLE "product_detail_rels" DROP COLUMN "resource_id";
  ALTER TABLE "_product_detail_v" DROP COLUMN "version_platform_id";
  ALTER TABLE "_product_detail_v" DROP COLUMN "version_sections";
  ALTER TABLE "_product_detail_v_rels" DROP COLUMN "resource_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audio_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "videos_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "remote_videos_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "captions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forms_id";
  DROP TYPE "public"."enum_event_attendance";
  DROP TYPE "public"."enum__event_v_version_attendance";
  DROP TYPE "public"."enum_platform_parts_layer";
  DROP TYPE "public"."enum__platform_v_version_parts_layer";
  DROP TYPE "public"."enum_remote_videos_provider";
  DROP TYPE "public"."enum_forms_hidden_fields_source";
  DROP TYPE "public"."enum_forms_confirmation_kind";
  DROP TYPE "public"."enum_forms_confirmation_to";`)
}
