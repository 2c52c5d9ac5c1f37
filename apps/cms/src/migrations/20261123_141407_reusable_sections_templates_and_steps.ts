// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reusable_sections_moderation" AS ENUM('draft', 'in_review', 'published');
  CREATE TYPE "public"."enum_reusable_sections_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reusable_sections_v_version_moderation" AS ENUM('draft', 'in_review', 'published');
  CREATE TYPE "public"."enum__reusable_sections_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reusable_sections_v_published_locale" AS ENUM('en', 'de', 'fr');
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reusable_sections_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_templates_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "time_zone" varchar DEFAULT 'UTC' NOT NULL;
  ALTER TABLE "reusable_sections" ADD CONSTRAINT "reusable_sections_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reusable_sections" ADD CONSTRAINT "reusable_sections_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reusable_sections_locales" ADD CONSTRAINT "reusable_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reusable_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reusable_sections_v" ADD CONSTRAINT "_reusable_sections_v_parent_id_reusable_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reusable_sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reusable_sections_v" ADD CONSTRAINT "_reusable_sections_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reusable_sections_v" ADD CONSTRAINT "_reusable_sections_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reusable_sections_v_locales" ADD CONSTRAINT "_reusable_sections_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reusable_sections_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reusable_sections_fk" FOREIGN KEY ("reusable_sections_id") REFERENCES "public"."reusable_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_templates_fk" FOREIGN KEY ("page_templates_id") REFERENCES "public"."page_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_reusable_sections_id_idx" ON "payload_locked_documents_rels" USING btree ("reusable_sections_id");
  CREATE INDEX "payload_locked_documents_rels_page_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("page_templates_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reusable_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reusable_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reusable_sections_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reusable_sections_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_templates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reusable_sections" CASCADE;
  DROP TABLE "reusable_sections_locales" CASCADE;
  DROP TABLE "_reusable_sections_v" CASCADE;
  DROP TABLE "_reusable_sections_v_locales" CASCADE;
  DROP TABLE "page_templates" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reusable_sections_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_templates_fk";
  
  DROP INDEX "payload_locked_documents_rels_reusable_sections_id_idx";
  DROP INDEX "payload_locked_documents_rels_page_templates_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reusable_sections_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_templates_id";
  ALTER TABLE "site_settings" DROP COLUMN "time_zone";
  DROP TYPE "public"."enum_reusable_sections_moderation";
  DROP TYPE "public"."enum_reusable_sections_status";
  DROP TYPE "public"."enum__reusable_sections_v_version_moderation";
  DROP TYPE "public"."enum__reusable_sections_v_version_status";
  DROP TYPE "public"."enum__reusable_sections_v_published_locale";`)
}
