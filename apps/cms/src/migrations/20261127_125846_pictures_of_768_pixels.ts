// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "images" ADD COLUMN "sizes_avif768_url" varchar;
  ALTER TABLE "images" ADD COLUMN "sizes_avif768_width" numeric;
  ALTER TABLE "images" ADD COLUMN "sizes_avif768_height" numeric;
  ALTER TABLE "images" ADD COLUMN "sizes_avif768_mime_type" varchar;
  ALTER TABLE "images" ADD COLUMN "sizes_avif768_filesize" numeric;
  ALTER TABLE "images" ADD COLUMN "sizes_avif768_filename" varchar;
  ALTER TABLE "images" ADD COLUMN "sizes_webp768_url" varchar;
  ALTER TABLE "images" ADD COLUMN "sizes_webp768_width" numeric;
  ALTER TABLE "images" ADD COLUMN "sizes_webp768_height" numeric;
  ALTER TABLE "images" ADD COLUMN "sizes_webp768_mime_type" varchar;
  ALTER TABLE "images" ADD COLUMN "sizes_webp768_filesize" numeric;
  ALTER TABLE "images" ADD COLUMN "sizes_webp768_filename" varchar;
  CREATE INDEX "images_sizes_avif768_sizes_avif768_filename_idx" ON "images" USING btree ("sizes_avif768_filename");
  CREATE INDEX "images_sizes_webp768_sizes_webp768_filename_idx" ON "images" USING btree ("sizes_webp768_filename");`)
  // Images that are there get the new size one after the other (media/renditions/run-renditions.ts).
  await db.execute(
    sql`insert into editing.due_renditions (image_id) select id from images on conflict (image_id) do nothing`,
  )
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "images_sizes_avif768_sizes_avif768_filename_idx";
  DROP INDEX "images_sizes_webp768_sizes_webp768_filename_idx";
  ALTER TABLE "images" DROP COLUMN "sizes_avif768_url";
  ALTER TABLE "images" DROP COLUMN "sizes_avif768_width";
  ALTER TABLE "images" DROP COLUMN "sizes_avif768_height";
  ALTER TABLE "images" DROP COLUMN "sizes_avif768_mime_type";
  ALTER TABLE "images" DROP COLUMN "sizes_avif768_filesize";
  ALTER TABLE "images" DROP COLUMN "sizes_avif768_filename";
  ALTER TABLE "images" DROP COLUMN "sizes_webp768_url";
  ALTER TABLE "images" DROP COLUMN "sizes_webp768_width";
  ALTER TABLE "images" DROP COLUMN "sizes_webp768_height";
  ALTER TABLE "images" DROP COLUMN "sizes_webp768_mime_type";
  ALTER TABLE "images" DROP COLUMN "sizes_webp768_filesize";
  ALTER TABLE "images" DROP COLUMN "sizes_webp768_filename";`)
}
