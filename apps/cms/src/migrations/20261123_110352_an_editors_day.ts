// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_about" ADD VALUE 'form';
  ALTER TYPE "public"."enum_mails_about" ADD VALUE 'reply';
  CREATE TABLE "images_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" integer
  );
  
  CREATE TABLE "svgs_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" integer
  );
  
  CREATE TABLE "files_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" integer
  );
  
  CREATE TABLE "audio_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" integer
  );
  
  CREATE TABLE "videos_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" integer
  );
  
  CREATE TABLE "remote_videos_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" integer
  );
  
  CREATE TABLE "captions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" integer
  );
  
  ALTER TABLE "article" ADD COLUMN "version_note" varchar;
  ALTER TABLE "article" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "article_locales" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "article_locales" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "article_locales" ADD COLUMN "meta_picture_id" integer;
  ALTER TABLE "article_locales" ADD COLUMN "meta_is_hidden" boolean;
  ALTER TABLE "article_locales" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "_article_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "_article_v" ADD COLUMN "version_translation_marks" jsonb;
  ALTER TABLE "_article_v_locales" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_article_v_locales" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_article_v_locales" ADD COLUMN "version_meta_picture_id" integer;
  ALTER TABLE "_article_v_locales" ADD COLUMN "version_meta_is_hidden" boolean;
  ALTER TABLE "_article_v_locales" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "resource" ADD COLUMN "version_note" varchar;
  ALTER TABLE "resource" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "resource_locales" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "resource_locales" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "resource_locales" ADD COLUMN "meta_picture_id" integer;
  ALTER TABLE "resource_locales" ADD COLUMN "meta_is_hidden" boolean;
  ALTER TABLE "resource_locales" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "_resource_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "_resource_v" ADD COLUMN "version_translation_marks" jsonb;
  ALTER TABLE "_resource_v_locales" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_resource_v_locales" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_resource_v_locales" ADD COLUMN "version_meta_picture_id" integer;
  ALTER TABLE "_resource_v_locales" ADD COLUMN "version_meta_is_hidden" boolean;
  ALTER TABLE "_resource_v_locales" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "case_study" ADD COLUMN "version_note" varchar;
  ALTER TABLE "case_study" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "case_study_locales" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "case_study_locales" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "case_study_locales" ADD COLUMN "meta_picture_id" integer;
  ALTER TABLE "case_study_locales" ADD COLUMN "meta_is_hidden" boolean;
  ALTER TABLE "case_study_locales" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "_case_study_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "_case_study_v" ADD COLUMN "version_translation_marks" jsonb;
  ALTER TABLE "_case_study_v_locales" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_case_study_v_locales" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_case_study_v_locales" ADD COLUMN "version_meta_picture_id" integer;
  ALTER TABLE "_case_study_v_locales" ADD COLUMN "version_meta_is_hidden" boolean;
  ALTER TABLE "_case_study_v_locales" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "event" ADD COLUMN "version_note" varchar;
  ALTER TABLE "event" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "event_locales" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "event_locales" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "event_locales" ADD COLUMN "meta_picture_id" integer;
  ALTER TABLE "event_locales" ADD COLUMN "meta_is_hidden" boolean;
  ALTER TABLE "event_locales" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "_event_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "_event_v" ADD COLUMN "version_translation_marks" jsonb;
  ALTER TABLE "_event_v_locales" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_event_v_locales" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_event_v_locales" ADD COLUMN "version_meta_picture_id" integer;
  ALTER TABLE "_event_v_locales" ADD COLUMN "version_meta_is_hidden" boolean;
  ALTER TABLE "_event_v_locales" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "person" ADD COLUMN "version_note" varchar;
  ALTER TABLE "person" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "person_locales" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "person_locales" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "person_locales" ADD COLUMN "meta_picture_id" integer;
  ALTER TABLE "person_locales" ADD COLUMN "meta_is_hidden" boolean;
  ALTER TABLE "person_locales" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "_person_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "_person_v" ADD COLUMN "version_translation_marks" jsonb;
  ALTER TABLE "_person_v_locales" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_person_v_locales" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_person_v_locales" ADD COLUMN "version_meta_picture_id" integer;
  ALTER TABLE "_person_v_locales" ADD COLUMN "version_meta_is_hidden" boolean;
  ALTER TABLE "_person_v_locales" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "testimonial" ADD COLUMN "version_note" varchar;
  ALTER TABLE "testimonial" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "testimonial_locales" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "testimonial_locales" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "testimonial_locales" ADD COLUMN "meta_picture_id" integer;
  ALTER TABLE "testimonial_locales" ADD COLUMN "meta_is_hidden" boolean;
  ALTER TABLE "testimonial_locales" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "_testimonial_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "_testimonial_v" ADD COLUMN "version_translation_marks" jsonb;
  ALTER TABLE "_testimonial_v_locales" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_testimonial_v_locales" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_testimonial_v_locales" ADD COLUMN "version_meta_picture_id" integer;
  ALTER TABLE "_testimonial_v_locales" ADD COLUMN "version_meta_is_hidden" boolean;
  ALTER TABLE "_testimonial_v_locales" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "page" ADD COLUMN "version_note" varchar;
  ALTER TABLE "page" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "page_locales" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "page_locales" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "page_locales" ADD COLUMN "meta_picture_id" integer;
  ALTER TABLE "page_locales" ADD COLUMN "meta_is_hidden" boolean;
  ALTER TABLE "page_locales" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "_page_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "_page_v" ADD COLUMN "version_translation_marks" jsonb;
  ALTER TABLE "_page_v_locales" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_page_v_locales" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_page_v_locales" ADD COLUMN "version_meta_picture_id" integer;
  ALTER TABLE "_page_v_locales" ADD COLUMN "version_meta_is_hidden" boolean;
  ALTER TABLE "_page_v_locales" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "landing_page" ADD COLUMN "version_note" varchar;
  ALTER TABLE "landing_page" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "landing_page_locales" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "landing_page_locales" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "landing_page_locales" ADD COLUMN "meta_picture_id" integer;
  ALTER TABLE "landing_page_locales" ADD COLUMN "meta_is_hidden" boolean;
  ALTER TABLE "landing_page_locales" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "_landing_page_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "_landing_page_v" ADD COLUMN "version_translation_marks" jsonb;
  ALTER TABLE "_landing_page_v_locales" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_landing_page_v_locales" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_landing_page_v_locales" ADD COLUMN "version_meta_picture_id" integer;
  ALTER TABLE "_landing_page_v_locales" ADD COLUMN "version_meta_is_hidden" boolean;
  ALTER TABLE "_landing_page_v_locales" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "overview_page" ADD COLUMN "version_note" varchar;
  ALTER TABLE "overview_page" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "overview_page_locales" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "overview_page_locales" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "overview_page_locales" ADD COLUMN "meta_picture_id" integer;
  ALTER TABLE "overview_page_locales" ADD COLUMN "meta_is_hidden" boolean;
  ALTER TABLE "overview_page_locales" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "_overview_page_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "_overview_page_v" ADD COLUMN "version_translation_marks" jsonb;
  ALTER TABLE "_overview_page_v_locales" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_overview_page_v_locales" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_overview_page_v_locales" ADD COLUMN "version_meta_picture_id" integer;
  ALTER TABLE "_overview_page_v_locales" ADD COLUMN "version_meta_is_hidden" boolean;
  ALTER TABLE "_overview_page_v_locales" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "solution" ADD COLUMN "version_note" varchar;
  ALTER TABLE "solution" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "solution_locales" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "solution_locales" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "solution_locales" ADD COLUMN "meta_picture_id" integer;
  ALTER TABLE "solution_locales" ADD COLUMN "meta_is_hidden" boolean;
  ALTER TABLE "solution_locales" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "_solution_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "_solution_v" ADD COLUMN "version_translation_marks" jsonb;
  ALTER TABLE "_solution_v_locales" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_solution_v_locales" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_solution_v_locales" ADD COLUMN "version_meta_picture_id" integer;
  ALTER TABLE "_solution_v_locales" ADD COLUMN "version_meta_is_hidden" boolean;
  ALTER TABLE "_solution_v_locales" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "platform" ADD COLUMN "version_note" varchar;
  ALTER TABLE "platform" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "platform_locales" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "platform_locales" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "platform_locales" ADD COLUMN "meta_picture_id" integer;
  ALTER TABLE "platform_locales" ADD COLUMN "meta_is_hidden" boolean;
  ALTER TABLE "platform_locales" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "_platform_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "_platform_v" ADD COLUMN "version_translation_marks" jsonb;
  ALTER TABLE "_platform_v_locales" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_platform_v_locales" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_platform_v_locales" ADD COLUMN "version_meta_picture_id" integer;
  ALTER TABLE "_platform_v_locales" ADD COLUMN "version_meta_is_hidden" boolean;
  ALTER TABLE "_platform_v_locales" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "product_suite" ADD COLUMN "version_note" varchar;
  ALTER TABLE "product_suite" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "product_suite_locales" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "product_suite_locales" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "product_suite_locales" ADD COLUMN "meta_picture_id" integer;
  ALTER TABLE "product_suite_locales" ADD COLUMN "meta_is_hidden" boolean;
  ALTER TABLE "product_suite_locales" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "_product_suite_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "_product_suite_v" ADD COLUMN "version_translation_marks" jsonb;
  ALTER TABLE "_product_suite_v_locales" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_product_suite_v_locales" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_product_suite_v_locales" ADD COLUMN "version_meta_picture_id" integer;
  ALTER TABLE "_product_suite_v_locales" ADD COLUMN "version_meta_is_hidden" boolean;
  ALTER TABLE "_product_suite_v_locales" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "product_detail" ADD COLUMN "version_note" varchar;
  ALTER TABLE "product_detail" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "product_detail_locales" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "product_detail_locales" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "product_detail_locales" ADD COLUMN "meta_picture_id" integer;
  ALTER TABLE "product_detail_locales" ADD COLUMN "meta_is_hidden" boolean;
  ALTER TABLE "product_detail_locales" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "_product_detail_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "_product_detail_v" ADD COLUMN "version_translation_marks" jsonb;
  ALTER TABLE "_product_detail_v_locales" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_product_detail_v_locales" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_product_detail_v_locales" ADD COLUMN "version_meta_picture_id" integer;
  ALTER TABLE "_product_detail_v_locales" ADD COLUMN "version_meta_is_hidden" boolean;
  ALTER TABLE "_product_detail_v_locales" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "images" ADD COLUMN "folder" varchar;
  ALTER TABLE "svgs" ADD COLUMN "folder" varchar;
  ALTER TABLE "files" ADD COLUMN "folder" varchar;
  ALTER TABLE "audio" ADD COLUMN "folder" varchar;
  ALTER TABLE "videos" ADD COLUMN "folder" varchar;
  ALTER TABLE "remote_videos" ADD COLUMN "folder" varchar;
  ALTER TABLE "captions" ADD COLUMN "folder" varchar;
  ALTER TABLE "forms" ADD COLUMN "team_addresses" varchar;
  ALTER TABLE "forms" ADD COLUMN "reply_is_sent" boolean DEFAULT false;
  ALTER TABLE "forms_locales" ADD COLUMN "reply_subject" varchar;
  ALTER TABLE "forms_locales" ADD COLUMN "reply_text" varchar;
  ALTER TABLE "images_rels" ADD CONSTRAINT "images_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "images_rels" ADD CONSTRAINT "images_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "svgs_rels" ADD CONSTRAINT "svgs_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "svgs_rels" ADD CONSTRAINT "svgs_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "files_rels" ADD CONSTRAINT "files_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "files_rels" ADD CONSTRAINT "files_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "audio_rels" ADD CONSTRAINT "audio_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."audio"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "audio_rels" ADD CONSTRAINT "audio_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_rels" ADD CONSTRAINT "videos_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_rels" ADD CONSTRAINT "videos_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "remote_videos_rels" ADD CONSTRAINT "remote_videos_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."remote_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "remote_videos_rels" ADD CONSTRAINT "remote_videos_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "captions_rels" ADD CONSTRAINT "captions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."captions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "captions_rels" ADD CONSTRAINT "captions_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "images_rels_order_idx" ON "images_rels" USING btree ("order");
  CREATE INDEX "images_rels_parent_idx" ON "images_rels" USING btree ("parent_id");
  CREATE INDEX "images_rels_path_idx" ON "images_rels" USING btree ("path");
  CREATE INDEX "images_rels_tags_id_idx" ON "images_rels" USING btree ("tags_id");
  CREATE INDEX "svgs_rels_order_idx" ON "svgs_rels" USING btree ("order");
  CREATE INDEX "svgs_rels_parent_idx" ON "svgs_rels" USING btree ("parent_id");
  CREATE INDEX "svgs_rels_path_idx" ON "svgs_rels" USING btree ("path");
  CREATE INDEX "svgs_rels_tags_id_idx" ON "svgs_rels" USING btree ("tags_id");
  CREATE INDEX "files_rels_order_idx" ON "files_rels" USING btree ("order");
  CREATE INDEX "files_rels_parent_idx" ON "files_rels" USING btree ("parent_id");
  CREATE INDEX "files_rels_path_idx" ON "files_rels" USING btree ("path");
  CREATE INDEX "files_rels_tags_id_idx" ON "files_rels" USING btree ("tags_id");
  CREATE INDEX "audio_rels_order_idx" ON "audio_rels" USING btree ("order");
  CREATE INDEX "audio_rels_parent_idx" ON "audio_rels" USING btree ("parent_id");
  CREATE INDEX "audio_rels_path_idx" ON "audio_rels" USING btree ("path");
  CREATE INDEX "audio_rels_tags_id_idx" ON "audio_rels" USING btree ("tags_id");
  CREATE INDEX "videos_rels_order_idx" ON "videos_rels" USING btree ("order");
  CREATE INDEX "videos_rels_parent_idx" ON "videos_rels" USING btree ("parent_id");
  CREATE INDEX "videos_rels_path_idx" ON "videos_rels" USING btree ("path");
  CREATE INDEX "videos_rels_tags_id_idx" ON "videos_rels" USING btree ("tags_id");
  CREATE INDEX "remote_videos_rels_order_idx" ON "remote_videos_rels" USING btree ("order");
  CREATE INDEX "remote_videos_rels_parent_idx" ON "remote_videos_rels" USING btree ("parent_id");
  CREATE INDEX "remote_videos_rels_path_idx" ON "remote_videos_rels" USING btree ("path");
  CREATE INDEX "remote_videos_rels_tags_id_idx" ON "remote_videos_rels" USING btree ("tags_id");
  CREATE INDEX "captions_rels_order_idx" ON "captions_rels" USING btree ("order");
  CREATE INDEX "captions_rels_parent_idx" ON "captions_rels" USING btree ("parent_id");
  CREATE INDEX "captions_rels_path_idx" ON "captions_rels" USING btree ("path");
  CREATE INDEX "captions_rels_tags_id_idx" ON "captions_rels" USING btree ("tags_id");
  ALTER TABLE "article_locales" ADD CONSTRAINT "article_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_article_v_locales" ADD CONSTRAINT "_article_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resource_locales" ADD CONSTRAINT "resource_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resource_v_locales" ADD CONSTRAINT "_resource_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_study_locales" ADD CONSTRAINT "case_study_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_study_v_locales" ADD CONSTRAINT "_case_study_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_locales" ADD CONSTRAINT "event_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_v_locales" ADD CONSTRAINT "_event_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "person_locales" ADD CONSTRAINT "person_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_person_v_locales" ADD CONSTRAINT "_person_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonial_locales" ADD CONSTRAINT "testimonial_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonial_v_locales" ADD CONSTRAINT "_testimonial_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_locales" ADD CONSTRAINT "page_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_v_locales" ADD CONSTRAINT "_page_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_page_locales" ADD CONSTRAINT "landing_page_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_page_v_locales" ADD CONSTRAINT "_landing_page_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "overview_page_locales" ADD CONSTRAINT "overview_page_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_overview_page_v_locales" ADD CONSTRAINT "_overview_page_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solution_locales" ADD CONSTRAINT "solution_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solution_v_locales" ADD CONSTRAINT "_solution_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "platform_locales" ADD CONSTRAINT "platform_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_platform_v_locales" ADD CONSTRAINT "_platform_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_suite_locales" ADD CONSTRAINT "product_suite_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_suite_v_locales" ADD CONSTRAINT "_product_suite_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_detail_locales" ADD CONSTRAINT "product_detail_locales_meta_picture_id_images_id_fk" FOREIGN KEY ("meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_detail_v_locales" ADD CONSTRAINT "_product_detail_v_locales_version_meta_picture_id_images_id_fk" FOREIGN KEY ("version_meta_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "article_meta_meta_picture_idx" ON "article_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "_article_v_version_meta_version_meta_picture_idx" ON "_article_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "resource_meta_meta_picture_idx" ON "resource_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "_resource_v_version_meta_version_meta_picture_idx" ON "_resource_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "case_study_meta_meta_picture_idx" ON "case_study_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "_case_study_v_version_meta_version_meta_picture_idx" ON "_case_study_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "event_meta_meta_picture_idx" ON "event_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "_event_v_version_meta_version_meta_picture_idx" ON "_event_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "person_meta_meta_picture_idx" ON "person_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "_person_v_version_meta_version_meta_picture_idx" ON "_person_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "testimonial_meta_meta_picture_idx" ON "testimonial_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "_testimonial_v_version_meta_version_meta_picture_idx" ON "_testimonial_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "page_meta_meta_picture_idx" ON "page_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "_page_v_version_meta_version_meta_picture_idx" ON "_page_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "landing_page_meta_meta_picture_idx" ON "landing_page_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "_landing_page_v_version_meta_version_meta_picture_idx" ON "_landing_page_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "overview_page_meta_meta_picture_idx" ON "overview_page_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "_overview_page_v_version_meta_version_meta_picture_idx" ON "_overview_page_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "solution_meta_meta_picture_idx" ON "solution_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "_solution_v_version_meta_version_meta_picture_idx" ON "_solution_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "platform_meta_meta_picture_idx" ON "platform_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "_platform_v_version_meta_version_meta_picture_idx" ON "_platform_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "product_suite_meta_meta_picture_idx" ON "product_suite_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "_product_suite_v_version_meta_version_meta_picture_idx" ON "_product_suite_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "product_detail_meta_meta_picture_idx" ON "product_detail_locales" USING btree ("meta_picture_id","_locale");
  CREATE INDEX "_product_detail_v_version_meta_version_meta_picture_idx" ON "_product_detail_v_locales" USING btree ("version_meta_picture_id","_locale");
  CREATE INDEX "images_folder_idx" ON "images" USING btree ("folder");
  CREATE INDEX "svgs_folder_idx" ON "svgs" USING btree ("folder");
  CREATE INDEX "files_folder_idx" ON "files" USING btree ("folder");
  CREATE INDEX "audio_folder_idx" ON "audio" USING btree ("folder");
  CREATE INDEX "videos_folder_idx" ON "videos" USING btree ("folder");
  CREATE INDEX "remote_videos_folder_idx" ON "remote_videos" USING btree ("folder");
  CREATE INDEX "captions_folder_idx" ON "captions" USING btree ("folder");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "images_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "svgs_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "files_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audio_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "videos_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "remote_videos_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "captions_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "images_rels" CASCADE;
  DROP TABLE "svgs_rels" CASCADE;
  DROP TABLE "files_rels" CASCADE;
  DROP TABLE "audio_rels" CASCADE;
  DROP TABLE "videos_rels" CASCADE;
  DROP TABLE "remote_videos_rels" CASCADE;
  DROP TABLE "captions_rels" CASCADE;
  ALTER TABLE "article_locales" DROP CONSTRAINT "article_locales_meta_picture_id_images_id_fk";
  
  ALTER TABLE "_article_v_locales" DROP CONSTRAINT "_article_v_locales_version_meta_picture_id_images_id_fk";
  
  ALTER TABLE "resource_locales" DROP CONSTRAINT "resource_locales_meta_picture_id_images_id_fk";
  
  ALTER TABLE "_resource_v_locales" DROP CONSTRAINT "_resource_v_locales_version_meta_picture_id_images_id_fk";
  
  ALTER TABLE "case_study_locales" DROP CONSTRAINT "case_study_locales_meta_picture_id_images_id_fk";
  
  ALTER TABLE "_case_study_v_locales" DROP CONSTRAINT "_case_study_v_locales_version_meta_picture_id_images_id_fk";
  
  ALTER TABLE "event_locales" DROP CONSTRAINT "event_locales_meta_picture_id_images_id_fk";
  
  ALTER TABLE "_event_v_locales" DROP CONSTRAINT "_event_v_locales_version_meta_picture_id_images_id_fk";
  
  ALTER TABLE "person_locales" DROP CONSTRAINT "person_locales_meta_picture_id_images_id_fk";
  
  ALTER TABLE "_person_v_locales" DROP CONSTRAINT "_person_v_locales_version_meta_picture_id_images_id_fk";
  
  ALTER TABLE "testimonial_locales" DROP CONSTRAINT "testimonial_locales_meta_picture_id_images_id_fk";
  
  ALTER TABLE "_testimonial_v_locales" DROP CONSTRAINT "_testimonial_v_locales_version_meta_picture_id_images_id_fk";
  
  ALTER TABLE "page_locales" DROP CONSTRAINT "page_locales_meta_picture_id_images_id_fk";
  
  ALTER TABLE "_page_v_locales" DROP CONSTRAINT "_page_v_locales_version_meta_picture_id_images_id_fk";
  
  ALTER TABLE "landing_page_locales" DROP CONSTRAINT "landing_page_locales_meta_picture_id_images_id_fk";
  
  ALTER TABLE "_landing_page_v_locales" DROP CONSTRAINT "_landing_page_v_locales_version_meta_picture_id_images_id_fk";
  
  ALTER TABLE "overview_page_locales" DROP CONSTRAINT "overview_page_locales_meta_picture_id_images_id_fk";
  
  ALTER TABLE "_overview_page_v_locales" DROP CONSTRAINT "_overview_page_v_locales_version_meta_picture_id_images_id_fk";
  
  ALTER TABLE "solution_locales" DROP CONSTRAINT "solution_locales_meta_picture_id_images_id_fk";
  
  ALTER TABLE "_solution_v_locales" DROP CONSTRAINT "_solution_v_locales_version_meta_picture_id_images_id_fk";
  
  ALTER TABLE "platform_locales" DROP CONSTRAINT "platform_locales_meta_picture_id_images_id_fk";
  
  ALTER TABLE "_platform_v_locales" DROP CONSTRAINT "_platform_v_locales_version_meta_picture_id_images_id_fk";
  
  ALTER TABLE "product_suite_locales" DROP CONSTRAINT "product_suite_locales_meta_picture_id_images_id_fk";
  
  ALTER TABLE "_product_suite_v_locales" DROP CONSTRAINT "_product_suite_v_locales_version_meta_picture_id_images_id_fk";
  
  ALTER TABLE "product_detail_locales" DROP CONSTRAINT "product_detail_locales_meta_picture_id_images_id_fk";
  
  ALTER TABLE "_product_detail_v_locales" DROP CONSTRAINT "_product_detail_v_locales_version_meta_picture_id_images_id_fk";
  
  ALTER TABLE "mails" ALTER COLUMN "about" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_about";
  CREATE TYPE "public"."enum_mails_about" AS ENUM('password', 'invitation', 'review_requested', 'review_decided', 'plan_done', 'plan_failed', 'submissions');
  ALTER TABLE "mails" ALTER COLUMN "about" SET DATA TYPE "public"."enum_mails_about" USING "about"::"public"."enum_mails_about";
  DROP INDEX "article_meta_meta_picture_idx";
  DROP INDEX "_article_v_version_meta_version_meta_picture_idx";
  DROP INDEX "resource_meta_meta_picture_idx";
  DROP INDEX "_resource_v_version_meta_version_meta_picture_idx";
  DROP INDEX "case_study_meta_meta_picture_idx";
  DROP INDEX "_case_study_v_version_meta_version_meta_picture_idx";
  DROP INDEX "event_meta_meta_picture_idx";
  DROP INDEX "_event_v_version_meta_version_meta_picture_idx";
  DROP INDEX "person_meta_meta_picture_idx";
  DROP INDEX "_person_v_version_meta_version_meta_picture_idx";
  DROP INDEX "testimonial_meta_meta_picture_idx";
  DROP INDEX "_testimonial_v_version_meta_version_meta_picture_idx";
  DROP INDEX "page_meta_meta_picture_idx";
  DROP INDEX "_page_v_version_meta_version_meta_picture_idx";
  DROP INDEX "landing_page_meta_meta_picture_idx";
  DROP INDEX "_landing_page_v_version_meta_version_meta_picture_idx";
  DROP INDEX "overview_page_meta_meta_picture_idx";
  DROP INDEX "_overview_page_v_version_meta_version_meta_picture_idx";
  DROP INDEX "solution_meta_meta_picture_idx";
  DROP INDEX "_solution_v_version_meta_version_meta_picture_idx";
  DROP INDEX "platform_meta_meta_picture_idx";
  DROP INDEX "_platform_v_version_meta_version_meta_picture_idx";
  DROP INDEX "product_suite_meta_meta_picture_idx";
  DROP INDEX "_product_suite_v_version_meta_version_meta_picture_idx";
  DROP INDEX "product_detail_meta_meta_picture_idx";
  DROP INDEX "_product_detail_v_version_meta_version_meta_picture_idx";
  DROP INDEX "images_folder_idx";
  DROP INDEX "svgs_folder_idx";
  DROP INDEX "files_folder_idx";
  DROP INDEX "audio_folder_idx";
  DROP INDEX "videos_folder_idx";
  DROP INDEX "remote_videos_folder_idx";
  DROP INDEX "captions_folder_idx";
  ALTER TABLE "article" DROP COLUMN "version_note";
  ALTER TABLE "article" DROP COLUMN "translation_marks";
  ALTER TABLE "article_locales" DROP COLUMN "meta_title";
  ALTER TABLE "article_locales" DROP COLUMN "meta_description";
  ALTER TABLE "article_locales" DROP COLUMN "meta_picture_id";
  ALTER TABLE "article_locales" DROP COLUMN "meta_is_hidden";
  ALTER TABLE "article_locales" DROP COLUMN "meta_canonical";
  ALTER TABLE "_article_v" DROP COLUMN "version_version_note";
  ALTER TABLE "_article_v" DROP COLUMN "version_translation_marks";
  ALTER TABLE "_article_v_locales" DROP COLUMN "version_meta_title";
  ALTER TABLE "_article_v_locales" DROP COLUMN "version_meta_description";
  ALTER TABLE "_article_v_locales" DROP COLUMN "version_meta_picture_id";
  ALTER TABLE "_article_v_locales" DROP COLUMN "version_meta_is_hidden";
  ALTER TABLE "_article_v_locales" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "resource" DROP COLUMN "version_note";
  ALTER TABLE "resource" DROP COLUMN "translation_marks";
  ALTER TABLE "resource_locales" DROP COLUMN "meta_title";
  ALTER TABLE "resource_locales" DROP COLUMN "meta_description";
  ALTER TABLE "resource_locales" DROP COLUMN "meta_picture_id";
  ALTER TABLE "resource_locales" DROP COLUMN "meta_is_hidden";
  ALTER TABLE "resource_locales" DROP COLUMN "meta_canonical";
  ALTER TABLE "_resource_v" DROP COLUMN "version_version_note";
  ALTER TABLE "_resource_v" DROP COLUMN "version_translation_marks";
  ALTER TABLE "_resource_v_locales" DROP COLUMN "version_meta_title";
  ALTER TABLE "_resource_v_locales" DROP COLUMN "version_meta_description";
  ALTER TABLE "_resource_v_locales" DROP COLUMN "version_meta_picture_id";
  ALTER TABLE "_resource_v_locales" DROP COLUMN "version_meta_is_hidden";
  ALTER TABLE "_resource_v_locales" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "case_study" DROP COLUMN "version_note";
  ALTER TABLE "case_study" DROP COLUMN "translation_marks";
  ALTER TABLE "case_study_locales" DROP COLUMN "meta_title";
  ALTER TABLE "case_study_locales" DROP COLUMN "meta_description";
  ALTER TABLE "case_study_locales" DROP COLUMN "meta_picture_id";
  ALTER TABLE "case_study_locales" DROP COLUMN "meta_is_hidden";
  ALTER TABLE "case_study_locales" DROP COLUMN "meta_canonical";
  ALTER TABLE "_case_study_v" DROP COLUMN "version_version_note";
  ALTER TABLE "_case_study_v" DROP COLUMN "version_translation_marks";
  ALTER TABLE "_case_study_v_locales" DROP COLUMN "version_meta_title";
  ALTER TABLE "_case_study_v_locales" DROP COLUMN "version_meta_description";
  ALTER TABLE "_case_study_v_locales" DROP COLUMN "version_meta_picture_id";
  ALTER TABLE "_case_study_v_locales" DROP COLUMN "version_meta_is_hidden";
  ALTER TABLE "_case_study_v_locales" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "event" DROP COLUMN "version_note";
  ALTER TABLE "event" DROP COLUMN "translation_marks";
  ALTER TABLE "event_locales" DROP COLUMN "meta_title";
  ALTER TABLE "event_locales" DROP COLUMN "meta_description";
  ALTER TABLE "event_locales" DROP COLUMN "meta_picture_id";
  ALTER TABLE "event_locales" DROP COLUMN "meta_is_hidden";
  ALTER TABLE "event_locales" DROP COLUMN "meta_canonical";
  ALTER TABLE "_event_v" DROP COLUMN "version_version_note";
  ALTER TABLE "_event_v" DROP COLUMN "version_translation_marks";
  ALTER TABLE "_event_v_locales" DROP COLUMN "version_meta_title";
  ALTER TABLE "_event_v_locales" DROP COLUMN "version_meta_description";
  ALTER TABLE "_event_v_locales" DROP COLUMN "version_meta_picture_id";
  ALTER TABLE "_event_v_locales" DROP COLUMN "version_meta_is_hidden";
  ALTER TABLE "_event_v_locales" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "person" DROP COLUMN "version_note";
  ALTER TABLE "person" DROP COLUMN "translation_marks";
  ALTER TABLE "person_locales" DROP COLUMN "meta_title";
  ALTER TABLE "person_locales" DROP COLUMN "meta_description";
  ALTER TABLE "person_locales" DROP COLUMN "meta_picture_id";
  ALTER TABLE "person_locales" DROP COLUMN "meta_is_hidden";
  ALTER TABLE "person_locales" DROP COLUMN "meta_canonical";
  ALTER TABLE "_person_v" DROP COLUMN "version_version_note";
  ALTER TABLE "_person_v" DROP COLUMN "version_translation_marks";
  ALTER TABLE "_person_v_locales" DROP COLUMN "version_meta_title";
  ALTER TABLE "_person_v_locales" DROP COLUMN "version_meta_description";
  ALTER TABLE "_person_v_locales" DROP COLUMN "version_meta_picture_id";
  ALTER TABLE "_person_v_locales" DROP COLUMN "version_meta_is_hidden";
  ALTER TABLE "_person_v_locales" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "testimonial" DROP COLUMN "version_note";
  ALTER TABLE "testimonial" DROP COLUMN "translation_marks";
  ALTER TABLE "testimonial_locales" DROP COLUMN "meta_title";
  ALTER TABLE "testimonial_locales" DROP COLUMN "meta_description";
  ALTER TABLE "testimonial_locales" DROP COLUMN "meta_picture_id";
  ALTER TABLE "testimonial_locales" DROP COLUMN "meta_is_hidden";
  ALTER TABLE "testimonial_locales" DROP COLUMN "meta_canonical";
  ALTER TABLE "_testimonial_v" DROP COLUMN "version_version_note";
  ALTER TABLE "_testimonial_v" DROP COLUMN "version_translation_marks";
  ALTER TABLE "_testimonial_v_locales" DROP COLUMN "version_meta_title";
  ALTER TABLE "_testimonial_v_locales" DROP COLUMN "version_meta_description";
  ALTER TABLE "_testimonial_v_locales" DROP COLUMN "version_meta_picture_id";
  ALTER TABLE "_testimonial_v_locales" DROP COLUMN "version_meta_is_hidden";
  ALTER TABLE "_testimonial_v_locales" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "page" DROP COLUMN "version_note";
  ALTER TABLE "page" DROP COLUMN "translation_marks";
  ALTER TABLE "page_locales" DROP COLUMN "meta_title";
  ALTER TABLE "page_locales" DROP COLUMN "meta_description";
  ALTER TABLE "page_locales" DROP COLUMN "meta_picture_id";
  ALTER TABLE "page_locales" DROP COLUMN "meta_is_hidden";
  ALTER TABLE "page_locales" DROP COLUMN "meta_canonical";
  ALTER TABLE "_page_v" DROP COLUMN "version_version_note";
  ALTER TABLE "_page_v" DROP COLUMN "version_translation_marks";
  ALTER TABLE "_page_v_locales" DROP COLUMN "version_meta_title";
  ALTER TABLE "_page_v_locales" DROP COLUMN "version_meta_description";
  ALTER TABLE "_page_v_locales" DROP COLUMN "version_meta_picture_id";
  ALTER TABLE "_page_v_locales" DROP COLUMN "version_meta_is_hidden";
  ALTER TABLE "_page_v_locales" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "landing_page" DROP COLUMN "version_note";
  ALTER TABLE "landing_page" DROP COLUMN "translation_marks";
  ALTER TABLE "landing_page_locales" DROP COLUMN "meta_title";
  ALTER TABLE "landing_page_locales" DROP COLUMN "meta_description";
  ALTER TABLE "landing_page_locales" DROP COLUMN "meta_picture_id";
  ALTER TABLE "landing_page_locales" DROP COLUMN "meta_is_hidden";
  ALTER TABLE "landing_page_locales" DROP COLUMN "meta_canonical";
  ALTER TABLE "_landing_page_v" DROP COLUMN "version_version_note";
  ALTER TABLE "_landing_page_v" DROP COLUMN "version_translation_marks";
  ALTER TABLE "_landing_page_v_locales" DROP COLUMN "version_meta_title";
  ALTER TABLE "_landing_page_v_locales" DROP COLUMN "version_meta_description";
  ALTER TABLE "_landing_page_v_locales" DROP COLUMN "version_meta_picture_id";
  ALTER TABLE "_landing_page_v_locales" DROP COLUMN "version_meta_is_hidden";
  ALTER TABLE "_landing_page_v_locales" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "overview_page" DROP COLUMN "version_note";
  ALTER TABLE "overview_page" DROP COLUMN "translation_marks";
  ALTER TABLE "overview_page_locales" DROP COLUMN "meta_title";
  ALTER TABLE "overview_page_locales" DROP COLUMN "meta_description";
  ALTER TABLE "overview_page_locales" DROP COLUMN "meta_picture_id";
  ALTER TABLE "overview_page_locales" DROP COLUMN "meta_is_hidden";
  ALTER TABLE "overview_page_locales" DROP COLUMN "meta_canonical";
  ALTER TABLE "_overview_page_v" DROP COLUMN "version_version_note";
  ALTER TABLE "_overview_page_v" DROP COLUMN "version_translation_marks";
  ALTER TABLE "_overview_page_v_locales" DROP COLUMN "version_meta_title";
  ALTER TABLE "_overview_page_v_locales" DROP COLUMN "version_meta_description";
  ALTER TABLE "_overview_page_v_locales" DROP COLUMN "version_meta_picture_id";
  ALTER TABLE "_overview_page_v_locales" DROP COLUMN "version_meta_is_hidden";
  ALTER TABLE "_overview_page_v_locales" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "solution" DROP COLUMN "version_note";
  ALTER TABLE "solution" DROP COLUMN "translation_marks";
  ALTER TABLE "solution_locales" DROP COLUMN "meta_title";
  ALTER TABLE "solution_locales" DROP COLUMN "meta_description";
  ALTER TABLE "solution_locales" DROP COLUMN "meta_picture_id";
  ALTER TABLE "solution_locales" DROP COLUMN "meta_is_hidden";
  ALTER TABLE "solution_locales" DROP COLUMN "meta_canonical";
  ALTER TABLE "_solution_v" DROP COLUMN "version_version_note";
  ALTER TABLE "_solution_v" DROP COLUMN "version_translation_marks";
  ALTER TABLE "_solution_v_locales" DROP COLUMN "version_meta_title";
  ALTER TABLE "_solution_v_locales" DROP COLUMN "version_meta_description";
  ALTER TABLE "_solution_v_locales" DROP COLUMN "version_meta_picture_id";
  ALTER TABLE "_solution_v_locales" DROP COLUMN "version_meta_is_hidden";
  ALTER TABLE "_solution_v_locales" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "platform" DROP COLUMN "version_note";
  ALTER TABLE "platform" DROP COLUMN "translation_marks";
  ALTER TABLE "platform_locales" DROP COLUMN "meta_title";
  ALTER TABLE "platform_locales" DROP COLUMN "meta_description";
  ALTER TABLE "platform_locales" DROP COLUMN "meta_picture_id";
  ALTER TABLE "platform_locales" DROP COLUMN "meta_is_hidden";
  ALTER TABLE "platform_locales" DROP COLUMN "meta_canonical";
  ALTER TABLE "_platform_v" DROP COLUMN "version_version_note";
  ALTER TABLE "_platform_v" DROP COLUMN "version_translation_marks";
  ALTER TABLE "_platform_v_locales" DROP COLUMN "version_meta_title";
  ALTER TABLE "_platform_v_locales" DROP COLUMN "version_meta_description";
  ALTER TABLE "_platform_v_locales" DROP COLUMN "version_meta_picture_id";
  ALTER TABLE "_platform_v_locales" DROP COLUMN "version_meta_is_hidden";
  ALTER TABLE "_platform_v_locales" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "product_suite" DROP COLUMN "version_note";
  ALTER TABLE "product_suite" DROP COLUMN "translation_marks";
  ALTER TABLE "product_suite_locales" DROP COLUMN "meta_title";
  ALTER TABLE "product_suite_locales" DROP COLUMN "meta_description";
  ALTER TABLE "product_suite_locales" DROP COLUMN "meta_picture_id";
  ALTER TABLE "product_suite_locales" DROP COLUMN "meta_is_hidden";
  ALTER TABLE "product_suite_locales" DROP COLUMN "meta_canonical";
  ALTER TABLE "_product_suite_v" DROP COLUMN "version_version_note";
  ALTER TABLE "_product_suite_v" DROP COLUMN "version_translation_marks";
  ALTER TABLE "_product_suite_v_locales" DROP COLUMN "version_meta_title";
  ALTER TABLE "_product_suite_v_locales" DROP COLUMN "version_meta_description";
  ALTER TABLE "_product_suite_v_locales" DROP COLUMN "version_meta_picture_id";
  ALTER TABLE "_product_suite_v_locales" DROP COLUMN "version_meta_is_hidden";
  ALTER TABLE "_product_suite_v_locales" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "product_detail" DROP COLUMN "version_note";
  ALTER TABLE "product_detail" DROP COLUMN "translation_marks";
  ALTER TABLE "product_detail_locales" DROP COLUMN "meta_title";
  ALTER TABLE "product_detail_locales" DROP COLUMN "meta_description";
  ALTER TABLE "product_detail_locales" DROP COLUMN "meta_picture_id";
  ALTER TABLE "product_detail_locales" DROP COLUMN "meta_is_hidden";
  ALTER TABLE "product_detail_locales" DROP COLUMN "meta_canonical";
  ALTER TABLE "_product_detail_v" DROP COLUMN "version_version_note";
  ALTER TABLE "_product_detail_v" DROP COLUMN "version_translation_marks";
  ALTER TABLE "_product_detail_v_locales" DROP COLUMN "version_meta_title";
  ALTER TABLE "_product_detail_v_locales" DROP COLUMN "version_meta_description";
  ALTER TABLE "_product_detail_v_locales" DROP COLUMN "version_meta_picture_id";
  ALTER TABLE "_product_detail_v_locales" DROP COLUMN "version_meta_is_hidden";
  ALTER TABLE "_product_detail_v_locales" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "images" DROP COLUMN "folder";
  ALTER TABLE "svgs" DROP COLUMN "folder";
  ALTER TABLE "files" DROP COLUMN "folder";
  ALTER TABLE "audio" DROP COLUMN "folder";
  ALTER TABLE "videos" DROP COLUMN "folder";
  ALTER TABLE "remote_videos" DROP COLUMN "folder";
  ALTER TABLE "captions" DROP COLUMN "folder";
  ALTER TABLE "forms" DROP COLUMN "team_addresses";
  ALTER TABLE "forms" DROP COLUMN "reply_is_sent";
  ALTER TABLE "forms_locales" DROP COLUMN "reply_subject";
  ALTER TABLE "forms_locales" DROP COLUMN "reply_text";`)
}
