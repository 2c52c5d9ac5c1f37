// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_notices_content_types" AS ENUM('article', 'case_study', 'event', 'landing_page', 'overview_page', 'page', 'person', 'platform', 'product_detail', 'product_suite', 'resource', 'solution', 'testimonial');
  CREATE TYPE "public"."enum_notices_kind" AS ENUM('bar', 'overlay');
  CREATE TYPE "public"."enum_notices_link_to" AS ENUM('node', 'url');
  CREATE TYPE "public"."enum_site_settings_tracking_consent_tool" AS ENUM('own', 'onetrust', 'cookiebot', 'none');
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
  	"path_limit" varchar,
  	"excluded" varchar,
  	"start_time" timestamp(3) with time zone,
  	"end_time" timestamp(3) with time zone,
  	"dismiss_after_seconds" numeric,
  	"is_cookie_off" boolean DEFAULT false,
  	"cookie_days" numeric DEFAULT 30,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notices_locales" (
  	"heading" varchar,
  	"body" jsonb,
  	"link_title" varchar,
  	"link_url" varchar,
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "notices_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "tracking_consent_tool" "enum_site_settings_tracking_consent_tool" DEFAULT 'own';
  ALTER TABLE "site_settings" ADD COLUMN "tracking_consent_site_id" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "tracking_consent_script_url" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "tracking_consent_origins" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "tracking_marketing_automation_script_url" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "tracking_marketing_automation_cookies" varchar DEFAULT '_mkto_trk';
  ALTER TABLE "site_settings" ADD COLUMN "tracking_marketing_automation_origins" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "tracking_session_recording_account_id" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "tracking_session_recording_snippet_version" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "tracking_session_recording_script_url" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "tracking_session_recording_cookies" varchar DEFAULT '_hj*';
  ALTER TABLE "site_settings" ADD COLUMN "tracking_session_recording_origins" varchar;
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
  CREATE INDEX "notices_content_types_order_idx" ON "notices_content_types" USING btree ("order");
  CREATE INDEX "notices_content_types_parent_idx" ON "notices_content_types" USING btree ("parent_id");
  CREATE INDEX "notices_demo_key_idx" ON "notices" USING btree ("demo_key");
  CREATE INDEX "notices_updated_at_idx" ON "notices" USING btree ("updated_at");
  CREATE INDEX "notices_created_at_idx" ON "notices" USING btree ("created_at");
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notices_fk" FOREIGN KEY ("notices_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("notices_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "notices_content_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notices_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notices_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "notices_content_types" CASCADE;
  DROP TABLE "notices" CASCADE;
  DROP TABLE "notices_locales" CASCADE;
  DROP TABLE "notices_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_notices_fk";
  
  DROP INDEX "payload_locked_documents_rels_notices_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "notices_id";
  ALTER TABLE "site_settings" DROP COLUMN "tracking_consent_tool";
  ALTER TABLE "site_settings" DROP COLUMN "tracking_consent_site_id";
  ALTER TABLE "site_settings" DROP COLUMN "tracking_consent_script_url";
  ALTER TABLE "site_settings" DROP COLUMN "tracking_consent_origins";
  ALTER TABLE "site_settings" DROP COLUMN "tracking_marketing_automation_script_url";
  ALTER TABLE "site_settings" DROP COLUMN "tracking_marketing_automation_cookies";
  ALTER TABLE "site_settings" DROP COLUMN "tracking_marketing_automation_origins";
  ALTER TABLE "site_settings" DROP COLUMN "tracking_session_recording_account_id";
  ALTER TABLE "site_settings" DROP COLUMN "tracking_session_recording_snippet_version";
  ALTER TABLE "site_settings" DROP COLUMN "tracking_session_recording_script_url";
  ALTER TABLE "site_settings" DROP COLUMN "tracking_session_recording_cookies";
  ALTER TABLE "site_settings" DROP COLUMN "tracking_session_recording_origins";
  DROP TYPE "public"."enum_notices_content_types";
  DROP TYPE "public"."enum_notices_kind";
  DROP TYPE "public"."enum_notices_link_to";
  DROP TYPE "public"."enum_site_settings_tracking_consent_tool";`)
}
