// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "article" ADD COLUMN "version_note" varchar;
  ALTER TABLE "_article_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "resource" ADD COLUMN "version_note" varchar;
  ALTER TABLE "_resource_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "case_study" ADD COLUMN "version_note" varchar;
  ALTER TABLE "_case_study_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "event" ADD COLUMN "version_note" varchar;
  ALTER TABLE "_event_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "person" ADD COLUMN "version_note" varchar;
  ALTER TABLE "_person_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "testimonial" ADD COLUMN "version_note" varchar;
  ALTER TABLE "_testimonial_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "page" ADD COLUMN "version_note" varchar;
  ALTER TABLE "_page_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "landing_page" ADD COLUMN "version_note" varchar;
  ALTER TABLE "_landing_page_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "overview_page" ADD COLUMN "version_note" varchar;
  ALTER TABLE "_overview_page_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "solution" ADD COLUMN "version_note" varchar;
  ALTER TABLE "_solution_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "platform" ADD COLUMN "version_note" varchar;
  ALTER TABLE "_platform_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "product_suite" ADD COLUMN "version_note" varchar;
  ALTER TABLE "_product_suite_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "product_detail" ADD COLUMN "version_note" varchar;
  ALTER TABLE "_product_detail_v" ADD COLUMN "version_version_note" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "article" DROP COLUMN "version_note";
  ALTER TABLE "_article_v" DROP COLUMN "version_version_note";
  ALTER TABLE "resource" DROP COLUMN "version_note";
  ALTER TABLE "_resource_v" DROP COLUMN "version_version_note";
  ALTER TABLE "case_study" DROP COLUMN "version_note";
  ALTER TABLE "_case_study_v" DROP COLUMN "version_version_note";
  ALTER TABLE "event" DROP COLUMN "version_note";
  ALTER TABLE "_event_v" DROP COLUMN "version_version_note";
  ALTER TABLE "person" DROP COLUMN "version_note";
  ALTER TABLE "_person_v" DROP COLUMN "version_version_note";
  ALTER TABLE "testimonial" DROP COLUMN "version_note";
  ALTER TABLE "_testimonial_v" DROP COLUMN "version_version_note";
  ALTER TABLE "page" DROP COLUMN "version_note";
  ALTER TABLE "_page_v" DROP COLUMN "version_version_note";
  ALTER TABLE "landing_page" DROP COLUMN "version_note";
  ALTER TABLE "_landing_page_v" DROP COLUMN "version_version_note";
  ALTER TABLE "overview_page" DROP COLUMN "version_note";
  ALTER TABLE "_overview_page_v" DROP COLUMN "version_version_note";
  ALTER TABLE "solution" DROP COLUMN "version_note";
  ALTER TABLE "_solution_v" DROP COLUMN "version_version_note";
  ALTER TABLE "platform" DROP COLUMN "version_note";
  ALTER TABLE "_platform_v" DROP COLUMN "version_version_note";
  ALTER TABLE "product_suite" DROP COLUMN "version_note";
  ALTER TABLE "_product_suite_v" DROP COLUMN "version_version_note";
  ALTER TABLE "product_detail" DROP COLUMN "version_note";
  ALTER TABLE "_product_detail_v" DROP COLUMN "version_version_note";`)
}
