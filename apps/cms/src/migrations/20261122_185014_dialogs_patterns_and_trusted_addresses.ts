// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  ALTER TABLE "notices_locales" ADD COLUMN "path_limit" varchar;
  ALTER TABLE "notices_locales" ADD COLUMN "excluded" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "dialogs_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "trusted_urls" varchar;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dialogs_fk" FOREIGN KEY ("dialogs_id") REFERENCES "public"."dialogs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_dialogs_id_idx" ON "payload_locked_documents_rels" USING btree ("dialogs_id");
  -- By hand: until now the patterns of a notice held for each of its languages.
  UPDATE "notices_locales" SET "path_limit" = "notices"."path_limit", "excluded" = "notices"."excluded"
    FROM "notices" WHERE "notices_locales"."_parent_id" = "notices"."id";
  ALTER TABLE "notices" DROP COLUMN "path_limit";
  ALTER TABLE "notices" DROP COLUMN "excluded";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "dialogs_media" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dialogs_media_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dialogs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dialogs_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dialogs_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "dialogs_media" CASCADE;
  DROP TABLE "dialogs_media_locales" CASCADE;
  DROP TABLE "dialogs" CASCADE;
  DROP TABLE "dialogs_locales" CASCADE;
  DROP TABLE "dialogs_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_dialogs_fk";
  
  DROP INDEX "payload_locked_documents_rels_dialogs_id_idx";
  ALTER TABLE "notices" ADD COLUMN "path_limit" varchar;
  ALTER TABLE "notices" ADD COLUMN "excluded" varchar;
  -- By hand: those in English.
  UPDATE "notices" SET "path_limit" = "notices_locales"."path_limit", "excluded" = "notices_locales"."excluded"
    FROM "notices_locales" WHERE "notices_locales"."_parent_id" = "notices"."id" AND "notices_locales"."_locale" = 'en';
  ALTER TABLE "notices_locales" DROP COLUMN "path_limit";
  ALTER TABLE "notices_locales" DROP COLUMN "excluded";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "dialogs_id";
  ALTER TABLE "site_settings" DROP COLUMN "trusted_urls";`)
}
