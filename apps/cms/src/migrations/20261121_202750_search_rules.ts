// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_synonyms_language" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_pinned_results_language" AS ENUM('en', 'de');
  CREATE TABLE "synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum_synonyms_language" NOT NULL,
  	"title" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "synonyms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "pinned_results" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"keyword" varchar NOT NULL,
  	"language" "enum_pinned_results_language" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pinned_results_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"article_id" integer,
  	"case_study_id" integer,
  	"event_id" integer,
  	"landing_page_id" integer,
  	"overview_page_id" integer,
  	"page_id" integer,
  	"person_id" integer,
  	"platform_id" integer,
  	"product_detail_id" integer,
  	"product_suite_id" integer,
  	"resource_id" integer,
  	"solution_id" integer,
  	"testimonial_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "synonyms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pinned_results_id" integer;
  ALTER TABLE "synonyms_texts" ADD CONSTRAINT "synonyms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pinned_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_case_study_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_event_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_landing_page_fk" FOREIGN KEY ("landing_page_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_overview_page_fk" FOREIGN KEY ("overview_page_id") REFERENCES "public"."overview_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_page_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_platform_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_product_suite_fk" FOREIGN KEY ("product_suite_id") REFERENCES "public"."product_suite"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_resource_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_solution_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pinned_results_rels" ADD CONSTRAINT "pinned_results_rels_testimonial_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "synonyms_language_idx" ON "synonyms" USING btree ("language");
  CREATE INDEX "synonyms_updated_at_idx" ON "synonyms" USING btree ("updated_at");
  CREATE INDEX "synonyms_created_at_idx" ON "synonyms" USING btree ("created_at");
  CREATE INDEX "synonyms_texts_order_parent" ON "synonyms_texts" USING btree ("order","parent_id");
  CREATE INDEX "pinned_results_language_idx" ON "pinned_results" USING btree ("language");
  CREATE INDEX "pinned_results_updated_at_idx" ON "pinned_results" USING btree ("updated_at");
  CREATE INDEX "pinned_results_created_at_idx" ON "pinned_results" USING btree ("created_at");
  CREATE INDEX "pinned_results_rels_order_idx" ON "pinned_results_rels" USING btree ("order");
  CREATE INDEX "pinned_results_rels_parent_idx" ON "pinned_results_rels" USING btree ("parent_id");
  CREATE INDEX "pinned_results_rels_path_idx" ON "pinned_results_rels" USING btree ("path");
  CREATE INDEX "pinned_results_rels_article_id_idx" ON "pinned_results_rels" USING btree ("article_id");
  CREATE INDEX "pinned_results_rels_case_study_id_idx" ON "pinned_results_rels" USING btree ("case_study_id");
  CREATE INDEX "pinned_results_rels_event_id_idx" ON "pinned_results_rels" USING btree ("event_id");
  CREATE INDEX "pinned_results_rels_landing_page_id_idx" ON "pinned_results_rels" USING btree ("landing_page_id");
  CREATE INDEX "pinned_results_rels_overview_page_id_idx" ON "pinned_results_rels" USING btree ("overview_page_id");
  CREATE INDEX "pinned_results_rels_page_id_idx" ON "pinned_results_rels" USING btree ("page_id");
  CREATE INDEX "pinned_results_rels_person_id_idx" ON "pinned_results_rels" USING btree ("person_id");
  CREATE INDEX "pinned_results_rels_platform_id_idx" ON "pinned_results_rels" USING btree ("platform_id");
  CREATE INDEX "pinned_results_rels_product_detail_id_idx" ON "pinned_results_rels" USING btree ("product_detail_id");
  CREATE INDEX "pinned_results_rels_product_suite_id_idx" ON "pinned_results_rels" USING btree ("product_suite_id");
  CREATE INDEX "pinned_results_rels_resource_id_idx" ON "pinned_results_rels" USING btree ("resource_id");
  CREATE INDEX "pinned_results_rels_solution_id_idx" ON "pinned_results_rels" USING btree ("solution_id");
  CREATE INDEX "pinned_results_rels_testimonial_id_idx" ON "pinned_results_rels" USING btree ("testimonial_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_synonyms_fk" FOREIGN KEY ("synonyms_id") REFERENCES "public"."synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pinned_results_fk" FOREIGN KEY ("pinned_results_id") REFERENCES "public"."pinned_results"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_synonyms_id_idx" ON "payload_locked_documents_rels" USING btree ("synonyms_id");
  CREATE INDEX "payload_locked_documents_rels_pinned_results_id_idx" ON "payload_locked_documents_rels" USING btree ("pinned_results_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "synonyms_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pinned_results" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pinned_results_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "synonyms" CASCADE;
  DROP TABLE "synonyms_texts" CASCADE;
  DROP TABLE "pinned_results" CASCADE;
  DROP TABLE "pinned_results_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_synonyms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pinned_results_fk";
  
  DROP INDEX "payload_locked_documents_rels_synonyms_id_idx";
  DROP INDEX "payload_locked_documents_rels_pinned_results_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "synonyms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pinned_results_id";
  DROP TYPE "public"."enum_synonyms_language";
  DROP TYPE "public"."enum_pinned_results_language";`)
}
