// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_scheduled_changes_languages" AS ENUM('en', 'de');
  ALTER TYPE "public"."enum_scheduled_changes_state" ADD VALUE 'void';
  CREATE TABLE "scheduled_changes_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_scheduled_changes_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "article" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "article" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_article_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "_article_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "resource" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "resource" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_resource_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "_resource_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "case_study" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "case_study" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_case_study_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "_case_study_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "event" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "event" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_event_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "_event_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "person" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "person" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_person_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "_person_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "testimonial" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "testimonial" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_testimonial_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "_testimonial_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "page" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "page" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_page_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "_page_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "landing_page" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "landing_page" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_landing_page_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "_landing_page_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "overview_page" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "overview_page" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_overview_page_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "_overview_page_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "solution" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "solution" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_solution_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "_solution_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "platform" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "platform" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_platform_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "_platform_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "product_suite" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "product_suite" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_product_suite_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "_product_suite_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "product_detail" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "product_detail" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_product_detail_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "_product_detail_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "images" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "svgs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "files" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "audio" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "videos" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "remote_videos" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "captions" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "forms" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "notices" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "synonyms" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "pinned_results" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "article_type" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "audio_type" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "brand_colors" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "file_type" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "image_type" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "industries" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "product_suites" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "resource_type" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "role_category" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "svg_type" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "tags" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "video_type" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "redirects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "scheduled_changes" ADD COLUMN "content" jsonb;
  ALTER TABLE "scheduled_changes" ADD COLUMN "revision" numeric;
  ALTER TABLE "scheduled_changes" ADD COLUMN "written_by_id" integer;
  ALTER TABLE "scheduled_changes" ADD COLUMN "kept_draft" boolean DEFAULT false;
  ALTER TABLE "scheduled_changes_languages" ADD CONSTRAINT "scheduled_changes_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."scheduled_changes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "scheduled_changes_languages_order_idx" ON "scheduled_changes_languages" USING btree ("order");
  CREATE INDEX "scheduled_changes_languages_parent_idx" ON "scheduled_changes_languages" USING btree ("parent_id");
  ALTER TABLE "article" ADD CONSTRAINT "article_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_article_v" ADD CONSTRAINT "_article_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resource" ADD CONSTRAINT "resource_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resource_v" ADD CONSTRAINT "_resource_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_study" ADD CONSTRAINT "case_study_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_study_v" ADD CONSTRAINT "_case_study_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event" ADD CONSTRAINT "event_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_v" ADD CONSTRAINT "_event_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "person" ADD CONSTRAINT "person_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_person_v" ADD CONSTRAINT "_person_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonial" ADD CONSTRAINT "testimonial_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonial_v" ADD CONSTRAINT "_testimonial_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page" ADD CONSTRAINT "page_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_v" ADD CONSTRAINT "_page_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_page" ADD CONSTRAINT "landing_page_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_page_v" ADD CONSTRAINT "_landing_page_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "overview_page" ADD CONSTRAINT "overview_page_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_overview_page_v" ADD CONSTRAINT "_overview_page_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solution" ADD CONSTRAINT "solution_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solution_v" ADD CONSTRAINT "_solution_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "platform" ADD CONSTRAINT "platform_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_platform_v" ADD CONSTRAINT "_platform_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_suite" ADD CONSTRAINT "product_suite_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_suite_v" ADD CONSTRAINT "_product_suite_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_detail" ADD CONSTRAINT "product_detail_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_detail_v" ADD CONSTRAINT "_product_detail_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "scheduled_changes" ADD CONSTRAINT "scheduled_changes_written_by_id_users_id_fk" FOREIGN KEY ("written_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "article_saved_by_idx" ON "article" USING btree ("saved_by_id");
  CREATE INDEX "article_deleted_at_idx" ON "article" USING btree ("deleted_at");
  CREATE INDEX "_article_v_version_version_saved_by_idx" ON "_article_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_article_v_version_version_deleted_at_idx" ON "_article_v" USING btree ("version_deleted_at");
  CREATE INDEX "resource_saved_by_idx" ON "resource" USING btree ("saved_by_id");
  CREATE INDEX "resource_deleted_at_idx" ON "resource" USING btree ("deleted_at");
  CREATE INDEX "_resource_v_version_version_saved_by_idx" ON "_resource_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_resource_v_version_version_deleted_at_idx" ON "_resource_v" USING btree ("version_deleted_at");
  CREATE INDEX "case_study_saved_by_idx" ON "case_study" USING btree ("saved_by_id");
  CREATE INDEX "case_study_deleted_at_idx" ON "case_study" USING btree ("deleted_at");
  CREATE INDEX "_case_study_v_version_version_saved_by_idx" ON "_case_study_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_case_study_v_version_version_deleted_at_idx" ON "_case_study_v" USING btree ("version_deleted_at");
  CREATE INDEX "event_saved_by_idx" ON "event" USING btree ("saved_by_id");
  CREATE INDEX "event_deleted_at_idx" ON "event" USING btree ("deleted_at");
  CREATE INDEX "_event_v_version_version_saved_by_idx" ON "_event_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_event_v_version_version_deleted_at_idx" ON "_event_v" USING btree ("version_deleted_at");
  CREATE INDEX "person_saved_by_idx" ON "person" USING btree ("saved_by_id");
  CREATE INDEX "person_deleted_at_idx" ON "person" USING btree ("deleted_at");
  CREATE INDEX "_person_v_version_version_saved_by_idx" ON "_person_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_person_v_version_version_deleted_at_idx" ON "_person_v" USING btree ("version_deleted_at");
  CREATE INDEX "testimonial_saved_by_idx" ON "testimonial" USING btree ("saved_by_id");
  CREATE INDEX "testimonial_deleted_at_idx" ON "testimonial" USING btree ("deleted_at");
  CREATE INDEX "_testimonial_v_version_version_saved_by_idx" ON "_testimonial_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_testimonial_v_version_version_deleted_at_idx" ON "_testimonial_v" USING btree ("version_deleted_at");
  CREATE INDEX "page_saved_by_idx" ON "page" USING btree ("saved_by_id");
  CREATE INDEX "page_deleted_at_idx" ON "page" USING btree ("deleted_at");
  CREATE INDEX "_page_v_version_version_saved_by_idx" ON "_page_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_page_v_version_version_deleted_at_idx" ON "_page_v" USING btree ("version_deleted_at");
  CREATE INDEX "landing_page_saved_by_idx" ON "landing_page" USING btree ("saved_by_id");
  CREATE INDEX "landing_page_deleted_at_idx" ON "landing_page" USING btree ("deleted_at");
  CREATE INDEX "_landing_page_v_version_version_saved_by_idx" ON "_landing_page_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_landing_page_v_version_version_deleted_at_idx" ON "_landing_page_v" USING btree ("version_deleted_at");
  CREATE INDEX "overview_page_saved_by_idx" ON "overview_page" USING btree ("saved_by_id");
  CREATE INDEX "overview_page_deleted_at_idx" ON "overview_page" USING btree ("deleted_at");
  CREATE INDEX "_overview_page_v_version_version_saved_by_idx" ON "_overview_page_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_overview_page_v_version_version_deleted_at_idx" ON "_overview_page_v" USING btree ("version_deleted_at");
  CREATE INDEX "solution_saved_by_idx" ON "solution" USING btree ("saved_by_id");
  CREATE INDEX "solution_deleted_at_idx" ON "solution" USING btree ("deleted_at");
  CREATE INDEX "_solution_v_version_version_saved_by_idx" ON "_solution_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_solution_v_version_version_deleted_at_idx" ON "_solution_v" USING btree ("version_deleted_at");
  CREATE INDEX "platform_saved_by_idx" ON "platform" USING btree ("saved_by_id");
  CREATE INDEX "platform_deleted_at_idx" ON "platform" USING btree ("deleted_at");
  CREATE INDEX "_platform_v_version_version_saved_by_idx" ON "_platform_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_platform_v_version_version_deleted_at_idx" ON "_platform_v" USING btree ("version_deleted_at");
  CREATE INDEX "product_suite_saved_by_idx" ON "product_suite" USING btree ("saved_by_id");
  CREATE INDEX "product_suite_deleted_at_idx" ON "product_suite" USING btree ("deleted_at");
  CREATE INDEX "_product_suite_v_version_version_saved_by_idx" ON "_product_suite_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_product_suite_v_version_version_deleted_at_idx" ON "_product_suite_v" USING btree ("version_deleted_at");
  CREATE INDEX "product_detail_saved_by_idx" ON "product_detail" USING btree ("saved_by_id");
  CREATE INDEX "product_detail_deleted_at_idx" ON "product_detail" USING btree ("deleted_at");
  CREATE INDEX "_product_detail_v_version_version_saved_by_idx" ON "_product_detail_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_product_detail_v_version_version_deleted_at_idx" ON "_product_detail_v" USING btree ("version_deleted_at");
  CREATE INDEX "images_deleted_at_idx" ON "images" USING btree ("deleted_at");
  CREATE INDEX "svgs_deleted_at_idx" ON "svgs" USING btree ("deleted_at");
  CREATE INDEX "files_deleted_at_idx" ON "files" USING btree ("deleted_at");
  CREATE INDEX "audio_deleted_at_idx" ON "audio" USING btree ("deleted_at");
  CREATE INDEX "videos_deleted_at_idx" ON "videos" USING btree ("deleted_at");
  CREATE INDEX "remote_videos_deleted_at_idx" ON "remote_videos" USING btree ("deleted_at");
  CREATE INDEX "captions_deleted_at_idx" ON "captions" USING btree ("deleted_at");
  CREATE INDEX "forms_deleted_at_idx" ON "forms" USING btree ("deleted_at");
  CREATE INDEX "notices_deleted_at_idx" ON "notices" USING btree ("deleted_at");
  CREATE INDEX "synonyms_deleted_at_idx" ON "synonyms" USING btree ("deleted_at");
  CREATE INDEX "pinned_results_deleted_at_idx" ON "pinned_results" USING btree ("deleted_at");
  CREATE INDEX "article_type_deleted_at_idx" ON "article_type" USING btree ("deleted_at");
  CREATE INDEX "audio_type_deleted_at_idx" ON "audio_type" USING btree ("deleted_at");
  CREATE INDEX "brand_colors_deleted_at_idx" ON "brand_colors" USING btree ("deleted_at");
  CREATE INDEX "file_type_deleted_at_idx" ON "file_type" USING btree ("deleted_at");
  CREATE INDEX "image_type_deleted_at_idx" ON "image_type" USING btree ("deleted_at");
  CREATE INDEX "industries_deleted_at_idx" ON "industries" USING btree ("deleted_at");
  CREATE INDEX "product_suites_deleted_at_idx" ON "product_suites" USING btree ("deleted_at");
  CREATE INDEX "resource_type_deleted_at_idx" ON "resource_type" USING btree ("deleted_at");
  CREATE INDEX "role_category_deleted_at_idx" ON "role_category" USING btree ("deleted_at");
  CREATE INDEX "svg_type_deleted_at_idx" ON "svg_type" USING btree ("deleted_at");
  CREATE INDEX "tags_deleted_at_idx" ON "tags" USING btree ("deleted_at");
  CREATE INDEX "video_type_deleted_at_idx" ON "video_type" USING btree ("deleted_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "scheduled_changes_written_by_idx" ON "scheduled_changes" USING btree ("written_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "scheduled_changes_languages" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "scheduled_changes_languages" CASCADE;
  ALTER TABLE "article" DROP CONSTRAINT "article_saved_by_id_users_id_fk";
  
  ALTER TABLE "_article_v" DROP CONSTRAINT "_article_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "resource" DROP CONSTRAINT "resource_saved_by_id_users_id_fk";
  
  ALTER TABLE "_resource_v" DROP CONSTRAINT "_resource_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "case_study" DROP CONSTRAINT "case_study_saved_by_id_users_id_fk";
  
  ALTER TABLE "_case_study_v" DROP CONSTRAINT "_case_study_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "event" DROP CONSTRAINT "event_saved_by_id_users_id_fk";
  
  ALTER TABLE "_event_v" DROP CONSTRAINT "_event_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "person" DROP CONSTRAINT "person_saved_by_id_users_id_fk";
  
  ALTER TABLE "_person_v" DROP CONSTRAINT "_person_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "testimonial" DROP CONSTRAINT "testimonial_saved_by_id_users_id_fk";
  
  ALTER TABLE "_testimonial_v" DROP CONSTRAINT "_testimonial_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "page" DROP CONSTRAINT "page_saved_by_id_users_id_fk";
  
  ALTER TABLE "_page_v" DROP CONSTRAINT "_page_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "landing_page" DROP CONSTRAINT "landing_page_saved_by_id_users_id_fk";
  
  ALTER TABLE "_landing_page_v" DROP CONSTRAINT "_landing_page_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "overview_page" DROP CONSTRAINT "overview_page_saved_by_id_users_id_fk";
  
  ALTER TABLE "_overview_page_v" DROP CONSTRAINT "_overview_page_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "solution" DROP CONSTRAINT "solution_saved_by_id_users_id_fk";
  
  ALTER TABLE "_solution_v" DROP CONSTRAINT "_solution_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "platform" DROP CONSTRAINT "platform_saved_by_id_users_id_fk";
  
  ALTER TABLE "_platform_v" DROP CONSTRAINT "_platform_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "product_suite" DROP CONSTRAINT "product_suite_saved_by_id_users_id_fk";
  
  ALTER TABLE "_product_suite_v" DROP CONSTRAINT "_product_suite_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "product_detail" DROP CONSTRAINT "product_detail_saved_by_id_users_id_fk";
  
  ALTER TABLE "_product_detail_v" DROP CONSTRAINT "_product_detail_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "scheduled_changes" DROP CONSTRAINT "scheduled_changes_written_by_id_users_id_fk";
  
  ALTER TABLE "scheduled_changes" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "scheduled_changes" ALTER COLUMN "state" SET DEFAULT 'planned'::text;
  DROP TYPE "public"."enum_scheduled_changes_state";
  CREATE TYPE "public"."enum_scheduled_changes_state" AS ENUM('planned', 'done', 'failed');
  ALTER TABLE "scheduled_changes" ALTER COLUMN "state" SET DEFAULT 'planned'::"public"."enum_scheduled_changes_state";
  ALTER TABLE "scheduled_changes" ALTER COLUMN "state" SET DATA TYPE "public"."enum_scheduled_changes_state" USING "state"::"public"."enum_scheduled_changes_state";
  DROP INDEX "article_saved_by_idx";
  DROP INDEX "article_deleted_at_idx";
  DROP INDEX "_article_v_version_version_saved_by_idx";
  DROP INDEX "_article_v_version_version_deleted_at_idx";
  DROP INDEX "resource_saved_by_idx";
  DROP INDEX "resource_deleted_at_idx";
  DROP INDEX "_resource_v_version_version_saved_by_idx";
  DROP INDEX "_resource_v_version_version_deleted_at_idx";
  DROP INDEX "case_study_saved_by_idx";
  DROP INDEX "case_study_deleted_at_idx";
  DROP INDEX "_case_study_v_version_version_saved_by_idx";
  DROP INDEX "_case_study_v_version_version_deleted_at_idx";
  DROP INDEX "event_saved_by_idx";
  DROP INDEX "event_deleted_at_idx";
  DROP INDEX "_event_v_version_version_saved_by_idx";
  DROP INDEX "_event_v_version_version_deleted_at_idx";
  DROP INDEX "person_saved_by_idx";
  DROP INDEX "person_deleted_at_idx";
  DROP INDEX "_person_v_version_version_saved_by_idx";
  DROP INDEX "_person_v_version_version_deleted_at_idx";
  DROP INDEX "testimonial_saved_by_idx";
  DROP INDEX "testimonial_deleted_at_idx";
  DROP INDEX "_testimonial_v_version_version_saved_by_idx";
  DROP INDEX "_testimonial_v_version_version_deleted_at_idx";
  DROP INDEX "page_saved_by_idx";
  DROP INDEX "page_deleted_at_idx";
  DROP INDEX "_page_v_version_version_saved_by_idx";
  DROP INDEX "_page_v_version_version_deleted_at_idx";
  DROP INDEX "landing_page_saved_by_idx";
  DROP INDEX "landing_page_deleted_at_idx";
  DROP INDEX "_landing_page_v_version_version_saved_by_idx";
  DROP INDEX "_landing_page_v_version_version_deleted_at_idx";
  DROP INDEX "overview_page_saved_by_idx";
  DROP INDEX "overview_page_deleted_at_idx";
  DROP INDEX "_overview_page_v_version_version_saved_by_idx";
  DROP INDEX "_overview_page_v_version_version_deleted_at_idx";
  DROP INDEX "solution_saved_by_idx";
  DROP INDEX "solution_deleted_at_idx";
  DROP INDEX "_solution_v_version_version_saved_by_idx";
  DROP INDEX "_solution_v_version_version_deleted_at_idx";
  DROP INDEX "platform_saved_by_idx";
  DROP INDEX "platform_deleted_at_idx";
  DROP INDEX "_platform_v_version_version_saved_by_idx";
  DROP INDEX "_platform_v_version_version_deleted_at_idx";
  DROP INDEX "product_suite_saved_by_idx";
  DROP INDEX "product_suite_deleted_at_idx";
  DROP INDEX "_product_suite_v_version_version_saved_by_idx";
  DROP INDEX "_product_suite_v_version_version_deleted_at_idx";
  DROP INDEX "product_detail_saved_by_idx";
  DROP INDEX "product_detail_deleted_at_idx";
  DROP INDEX "_product_detail_v_version_version_saved_by_idx";
  DROP INDEX "_product_detail_v_version_version_deleted_at_idx";
  DROP INDEX "images_deleted_at_idx";
  DROP INDEX "svgs_deleted_at_idx";
  DROP INDEX "files_deleted_at_idx";
  DROP INDEX "audio_deleted_at_idx";
  DROP INDEX "videos_deleted_at_idx";
  DROP INDEX "remote_videos_deleted_at_idx";
  DROP INDEX "captions_deleted_at_idx";
  DROP INDEX "forms_deleted_at_idx";
  DROP INDEX "notices_deleted_at_idx";
  DROP INDEX "synonyms_deleted_at_idx";
  DROP INDEX "pinned_results_deleted_at_idx";
  DROP INDEX "article_type_deleted_at_idx";
  DROP INDEX "audio_type_deleted_at_idx";
  DROP INDEX "brand_colors_deleted_at_idx";
  DROP INDEX "file_type_deleted_at_idx";
  DROP INDEX "image_type_deleted_at_idx";
  DROP INDEX "industries_deleted_at_idx";
  DROP INDEX "product_suites_deleted_at_idx";
  DROP INDEX "resource_type_deleted_at_idx";
  DROP INDEX "role_category_deleted_at_idx";
  DROP INDEX "svg_type_deleted_at_idx";
  DROP INDEX "tags_deleted_at_idx";
  DROP INDEX "video_type_deleted_at_idx";
  DROP INDEX "redirects_deleted_at_idx";
  DROP INDEX "scheduled_changes_written_by_idx";
  ALTER TABLE "article" DROP COLUMN "saved_by_id";
  ALTER TABLE "article" DROP COLUMN "deleted_at";
  ALTER TABLE "_article_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_article_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "resource" DROP COLUMN "saved_by_id";
  ALTER TABLE "resource" DROP COLUMN "deleted_at";
  ALTER TABLE "_resource_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_resource_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "case_study" DROP COLUMN "saved_by_id";
  ALTER TABLE "case_study" DROP COLUMN "deleted_at";
  ALTER TABLE "_case_study_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_case_study_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "event" DROP COLUMN "saved_by_id";
  ALTER TABLE "event" DROP COLUMN "deleted_at";
  ALTER TABLE "_event_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_event_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "person" DROP COLUMN "saved_by_id";
  ALTER TABLE "person" DROP COLUMN "deleted_at";
  ALTER TABLE "_person_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_person_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "testimonial" DROP COLUMN "saved_by_id";
  ALTER TABLE "testimonial" DROP COLUMN "deleted_at";
  ALTER TABLE "_testimonial_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_testimonial_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "page" DROP COLUMN "saved_by_id";
  ALTER TABLE "page" DROP COLUMN "deleted_at";
  ALTER TABLE "_page_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_page_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "landing_page" DROP COLUMN "saved_by_id";
  ALTER TABLE "landing_page" DROP COLUMN "deleted_at";
  ALTER TABLE "_landing_page_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_landing_page_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "overview_page" DROP COLUMN "saved_by_id";
  ALTER TABLE "overview_page" DROP COLUMN "deleted_at";
  ALTER TABLE "_overview_page_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_overview_page_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "solution" DROP COLUMN "saved_by_id";
  ALTER TABLE "solution" DROP COLUMN "deleted_at";
  ALTER TABLE "_solution_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_solution_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "platform" DROP COLUMN "saved_by_id";
  ALTER TABLE "platform" DROP COLUMN "deleted_at";
  ALTER TABLE "_platform_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_platform_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "product_suite" DROP COLUMN "saved_by_id";
  ALTER TABLE "product_suite" DROP COLUMN "deleted_at";
  ALTER TABLE "_product_suite_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_product_suite_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "product_detail" DROP COLUMN "saved_by_id";
  ALTER TABLE "product_detail" DROP COLUMN "deleted_at";
  ALTER TABLE "_product_detail_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_product_detail_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "images" DROP COLUMN "deleted_at";
  ALTER TABLE "svgs" DROP COLUMN "deleted_at";
  ALTER TABLE "files" DROP COLUMN "deleted_at";
  ALTER TABLE "audio" DROP COLUMN "deleted_at";
  ALTER TABLE "videos" DROP COLUMN "deleted_at";
  ALTER TABLE "remote_videos" DROP COLUMN "deleted_at";
  ALTER TABLE "captions" DROP COLUMN "deleted_at";
  ALTER TABLE "forms" DROP COLUMN "deleted_at";
  ALTER TABLE "notices" DROP COLUMN "deleted_at";
  ALTER TABLE "synonyms" DROP COLUMN "deleted_at";
  ALTER TABLE "pinned_results" DROP COLUMN "deleted_at";
  ALTER TABLE "article_type" DROP COLUMN "deleted_at";
  ALTER TABLE "audio_type" DROP COLUMN "deleted_at";
  ALTER TABLE "brand_colors" DROP COLUMN "deleted_at";
  ALTER TABLE "file_type" DROP COLUMN "deleted_at";
  ALTER TABLE "image_type" DROP COLUMN "deleted_at";
  ALTER TABLE "industries" DROP COLUMN "deleted_at";
  ALTER TABLE "product_suites" DROP COLUMN "deleted_at";
  ALTER TABLE "resource_type" DROP COLUMN "deleted_at";
  ALTER TABLE "role_category" DROP COLUMN "deleted_at";
  ALTER TABLE "svg_type" DROP COLUMN "deleted_at";
  ALTER TABLE "tags" DROP COLUMN "deleted_at";
  ALTER TABLE "video_type" DROP COLUMN "deleted_at";
  ALTER TABLE "redirects" DROP COLUMN "deleted_at";
  ALTER TABLE "scheduled_changes" DROP COLUMN "content";
  ALTER TABLE "scheduled_changes" DROP COLUMN "revision";
  ALTER TABLE "scheduled_changes" DROP COLUMN "written_by_id";
  ALTER TABLE "scheduled_changes" DROP COLUMN "kept_draft";
  DROP TYPE "public"."enum_scheduled_changes_languages";`)
}
