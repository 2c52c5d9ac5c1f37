// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "article" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "_article_v" ADD COLUMN "version_translation_marks" jsonb;
  ALTER TABLE "resource" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "_resource_v" ADD COLUMN "version_translation_marks" jsonb;
  ALTER TABLE "case_study" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "_case_study_v" ADD COLUMN "version_translation_marks" jsonb;
  ALTER TABLE "event" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "_event_v" ADD COLUMN "version_translation_marks" jsonb;
  ALTER TABLE "person" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "_person_v" ADD COLUMN "version_translation_marks" jsonb;
  ALTER TABLE "testimonial" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "_testimonial_v" ADD COLUMN "version_translation_marks" jsonb;
  ALTER TABLE "page" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "_page_v" ADD COLUMN "version_translation_marks" jsonb;
  ALTER TABLE "landing_page" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "_landing_page_v" ADD COLUMN "version_translation_marks" jsonb;
  ALTER TABLE "overview_page" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "_overview_page_v" ADD COLUMN "version_translation_marks" jsonb;
  ALTER TABLE "solution" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "_solution_v" ADD COLUMN "version_translation_marks" jsonb;
  ALTER TABLE "platform" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "_platform_v" ADD COLUMN "version_translation_marks" jsonb;
  ALTER TABLE "product_suite" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "_product_suite_v" ADD COLUMN "version_translation_marks" jsonb;
  ALTER TABLE "product_detail" ADD COLUMN "translation_marks" jsonb;
  ALTER TABLE "_product_detail_v" ADD COLUMN "version_translation_marks" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "article" DROP COLUMN "translation_marks";
  ALTER TABLE "_article_v" DROP COLUMN "version_translation_marks";
  ALTER TABLE "resource" DROP COLUMN "translation_marks";
  ALTER TABLE "_resource_v" DROP COLUMN "version_translation_marks";
  ALTER TABLE "case_study" DROP COLUMN "translation_marks";
  ALTER TABLE "_case_study_v" DROP COLUMN "version_translation_marks";
  ALTER TABLE "event" DROP COLUMN "translation_marks";
  ALTER TABLE "_event_v" DROP COLUMN "version_translation_marks";
  ALTER TABLE "person" DROP COLUMN "translation_marks";
  ALTER TABLE "_person_v" DROP COLUMN "version_translation_marks";
  ALTER TABLE "testimonial" DROP COLUMN "translation_marks";
  ALTER TABLE "_testimonial_v" DROP COLUMN "version_translation_marks";
  ALTER TABLE "page" DROP COLUMN "translation_marks";
  ALTER TABLE "_page_v" DROP COLUMN "version_translation_marks";
  ALTER TABLE "landing_page" DROP COLUMN "translation_marks";
  ALTER TABLE "_landing_page_v" DROP COLUMN "version_translation_marks";
  ALTER TABLE "overview_page" DROP COLUMN "translation_marks";
  ALTER TABLE "_overview_page_v" DROP COLUMN "version_translation_marks";
  ALTER TABLE "solution" DROP COLUMN "translation_marks";
  ALTER TABLE "_solution_v" DROP COLUMN "version_translation_marks";
  ALTER TABLE "platform" DROP COLUMN "translation_marks";
  ALTER TABLE "_platform_v" DROP COLUMN "version_translation_marks";
  ALTER TABLE "product_suite" DROP COLUMN "translation_marks";
  ALTER TABLE "_product_suite_v" DROP COLUMN "version_translation_marks";
  ALTER TABLE "product_detail" DROP COLUMN "translation_marks";
  ALTER TABLE "_product_detail_v" DROP COLUMN "version_translation_marks";`)
}
