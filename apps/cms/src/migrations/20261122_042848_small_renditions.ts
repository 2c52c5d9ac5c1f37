// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "images" ADD COLUMN "sizes_avif160_url" varchar;
  ALTER TABLE "images" ADD COLUMN "sizes_avif160_width" numeric;
  ALTER TABLE "images" ADD COLUMN "sizes_avif160_height" numeric;
  ALTER TABLE "images" ADD COLUMN "sizes_avif160_mime_type" varchar;
  ALTER TABLE "images" ADD COLUMN "sizes_avif160_filesize" numeric;
  ALTER TABLE "images" ADD COLUMN "sizes_avif160_filename" varchar;
  ALTER TABLE "images" ADD COLUMN "sizes_webp160_url" varchar;
  ALTER TABLE "images" ADD COLUMN "sizes_webp160_width" numeric;
  ALTER TABLE "images" ADD COLUMN "sizes_webp160_height" numeric;
  ALTER TABLE "images" ADD COLUMN "sizes_webp160_mime_type" varchar;
  ALTER TABLE "images" ADD COLUMN "sizes_webp160_filesize" numeric;
  ALTER TABLE "images" ADD COLUMN "sizes_webp160_filename" varchar;
  CREATE INDEX "images_sizes_avif160_sizes_avif160_filename_idx" ON "images" USING btree ("sizes_avif160_filename");
  CREATE INDEX "images_sizes_webp160_sizes_webp160_filename_idx" ON "images" USING btree ("sizes_webp160_filename");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "images_sizes_avif160_sizes_avif160_filename_idx";
  DROP INDEX "images_sizes_webp160_sizes_webp160_filename_idx";
  ALTER TABLE "images" DROP COLUMN "sizes_avif160_url";
  ALTER TABLE "images" DROP COLUMN "sizes_avif160_width";
  ALTER TABLE "images" DROP COLUMN "sizes_avif160_height";
  ALTER TABLE "images" DROP COLUMN "sizes_avif160_mime_type";
  ALTER TABLE "images" DROP COLUMN "sizes_avif160_filesize";
  ALTER TABLE "images" DROP COLUMN "sizes_avif160_filename";
  ALTER TABLE "images" DROP COLUMN "sizes_webp160_url";
  ALTER TABLE "images" DROP COLUMN "sizes_webp160_width";
  ALTER TABLE "images" DROP COLUMN "sizes_webp160_height";
  ALTER TABLE "images" DROP COLUMN "sizes_webp160_mime_type";
  ALTER TABLE "images" DROP COLUMN "sizes_webp160_filesize";
  ALTER TABLE "images" DROP COLUMN "sizes_webp160_filename";`)
}
