// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  ALTER TABLE "images" ADD COLUMN "folder" varchar;
  ALTER TABLE "svgs" ADD COLUMN "folder" varchar;
  ALTER TABLE "files" ADD COLUMN "folder" varchar;
  ALTER TABLE "audio" ADD COLUMN "folder" varchar;
  ALTER TABLE "videos" ADD COLUMN "folder" varchar;
  ALTER TABLE "remote_videos" ADD COLUMN "folder" varchar;
  ALTER TABLE "captions" ADD COLUMN "folder" varchar;
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
  DROP INDEX "images_folder_idx";
  DROP INDEX "svgs_folder_idx";
  DROP INDEX "files_folder_idx";
  DROP INDEX "audio_folder_idx";
  DROP INDEX "videos_folder_idx";
  DROP INDEX "remote_videos_folder_idx";
  DROP INDEX "captions_folder_idx";
  ALTER TABLE "images" DROP COLUMN "folder";
  ALTER TABLE "svgs" DROP COLUMN "folder";
  ALTER TABLE "files" DROP COLUMN "folder";
  ALTER TABLE "audio" DROP COLUMN "folder";
  ALTER TABLE "videos" DROP COLUMN "folder";
  ALTER TABLE "remote_videos" DROP COLUMN "folder";
  ALTER TABLE "captions" DROP COLUMN "folder";`)
}
