// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_scheduled_changes_action" AS ENUM('publish', 'unpublish', 'archive');
  CREATE TYPE "public"."enum_scheduled_changes_state" AS ENUM('planned', 'done', 'failed');
  CREATE TABLE "scheduled_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "enum_scheduled_changes_action" DEFAULT 'publish' NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"state" "enum_scheduled_changes_state" DEFAULT 'planned' NOT NULL,
  	"planned_by_id" integer,
  	"done_at" timestamp(3) with time zone,
  	"failure" varchar,
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
  
  CREATE TABLE "shortcuts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"owner_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "article" ADD COLUMN "review_note" varchar;
  ALTER TABLE "article" ADD COLUMN "review_requested_by_id" integer;
  ALTER TABLE "article" ADD COLUMN "review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "_article_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "_article_v" ADD COLUMN "version_review_requested_by_id" integer;
  ALTER TABLE "_article_v" ADD COLUMN "version_review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "resource" ADD COLUMN "review_note" varchar;
  ALTER TABLE "resource" ADD COLUMN "review_requested_by_id" integer;
  ALTER TABLE "resource" ADD COLUMN "review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "_resource_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "_resource_v" ADD COLUMN "version_review_requested_by_id" integer;
  ALTER TABLE "_resource_v" ADD COLUMN "version_review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "case_study" ADD COLUMN "review_note" varchar;
  ALTER TABLE "case_study" ADD COLUMN "review_requested_by_id" integer;
  ALTER TABLE "case_study" ADD COLUMN "review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "_case_study_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "_case_study_v" ADD COLUMN "version_review_requested_by_id" integer;
  ALTER TABLE "_case_study_v" ADD COLUMN "version_review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "event" ADD COLUMN "review_note" varchar;
  ALTER TABLE "event" ADD COLUMN "review_requested_by_id" integer;
  ALTER TABLE "event" ADD COLUMN "review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "_event_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "_event_v" ADD COLUMN "version_review_requested_by_id" integer;
  ALTER TABLE "_event_v" ADD COLUMN "version_review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "person" ADD COLUMN "review_note" varchar;
  ALTER TABLE "person" ADD COLUMN "review_requested_by_id" integer;
  ALTER TABLE "person" ADD COLUMN "review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "_person_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "_person_v" ADD COLUMN "version_review_requested_by_id" integer;
  ALTER TABLE "_person_v" ADD COLUMN "version_review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "testimonial" ADD COLUMN "review_note" varchar;
  ALTER TABLE "testimonial" ADD COLUMN "review_requested_by_id" integer;
  ALTER TABLE "testimonial" ADD COLUMN "review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "_testimonial_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "_testimonial_v" ADD COLUMN "version_review_requested_by_id" integer;
  ALTER TABLE "_testimonial_v" ADD COLUMN "version_review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "page" ADD COLUMN "review_note" varchar;
  ALTER TABLE "page" ADD COLUMN "review_requested_by_id" integer;
  ALTER TABLE "page" ADD COLUMN "review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "_page_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "_page_v" ADD COLUMN "version_review_requested_by_id" integer;
  ALTER TABLE "_page_v" ADD COLUMN "version_review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "landing_page" ADD COLUMN "review_note" varchar;
  ALTER TABLE "landing_page" ADD COLUMN "review_requested_by_id" integer;
  ALTER TABLE "landing_page" ADD COLUMN "review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "_landing_page_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "_landing_page_v" ADD COLUMN "version_review_requested_by_id" integer;
  ALTER TABLE "_landing_page_v" ADD COLUMN "version_review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "overview_page" ADD COLUMN "review_note" varchar;
  ALTER TABLE "overview_page" ADD COLUMN "review_requested_by_id" integer;
  ALTER TABLE "overview_page" ADD COLUMN "review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "_overview_page_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "_overview_page_v" ADD COLUMN "version_review_requested_by_id" integer;
  ALTER TABLE "_overview_page_v" ADD COLUMN "version_review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "solution" ADD COLUMN "review_note" varchar;
  ALTER TABLE "solution" ADD COLUMN "review_requested_by_id" integer;
  ALTER TABLE "solution" ADD COLUMN "review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "_solution_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "_solution_v" ADD COLUMN "version_review_requested_by_id" integer;
  ALTER TABLE "_solution_v" ADD COLUMN "version_review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "platform" ADD COLUMN "review_note" varchar;
  ALTER TABLE "platform" ADD COLUMN "review_requested_by_id" integer;
  ALTER TABLE "platform" ADD COLUMN "review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "_platform_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "_platform_v" ADD COLUMN "version_review_requested_by_id" integer;
  ALTER TABLE "_platform_v" ADD COLUMN "version_review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "product_suite" ADD COLUMN "review_note" varchar;
  ALTER TABLE "product_suite" ADD COLUMN "review_requested_by_id" integer;
  ALTER TABLE "product_suite" ADD COLUMN "review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "_product_suite_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "_product_suite_v" ADD COLUMN "version_review_requested_by_id" integer;
  ALTER TABLE "_product_suite_v" ADD COLUMN "version_review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "product_detail" ADD COLUMN "review_note" varchar;
  ALTER TABLE "product_detail" ADD COLUMN "review_requested_by_id" integer;
  ALTER TABLE "product_detail" ADD COLUMN "review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "_product_detail_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "_product_detail_v" ADD COLUMN "version_review_requested_by_id" integer;
  ALTER TABLE "_product_detail_v" ADD COLUMN "version_review_requested_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "scheduled_changes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "shortcuts_id" integer;
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
  ALTER TABLE "shortcuts" ADD CONSTRAINT "shortcuts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "scheduled_changes_at_idx" ON "scheduled_changes" USING btree ("at");
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
  CREATE INDEX "shortcuts_owner_idx" ON "shortcuts" USING btree ("owner_id");
  CREATE INDEX "shortcuts_updated_at_idx" ON "shortcuts" USING btree ("updated_at");
  CREATE INDEX "shortcuts_created_at_idx" ON "shortcuts" USING btree ("created_at");
  ALTER TABLE "article" ADD CONSTRAINT "article_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_article_v" ADD CONSTRAINT "_article_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resource" ADD CONSTRAINT "resource_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resource_v" ADD CONSTRAINT "_resource_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_study" ADD CONSTRAINT "case_study_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_study_v" ADD CONSTRAINT "_case_study_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event" ADD CONSTRAINT "event_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_v" ADD CONSTRAINT "_event_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "person" ADD CONSTRAINT "person_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_person_v" ADD CONSTRAINT "_person_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonial" ADD CONSTRAINT "testimonial_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonial_v" ADD CONSTRAINT "_testimonial_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page" ADD CONSTRAINT "page_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_v" ADD CONSTRAINT "_page_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_page" ADD CONSTRAINT "landing_page_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_page_v" ADD CONSTRAINT "_landing_page_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "overview_page" ADD CONSTRAINT "overview_page_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_overview_page_v" ADD CONSTRAINT "_overview_page_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solution" ADD CONSTRAINT "solution_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solution_v" ADD CONSTRAINT "_solution_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "platform" ADD CONSTRAINT "platform_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_platform_v" ADD CONSTRAINT "_platform_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_suite" ADD CONSTRAINT "product_suite_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_suite_v" ADD CONSTRAINT "_product_suite_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_detail" ADD CONSTRAINT "product_detail_review_requested_by_id_users_id_fk" FOREIGN KEY ("review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_detail_v" ADD CONSTRAINT "_product_detail_v_version_review_requested_by_id_users_id_fk" FOREIGN KEY ("version_review_requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_scheduled_changes_fk" FOREIGN KEY ("scheduled_changes_id") REFERENCES "public"."scheduled_changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shortcuts_fk" FOREIGN KEY ("shortcuts_id") REFERENCES "public"."shortcuts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "article_review_requested_by_idx" ON "article" USING btree ("review_requested_by_id");
  CREATE INDEX "_article_v_version_version_review_requested_by_idx" ON "_article_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "resource_review_requested_by_idx" ON "resource" USING btree ("review_requested_by_id");
  CREATE INDEX "_resource_v_version_version_review_requested_by_idx" ON "_resource_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "case_study_review_requested_by_idx" ON "case_study" USING btree ("review_requested_by_id");
  CREATE INDEX "_case_study_v_version_version_review_requested_by_idx" ON "_case_study_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "event_review_requested_by_idx" ON "event" USING btree ("review_requested_by_id");
  CREATE INDEX "_event_v_version_version_review_requested_by_idx" ON "_event_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "person_review_requested_by_idx" ON "person" USING btree ("review_requested_by_id");
  CREATE INDEX "_person_v_version_version_review_requested_by_idx" ON "_person_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "testimonial_review_requested_by_idx" ON "testimonial" USING btree ("review_requested_by_id");
  CREATE INDEX "_testimonial_v_version_version_review_requested_by_idx" ON "_testimonial_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "page_review_requested_by_idx" ON "page" USING btree ("review_requested_by_id");
  CREATE INDEX "_page_v_version_version_review_requested_by_idx" ON "_page_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "landing_page_review_requested_by_idx" ON "landing_page" USING btree ("review_requested_by_id");
  CREATE INDEX "_landing_page_v_version_version_review_requested_by_idx" ON "_landing_page_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "overview_page_review_requested_by_idx" ON "overview_page" USING btree ("review_requested_by_id");
  CREATE INDEX "_overview_page_v_version_version_review_requested_by_idx" ON "_overview_page_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "solution_review_requested_by_idx" ON "solution" USING btree ("review_requested_by_id");
  CREATE INDEX "_solution_v_version_version_review_requested_by_idx" ON "_solution_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "platform_review_requested_by_idx" ON "platform" USING btree ("review_requested_by_id");
  CREATE INDEX "_platform_v_version_version_review_requested_by_idx" ON "_platform_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "product_suite_review_requested_by_idx" ON "product_suite" USING btree ("review_requested_by_id");
  CREATE INDEX "_product_suite_v_version_version_review_requested_by_idx" ON "_product_suite_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "product_detail_review_requested_by_idx" ON "product_detail" USING btree ("review_requested_by_id");
  CREATE INDEX "_product_detail_v_version_version_review_requested_by_idx" ON "_product_detail_v" USING btree ("version_review_requested_by_id");
  CREATE INDEX "payload_locked_documents_rels_scheduled_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("scheduled_changes_id");
  CREATE INDEX "payload_locked_documents_rels_shortcuts_id_idx" ON "payload_locked_documents_rels" USING btree ("shortcuts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "scheduled_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "scheduled_changes_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shortcuts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "scheduled_changes" CASCADE;
  DROP TABLE "scheduled_changes_rels" CASCADE;
  DROP TABLE "shortcuts" CASCADE;
  ALTER TABLE "article" DROP CONSTRAINT "article_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "_article_v" DROP CONSTRAINT "_article_v_version_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "resource" DROP CONSTRAINT "resource_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "_resource_v" DROP CONSTRAINT "_resource_v_version_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "case_study" DROP CONSTRAINT "case_study_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "_case_study_v" DROP CONSTRAINT "_case_study_v_version_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "event" DROP CONSTRAINT "event_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "_event_v" DROP CONSTRAINT "_event_v_version_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "person" DROP CONSTRAINT "person_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "_person_v" DROP CONSTRAINT "_person_v_version_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "testimonial" DROP CONSTRAINT "testimonial_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "_testimonial_v" DROP CONSTRAINT "_testimonial_v_version_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "page" DROP CONSTRAINT "page_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "_page_v" DROP CONSTRAINT "_page_v_version_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "landing_page" DROP CONSTRAINT "landing_page_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "_landing_page_v" DROP CONSTRAINT "_landing_page_v_version_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "overview_page" DROP CONSTRAINT "overview_page_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "_overview_page_v" DROP CONSTRAINT "_overview_page_v_version_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "solution" DROP CONSTRAINT "solution_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "_solution_v" DROP CONSTRAINT "_solution_v_version_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "platform" DROP CONSTRAINT "platform_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "_platform_v" DROP CONSTRAINT "_platform_v_version_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "product_suite" DROP CONSTRAINT "product_suite_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "_product_suite_v" DROP CONSTRAINT "_product_suite_v_version_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "product_detail" DROP CONSTRAINT "product_detail_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "_product_detail_v" DROP CONSTRAINT "_product_detail_v_version_review_requested_by_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_scheduled_changes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_shortcuts_fk";
  
  DROP INDEX "article_review_requested_by_idx";
  DROP INDEX "_article_v_version_version_review_requested_by_idx";
  DROP INDEX "resource_review_requested_by_idx";
  DROP INDEX "_resource_v_version_version_review_requested_by_idx";
  DROP INDEX "case_study_review_requested_by_idx";
  DROP INDEX "_case_study_v_version_version_review_requested_by_idx";
  DROP INDEX "event_review_requested_by_idx";
  DROP INDEX "_event_v_version_version_review_requested_by_idx";
  DROP INDEX "person_review_requested_by_idx";
  DROP INDEX "_person_v_version_version_review_requested_by_idx";
  DROP INDEX "testimonial_review_requested_by_idx";
  DROP INDEX "_testimonial_v_version_version_review_requested_by_idx";
  DROP INDEX "page_review_requested_by_idx";
  DROP INDEX "_page_v_version_version_review_requested_by_idx";
  DROP INDEX "landing_page_review_requested_by_idx";
  DROP INDEX "_landing_page_v_version_version_review_requested_by_idx";
  DROP INDEX "overview_page_review_requested_by_idx";
  DROP INDEX "_overview_page_v_version_version_review_requested_by_idx";
  DROP INDEX "solution_review_requested_by_idx";
  DROP INDEX "_solution_v_version_version_review_requested_by_idx";
  DROP INDEX "platform_review_requested_by_idx";
  DROP INDEX "_platform_v_version_version_review_requested_by_idx";
  DROP INDEX "product_suite_review_requested_by_idx";
  DROP INDEX "_product_suite_v_version_version_review_requested_by_idx";
  DROP INDEX "product_detail_review_requested_by_idx";
  DROP INDEX "_product_detail_v_version_version_review_requested_by_idx";
  DROP INDEX "payload_locked_documents_rels_scheduled_changes_id_idx";
  DROP INDEX "payload_locked_documents_rels_shortcuts_id_idx";
  ALTER TABLE "article" DROP COLUMN "review_note";
  ALTER TABLE "article" DROP COLUMN "review_requested_by_id";
  ALTER TABLE "article" DROP COLUMN "review_requested_at";
  ALTER TABLE "_article_v" DROP COLUMN "version_review_note";
  ALTER TABLE "_article_v" DROP COLUMN "version_review_requested_by_id";
  ALTER TABLE "_article_v" DROP COLUMN "version_review_requested_at";
  ALTER TABLE "resource" DROP COLUMN "review_note";
  ALTER TABLE "resource" DROP COLUMN "review_requested_by_id";
  ALTER TABLE "resource" DROP COLUMN "review_requested_at";
  ALTER TABLE "_resource_v" DROP COLUMN "version_review_note";
  ALTER TABLE "_resource_v" DROP COLUMN "version_review_requested_by_id";
  ALTER TABLE "_resource_v" DROP COLUMN "version_review_requested_at";
  ALTER TABLE "case_study" DROP COLUMN "review_note";
  ALTER TABLE "case_study" DROP COLUMN "review_requested_by_id";
  ALTER TABLE "case_study" DROP COLUMN "review_requested_at";
  ALTER TABLE "_case_study_v" DROP COLUMN "version_review_note";
  ALTER TABLE "_case_study_v" DROP COLUMN "version_review_requested_by_id";
  ALTER TABLE "_case_study_v" DROP COLUMN "version_review_requested_at";
  ALTER TABLE "event" DROP COLUMN "review_note";
  ALTER TABLE "event" DROP COLUMN "review_requested_by_id";
  ALTER TABLE "event" DROP COLUMN "review_requested_at";
  ALTER TABLE "_event_v" DROP COLUMN "version_review_note";
  ALTER TABLE "_event_v" DROP COLUMN "version_review_requested_by_id";
  ALTER TABLE "_event_v" DROP COLUMN "version_review_requested_at";
  ALTER TABLE "person" DROP COLUMN "review_note";
  ALTER TABLE "person" DROP COLUMN "review_requested_by_id";
  ALTER TABLE "person" DROP COLUMN "review_requested_at";
  ALTER TABLE "_person_v" DROP COLUMN "version_review_note";
  ALTER TABLE "_person_v" DROP COLUMN "version_review_requested_by_id";
  ALTER TABLE "_person_v" DROP COLUMN "version_review_requested_at";
  ALTER TABLE "testimonial" DROP COLUMN "review_note";
  ALTER TABLE "testimonial" DROP COLUMN "review_requested_by_id";
  ALTER TABLE "testimonial" DROP COLUMN "review_requested_at";
  ALTER TABLE "_testimonial_v" DROP COLUMN "version_review_note";
  ALTER TABLE "_testimonial_v" DROP COLUMN "version_review_requested_by_id";
  ALTER TABLE "_testimonial_v" DROP COLUMN "version_review_requested_at";
  ALTER TABLE "page" DROP COLUMN "review_note";
  ALTER TABLE "page" DROP COLUMN "review_requested_by_id";
  ALTER TABLE "page" DROP COLUMN "review_requested_at";
  ALTER TABLE "_page_v" DROP COLUMN "version_review_note";
  ALTER TABLE "_page_v" DROP COLUMN "version_review_requested_by_id";
  ALTER TABLE "_page_v" DROP COLUMN "version_review_requested_at";
  ALTER TABLE "landing_page" DROP COLUMN "review_note";
  ALTER TABLE "landing_page" DROP COLUMN "review_requested_by_id";
  ALTER TABLE "landing_page" DROP COLUMN "review_requested_at";
  ALTER TABLE "_landing_page_v" DROP COLUMN "version_review_note";
  ALTER TABLE "_landing_page_v" DROP COLUMN "version_review_requested_by_id";
  ALTER TABLE "_landing_page_v" DROP COLUMN "version_review_requested_at";
  ALTER TABLE "overview_page" DROP COLUMN "review_note";
  ALTER TABLE "overview_page" DROP COLUMN "review_requested_by_id";
  ALTER TABLE "overview_page" DROP COLUMN "review_requested_at";
  ALTER TABLE "_overview_page_v" DROP COLUMN "version_review_note";
  ALTER TABLE "_overview_page_v" DROP COLUMN "version_review_requested_by_id";
  ALTER TABLE "_overview_page_v" DROP COLUMN "version_review_requested_at";
  ALTER TABLE "solution" DROP COLUMN "review_note";
  ALTER TABLE "solution" DROP COLUMN "review_requested_by_id";
  ALTER TABLE "solution" DROP COLUMN "review_requested_at";
  ALTER TABLE "_solution_v" DROP COLUMN "version_review_note";
  ALTER TABLE "_solution_v" DROP COLUMN "version_review_requested_by_id";
  ALTER TABLE "_solution_v" DROP COLUMN "version_review_requested_at";
  ALTER TABLE "platform" DROP COLUMN "review_note";
  ALTER TABLE "platform" DROP COLUMN "review_requested_by_id";
  ALTER TABLE "platform" DROP COLUMN "review_requested_at";
  ALTER TABLE "_platform_v" DROP COLUMN "version_review_note";
  ALTER TABLE "_platform_v" DROP COLUMN "version_review_requested_by_id";
  ALTER TABLE "_platform_v" DROP COLUMN "version_review_requested_at";
  ALTER TABLE "product_suite" DROP COLUMN "review_note";
  ALTER TABLE "product_suite" DROP COLUMN "review_requested_by_id";
  ALTER TABLE "product_suite" DROP COLUMN "review_requested_at";
  ALTER TABLE "_product_suite_v" DROP COLUMN "version_review_note";
  ALTER TABLE "_product_suite_v" DROP COLUMN "version_review_requested_by_id";
  ALTER TABLE "_product_suite_v" DROP COLUMN "version_review_requested_at";
  ALTER TABLE "product_detail" DROP COLUMN "review_note";
  ALTER TABLE "product_detail" DROP COLUMN "review_requested_by_id";
  ALTER TABLE "product_detail" DROP COLUMN "review_requested_at";
  ALTER TABLE "_product_detail_v" DROP COLUMN "version_review_note";
  ALTER TABLE "_product_detail_v" DROP COLUMN "version_review_requested_by_id";
  ALTER TABLE "_product_detail_v" DROP COLUMN "version_review_requested_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "scheduled_changes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "shortcuts_id";
  DROP TYPE "public"."enum_scheduled_changes_action";
  DROP TYPE "public"."enum_scheduled_changes_state";`)
}
