// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_synonyms_source" AS ENUM('product', 'own');
  ALTER TABLE "article_locales" ADD COLUMN "also_found_by" varchar;
  ALTER TABLE "_article_v_locales" ADD COLUMN "version_also_found_by" varchar;
  ALTER TABLE "resource_locales" ADD COLUMN "also_found_by" varchar;
  ALTER TABLE "_resource_v_locales" ADD COLUMN "version_also_found_by" varchar;
  ALTER TABLE "case_study_locales" ADD COLUMN "also_found_by" varchar;
  ALTER TABLE "_case_study_v_locales" ADD COLUMN "version_also_found_by" varchar;
  ALTER TABLE "event_locales" ADD COLUMN "also_found_by" varchar;
  ALTER TABLE "_event_v_locales" ADD COLUMN "version_also_found_by" varchar;
  ALTER TABLE "person_locales" ADD COLUMN "also_found_by" varchar;
  ALTER TABLE "_person_v_locales" ADD COLUMN "version_also_found_by" varchar;
  ALTER TABLE "testimonial_locales" ADD COLUMN "also_found_by" varchar;
  ALTER TABLE "_testimonial_v_locales" ADD COLUMN "version_also_found_by" varchar;
  ALTER TABLE "page_locales" ADD COLUMN "also_found_by" varchar;
  ALTER TABLE "_page_v_locales" ADD COLUMN "version_also_found_by" varchar;
  ALTER TABLE "landing_page_locales" ADD COLUMN "also_found_by" varchar;
  ALTER TABLE "_landing_page_v_locales" ADD COLUMN "version_also_found_by" varchar;
  ALTER TABLE "overview_page_locales" ADD COLUMN "also_found_by" varchar;
  ALTER TABLE "_overview_page_v_locales" ADD COLUMN "version_also_found_by" varchar;
  ALTER TABLE "solution_locales" ADD COLUMN "also_found_by" varchar;
  ALTER TABLE "_solution_v_locales" ADD COLUMN "version_also_found_by" varchar;
  ALTER TABLE "platform_locales" ADD COLUMN "also_found_by" varchar;
  ALTER TABLE "_platform_v_locales" ADD COLUMN "version_also_found_by" varchar;
  ALTER TABLE "product_suite_locales" ADD COLUMN "also_found_by" varchar;
  ALTER TABLE "_product_suite_v_locales" ADD COLUMN "version_also_found_by" varchar;
  ALTER TABLE "product_detail_locales" ADD COLUMN "also_found_by" varchar;
  ALTER TABLE "_product_detail_v_locales" ADD COLUMN "version_also_found_by" varchar;
  ALTER TABLE "synonyms" ADD COLUMN "weight" numeric;
  ALTER TABLE "synonyms" ADD COLUMN "enabled" boolean DEFAULT true;
  ALTER TABLE "synonyms" ADD COLUMN "source" "enum_synonyms_source" DEFAULT 'own' NOT NULL;
  ALTER TABLE "synonyms" ADD COLUMN "loaded" varchar;
  CREATE INDEX "synonyms_source_idx" ON "synonyms" USING btree ("source");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "synonyms_source_idx";
  ALTER TABLE "article_locales" DROP COLUMN "also_found_by";
  ALTER TABLE "_article_v_locales" DROP COLUMN "version_also_found_by";
  ALTER TABLE "resource_locales" DROP COLUMN "also_found_by";
  ALTER TABLE "_resource_v_locales" DROP COLUMN "version_also_found_by";
  ALTER TABLE "case_study_locales" DROP COLUMN "also_found_by";
  ALTER TABLE "_case_study_v_locales" DROP COLUMN "version_also_found_by";
  ALTER TABLE "event_locales" DROP COLUMN "also_found_by";
  ALTER TABLE "_event_v_locales" DROP COLUMN "version_also_found_by";
  ALTER TABLE "person_locales" DROP COLUMN "also_found_by";
  ALTER TABLE "_person_v_locales" DROP COLUMN "version_also_found_by";
  ALTER TABLE "testimonial_locales" DROP COLUMN "also_found_by";
  ALTER TABLE "_testimonial_v_locales" DROP COLUMN "version_also_found_by";
  ALTER TABLE "page_locales" DROP COLUMN "also_found_by";
  ALTER TABLE "_page_v_locales" DROP COLUMN "version_also_found_by";
  ALTER TABLE "landing_page_locales" DROP COLUMN "also_found_by";
  ALTER TABLE "_landing_page_v_locales" DROP COLUMN "version_also_found_by";
  ALTER TABLE "overview_page_locales" DROP COLUMN "also_found_by";
  ALTER TABLE "_overview_page_v_locales" DROP COLUMN "version_also_found_by";
  ALTER TABLE "solution_locales" DROP COLUMN "also_found_by";
  ALTER TABLE "_solution_v_locales" DROP COLUMN "version_also_found_by";
  ALTER TABLE "platform_locales" DROP COLUMN "also_found_by";
  ALTER TABLE "_platform_v_locales" DROP COLUMN "version_also_found_by";
  ALTER TABLE "product_suite_locales" DROP COLUMN "also_found_by";
  ALTER TABLE "_product_suite_v_locales" DROP COLUMN "version_also_found_by";
  ALTER TABLE "product_detail_locales" DROP COLUMN "also_found_by";
  ALTER TABLE "_product_detail_v_locales" DROP COLUMN "version_also_found_by";
  ALTER TABLE "synonyms" DROP COLUMN "weight";
  ALTER TABLE "synonyms" DROP COLUMN "enabled";
  ALTER TABLE "synonyms" DROP COLUMN "source";
  ALTER TABLE "synonyms" DROP COLUMN "loaded";
  DROP TYPE "public"."enum_synonyms_source";`)
}
