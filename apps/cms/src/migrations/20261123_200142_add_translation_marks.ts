// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "dialogs" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "article_type" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "audio_type" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "brand_colors" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "file_type" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "image_type" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "industries" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "product_suites" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "resource_type" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "role_category" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "svg_type" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "tags" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "video_type" ADD COLUMN "translation_marks" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms" DROP COLUMN "translation_marks";
  ALTER TABLE "dialogs" DROP COLUMN "translation_marks";
  ALTER TABLE "article_type" DROP COLUMN "translation_marks";
  ALTER TABLE "audio_type" DROP COLUMN "translation_marks";
  ALTER TABLE "brand_colors" DROP COLUMN "translation_marks";
  ALTER TABLE "file_type" DROP COLUMN "translation_marks";
  ALTER TABLE "image_type" DROP COLUMN "translation_marks";
  ALTER TABLE "industries" DROP COLUMN "translation_marks";
  ALTER TABLE "product_suites" DROP COLUMN "translation_marks";
  ALTER TABLE "resource_type" DROP COLUMN "translation_marks";
  ALTER TABLE "role_category" DROP COLUMN "translation_marks";
  ALTER TABLE "svg_type" DROP COLUMN "translation_marks";
  ALTER TABLE "tags" DROP COLUMN "translation_marks";
  ALTER TABLE "video_type" DROP COLUMN "translation_marks";`)
}
