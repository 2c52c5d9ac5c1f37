// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_article_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_article_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__article_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__article_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__article_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_resource_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_resource_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__resource_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__resource_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__resource_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_case_study_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_case_study_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_study_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__case_study_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_study_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_event_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_event_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__event_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__event_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__event_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_person_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_person_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__person_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__person_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__person_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_testimonial_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_testimonial_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonial_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__testimonial_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonial_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_page_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_landing_page_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_landing_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__landing_page_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__landing_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__landing_page_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_overview_page_listed_type" AS ENUM('article', 'case_study', 'event', 'landing_page', 'overview_page', 'page', 'person', 'platform', 'product_detail', 'product_suite', 'resource', 'solution', 'testimonial');
  CREATE TYPE "public"."enum_overview_page_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_overview_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__overview_page_v_version_listed_type" AS ENUM('article', 'case_study', 'event', 'landing_page', 'overview_page', 'page', 'person', 'platform', 'product_detail', 'product_suite', 'resource', 'solution', 'testimonial');
  CREATE TYPE "public"."enum__overview_page_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__overview_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__overview_page_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_solution_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_solution_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__solution_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__solution_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__solution_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_platform_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_platform_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__platform_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__platform_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__platform_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_product_suite_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_product_suite_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_suite_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__product_suite_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_suite_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_product_detail_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum_product_detail_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_detail_v_version_moderation" AS ENUM('draft', 'in_review', 'published', 'archived');
  CREATE TYPE "public"."enum__product_detail_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_detail_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'author');
  CREATE TYPE "public"."enum_site_settings_navigation_children_to" AS ENUM('node', 'url');
  CREATE TYPE "public"."enum_site_settings_navigation_to" AS ENUM('node', 'url');
  CREATE TYPE "public"."enum_site_settings_footer_links_to" AS ENUM('node', 'url');
  CREATE TYPE "public"."enum_site_settings_disjunctive_facets" AS ENUM('product_suites', 'industries', 'content_type', 'date');
  CREATE TABLE "article" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"published_at" timestamp(3) with time zone,
  	"moderation" "enum_article_moderation" DEFAULT 'draft',
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_article_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "article_locales" (
  	"title" varchar,
  	"body" jsonb,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "article_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"article_type_id" integer,
  	"person_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_article_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_moderation" "enum__article_v_version_moderation" DEFAULT 'draft',
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__article_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__article_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_article_v_locales" (
  	"version_title" varchar,
  	"version_body" jsonb,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_article_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"article_type_id" integer,
  	"person_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "resource" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"asset_id" integer,
  	"links_to_asset" boolean DEFAULT false,
  	"moderation" "enum_resource_moderation" DEFAULT 'draft',
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_resource_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "resource_locales" (
  	"title" varchar,
  	"body" jsonb,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "resource_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"resource_type_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_resource_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_asset_id" integer,
  	"version_links_to_asset" boolean DEFAULT false,
  	"version_moderation" "enum__resource_v_version_moderation" DEFAULT 'draft',
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__resource_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__resource_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_resource_v_locales" (
  	"version_title" varchar,
  	"version_body" jsonb,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_resource_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"resource_type_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "case_study_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "case_study_results_locales" (
  	"figure" varchar,
  	"meaning" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "case_study" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"customer" varchar,
  	"moderation" "enum_case_study_moderation" DEFAULT 'draft',
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_case_study_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "case_study_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "case_study_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_case_study_v_version_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_case_study_v_version_results_locales" (
  	"figure" varchar,
  	"meaning" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_case_study_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_customer" varchar,
  	"version_moderation" "enum__case_study_v_version_moderation" DEFAULT 'draft',
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__case_study_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__case_study_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_case_study_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_case_study_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "event" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"time_zone" varchar DEFAULT 'Europe/Berlin',
  	"online_url" varchar,
  	"registration_url" varchar,
  	"moderation" "enum_event_moderation" DEFAULT 'draft',
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_event_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "event_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"place" varchar,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "event_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_event_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_time_zone" varchar DEFAULT 'Europe/Berlin',
  	"version_online_url" varchar,
  	"version_registration_url" varchar,
  	"version_moderation" "enum__event_v_version_moderation" DEFAULT 'draft',
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__event_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__event_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_event_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_place" varchar,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_event_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "person_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "person" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"portrait_id" integer,
  	"moderation" "enum_person_moderation" DEFAULT 'draft',
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_person_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "person_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"role" varchar,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "person_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"role_category_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_person_v_version_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_person_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_portrait_id" integer,
  	"version_moderation" "enum__person_v_version_moderation" DEFAULT 'draft',
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__person_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__person_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_person_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_role" varchar,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_person_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"role_category_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "testimonial" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"person" varchar,
  	"organisation" varchar,
  	"case_study_id" integer,
  	"moderation" "enum_testimonial_moderation" DEFAULT 'draft',
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_testimonial_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "testimonial_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"quote" varchar,
  	"role" varchar,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "testimonial_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_testimonial_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_person" varchar,
  	"version_organisation" varchar,
  	"version_case_study_id" integer,
  	"version_moderation" "enum__testimonial_v_version_moderation" DEFAULT 'draft',
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonial_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__testimonial_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_testimonial_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_quote" varchar,
  	"version_role" varchar,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_testimonial_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sections" jsonb,
  	"moderation" "enum_page_moderation" DEFAULT 'draft',
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_page_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "page_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_sections" jsonb,
  	"version_moderation" "enum__page_v_version_moderation" DEFAULT 'draft',
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__page_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_page_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "landing_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sections" jsonb,
  	"moderation" "enum_landing_page_moderation" DEFAULT 'draft',
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_landing_page_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "landing_page_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "landing_page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_landing_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_sections" jsonb,
  	"version_moderation" "enum__landing_page_v_version_moderation" DEFAULT 'draft',
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__landing_page_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__landing_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_landing_page_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_landing_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "overview_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"listed_type" "enum_overview_page_listed_type",
  	"sections" jsonb,
  	"moderation" "enum_overview_page_moderation" DEFAULT 'draft',
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_overview_page_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "overview_page_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "overview_page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
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
  	"testimonial_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_overview_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_listed_type" "enum__overview_page_v_version_listed_type",
  	"version_sections" jsonb,
  	"version_moderation" "enum__overview_page_v_version_moderation" DEFAULT 'draft',
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__overview_page_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__overview_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_overview_page_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_overview_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
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
  	"testimonial_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "solution" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sections" jsonb,
  	"moderation" "enum_solution_moderation" DEFAULT 'draft',
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_solution_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "solution_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "solution_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_detail_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_solution_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_sections" jsonb,
  	"version_moderation" "enum__solution_v_version_moderation" DEFAULT 'draft',
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__solution_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__solution_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_solution_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_solution_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_detail_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "platform" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sections" jsonb,
  	"moderation" "enum_platform_moderation" DEFAULT 'draft',
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_platform_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "platform_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "platform_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_detail_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_platform_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_sections" jsonb,
  	"version_moderation" "enum__platform_v_version_moderation" DEFAULT 'draft',
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__platform_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__platform_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_platform_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_platform_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_detail_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "product_suite" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"accent_id" integer,
  	"sections" jsonb,
  	"moderation" "enum_product_suite_moderation" DEFAULT 'draft',
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_product_suite_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "product_suite_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "product_suite_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_detail_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_product_suite_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_accent_id" integer,
  	"version_sections" jsonb,
  	"version_moderation" "enum__product_suite_v_version_moderation" DEFAULT 'draft',
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__product_suite_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__product_suite_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_product_suite_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_product_suite_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_detail_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "product_detail_capabilities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "product_detail_capabilities_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "product_detail" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"suite_id" integer,
  	"moderation" "enum_product_detail_moderation" DEFAULT 'draft',
  	"created" timestamp(3) with time zone,
  	"nid" numeric,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_product_detail_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "product_detail_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "product_detail_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "_product_detail_v_version_capabilities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_detail_v_version_capabilities_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_product_detail_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_suite_id" integer,
  	"version_moderation" "enum__product_detail_v_version_moderation" DEFAULT 'draft',
  	"version_created" timestamp(3) with time zone,
  	"version_nid" numeric,
  	"version_demo_key" varchar,
  	"version_demo_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__product_detail_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__product_detail_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_product_detail_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_alias" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_product_detail_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" integer,
  	"svgs_id" integer,
  	"product_suites_id" integer,
  	"industries_id" integer,
  	"tags_id" integer
  );
  
  CREATE TABLE "images" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_type_id" integer,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif480_url" varchar,
  	"sizes_avif480_width" numeric,
  	"sizes_avif480_height" numeric,
  	"sizes_avif480_mime_type" varchar,
  	"sizes_avif480_filesize" numeric,
  	"sizes_avif480_filename" varchar,
  	"sizes_webp480_url" varchar,
  	"sizes_webp480_width" numeric,
  	"sizes_webp480_height" numeric,
  	"sizes_webp480_mime_type" varchar,
  	"sizes_webp480_filesize" numeric,
  	"sizes_webp480_filename" varchar,
  	"sizes_avif960_url" varchar,
  	"sizes_avif960_width" numeric,
  	"sizes_avif960_height" numeric,
  	"sizes_avif960_mime_type" varchar,
  	"sizes_avif960_filesize" numeric,
  	"sizes_avif960_filename" varchar,
  	"sizes_webp960_url" varchar,
  	"sizes_webp960_width" numeric,
  	"sizes_webp960_height" numeric,
  	"sizes_webp960_mime_type" varchar,
  	"sizes_webp960_filesize" numeric,
  	"sizes_webp960_filename" varchar,
  	"sizes_avif1600_url" varchar,
  	"sizes_avif1600_width" numeric,
  	"sizes_avif1600_height" numeric,
  	"sizes_avif1600_mime_type" varchar,
  	"sizes_avif1600_filesize" numeric,
  	"sizes_avif1600_filename" varchar,
  	"sizes_webp1600_url" varchar,
  	"sizes_webp1600_width" numeric,
  	"sizes_webp1600_height" numeric,
  	"sizes_webp1600_mime_type" varchar,
  	"sizes_webp1600_filesize" numeric,
  	"sizes_webp1600_filename" varchar
  );
  
  CREATE TABLE "images_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "svgs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"svg_type_id" integer,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "svgs_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_type_id" integer,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "files_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "article_type" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "article_type_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "audio_type" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audio_type_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "brand_colors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"accent" varchar,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "brand_colors_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "file_type" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "file_type_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "image_type" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "image_type_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "industries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "industries_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "product_suites" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"accent" varchar,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "product_suites_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "resource_type" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon_id" integer,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "resource_type_locales" (
  	"label" varchar NOT NULL,
  	"link_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "role_category" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "role_category_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "svg_type" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "svg_type_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tags_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "video_type" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "video_type_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"status" "enum_redirects_status" DEFAULT '301' NOT NULL,
  	"is_automatic" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'author' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"article_id" integer,
  	"resource_id" integer,
  	"case_study_id" integer,
  	"event_id" integer,
  	"person_id" integer,
  	"testimonial_id" integer,
  	"page_id" integer,
  	"landing_page_id" integer,
  	"overview_page_id" integer,
  	"solution_id" integer,
  	"platform_id" integer,
  	"product_suite_id" integer,
  	"product_detail_id" integer,
  	"images_id" integer,
  	"svgs_id" integer,
  	"files_id" integer,
  	"article_type_id" integer,
  	"audio_type_id" integer,
  	"brand_colors_id" integer,
  	"file_type_id" integer,
  	"image_type_id" integer,
  	"industries_id" integer,
  	"product_suites_id" integer,
  	"resource_type_id" integer,
  	"role_category_id" integer,
  	"svg_type_id" integer,
  	"tags_id" integer,
  	"video_type_id" integer,
  	"redirects_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_navigation_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"to" "enum_site_settings_navigation_children_to" DEFAULT 'node'
  );
  
  CREATE TABLE "site_settings_navigation_children_locales" (
  	"title" varchar,
  	"url" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"to" "enum_site_settings_navigation_to" DEFAULT 'node'
  );
  
  CREATE TABLE "site_settings_navigation_locales" (
  	"title" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"to" "enum_site_settings_footer_links_to" DEFAULT 'node'
  );
  
  CREATE TABLE "site_settings_footer_links_locales" (
  	"title" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_settings_footer_locales" (
  	"heading" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_disjunctive_facets" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_site_settings_disjunctive_facets",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_name" varchar NOT NULL,
  	"address_organisation" varchar NOT NULL,
  	"address_street" varchar NOT NULL,
  	"address_postal_code" varchar NOT NULL,
  	"address_city" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar,
  	"featured" jsonb,
  	"demo_key" varchar,
  	"demo_hash" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"tagline" varchar NOT NULL,
  	"address_country" varchar NOT NULL,
  	"footer_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "site_settings_rels" (
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
  
  ALTER TABLE "article_locales" ADD CONSTRAINT "article_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_rels" ADD CONSTRAINT "article_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_rels" ADD CONSTRAINT "article_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_rels" ADD CONSTRAINT "article_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_rels" ADD CONSTRAINT "article_rels_article_type_fk" FOREIGN KEY ("article_type_id") REFERENCES "public"."article_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_rels" ADD CONSTRAINT "article_rels_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_rels" ADD CONSTRAINT "article_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_rels" ADD CONSTRAINT "article_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_rels" ADD CONSTRAINT "article_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_article_v" ADD CONSTRAINT "_article_v_parent_id_article_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."article"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_article_v_locales" ADD CONSTRAINT "_article_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_article_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_article_v_rels" ADD CONSTRAINT "_article_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_article_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_article_v_rels" ADD CONSTRAINT "_article_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_article_v_rels" ADD CONSTRAINT "_article_v_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_article_v_rels" ADD CONSTRAINT "_article_v_rels_article_type_fk" FOREIGN KEY ("article_type_id") REFERENCES "public"."article_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_article_v_rels" ADD CONSTRAINT "_article_v_rels_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_article_v_rels" ADD CONSTRAINT "_article_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_article_v_rels" ADD CONSTRAINT "_article_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_article_v_rels" ADD CONSTRAINT "_article_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resource" ADD CONSTRAINT "resource_asset_id_files_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resource_locales" ADD CONSTRAINT "resource_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resource_rels" ADD CONSTRAINT "resource_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resource_rels" ADD CONSTRAINT "resource_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resource_rels" ADD CONSTRAINT "resource_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resource_rels" ADD CONSTRAINT "resource_rels_resource_type_fk" FOREIGN KEY ("resource_type_id") REFERENCES "public"."resource_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resource_rels" ADD CONSTRAINT "resource_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resource_rels" ADD CONSTRAINT "resource_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resource_rels" ADD CONSTRAINT "resource_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resource_v" ADD CONSTRAINT "_resource_v_parent_id_resource_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."resource"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resource_v" ADD CONSTRAINT "_resource_v_version_asset_id_files_id_fk" FOREIGN KEY ("version_asset_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resource_v_locales" ADD CONSTRAINT "_resource_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_resource_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resource_v_rels" ADD CONSTRAINT "_resource_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_resource_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resource_v_rels" ADD CONSTRAINT "_resource_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resource_v_rels" ADD CONSTRAINT "_resource_v_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resource_v_rels" ADD CONSTRAINT "_resource_v_rels_resource_type_fk" FOREIGN KEY ("resource_type_id") REFERENCES "public"."resource_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resource_v_rels" ADD CONSTRAINT "_resource_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resource_v_rels" ADD CONSTRAINT "_resource_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resource_v_rels" ADD CONSTRAINT "_resource_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_study_results" ADD CONSTRAINT "case_study_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_study_results_locales" ADD CONSTRAINT "case_study_results_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_study_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_study_locales" ADD CONSTRAINT "case_study_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_study_rels" ADD CONSTRAINT "case_study_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_study_rels" ADD CONSTRAINT "case_study_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_study_rels" ADD CONSTRAINT "case_study_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_study_rels" ADD CONSTRAINT "case_study_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_study_rels" ADD CONSTRAINT "case_study_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_study_rels" ADD CONSTRAINT "case_study_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_study_v_version_results" ADD CONSTRAINT "_case_study_v_version_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_study_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_study_v_version_results_locales" ADD CONSTRAINT "_case_study_v_version_results_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_study_v_version_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_study_v" ADD CONSTRAINT "_case_study_v_parent_id_case_study_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_study"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_study_v_locales" ADD CONSTRAINT "_case_study_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_study_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_study_v_rels" ADD CONSTRAINT "_case_study_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_case_study_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_study_v_rels" ADD CONSTRAINT "_case_study_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_study_v_rels" ADD CONSTRAINT "_case_study_v_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_study_v_rels" ADD CONSTRAINT "_case_study_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_study_v_rels" ADD CONSTRAINT "_case_study_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_study_v_rels" ADD CONSTRAINT "_case_study_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_locales" ADD CONSTRAINT "event_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_rels" ADD CONSTRAINT "event_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_rels" ADD CONSTRAINT "event_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_rels" ADD CONSTRAINT "event_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_rels" ADD CONSTRAINT "event_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_rels" ADD CONSTRAINT "event_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_rels" ADD CONSTRAINT "event_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_v" ADD CONSTRAINT "_event_v_parent_id_event_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."event"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_v_locales" ADD CONSTRAINT "_event_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_event_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_v_rels" ADD CONSTRAINT "_event_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_event_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_v_rels" ADD CONSTRAINT "_event_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_v_rels" ADD CONSTRAINT "_event_v_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_v_rels" ADD CONSTRAINT "_event_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_v_rels" ADD CONSTRAINT "_event_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_v_rels" ADD CONSTRAINT "_event_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "person_links" ADD CONSTRAINT "person_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "person" ADD CONSTRAINT "person_portrait_id_images_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "person_locales" ADD CONSTRAINT "person_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "person_rels" ADD CONSTRAINT "person_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "person_rels" ADD CONSTRAINT "person_rels_role_category_fk" FOREIGN KEY ("role_category_id") REFERENCES "public"."role_category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "person_rels" ADD CONSTRAINT "person_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "person_rels" ADD CONSTRAINT "person_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "person_rels" ADD CONSTRAINT "person_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_person_v_version_links" ADD CONSTRAINT "_person_v_version_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_person_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_person_v" ADD CONSTRAINT "_person_v_parent_id_person_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_person_v" ADD CONSTRAINT "_person_v_version_portrait_id_images_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_person_v_locales" ADD CONSTRAINT "_person_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_person_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_person_v_rels" ADD CONSTRAINT "_person_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_person_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_person_v_rels" ADD CONSTRAINT "_person_v_rels_role_category_fk" FOREIGN KEY ("role_category_id") REFERENCES "public"."role_category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_person_v_rels" ADD CONSTRAINT "_person_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_person_v_rels" ADD CONSTRAINT "_person_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_person_v_rels" ADD CONSTRAINT "_person_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonial" ADD CONSTRAINT "testimonial_case_study_id_case_study_id_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_study"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonial_locales" ADD CONSTRAINT "testimonial_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonial_rels" ADD CONSTRAINT "testimonial_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonial_rels" ADD CONSTRAINT "testimonial_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonial_rels" ADD CONSTRAINT "testimonial_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonial_rels" ADD CONSTRAINT "testimonial_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonial_rels" ADD CONSTRAINT "testimonial_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonial_rels" ADD CONSTRAINT "testimonial_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonial_v" ADD CONSTRAINT "_testimonial_v_parent_id_testimonial_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonial"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonial_v" ADD CONSTRAINT "_testimonial_v_version_case_study_id_case_study_id_fk" FOREIGN KEY ("version_case_study_id") REFERENCES "public"."case_study"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonial_v_locales" ADD CONSTRAINT "_testimonial_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_testimonial_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonial_v_rels" ADD CONSTRAINT "_testimonial_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_testimonial_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonial_v_rels" ADD CONSTRAINT "_testimonial_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonial_v_rels" ADD CONSTRAINT "_testimonial_v_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonial_v_rels" ADD CONSTRAINT "_testimonial_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonial_v_rels" ADD CONSTRAINT "_testimonial_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonial_v_rels" ADD CONSTRAINT "_testimonial_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_locales" ADD CONSTRAINT "page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_rels" ADD CONSTRAINT "page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_rels" ADD CONSTRAINT "page_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_rels" ADD CONSTRAINT "page_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_rels" ADD CONSTRAINT "page_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_rels" ADD CONSTRAINT "page_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_rels" ADD CONSTRAINT "page_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_v" ADD CONSTRAINT "_page_v_parent_id_page_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_v_locales" ADD CONSTRAINT "_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_v_rels" ADD CONSTRAINT "_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_v_rels" ADD CONSTRAINT "_page_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_v_rels" ADD CONSTRAINT "_page_v_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_v_rels" ADD CONSTRAINT "_page_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_v_rels" ADD CONSTRAINT "_page_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_v_rels" ADD CONSTRAINT "_page_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_locales" ADD CONSTRAINT "landing_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_rels" ADD CONSTRAINT "landing_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_rels" ADD CONSTRAINT "landing_page_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_rels" ADD CONSTRAINT "landing_page_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_rels" ADD CONSTRAINT "landing_page_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_rels" ADD CONSTRAINT "landing_page_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_rels" ADD CONSTRAINT "landing_page_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v" ADD CONSTRAINT "_landing_page_v_parent_id_landing_page_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."landing_page"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_page_v_locales" ADD CONSTRAINT "_landing_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_rels" ADD CONSTRAINT "_landing_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_landing_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_rels" ADD CONSTRAINT "_landing_page_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_rels" ADD CONSTRAINT "_landing_page_v_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_rels" ADD CONSTRAINT "_landing_page_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_rels" ADD CONSTRAINT "_landing_page_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_rels" ADD CONSTRAINT "_landing_page_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_locales" ADD CONSTRAINT "overview_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."overview_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."overview_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_case_study_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_event_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_landing_page_fk" FOREIGN KEY ("landing_page_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_overview_page_fk" FOREIGN KEY ("overview_page_id") REFERENCES "public"."overview_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_page_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_platform_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_product_suite_fk" FOREIGN KEY ("product_suite_id") REFERENCES "public"."product_suite"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_resource_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_solution_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_testimonial_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "overview_page_rels" ADD CONSTRAINT "overview_page_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v" ADD CONSTRAINT "_overview_page_v_parent_id_overview_page_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."overview_page"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_overview_page_v_locales" ADD CONSTRAINT "_overview_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_overview_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_overview_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_case_study_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_event_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_landing_page_fk" FOREIGN KEY ("landing_page_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_overview_page_fk" FOREIGN KEY ("overview_page_id") REFERENCES "public"."overview_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_page_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_platform_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_product_suite_fk" FOREIGN KEY ("product_suite_id") REFERENCES "public"."product_suite"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_resource_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_solution_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_testimonial_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_overview_page_v_rels" ADD CONSTRAINT "_overview_page_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_locales" ADD CONSTRAINT "solution_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_rels" ADD CONSTRAINT "solution_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_rels" ADD CONSTRAINT "solution_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_rels" ADD CONSTRAINT "solution_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_rels" ADD CONSTRAINT "solution_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_rels" ADD CONSTRAINT "solution_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_rels" ADD CONSTRAINT "solution_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_rels" ADD CONSTRAINT "solution_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v" ADD CONSTRAINT "_solution_v_parent_id_solution_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solution"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solution_v_locales" ADD CONSTRAINT "_solution_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solution_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_rels" ADD CONSTRAINT "_solution_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_solution_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_rels" ADD CONSTRAINT "_solution_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_rels" ADD CONSTRAINT "_solution_v_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_rels" ADD CONSTRAINT "_solution_v_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_rels" ADD CONSTRAINT "_solution_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_rels" ADD CONSTRAINT "_solution_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solution_v_rels" ADD CONSTRAINT "_solution_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform_locales" ADD CONSTRAINT "platform_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform_rels" ADD CONSTRAINT "platform_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform_rels" ADD CONSTRAINT "platform_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform_rels" ADD CONSTRAINT "platform_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform_rels" ADD CONSTRAINT "platform_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform_rels" ADD CONSTRAINT "platform_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform_rels" ADD CONSTRAINT "platform_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platform_rels" ADD CONSTRAINT "platform_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v" ADD CONSTRAINT "_platform_v_parent_id_platform_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."platform"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_platform_v_locales" ADD CONSTRAINT "_platform_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_platform_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v_rels" ADD CONSTRAINT "_platform_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_platform_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v_rels" ADD CONSTRAINT "_platform_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v_rels" ADD CONSTRAINT "_platform_v_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v_rels" ADD CONSTRAINT "_platform_v_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v_rels" ADD CONSTRAINT "_platform_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v_rels" ADD CONSTRAINT "_platform_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v_rels" ADD CONSTRAINT "_platform_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_suite" ADD CONSTRAINT "product_suite_accent_id_brand_colors_id_fk" FOREIGN KEY ("accent_id") REFERENCES "public"."brand_colors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_suite_locales" ADD CONSTRAINT "product_suite_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_suite"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_suite_rels" ADD CONSTRAINT "product_suite_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_suite"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_suite_rels" ADD CONSTRAINT "product_suite_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_suite_rels" ADD CONSTRAINT "product_suite_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_suite_rels" ADD CONSTRAINT "product_suite_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_suite_rels" ADD CONSTRAINT "product_suite_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_suite_rels" ADD CONSTRAINT "product_suite_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_suite_rels" ADD CONSTRAINT "product_suite_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_suite_v" ADD CONSTRAINT "_product_suite_v_parent_id_product_suite_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_suite"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_suite_v" ADD CONSTRAINT "_product_suite_v_version_accent_id_brand_colors_id_fk" FOREIGN KEY ("version_accent_id") REFERENCES "public"."brand_colors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_suite_v_locales" ADD CONSTRAINT "_product_suite_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_suite_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_suite_v_rels" ADD CONSTRAINT "_product_suite_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_product_suite_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_suite_v_rels" ADD CONSTRAINT "_product_suite_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_suite_v_rels" ADD CONSTRAINT "_product_suite_v_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_suite_v_rels" ADD CONSTRAINT "_product_suite_v_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_suite_v_rels" ADD CONSTRAINT "_product_suite_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_suite_v_rels" ADD CONSTRAINT "_product_suite_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_suite_v_rels" ADD CONSTRAINT "_product_suite_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_detail_capabilities" ADD CONSTRAINT "product_detail_capabilities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_detail_capabilities_locales" ADD CONSTRAINT "product_detail_capabilities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_detail_capabilities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_detail" ADD CONSTRAINT "product_detail_suite_id_product_suite_id_fk" FOREIGN KEY ("suite_id") REFERENCES "public"."product_suite"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_detail_locales" ADD CONSTRAINT "product_detail_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_detail_rels" ADD CONSTRAINT "product_detail_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_detail_rels" ADD CONSTRAINT "product_detail_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_detail_rels" ADD CONSTRAINT "product_detail_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_detail_rels" ADD CONSTRAINT "product_detail_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_detail_rels" ADD CONSTRAINT "product_detail_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_detail_rels" ADD CONSTRAINT "product_detail_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_detail_v_version_capabilities" ADD CONSTRAINT "_product_detail_v_version_capabilities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_detail_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_detail_v_version_capabilities_locales" ADD CONSTRAINT "_product_detail_v_version_capabilities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_detail_v_version_capabilities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_detail_v" ADD CONSTRAINT "_product_detail_v_parent_id_product_detail_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_detail"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_detail_v" ADD CONSTRAINT "_product_detail_v_version_suite_id_product_suite_id_fk" FOREIGN KEY ("version_suite_id") REFERENCES "public"."product_suite"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_detail_v_locales" ADD CONSTRAINT "_product_detail_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_detail_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_detail_v_rels" ADD CONSTRAINT "_product_detail_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_product_detail_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_detail_v_rels" ADD CONSTRAINT "_product_detail_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_detail_v_rels" ADD CONSTRAINT "_product_detail_v_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_detail_v_rels" ADD CONSTRAINT "_product_detail_v_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_detail_v_rels" ADD CONSTRAINT "_product_detail_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_detail_v_rels" ADD CONSTRAINT "_product_detail_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "images" ADD CONSTRAINT "images_image_type_id_image_type_id_fk" FOREIGN KEY ("image_type_id") REFERENCES "public"."image_type"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "images_locales" ADD CONSTRAINT "images_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "svgs" ADD CONSTRAINT "svgs_svg_type_id_svg_type_id_fk" FOREIGN KEY ("svg_type_id") REFERENCES "public"."svg_type"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "svgs_locales" ADD CONSTRAINT "svgs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "files" ADD CONSTRAINT "files_file_type_id_file_type_id_fk" FOREIGN KEY ("file_type_id") REFERENCES "public"."file_type"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "files_locales" ADD CONSTRAINT "files_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_type_locales" ADD CONSTRAINT "article_type_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."article_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "audio_type_locales" ADD CONSTRAINT "audio_type_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."audio_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brand_colors_locales" ADD CONSTRAINT "brand_colors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brand_colors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "file_type_locales" ADD CONSTRAINT "file_type_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."file_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "image_type_locales" ADD CONSTRAINT "image_type_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."image_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries_locales" ADD CONSTRAINT "industries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_suites_locales" ADD CONSTRAINT "product_suites_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resource_type" ADD CONSTRAINT "resource_type_icon_id_svgs_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."svgs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resource_type_locales" ADD CONSTRAINT "resource_type_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."resource_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "role_category_locales" ADD CONSTRAINT "role_category_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."role_category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "svg_type_locales" ADD CONSTRAINT "svg_type_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."svg_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tags_locales" ADD CONSTRAINT "tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "video_type_locales" ADD CONSTRAINT "video_type_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."video_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_resource_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_study_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_event_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonial_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_landing_page_fk" FOREIGN KEY ("landing_page_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_overview_page_fk" FOREIGN KEY ("overview_page_id") REFERENCES "public"."overview_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_solution_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_platform_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_suite_fk" FOREIGN KEY ("product_suite_id") REFERENCES "public"."product_suite"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_svgs_fk" FOREIGN KEY ("svgs_id") REFERENCES "public"."svgs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_article_type_fk" FOREIGN KEY ("article_type_id") REFERENCES "public"."article_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audio_type_fk" FOREIGN KEY ("audio_type_id") REFERENCES "public"."audio_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brand_colors_fk" FOREIGN KEY ("brand_colors_id") REFERENCES "public"."brand_colors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_file_type_fk" FOREIGN KEY ("file_type_id") REFERENCES "public"."file_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_image_type_fk" FOREIGN KEY ("image_type_id") REFERENCES "public"."image_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_suites_fk" FOREIGN KEY ("product_suites_id") REFERENCES "public"."product_suites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_resource_type_fk" FOREIGN KEY ("resource_type_id") REFERENCES "public"."resource_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_role_category_fk" FOREIGN KEY ("role_category_id") REFERENCES "public"."role_category"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_svg_type_fk" FOREIGN KEY ("svg_type_id") REFERENCES "public"."svg_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_video_type_fk" FOREIGN KEY ("video_type_id") REFERENCES "public"."video_type"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation_children" ADD CONSTRAINT "site_settings_navigation_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation_children_locales" ADD CONSTRAINT "site_settings_navigation_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_navigation_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation" ADD CONSTRAINT "site_settings_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation_locales" ADD CONSTRAINT "site_settings_navigation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_links" ADD CONSTRAINT "site_settings_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_links_locales" ADD CONSTRAINT "site_settings_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer" ADD CONSTRAINT "site_settings_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_locales" ADD CONSTRAINT "site_settings_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_disjunctive_facets" ADD CONSTRAINT "site_settings_disjunctive_facets_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_article_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_case_study_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_study"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_event_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_landing_page_fk" FOREIGN KEY ("landing_page_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_overview_page_fk" FOREIGN KEY ("overview_page_id") REFERENCES "public"."overview_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_page_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_platform_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_product_detail_fk" FOREIGN KEY ("product_detail_id") REFERENCES "public"."product_detail"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_product_suite_fk" FOREIGN KEY ("product_suite_id") REFERENCES "public"."product_suite"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_resource_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_solution_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_rels" ADD CONSTRAINT "site_settings_rels_testimonial_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonial"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "article_moderation_idx" ON "article" USING btree ("moderation");
  CREATE INDEX "article_created_idx" ON "article" USING btree ("created");
  CREATE UNIQUE INDEX "article_nid_idx" ON "article" USING btree ("nid");
  CREATE INDEX "article_demo_key_idx" ON "article" USING btree ("demo_key");
  CREATE INDEX "article_updated_at_idx" ON "article" USING btree ("updated_at");
  CREATE INDEX "article_created_at_idx" ON "article" USING btree ("created_at");
  CREATE INDEX "article__status_idx" ON "article" USING btree ("_status");
  CREATE INDEX "article_alias_idx" ON "article_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "article_locales_locale_parent_id_unique" ON "article_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "article_rels_order_idx" ON "article_rels" USING btree ("order");
  CREATE INDEX "article_rels_parent_idx" ON "article_rels" USING btree ("parent_id");
  CREATE INDEX "article_rels_path_idx" ON "article_rels" USING btree ("path");
  CREATE INDEX "article_rels_images_id_idx" ON "article_rels" USING btree ("images_id");
  CREATE INDEX "article_rels_svgs_id_idx" ON "article_rels" USING btree ("svgs_id");
  CREATE INDEX "article_rels_article_type_id_idx" ON "article_rels" USING btree ("article_type_id");
  CREATE INDEX "article_rels_person_id_idx" ON "article_rels" USING btree ("person_id");
  CREATE INDEX "article_rels_product_suites_id_idx" ON "article_rels" USING btree ("product_suites_id");
  CREATE INDEX "article_rels_industries_id_idx" ON "article_rels" USING btree ("industries_id");
  CREATE INDEX "article_rels_tags_id_idx" ON "article_rels" USING btree ("tags_id");
  CREATE INDEX "_article_v_parent_idx" ON "_article_v" USING btree ("parent_id");
  CREATE INDEX "_article_v_version_version_moderation_idx" ON "_article_v" USING btree ("version_moderation");
  CREATE INDEX "_article_v_version_version_created_idx" ON "_article_v" USING btree ("version_created");
  CREATE INDEX "_article_v_version_version_nid_idx" ON "_article_v" USING btree ("version_nid");
  CREATE INDEX "_article_v_version_version_demo_key_idx" ON "_article_v" USING btree ("version_demo_key");
  CREATE INDEX "_article_v_version_version_updated_at_idx" ON "_article_v" USING btree ("version_updated_at");
  CREATE INDEX "_article_v_version_version_created_at_idx" ON "_article_v" USING btree ("version_created_at");
  CREATE INDEX "_article_v_version_version__status_idx" ON "_article_v" USING btree ("version__status");
  CREATE INDEX "_article_v_created_at_idx" ON "_article_v" USING btree ("created_at");
  CREATE INDEX "_article_v_updated_at_idx" ON "_article_v" USING btree ("updated_at");
  CREATE INDEX "_article_v_snapshot_idx" ON "_article_v" USING btree ("snapshot");
  CREATE INDEX "_article_v_published_locale_idx" ON "_article_v" USING btree ("published_locale");
  CREATE INDEX "_article_v_latest_idx" ON "_article_v" USING btree ("latest");
  CREATE INDEX "_article_v_version_version_alias_idx" ON "_article_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_article_v_locales_locale_parent_id_unique" ON "_article_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_article_v_rels_order_idx" ON "_article_v_rels" USING btree ("order");
  CREATE INDEX "_article_v_rels_parent_idx" ON "_article_v_rels" USING btree ("parent_id");
  CREATE INDEX "_article_v_rels_path_idx" ON "_article_v_rels" USING btree ("path");
  CREATE INDEX "_article_v_rels_images_id_idx" ON "_article_v_rels" USING btree ("images_id");
  CREATE INDEX "_article_v_rels_svgs_id_idx" ON "_article_v_rels" USING btree ("svgs_id");
  CREATE INDEX "_article_v_rels_article_type_id_idx" ON "_article_v_rels" USING btree ("article_type_id");
  CREATE INDEX "_article_v_rels_person_id_idx" ON "_article_v_rels" USING btree ("person_id");
  CREATE INDEX "_article_v_rels_product_suites_id_idx" ON "_article_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_article_v_rels_industries_id_idx" ON "_article_v_rels" USING btree ("industries_id");
  CREATE INDEX "_article_v_rels_tags_id_idx" ON "_article_v_rels" USING btree ("tags_id");
  CREATE INDEX "resource_asset_idx" ON "resource" USING btree ("asset_id");
  CREATE INDEX "resource_moderation_idx" ON "resource" USING btree ("moderation");
  CREATE INDEX "resource_created_idx" ON "resource" USING btree ("created");
  CREATE UNIQUE INDEX "resource_nid_idx" ON "resource" USING btree ("nid");
  CREATE INDEX "resource_demo_key_idx" ON "resource" USING btree ("demo_key");
  CREATE INDEX "resource_updated_at_idx" ON "resource" USING btree ("updated_at");
  CREATE INDEX "resource_created_at_idx" ON "resource" USING btree ("created_at");
  CREATE INDEX "resource__status_idx" ON "resource" USING btree ("_status");
  CREATE INDEX "resource_alias_idx" ON "resource_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "resource_locales_locale_parent_id_unique" ON "resource_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "resource_rels_order_idx" ON "resource_rels" USING btree ("order");
  CREATE INDEX "resource_rels_parent_idx" ON "resource_rels" USING btree ("parent_id");
  CREATE INDEX "resource_rels_path_idx" ON "resource_rels" USING btree ("path");
  CREATE INDEX "resource_rels_images_id_idx" ON "resource_rels" USING btree ("images_id");
  CREATE INDEX "resource_rels_svgs_id_idx" ON "resource_rels" USING btree ("svgs_id");
  CREATE INDEX "resource_rels_resource_type_id_idx" ON "resource_rels" USING btree ("resource_type_id");
  CREATE INDEX "resource_rels_product_suites_id_idx" ON "resource_rels" USING btree ("product_suites_id");
  CREATE INDEX "resource_rels_industries_id_idx" ON "resource_rels" USING btree ("industries_id");
  CREATE INDEX "resource_rels_tags_id_idx" ON "resource_rels" USING btree ("tags_id");
  CREATE INDEX "_resource_v_parent_idx" ON "_resource_v" USING btree ("parent_id");
  CREATE INDEX "_resource_v_version_version_asset_idx" ON "_resource_v" USING btree ("version_asset_id");
  CREATE INDEX "_resource_v_version_version_moderation_idx" ON "_resource_v" USING btree ("version_moderation");
  CREATE INDEX "_resource_v_version_version_created_idx" ON "_resource_v" USING btree ("version_created");
  CREATE INDEX "_resource_v_version_version_nid_idx" ON "_resource_v" USING btree ("version_nid");
  CREATE INDEX "_resource_v_version_version_demo_key_idx" ON "_resource_v" USING btree ("version_demo_key");
  CREATE INDEX "_resource_v_version_version_updated_at_idx" ON "_resource_v" USING btree ("version_updated_at");
  CREATE INDEX "_resource_v_version_version_created_at_idx" ON "_resource_v" USING btree ("version_created_at");
  CREATE INDEX "_resource_v_version_version__status_idx" ON "_resource_v" USING btree ("version__status");
  CREATE INDEX "_resource_v_created_at_idx" ON "_resource_v" USING btree ("created_at");
  CREATE INDEX "_resource_v_updated_at_idx" ON "_resource_v" USING btree ("updated_at");
  CREATE INDEX "_resource_v_snapshot_idx" ON "_resource_v" USING btree ("snapshot");
  CREATE INDEX "_resource_v_published_locale_idx" ON "_resource_v" USING btree ("published_locale");
  CREATE INDEX "_resource_v_latest_idx" ON "_resource_v" USING btree ("latest");
  CREATE INDEX "_resource_v_version_version_alias_idx" ON "_resource_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_resource_v_locales_locale_parent_id_unique" ON "_resource_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_resource_v_rels_order_idx" ON "_resource_v_rels" USING btree ("order");
  CREATE INDEX "_resource_v_rels_parent_idx" ON "_resource_v_rels" USING btree ("parent_id");
  CREATE INDEX "_resource_v_rels_path_idx" ON "_resource_v_rels" USING btree ("path");
  CREATE INDEX "_resource_v_rels_images_id_idx" ON "_resource_v_rels" USING btree ("images_id");
  CREATE INDEX "_resource_v_rels_svgs_id_idx" ON "_resource_v_rels" USING btree ("svgs_id");
  CREATE INDEX "_resource_v_rels_resource_type_id_idx" ON "_resource_v_rels" USING btree ("resource_type_id");
  CREATE INDEX "_resource_v_rels_product_suites_id_idx" ON "_resource_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_resource_v_rels_industries_id_idx" ON "_resource_v_rels" USING btree ("industries_id");
  CREATE INDEX "_resource_v_rels_tags_id_idx" ON "_resource_v_rels" USING btree ("tags_id");
  CREATE INDEX "case_study_results_order_idx" ON "case_study_results" USING btree ("_order");
  CREATE INDEX "case_study_results_parent_id_idx" ON "case_study_results" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "case_study_results_locales_locale_parent_id_unique" ON "case_study_results_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_study_moderation_idx" ON "case_study" USING btree ("moderation");
  CREATE INDEX "case_study_created_idx" ON "case_study" USING btree ("created");
  CREATE UNIQUE INDEX "case_study_nid_idx" ON "case_study" USING btree ("nid");
  CREATE INDEX "case_study_demo_key_idx" ON "case_study" USING btree ("demo_key");
  CREATE INDEX "case_study_updated_at_idx" ON "case_study" USING btree ("updated_at");
  CREATE INDEX "case_study_created_at_idx" ON "case_study" USING btree ("created_at");
  CREATE INDEX "case_study__status_idx" ON "case_study" USING btree ("_status");
  CREATE INDEX "case_study_alias_idx" ON "case_study_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "case_study_locales_locale_parent_id_unique" ON "case_study_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_study_rels_order_idx" ON "case_study_rels" USING btree ("order");
  CREATE INDEX "case_study_rels_parent_idx" ON "case_study_rels" USING btree ("parent_id");
  CREATE INDEX "case_study_rels_path_idx" ON "case_study_rels" USING btree ("path");
  CREATE INDEX "case_study_rels_images_id_idx" ON "case_study_rels" USING btree ("images_id");
  CREATE INDEX "case_study_rels_svgs_id_idx" ON "case_study_rels" USING btree ("svgs_id");
  CREATE INDEX "case_study_rels_product_suites_id_idx" ON "case_study_rels" USING btree ("product_suites_id");
  CREATE INDEX "case_study_rels_industries_id_idx" ON "case_study_rels" USING btree ("industries_id");
  CREATE INDEX "case_study_rels_tags_id_idx" ON "case_study_rels" USING btree ("tags_id");
  CREATE INDEX "_case_study_v_version_results_order_idx" ON "_case_study_v_version_results" USING btree ("_order");
  CREATE INDEX "_case_study_v_version_results_parent_id_idx" ON "_case_study_v_version_results" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_case_study_v_version_results_locales_locale_parent_id_uniqu" ON "_case_study_v_version_results_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_study_v_parent_idx" ON "_case_study_v" USING btree ("parent_id");
  CREATE INDEX "_case_study_v_version_version_moderation_idx" ON "_case_study_v" USING btree ("version_moderation");
  CREATE INDEX "_case_study_v_version_version_created_idx" ON "_case_study_v" USING btree ("version_created");
  CREATE INDEX "_case_study_v_version_version_nid_idx" ON "_case_study_v" USING btree ("version_nid");
  CREATE INDEX "_case_study_v_version_version_demo_key_idx" ON "_case_study_v" USING btree ("version_demo_key");
  CREATE INDEX "_case_study_v_version_version_updated_at_idx" ON "_case_study_v" USING btree ("version_updated_at");
  CREATE INDEX "_case_study_v_version_version_created_at_idx" ON "_case_study_v" USING btree ("version_created_at");
  CREATE INDEX "_case_study_v_version_version__status_idx" ON "_case_study_v" USING btree ("version__status");
  CREATE INDEX "_case_study_v_created_at_idx" ON "_case_study_v" USING btree ("created_at");
  CREATE INDEX "_case_study_v_updated_at_idx" ON "_case_study_v" USING btree ("updated_at");
  CREATE INDEX "_case_study_v_snapshot_idx" ON "_case_study_v" USING btree ("snapshot");
  CREATE INDEX "_case_study_v_published_locale_idx" ON "_case_study_v" USING btree ("published_locale");
  CREATE INDEX "_case_study_v_latest_idx" ON "_case_study_v" USING btree ("latest");
  CREATE INDEX "_case_study_v_version_version_alias_idx" ON "_case_study_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_case_study_v_locales_locale_parent_id_unique" ON "_case_study_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_study_v_rels_order_idx" ON "_case_study_v_rels" USING btree ("order");
  CREATE INDEX "_case_study_v_rels_parent_idx" ON "_case_study_v_rels" USING btree ("parent_id");
  CREATE INDEX "_case_study_v_rels_path_idx" ON "_case_study_v_rels" USING btree ("path");
  CREATE INDEX "_case_study_v_rels_images_id_idx" ON "_case_study_v_rels" USING btree ("images_id");
  CREATE INDEX "_case_study_v_rels_svgs_id_idx" ON "_case_study_v_rels" USING btree ("svgs_id");
  CREATE INDEX "_case_study_v_rels_product_suites_id_idx" ON "_case_study_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_case_study_v_rels_industries_id_idx" ON "_case_study_v_rels" USING btree ("industries_id");
  CREATE INDEX "_case_study_v_rels_tags_id_idx" ON "_case_study_v_rels" USING btree ("tags_id");
  CREATE INDEX "event_moderation_idx" ON "event" USING btree ("moderation");
  CREATE INDEX "event_created_idx" ON "event" USING btree ("created");
  CREATE UNIQUE INDEX "event_nid_idx" ON "event" USING btree ("nid");
  CREATE INDEX "event_demo_key_idx" ON "event" USING btree ("demo_key");
  CREATE INDEX "event_updated_at_idx" ON "event" USING btree ("updated_at");
  CREATE INDEX "event_created_at_idx" ON "event" USING btree ("created_at");
  CREATE INDEX "event__status_idx" ON "event" USING btree ("_status");
  CREATE INDEX "event_alias_idx" ON "event_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "event_locales_locale_parent_id_unique" ON "event_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "event_rels_order_idx" ON "event_rels" USING btree ("order");
  CREATE INDEX "event_rels_parent_idx" ON "event_rels" USING btree ("parent_id");
  CREATE INDEX "event_rels_path_idx" ON "event_rels" USING btree ("path");
  CREATE INDEX "event_rels_images_id_idx" ON "event_rels" USING btree ("images_id");
  CREATE INDEX "event_rels_svgs_id_idx" ON "event_rels" USING btree ("svgs_id");
  CREATE INDEX "event_rels_product_suites_id_idx" ON "event_rels" USING btree ("product_suites_id");
  CREATE INDEX "event_rels_industries_id_idx" ON "event_rels" USING btree ("industries_id");
  CREATE INDEX "event_rels_tags_id_idx" ON "event_rels" USING btree ("tags_id");
  CREATE INDEX "_event_v_parent_idx" ON "_event_v" USING btree ("parent_id");
  CREATE INDEX "_event_v_version_version_moderation_idx" ON "_event_v" USING btree ("version_moderation");
  CREATE INDEX "_event_v_version_version_created_idx" ON "_event_v" USING btree ("version_created");
  CREATE INDEX "_event_v_version_version_nid_idx" ON "_event_v" USING btree ("version_nid");
  CREATE INDEX "_event_v_version_version_demo_key_idx" ON "_event_v" USING btree ("version_demo_key");
  CREATE INDEX "_event_v_version_version_updated_at_idx" ON "_event_v" USING btree ("version_updated_at");
  CREATE INDEX "_event_v_version_version_created_at_idx" ON "_event_v" USING btree ("version_created_at");
  CREATE INDEX "_event_v_version_version__status_idx" ON "_event_v" USING btree ("version__status");
  CREATE INDEX "_event_v_created_at_idx" ON "_event_v" USING btree ("created_at");
  CREATE INDEX "_event_v_updated_at_idx" ON "_event_v" USING btree ("updated_at");
  CREATE INDEX "_event_v_snapshot_idx" ON "_event_v" USING btree ("snapshot");
  CREATE INDEX "_event_v_published_locale_idx" ON "_event_v" USING btree ("published_locale");
  CREATE INDEX "_event_v_latest_idx" ON "_event_v" USING btree ("latest");
  CREATE INDEX "_event_v_version_version_alias_idx" ON "_event_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_event_v_locales_locale_parent_id_unique" ON "_event_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_event_v_rels_order_idx" ON "_event_v_rels" USING btree ("order");
  CREATE INDEX "_event_v_rels_parent_idx" ON "_event_v_rels" USING btree ("parent_id");
  CREATE INDEX "_event_v_rels_path_idx" ON "_event_v_rels" USING btree ("path");
  CREATE INDEX "_event_v_rels_images_id_idx" ON "_event_v_rels" USING btree ("images_id");
  CREATE INDEX "_event_v_rels_svgs_id_idx" ON "_event_v_rels" USING btree ("svgs_id");
  CREATE INDEX "_event_v_rels_product_suites_id_idx" ON "_event_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_event_v_rels_industries_id_idx" ON "_event_v_rels" USING btree ("industries_id");
  CREATE INDEX "_event_v_rels_tags_id_idx" ON "_event_v_rels" USING btree ("tags_id");
  CREATE INDEX "person_links_order_idx" ON "person_links" USING btree ("_order");
  CREATE INDEX "person_links_parent_id_idx" ON "person_links" USING btree ("_parent_id");
  CREATE INDEX "person_portrait_idx" ON "person" USING btree ("portrait_id");
  CREATE INDEX "person_moderation_idx" ON "person" USING btree ("moderation");
  CREATE INDEX "person_created_idx" ON "person" USING btree ("created");
  CREATE UNIQUE INDEX "person_nid_idx" ON "person" USING btree ("nid");
  CREATE INDEX "person_demo_key_idx" ON "person" USING btree ("demo_key");
  CREATE INDEX "person_updated_at_idx" ON "person" USING btree ("updated_at");
  CREATE INDEX "person_created_at_idx" ON "person" USING btree ("created_at");
  CREATE INDEX "person__status_idx" ON "person" USING btree ("_status");
  CREATE INDEX "person_alias_idx" ON "person_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "person_locales_locale_parent_id_unique" ON "person_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "person_rels_order_idx" ON "person_rels" USING btree ("order");
  CREATE INDEX "person_rels_parent_idx" ON "person_rels" USING btree ("parent_id");
  CREATE INDEX "person_rels_path_idx" ON "person_rels" USING btree ("path");
  CREATE INDEX "person_rels_role_category_id_idx" ON "person_rels" USING btree ("role_category_id");
  CREATE INDEX "person_rels_product_suites_id_idx" ON "person_rels" USING btree ("product_suites_id");
  CREATE INDEX "person_rels_industries_id_idx" ON "person_rels" USING btree ("industries_id");
  CREATE INDEX "person_rels_tags_id_idx" ON "person_rels" USING btree ("tags_id");
  CREATE INDEX "_person_v_version_links_order_idx" ON "_person_v_version_links" USING btree ("_order");
  CREATE INDEX "_person_v_version_links_parent_id_idx" ON "_person_v_version_links" USING btree ("_parent_id");
  CREATE INDEX "_person_v_parent_idx" ON "_person_v" USING btree ("parent_id");
  CREATE INDEX "_person_v_version_version_portrait_idx" ON "_person_v" USING btree ("version_portrait_id");
  CREATE INDEX "_person_v_version_version_moderation_idx" ON "_person_v" USING btree ("version_moderation");
  CREATE INDEX "_person_v_version_version_created_idx" ON "_person_v" USING btree ("version_created");
  CREATE INDEX "_person_v_version_version_nid_idx" ON "_person_v" USING btree ("version_nid");
  CREATE INDEX "_person_v_version_version_demo_key_idx" ON "_person_v" USING btree ("version_demo_key");
  CREATE INDEX "_person_v_version_version_updated_at_idx" ON "_person_v" USING btree ("version_updated_at");
  CREATE INDEX "_person_v_version_version_created_at_idx" ON "_person_v" USING btree ("version_created_at");
  CREATE INDEX "_person_v_version_version__status_idx" ON "_person_v" USING btree ("version__status");
  CREATE INDEX "_person_v_created_at_idx" ON "_person_v" USING btree ("created_at");
  CREATE INDEX "_person_v_updated_at_idx" ON "_person_v" USING btree ("updated_at");
  CREATE INDEX "_person_v_snapshot_idx" ON "_person_v" USING btree ("snapshot");
  CREATE INDEX "_person_v_published_locale_idx" ON "_person_v" USING btree ("published_locale");
  CREATE INDEX "_person_v_latest_idx" ON "_person_v" USING btree ("latest");
  CREATE INDEX "_person_v_version_version_alias_idx" ON "_person_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_person_v_locales_locale_parent_id_unique" ON "_person_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_person_v_rels_order_idx" ON "_person_v_rels" USING btree ("order");
  CREATE INDEX "_person_v_rels_parent_idx" ON "_person_v_rels" USING btree ("parent_id");
  CREATE INDEX "_person_v_rels_path_idx" ON "_person_v_rels" USING btree ("path");
  CREATE INDEX "_person_v_rels_role_category_id_idx" ON "_person_v_rels" USING btree ("role_category_id");
  CREATE INDEX "_person_v_rels_product_suites_id_idx" ON "_person_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_person_v_rels_industries_id_idx" ON "_person_v_rels" USING btree ("industries_id");
  CREATE INDEX "_person_v_rels_tags_id_idx" ON "_person_v_rels" USING btree ("tags_id");
  CREATE INDEX "testimonial_case_study_idx" ON "testimonial" USING btree ("case_study_id");
  CREATE INDEX "testimonial_moderation_idx" ON "testimonial" USING btree ("moderation");
  CREATE INDEX "testimonial_created_idx" ON "testimonial" USING btree ("created");
  CREATE UNIQUE INDEX "testimonial_nid_idx" ON "testimonial" USING btree ("nid");
  CREATE INDEX "testimonial_demo_key_idx" ON "testimonial" USING btree ("demo_key");
  CREATE INDEX "testimonial_updated_at_idx" ON "testimonial" USING btree ("updated_at");
  CREATE INDEX "testimonial_created_at_idx" ON "testimonial" USING btree ("created_at");
  CREATE INDEX "testimonial__status_idx" ON "testimonial" USING btree ("_status");
  CREATE INDEX "testimonial_alias_idx" ON "testimonial_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "testimonial_locales_locale_parent_id_unique" ON "testimonial_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "testimonial_rels_order_idx" ON "testimonial_rels" USING btree ("order");
  CREATE INDEX "testimonial_rels_parent_idx" ON "testimonial_rels" USING btree ("parent_id");
  CREATE INDEX "testimonial_rels_path_idx" ON "testimonial_rels" USING btree ("path");
  CREATE INDEX "testimonial_rels_images_id_idx" ON "testimonial_rels" USING btree ("images_id");
  CREATE INDEX "testimonial_rels_svgs_id_idx" ON "testimonial_rels" USING btree ("svgs_id");
  CREATE INDEX "testimonial_rels_product_suites_id_idx" ON "testimonial_rels" USING btree ("product_suites_id");
  CREATE INDEX "testimonial_rels_industries_id_idx" ON "testimonial_rels" USING btree ("industries_id");
  CREATE INDEX "testimonial_rels_tags_id_idx" ON "testimonial_rels" USING btree ("tags_id");
  CREATE INDEX "_testimonial_v_parent_idx" ON "_testimonial_v" USING btree ("parent_id");
  CREATE INDEX "_testimonial_v_version_version_case_study_idx" ON "_testimonial_v" USING btree ("version_case_study_id");
  CREATE INDEX "_testimonial_v_version_version_moderation_idx" ON "_testimonial_v" USING btree ("version_moderation");
  CREATE INDEX "_testimonial_v_version_version_created_idx" ON "_testimonial_v" USING btree ("version_created");
  CREATE INDEX "_testimonial_v_version_version_nid_idx" ON "_testimonial_v" USING btree ("version_nid");
  CREATE INDEX "_testimonial_v_version_version_demo_key_idx" ON "_testimonial_v" USING btree ("version_demo_key");
  CREATE INDEX "_testimonial_v_version_version_updated_at_idx" ON "_testimonial_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonial_v_version_version_created_at_idx" ON "_testimonial_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonial_v_version_version__status_idx" ON "_testimonial_v" USING btree ("version__status");
  CREATE INDEX "_testimonial_v_created_at_idx" ON "_testimonial_v" USING btree ("created_at");
  CREATE INDEX "_testimonial_v_updated_at_idx" ON "_testimonial_v" USING btree ("updated_at");
  CREATE INDEX "_testimonial_v_snapshot_idx" ON "_testimonial_v" USING btree ("snapshot");
  CREATE INDEX "_testimonial_v_published_locale_idx" ON "_testimonial_v" USING btree ("published_locale");
  CREATE INDEX "_testimonial_v_latest_idx" ON "_testimonial_v" USING btree ("latest");
  CREATE INDEX "_testimonial_v_version_version_alias_idx" ON "_testimonial_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_testimonial_v_locales_locale_parent_id_unique" ON "_testimonial_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_testimonial_v_rels_order_idx" ON "_testimonial_v_rels" USING btree ("order");
  CREATE INDEX "_testimonial_v_rels_parent_idx" ON "_testimonial_v_rels" USING btree ("parent_id");
  CREATE INDEX "_testimonial_v_rels_path_idx" ON "_testimonial_v_rels" USING btree ("path");
  CREATE INDEX "_testimonial_v_rels_images_id_idx" ON "_testimonial_v_rels" USING btree ("images_id");
  CREATE INDEX "_testimonial_v_rels_svgs_id_idx" ON "_testimonial_v_rels" USING btree ("svgs_id");
  CREATE INDEX "_testimonial_v_rels_product_suites_id_idx" ON "_testimonial_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_testimonial_v_rels_industries_id_idx" ON "_testimonial_v_rels" USING btree ("industries_id");
  CREATE INDEX "_testimonial_v_rels_tags_id_idx" ON "_testimonial_v_rels" USING btree ("tags_id");
  CREATE INDEX "page_moderation_idx" ON "page" USING btree ("moderation");
  CREATE INDEX "page_created_idx" ON "page" USING btree ("created");
  CREATE UNIQUE INDEX "page_nid_idx" ON "page" USING btree ("nid");
  CREATE INDEX "page_demo_key_idx" ON "page" USING btree ("demo_key");
  CREATE INDEX "page_updated_at_idx" ON "page" USING btree ("updated_at");
  CREATE INDEX "page_created_at_idx" ON "page" USING btree ("created_at");
  CREATE INDEX "page__status_idx" ON "page" USING btree ("_status");
  CREATE INDEX "page_alias_idx" ON "page_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "page_locales_locale_parent_id_unique" ON "page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_rels_order_idx" ON "page_rels" USING btree ("order");
  CREATE INDEX "page_rels_parent_idx" ON "page_rels" USING btree ("parent_id");
  CREATE INDEX "page_rels_path_idx" ON "page_rels" USING btree ("path");
  CREATE INDEX "page_rels_images_id_idx" ON "page_rels" USING btree ("images_id");
  CREATE INDEX "page_rels_svgs_id_idx" ON "page_rels" USING btree ("svgs_id");
  CREATE INDEX "page_rels_product_suites_id_idx" ON "page_rels" USING btree ("product_suites_id");
  CREATE INDEX "page_rels_industries_id_idx" ON "page_rels" USING btree ("industries_id");
  CREATE INDEX "page_rels_tags_id_idx" ON "page_rels" USING btree ("tags_id");
  CREATE INDEX "_page_v_parent_idx" ON "_page_v" USING btree ("parent_id");
  CREATE INDEX "_page_v_version_version_moderation_idx" ON "_page_v" USING btree ("version_moderation");
  CREATE INDEX "_page_v_version_version_created_idx" ON "_page_v" USING btree ("version_created");
  CREATE INDEX "_page_v_version_version_nid_idx" ON "_page_v" USING btree ("version_nid");
  CREATE INDEX "_page_v_version_version_demo_key_idx" ON "_page_v" USING btree ("version_demo_key");
  CREATE INDEX "_page_v_version_version_updated_at_idx" ON "_page_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_v_version_version_created_at_idx" ON "_page_v" USING btree ("version_created_at");
  CREATE INDEX "_page_v_version_version__status_idx" ON "_page_v" USING btree ("version__status");
  CREATE INDEX "_page_v_created_at_idx" ON "_page_v" USING btree ("created_at");
  CREATE INDEX "_page_v_updated_at_idx" ON "_page_v" USING btree ("updated_at");
  CREATE INDEX "_page_v_snapshot_idx" ON "_page_v" USING btree ("snapshot");
  CREATE INDEX "_page_v_published_locale_idx" ON "_page_v" USING btree ("published_locale");
  CREATE INDEX "_page_v_latest_idx" ON "_page_v" USING btree ("latest");
  CREATE INDEX "_page_v_version_version_alias_idx" ON "_page_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_page_v_locales_locale_parent_id_unique" ON "_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_v_rels_order_idx" ON "_page_v_rels" USING btree ("order");
  CREATE INDEX "_page_v_rels_parent_idx" ON "_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_page_v_rels_path_idx" ON "_page_v_rels" USING btree ("path");
  CREATE INDEX "_page_v_rels_images_id_idx" ON "_page_v_rels" USING btree ("images_id");
  CREATE INDEX "_page_v_rels_svgs_id_idx" ON "_page_v_rels" USING btree ("svgs_id");
  CREATE INDEX "_page_v_rels_product_suites_id_idx" ON "_page_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_page_v_rels_industries_id_idx" ON "_page_v_rels" USING btree ("industries_id");
  CREATE INDEX "_page_v_rels_tags_id_idx" ON "_page_v_rels" USING btree ("tags_id");
  CREATE INDEX "landing_page_moderation_idx" ON "landing_page" USING btree ("moderation");
  CREATE INDEX "landing_page_created_idx" ON "landing_page" USING btree ("created");
  CREATE UNIQUE INDEX "landing_page_nid_idx" ON "landing_page" USING btree ("nid");
  CREATE INDEX "landing_page_demo_key_idx" ON "landing_page" USING btree ("demo_key");
  CREATE INDEX "landing_page_updated_at_idx" ON "landing_page" USING btree ("updated_at");
  CREATE INDEX "landing_page_created_at_idx" ON "landing_page" USING btree ("created_at");
  CREATE INDEX "landing_page__status_idx" ON "landing_page" USING btree ("_status");
  CREATE INDEX "landing_page_alias_idx" ON "landing_page_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "landing_page_locales_locale_parent_id_unique" ON "landing_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landing_page_rels_order_idx" ON "landing_page_rels" USING btree ("order");
  CREATE INDEX "landing_page_rels_parent_idx" ON "landing_page_rels" USING btree ("parent_id");
  CREATE INDEX "landing_page_rels_path_idx" ON "landing_page_rels" USING btree ("path");
  CREATE INDEX "landing_page_rels_images_id_idx" ON "landing_page_rels" USING btree ("images_id");
  CREATE INDEX "landing_page_rels_svgs_id_idx" ON "landing_page_rels" USING btree ("svgs_id");
  CREATE INDEX "landing_page_rels_product_suites_id_idx" ON "landing_page_rels" USING btree ("product_suites_id");
  CREATE INDEX "landing_page_rels_industries_id_idx" ON "landing_page_rels" USING btree ("industries_id");
  CREATE INDEX "landing_page_rels_tags_id_idx" ON "landing_page_rels" USING btree ("tags_id");
  CREATE INDEX "_landing_page_v_parent_idx" ON "_landing_page_v" USING btree ("parent_id");
  CREATE INDEX "_landing_page_v_version_version_moderation_idx" ON "_landing_page_v" USING btree ("version_moderation");
  CREATE INDEX "_landing_page_v_version_version_created_idx" ON "_landing_page_v" USING btree ("version_created");
  CREATE INDEX "_landing_page_v_version_version_nid_idx" ON "_landing_page_v" USING btree ("version_nid");
  CREATE INDEX "_landing_page_v_version_version_demo_key_idx" ON "_landing_page_v" USING btree ("version_demo_key");
  CREATE INDEX "_landing_page_v_version_version_updated_at_idx" ON "_landing_page_v" USING btree ("version_updated_at");
  CREATE INDEX "_landing_page_v_version_version_created_at_idx" ON "_landing_page_v" USING btree ("version_created_at");
  CREATE INDEX "_landing_page_v_version_version__status_idx" ON "_landing_page_v" USING btree ("version__status");
  CREATE INDEX "_landing_page_v_created_at_idx" ON "_landing_page_v" USING btree ("created_at");
  CREATE INDEX "_landing_page_v_updated_at_idx" ON "_landing_page_v" USING btree ("updated_at");
  CREATE INDEX "_landing_page_v_snapshot_idx" ON "_landing_page_v" USING btree ("snapshot");
  CREATE INDEX "_landing_page_v_published_locale_idx" ON "_landing_page_v" USING btree ("published_locale");
  CREATE INDEX "_landing_page_v_latest_idx" ON "_landing_page_v" USING btree ("latest");
  CREATE INDEX "_landing_page_v_version_version_alias_idx" ON "_landing_page_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_landing_page_v_locales_locale_parent_id_unique" ON "_landing_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_landing_page_v_rels_order_idx" ON "_landing_page_v_rels" USING btree ("order");
  CREATE INDEX "_landing_page_v_rels_parent_idx" ON "_landing_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_landing_page_v_rels_path_idx" ON "_landing_page_v_rels" USING btree ("path");
  CREATE INDEX "_landing_page_v_rels_images_id_idx" ON "_landing_page_v_rels" USING btree ("images_id");
  CREATE INDEX "_landing_page_v_rels_svgs_id_idx" ON "_landing_page_v_rels" USING btree ("svgs_id");
  CREATE INDEX "_landing_page_v_rels_product_suites_id_idx" ON "_landing_page_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_landing_page_v_rels_industries_id_idx" ON "_landing_page_v_rels" USING btree ("industries_id");
  CREATE INDEX "_landing_page_v_rels_tags_id_idx" ON "_landing_page_v_rels" USING btree ("tags_id");
  CREATE INDEX "overview_page_moderation_idx" ON "overview_page" USING btree ("moderation");
  CREATE INDEX "overview_page_created_idx" ON "overview_page" USING btree ("created");
  CREATE UNIQUE INDEX "overview_page_nid_idx" ON "overview_page" USING btree ("nid");
  CREATE INDEX "overview_page_demo_key_idx" ON "overview_page" USING btree ("demo_key");
  CREATE INDEX "overview_page_updated_at_idx" ON "overview_page" USING btree ("updated_at");
  CREATE INDEX "overview_page_created_at_idx" ON "overview_page" USING btree ("created_at");
  CREATE INDEX "overview_page__status_idx" ON "overview_page" USING btree ("_status");
  CREATE INDEX "overview_page_alias_idx" ON "overview_page_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "overview_page_locales_locale_parent_id_unique" ON "overview_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "overview_page_rels_order_idx" ON "overview_page_rels" USING btree ("order");
  CREATE INDEX "overview_page_rels_parent_idx" ON "overview_page_rels" USING btree ("parent_id");
  CREATE INDEX "overview_page_rels_path_idx" ON "overview_page_rels" USING btree ("path");
  CREATE INDEX "overview_page_rels_images_id_idx" ON "overview_page_rels" USING btree ("images_id");
  CREATE INDEX "overview_page_rels_svgs_id_idx" ON "overview_page_rels" USING btree ("svgs_id");
  CREATE INDEX "overview_page_rels_article_id_idx" ON "overview_page_rels" USING btree ("article_id");
  CREATE INDEX "overview_page_rels_case_study_id_idx" ON "overview_page_rels" USING btree ("case_study_id");
  CREATE INDEX "overview_page_rels_event_id_idx" ON "overview_page_rels" USING btree ("event_id");
  CREATE INDEX "overview_page_rels_landing_page_id_idx" ON "overview_page_rels" USING btree ("landing_page_id");
  CREATE INDEX "overview_page_rels_overview_page_id_idx" ON "overview_page_rels" USING btree ("overview_page_id");
  CREATE INDEX "overview_page_rels_page_id_idx" ON "overview_page_rels" USING btree ("page_id");
  CREATE INDEX "overview_page_rels_person_id_idx" ON "overview_page_rels" USING btree ("person_id");
  CREATE INDEX "overview_page_rels_platform_id_idx" ON "overview_page_rels" USING btree ("platform_id");
  CREATE INDEX "overview_page_rels_product_detail_id_idx" ON "overview_page_rels" USING btree ("product_detail_id");
  CREATE INDEX "overview_page_rels_product_suite_id_idx" ON "overview_page_rels" USING btree ("product_suite_id");
  CREATE INDEX "overview_page_rels_resource_id_idx" ON "overview_page_rels" USING btree ("resource_id");
  CREATE INDEX "overview_page_rels_solution_id_idx" ON "overview_page_rels" USING btree ("solution_id");
  CREATE INDEX "overview_page_rels_testimonial_id_idx" ON "overview_page_rels" USING btree ("testimonial_id");
  CREATE INDEX "overview_page_rels_product_suites_id_idx" ON "overview_page_rels" USING btree ("product_suites_id");
  CREATE INDEX "overview_page_rels_industries_id_idx" ON "overview_page_rels" USING btree ("industries_id");
  CREATE INDEX "overview_page_rels_tags_id_idx" ON "overview_page_rels" USING btree ("tags_id");
  CREATE INDEX "_overview_page_v_parent_idx" ON "_overview_page_v" USING btree ("parent_id");
  CREATE INDEX "_overview_page_v_version_version_moderation_idx" ON "_overview_page_v" USING btree ("version_moderation");
  CREATE INDEX "_overview_page_v_version_version_created_idx" ON "_overview_page_v" USING btree ("version_created");
  CREATE INDEX "_overview_page_v_version_version_nid_idx" ON "_overview_page_v" USING btree ("version_nid");
  CREATE INDEX "_overview_page_v_version_version_demo_key_idx" ON "_overview_page_v" USING btree ("version_demo_key");
  CREATE INDEX "_overview_page_v_version_version_updated_at_idx" ON "_overview_page_v" USING btree ("version_updated_at");
  CREATE INDEX "_overview_page_v_version_version_created_at_idx" ON "_overview_page_v" USING btree ("version_created_at");
  CREATE INDEX "_overview_page_v_version_version__status_idx" ON "_overview_page_v" USING btree ("version__status");
  CREATE INDEX "_overview_page_v_created_at_idx" ON "_overview_page_v" USING btree ("created_at");
  CREATE INDEX "_overview_page_v_updated_at_idx" ON "_overview_page_v" USING btree ("updated_at");
  CREATE INDEX "_overview_page_v_snapshot_idx" ON "_overview_page_v" USING btree ("snapshot");
  CREATE INDEX "_overview_page_v_published_locale_idx" ON "_overview_page_v" USING btree ("published_locale");
  CREATE INDEX "_overview_page_v_latest_idx" ON "_overview_page_v" USING btree ("latest");
  CREATE INDEX "_overview_page_v_version_version_alias_idx" ON "_overview_page_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_overview_page_v_locales_locale_parent_id_unique" ON "_overview_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_overview_page_v_rels_order_idx" ON "_overview_page_v_rels" USING btree ("order");
  CREATE INDEX "_overview_page_v_rels_parent_idx" ON "_overview_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_overview_page_v_rels_path_idx" ON "_overview_page_v_rels" USING btree ("path");
  CREATE INDEX "_overview_page_v_rels_images_id_idx" ON "_overview_page_v_rels" USING btree ("images_id");
  CREATE INDEX "_overview_page_v_rels_svgs_id_idx" ON "_overview_page_v_rels" USING btree ("svgs_id");
  CREATE INDEX "_overview_page_v_rels_article_id_idx" ON "_overview_page_v_rels" USING btree ("article_id");
  CREATE INDEX "_overview_page_v_rels_case_study_id_idx" ON "_overview_page_v_rels" USING btree ("case_study_id");
  CREATE INDEX "_overview_page_v_rels_event_id_idx" ON "_overview_page_v_rels" USING btree ("event_id");
  CREATE INDEX "_overview_page_v_rels_landing_page_id_idx" ON "_overview_page_v_rels" USING btree ("landing_page_id");
  CREATE INDEX "_overview_page_v_rels_overview_page_id_idx" ON "_overview_page_v_rels" USING btree ("overview_page_id");
  CREATE INDEX "_overview_page_v_rels_page_id_idx" ON "_overview_page_v_rels" USING btree ("page_id");
  CREATE INDEX "_overview_page_v_rels_person_id_idx" ON "_overview_page_v_rels" USING btree ("person_id");
  CREATE INDEX "_overview_page_v_rels_platform_id_idx" ON "_overview_page_v_rels" USING btree ("platform_id");
  CREATE INDEX "_overview_page_v_rels_product_detail_id_idx" ON "_overview_page_v_rels" USING btree ("product_detail_id");
  CREATE INDEX "_overview_page_v_rels_product_suite_id_idx" ON "_overview_page_v_rels" USING btree ("product_suite_id");
  CREATE INDEX "_overview_page_v_rels_resource_id_idx" ON "_overview_page_v_rels" USING btree ("resource_id");
  CREATE INDEX "_overview_page_v_rels_solution_id_idx" ON "_overview_page_v_rels" USING btree ("solution_id");
  CREATE INDEX "_overview_page_v_rels_testimonial_id_idx" ON "_overview_page_v_rels" USING btree ("testimonial_id");
  CREATE INDEX "_overview_page_v_rels_product_suites_id_idx" ON "_overview_page_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_overview_page_v_rels_industries_id_idx" ON "_overview_page_v_rels" USING btree ("industries_id");
  CREATE INDEX "_overview_page_v_rels_tags_id_idx" ON "_overview_page_v_rels" USING btree ("tags_id");
  CREATE INDEX "solution_moderation_idx" ON "solution" USING btree ("moderation");
  CREATE INDEX "solution_created_idx" ON "solution" USING btree ("created");
  CREATE UNIQUE INDEX "solution_nid_idx" ON "solution" USING btree ("nid");
  CREATE INDEX "solution_demo_key_idx" ON "solution" USING btree ("demo_key");
  CREATE INDEX "solution_updated_at_idx" ON "solution" USING btree ("updated_at");
  CREATE INDEX "solution_created_at_idx" ON "solution" USING btree ("created_at");
  CREATE INDEX "solution__status_idx" ON "solution" USING btree ("_status");
  CREATE INDEX "solution_alias_idx" ON "solution_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "solution_locales_locale_parent_id_unique" ON "solution_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solution_rels_order_idx" ON "solution_rels" USING btree ("order");
  CREATE INDEX "solution_rels_parent_idx" ON "solution_rels" USING btree ("parent_id");
  CREATE INDEX "solution_rels_path_idx" ON "solution_rels" USING btree ("path");
  CREATE INDEX "solution_rels_images_id_idx" ON "solution_rels" USING btree ("images_id");
  CREATE INDEX "solution_rels_svgs_id_idx" ON "solution_rels" USING btree ("svgs_id");
  CREATE INDEX "solution_rels_product_detail_id_idx" ON "solution_rels" USING btree ("product_detail_id");
  CREATE INDEX "solution_rels_product_suites_id_idx" ON "solution_rels" USING btree ("product_suites_id");
  CREATE INDEX "solution_rels_industries_id_idx" ON "solution_rels" USING btree ("industries_id");
  CREATE INDEX "solution_rels_tags_id_idx" ON "solution_rels" USING btree ("tags_id");
  CREATE INDEX "_solution_v_parent_idx" ON "_solution_v" USING btree ("parent_id");
  CREATE INDEX "_solution_v_version_version_moderation_idx" ON "_solution_v" USING btree ("version_moderation");
  CREATE INDEX "_solution_v_version_version_created_idx" ON "_solution_v" USING btree ("version_created");
  CREATE INDEX "_solution_v_version_version_nid_idx" ON "_solution_v" USING btree ("version_nid");
  CREATE INDEX "_solution_v_version_version_demo_key_idx" ON "_solution_v" USING btree ("version_demo_key");
  CREATE INDEX "_solution_v_version_version_updated_at_idx" ON "_solution_v" USING btree ("version_updated_at");
  CREATE INDEX "_solution_v_version_version_created_at_idx" ON "_solution_v" USING btree ("version_created_at");
  CREATE INDEX "_solution_v_version_version__status_idx" ON "_solution_v" USING btree ("version__status");
  CREATE INDEX "_solution_v_created_at_idx" ON "_solution_v" USING btree ("created_at");
  CREATE INDEX "_solution_v_updated_at_idx" ON "_solution_v" USING btree ("updated_at");
  CREATE INDEX "_solution_v_snapshot_idx" ON "_solution_v" USING btree ("snapshot");
  CREATE INDEX "_solution_v_published_locale_idx" ON "_solution_v" USING btree ("published_locale");
  CREATE INDEX "_solution_v_latest_idx" ON "_solution_v" USING btree ("latest");
  CREATE INDEX "_solution_v_version_version_alias_idx" ON "_solution_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_solution_v_locales_locale_parent_id_unique" ON "_solution_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solution_v_rels_order_idx" ON "_solution_v_rels" USING btree ("order");
  CREATE INDEX "_solution_v_rels_parent_idx" ON "_solution_v_rels" USING btree ("parent_id");
  CREATE INDEX "_solution_v_rels_path_idx" ON "_solution_v_rels" USING btree ("path");
  CREATE INDEX "_solution_v_rels_images_id_idx" ON "_solution_v_rels" USING btree ("images_id");
  CREATE INDEX "_solution_v_rels_svgs_id_idx" ON "_solution_v_rels" USING btree ("svgs_id");
  CREATE INDEX "_solution_v_rels_product_detail_id_idx" ON "_solution_v_rels" USING btree ("product_detail_id");
  CREATE INDEX "_solution_v_rels_product_suites_id_idx" ON "_solution_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_solution_v_rels_industries_id_idx" ON "_solution_v_rels" USING btree ("industries_id");
  CREATE INDEX "_solution_v_rels_tags_id_idx" ON "_solution_v_rels" USING btree ("tags_id");
  CREATE INDEX "platform_moderation_idx" ON "platform" USING btree ("moderation");
  CREATE INDEX "platform_created_idx" ON "platform" USING btree ("created");
  CREATE UNIQUE INDEX "platform_nid_idx" ON "platform" USING btree ("nid");
  CREATE INDEX "platform_demo_key_idx" ON "platform" USING btree ("demo_key");
  CREATE INDEX "platform_updated_at_idx" ON "platform" USING btree ("updated_at");
  CREATE INDEX "platform_created_at_idx" ON "platform" USING btree ("created_at");
  CREATE INDEX "platform__status_idx" ON "platform" USING btree ("_status");
  CREATE INDEX "platform_alias_idx" ON "platform_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "platform_locales_locale_parent_id_unique" ON "platform_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "platform_rels_order_idx" ON "platform_rels" USING btree ("order");
  CREATE INDEX "platform_rels_parent_idx" ON "platform_rels" USING btree ("parent_id");
  CREATE INDEX "platform_rels_path_idx" ON "platform_rels" USING btree ("path");
  CREATE INDEX "platform_rels_images_id_idx" ON "platform_rels" USING btree ("images_id");
  CREATE INDEX "platform_rels_svgs_id_idx" ON "platform_rels" USING btree ("svgs_id");
  CREATE INDEX "platform_rels_product_detail_id_idx" ON "platform_rels" USING btree ("product_detail_id");
  CREATE INDEX "platform_rels_product_suites_id_idx" ON "platform_rels" USING btree ("product_suites_id");
  CREATE INDEX "platform_rels_industries_id_idx" ON "platform_rels" USING btree ("industries_id");
  CREATE INDEX "platform_rels_tags_id_idx" ON "platform_rels" USING btree ("tags_id");
  CREATE INDEX "_platform_v_parent_idx" ON "_platform_v" USING btree ("parent_id");
  CREATE INDEX "_platform_v_version_version_moderation_idx" ON "_platform_v" USING btree ("version_moderation");
  CREATE INDEX "_platform_v_version_version_created_idx" ON "_platform_v" USING btree ("version_created");
  CREATE INDEX "_platform_v_version_version_nid_idx" ON "_platform_v" USING btree ("version_nid");
  CREATE INDEX "_platform_v_version_version_demo_key_idx" ON "_platform_v" USING btree ("version_demo_key");
  CREATE INDEX "_platform_v_version_version_updated_at_idx" ON "_platform_v" USING btree ("version_updated_at");
  CREATE INDEX "_platform_v_version_version_created_at_idx" ON "_platform_v" USING btree ("version_created_at");
  CREATE INDEX "_platform_v_version_version__status_idx" ON "_platform_v" USING btree ("version__status");
  CREATE INDEX "_platform_v_created_at_idx" ON "_platform_v" USING btree ("created_at");
  CREATE INDEX "_platform_v_updated_at_idx" ON "_platform_v" USING btree ("updated_at");
  CREATE INDEX "_platform_v_snapshot_idx" ON "_platform_v" USING btree ("snapshot");
  CREATE INDEX "_platform_v_published_locale_idx" ON "_platform_v" USING btree ("published_locale");
  CREATE INDEX "_platform_v_latest_idx" ON "_platform_v" USING btree ("latest");
  CREATE INDEX "_platform_v_version_version_alias_idx" ON "_platform_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_platform_v_locales_locale_parent_id_unique" ON "_platform_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_platform_v_rels_order_idx" ON "_platform_v_rels" USING btree ("order");
  CREATE INDEX "_platform_v_rels_parent_idx" ON "_platform_v_rels" USING btree ("parent_id");
  CREATE INDEX "_platform_v_rels_path_idx" ON "_platform_v_rels" USING btree ("path");
  CREATE INDEX "_platform_v_rels_images_id_idx" ON "_platform_v_rels" USING btree ("images_id");
  CREATE INDEX "_platform_v_rels_svgs_id_idx" ON "_platform_v_rels" USING btree ("svgs_id");
  CREATE INDEX "_platform_v_rels_product_detail_id_idx" ON "_platform_v_rels" USING btree ("product_detail_id");
  CREATE INDEX "_platform_v_rels_product_suites_id_idx" ON "_platform_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_platform_v_rels_industries_id_idx" ON "_platform_v_rels" USING btree ("industries_id");
  CREATE INDEX "_platform_v_rels_tags_id_idx" ON "_platform_v_rels" USING btree ("tags_id");
  CREATE INDEX "product_suite_accent_idx" ON "product_suite" USING btree ("accent_id");
  CREATE INDEX "product_suite_moderation_idx" ON "product_suite" USING btree ("moderation");
  CREATE INDEX "product_suite_created_idx" ON "product_suite" USING btree ("created");
  CREATE UNIQUE INDEX "product_suite_nid_idx" ON "product_suite" USING btree ("nid");
  CREATE INDEX "product_suite_demo_key_idx" ON "product_suite" USING btree ("demo_key");
  CREATE INDEX "product_suite_updated_at_idx" ON "product_suite" USING btree ("updated_at");
  CREATE INDEX "product_suite_created_at_idx" ON "product_suite" USING btree ("created_at");
  CREATE INDEX "product_suite__status_idx" ON "product_suite" USING btree ("_status");
  CREATE INDEX "product_suite_alias_idx" ON "product_suite_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "product_suite_locales_locale_parent_id_unique" ON "product_suite_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_suite_rels_order_idx" ON "product_suite_rels" USING btree ("order");
  CREATE INDEX "product_suite_rels_parent_idx" ON "product_suite_rels" USING btree ("parent_id");
  CREATE INDEX "product_suite_rels_path_idx" ON "product_suite_rels" USING btree ("path");
  CREATE INDEX "product_suite_rels_images_id_idx" ON "product_suite_rels" USING btree ("images_id");
  CREATE INDEX "product_suite_rels_svgs_id_idx" ON "product_suite_rels" USING btree ("svgs_id");
  CREATE INDEX "product_suite_rels_product_detail_id_idx" ON "product_suite_rels" USING btree ("product_detail_id");
  CREATE INDEX "product_suite_rels_product_suites_id_idx" ON "product_suite_rels" USING btree ("product_suites_id");
  CREATE INDEX "product_suite_rels_industries_id_idx" ON "product_suite_rels" USING btree ("industries_id");
  CREATE INDEX "product_suite_rels_tags_id_idx" ON "product_suite_rels" USING btree ("tags_id");
  CREATE INDEX "_product_suite_v_parent_idx" ON "_product_suite_v" USING btree ("parent_id");
  CREATE INDEX "_product_suite_v_version_version_accent_idx" ON "_product_suite_v" USING btree ("version_accent_id");
  CREATE INDEX "_product_suite_v_version_version_moderation_idx" ON "_product_suite_v" USING btree ("version_moderation");
  CREATE INDEX "_product_suite_v_version_version_created_idx" ON "_product_suite_v" USING btree ("version_created");
  CREATE INDEX "_product_suite_v_version_version_nid_idx" ON "_product_suite_v" USING btree ("version_nid");
  CREATE INDEX "_product_suite_v_version_version_demo_key_idx" ON "_product_suite_v" USING btree ("version_demo_key");
  CREATE INDEX "_product_suite_v_version_version_updated_at_idx" ON "_product_suite_v" USING btree ("version_updated_at");
  CREATE INDEX "_product_suite_v_version_version_created_at_idx" ON "_product_suite_v" USING btree ("version_created_at");
  CREATE INDEX "_product_suite_v_version_version__status_idx" ON "_product_suite_v" USING btree ("version__status");
  CREATE INDEX "_product_suite_v_created_at_idx" ON "_product_suite_v" USING btree ("created_at");
  CREATE INDEX "_product_suite_v_updated_at_idx" ON "_product_suite_v" USING btree ("updated_at");
  CREATE INDEX "_product_suite_v_snapshot_idx" ON "_product_suite_v" USING btree ("snapshot");
  CREATE INDEX "_product_suite_v_published_locale_idx" ON "_product_suite_v" USING btree ("published_locale");
  CREATE INDEX "_product_suite_v_latest_idx" ON "_product_suite_v" USING btree ("latest");
  CREATE INDEX "_product_suite_v_version_version_alias_idx" ON "_product_suite_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_product_suite_v_locales_locale_parent_id_unique" ON "_product_suite_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_suite_v_rels_order_idx" ON "_product_suite_v_rels" USING btree ("order");
  CREATE INDEX "_product_suite_v_rels_parent_idx" ON "_product_suite_v_rels" USING btree ("parent_id");
  CREATE INDEX "_product_suite_v_rels_path_idx" ON "_product_suite_v_rels" USING btree ("path");
  CREATE INDEX "_product_suite_v_rels_images_id_idx" ON "_product_suite_v_rels" USING btree ("images_id");
  CREATE INDEX "_product_suite_v_rels_svgs_id_idx" ON "_product_suite_v_rels" USING btree ("svgs_id");
  CREATE INDEX "_product_suite_v_rels_product_detail_id_idx" ON "_product_suite_v_rels" USING btree ("product_detail_id");
  CREATE INDEX "_product_suite_v_rels_product_suites_id_idx" ON "_product_suite_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_product_suite_v_rels_industries_id_idx" ON "_product_suite_v_rels" USING btree ("industries_id");
  CREATE INDEX "_product_suite_v_rels_tags_id_idx" ON "_product_suite_v_rels" USING btree ("tags_id");
  CREATE INDEX "product_detail_capabilities_order_idx" ON "product_detail_capabilities" USING btree ("_order");
  CREATE INDEX "product_detail_capabilities_parent_id_idx" ON "product_detail_capabilities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_detail_capabilities_locales_locale_parent_id_unique" ON "product_detail_capabilities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_detail_suite_idx" ON "product_detail" USING btree ("suite_id");
  CREATE INDEX "product_detail_moderation_idx" ON "product_detail" USING btree ("moderation");
  CREATE INDEX "product_detail_created_idx" ON "product_detail" USING btree ("created");
  CREATE UNIQUE INDEX "product_detail_nid_idx" ON "product_detail" USING btree ("nid");
  CREATE INDEX "product_detail_demo_key_idx" ON "product_detail" USING btree ("demo_key");
  CREATE INDEX "product_detail_updated_at_idx" ON "product_detail" USING btree ("updated_at");
  CREATE INDEX "product_detail_created_at_idx" ON "product_detail" USING btree ("created_at");
  CREATE INDEX "product_detail__status_idx" ON "product_detail" USING btree ("_status");
  CREATE INDEX "product_detail_alias_idx" ON "product_detail_locales" USING btree ("alias","_locale");
  CREATE UNIQUE INDEX "product_detail_locales_locale_parent_id_unique" ON "product_detail_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_detail_rels_order_idx" ON "product_detail_rels" USING btree ("order");
  CREATE INDEX "product_detail_rels_parent_idx" ON "product_detail_rels" USING btree ("parent_id");
  CREATE INDEX "product_detail_rels_path_idx" ON "product_detail_rels" USING btree ("path");
  CREATE INDEX "product_detail_rels_images_id_idx" ON "product_detail_rels" USING btree ("images_id");
  CREATE INDEX "product_detail_rels_svgs_id_idx" ON "product_detail_rels" USING btree ("svgs_id");
  CREATE INDEX "product_detail_rels_product_suites_id_idx" ON "product_detail_rels" USING btree ("product_suites_id");
  CREATE INDEX "product_detail_rels_industries_id_idx" ON "product_detail_rels" USING btree ("industries_id");
  CREATE INDEX "product_detail_rels_tags_id_idx" ON "product_detail_rels" USING btree ("tags_id");
  CREATE INDEX "_product_detail_v_version_capabilities_order_idx" ON "_product_detail_v_version_capabilities" USING btree ("_order");
  CREATE INDEX "_product_detail_v_version_capabilities_parent_id_idx" ON "_product_detail_v_version_capabilities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_detail_v_version_capabilities_locales_locale_parent" ON "_product_detail_v_version_capabilities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_detail_v_parent_idx" ON "_product_detail_v" USING btree ("parent_id");
  CREATE INDEX "_product_detail_v_version_version_suite_idx" ON "_product_detail_v" USING btree ("version_suite_id");
  CREATE INDEX "_product_detail_v_version_version_moderation_idx" ON "_product_detail_v" USING btree ("version_moderation");
  CREATE INDEX "_product_detail_v_version_version_created_idx" ON "_product_detail_v" USING btree ("version_created");
  CREATE INDEX "_product_detail_v_version_version_nid_idx" ON "_product_detail_v" USING btree ("version_nid");
  CREATE INDEX "_product_detail_v_version_version_demo_key_idx" ON "_product_detail_v" USING btree ("version_demo_key");
  CREATE INDEX "_product_detail_v_version_version_updated_at_idx" ON "_product_detail_v" USING btree ("version_updated_at");
  CREATE INDEX "_product_detail_v_version_version_created_at_idx" ON "_product_detail_v" USING btree ("version_created_at");
  CREATE INDEX "_product_detail_v_version_version__status_idx" ON "_product_detail_v" USING btree ("version__status");
  CREATE INDEX "_product_detail_v_created_at_idx" ON "_product_detail_v" USING btree ("created_at");
  CREATE INDEX "_product_detail_v_updated_at_idx" ON "_product_detail_v" USING btree ("updated_at");
  CREATE INDEX "_product_detail_v_snapshot_idx" ON "_product_detail_v" USING btree ("snapshot");
  CREATE INDEX "_product_detail_v_published_locale_idx" ON "_product_detail_v" USING btree ("published_locale");
  CREATE INDEX "_product_detail_v_latest_idx" ON "_product_detail_v" USING btree ("latest");
  CREATE INDEX "_product_detail_v_version_version_alias_idx" ON "_product_detail_v_locales" USING btree ("version_alias","_locale");
  CREATE UNIQUE INDEX "_product_detail_v_locales_locale_parent_id_unique" ON "_product_detail_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_detail_v_rels_order_idx" ON "_product_detail_v_rels" USING btree ("order");
  CREATE INDEX "_product_detail_v_rels_parent_idx" ON "_product_detail_v_rels" USING btree ("parent_id");
  CREATE INDEX "_product_detail_v_rels_path_idx" ON "_product_detail_v_rels" USING btree ("path");
  CREATE INDEX "_product_detail_v_rels_images_id_idx" ON "_product_detail_v_rels" USING btree ("images_id");
  CREATE INDEX "_product_detail_v_rels_svgs_id_idx" ON "_product_detail_v_rels" USING btree ("svgs_id");
  CREATE INDEX "_product_detail_v_rels_product_suites_id_idx" ON "_product_detail_v_rels" USING btree ("product_suites_id");
  CREATE INDEX "_product_detail_v_rels_industries_id_idx" ON "_product_detail_v_rels" USING btree ("industries_id");
  CREATE INDEX "_product_detail_v_rels_tags_id_idx" ON "_product_detail_v_rels" USING btree ("tags_id");
  CREATE INDEX "images_image_type_idx" ON "images" USING btree ("image_type_id");
  CREATE INDEX "images_demo_key_idx" ON "images" USING btree ("demo_key");
  CREATE INDEX "images_updated_at_idx" ON "images" USING btree ("updated_at");
  CREATE INDEX "images_created_at_idx" ON "images" USING btree ("created_at");
  CREATE UNIQUE INDEX "images_filename_idx" ON "images" USING btree ("filename");
  CREATE INDEX "images_sizes_avif480_sizes_avif480_filename_idx" ON "images" USING btree ("sizes_avif480_filename");
  CREATE INDEX "images_sizes_webp480_sizes_webp480_filename_idx" ON "images" USING btree ("sizes_webp480_filename");
  CREATE INDEX "images_sizes_avif960_sizes_avif960_filename_idx" ON "images" USING btree ("sizes_avif960_filename");
  CREATE INDEX "images_sizes_webp960_sizes_webp960_filename_idx" ON "images" USING btree ("sizes_webp960_filename");
  CREATE INDEX "images_sizes_avif1600_sizes_avif1600_filename_idx" ON "images" USING btree ("sizes_avif1600_filename");
  CREATE INDEX "images_sizes_webp1600_sizes_webp1600_filename_idx" ON "images" USING btree ("sizes_webp1600_filename");
  CREATE UNIQUE INDEX "images_locales_locale_parent_id_unique" ON "images_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "svgs_svg_type_idx" ON "svgs" USING btree ("svg_type_id");
  CREATE INDEX "svgs_demo_key_idx" ON "svgs" USING btree ("demo_key");
  CREATE INDEX "svgs_updated_at_idx" ON "svgs" USING btree ("updated_at");
  CREATE INDEX "svgs_created_at_idx" ON "svgs" USING btree ("created_at");
  CREATE UNIQUE INDEX "svgs_filename_idx" ON "svgs" USING btree ("filename");
  CREATE UNIQUE INDEX "svgs_locales_locale_parent_id_unique" ON "svgs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "files_file_type_idx" ON "files" USING btree ("file_type_id");
  CREATE INDEX "files_demo_key_idx" ON "files" USING btree ("demo_key");
  CREATE INDEX "files_updated_at_idx" ON "files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at");
  CREATE UNIQUE INDEX "files_filename_idx" ON "files" USING btree ("filename");
  CREATE UNIQUE INDEX "files_locales_locale_parent_id_unique" ON "files_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "article_type_demo_key_idx" ON "article_type" USING btree ("demo_key");
  CREATE INDEX "article_type_updated_at_idx" ON "article_type" USING btree ("updated_at");
  CREATE INDEX "article_type_created_at_idx" ON "article_type" USING btree ("created_at");
  CREATE UNIQUE INDEX "article_type_locales_locale_parent_id_unique" ON "article_type_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "audio_type_demo_key_idx" ON "audio_type" USING btree ("demo_key");
  CREATE INDEX "audio_type_updated_at_idx" ON "audio_type" USING btree ("updated_at");
  CREATE INDEX "audio_type_created_at_idx" ON "audio_type" USING btree ("created_at");
  CREATE UNIQUE INDEX "audio_type_locales_locale_parent_id_unique" ON "audio_type_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "brand_colors_demo_key_idx" ON "brand_colors" USING btree ("demo_key");
  CREATE INDEX "brand_colors_updated_at_idx" ON "brand_colors" USING btree ("updated_at");
  CREATE INDEX "brand_colors_created_at_idx" ON "brand_colors" USING btree ("created_at");
  CREATE UNIQUE INDEX "brand_colors_locales_locale_parent_id_unique" ON "brand_colors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "file_type_demo_key_idx" ON "file_type" USING btree ("demo_key");
  CREATE INDEX "file_type_updated_at_idx" ON "file_type" USING btree ("updated_at");
  CREATE INDEX "file_type_created_at_idx" ON "file_type" USING btree ("created_at");
  CREATE UNIQUE INDEX "file_type_locales_locale_parent_id_unique" ON "file_type_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "image_type_demo_key_idx" ON "image_type" USING btree ("demo_key");
  CREATE INDEX "image_type_updated_at_idx" ON "image_type" USING btree ("updated_at");
  CREATE INDEX "image_type_created_at_idx" ON "image_type" USING btree ("created_at");
  CREATE UNIQUE INDEX "image_type_locales_locale_parent_id_unique" ON "image_type_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "industries_demo_key_idx" ON "industries" USING btree ("demo_key");
  CREATE INDEX "industries_updated_at_idx" ON "industries" USING btree ("updated_at");
  CREATE INDEX "industries_created_at_idx" ON "industries" USING btree ("created_at");
  CREATE UNIQUE INDEX "industries_locales_locale_parent_id_unique" ON "industries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_suites_demo_key_idx" ON "product_suites" USING btree ("demo_key");
  CREATE INDEX "product_suites_updated_at_idx" ON "product_suites" USING btree ("updated_at");
  CREATE INDEX "product_suites_created_at_idx" ON "product_suites" USING btree ("created_at");
  CREATE UNIQUE INDEX "product_suites_locales_locale_parent_id_unique" ON "product_suites_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "resource_type_icon_idx" ON "resource_type" USING btree ("icon_id");
  CREATE INDEX "resource_type_demo_key_idx" ON "resource_type" USING btree ("demo_key");
  CREATE INDEX "resource_type_updated_at_idx" ON "resource_type" USING btree ("updated_at");
  CREATE INDEX "resource_type_created_at_idx" ON "resource_type" USING btree ("created_at");
  CREATE UNIQUE INDEX "resource_type_locales_locale_parent_id_unique" ON "resource_type_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "role_category_demo_key_idx" ON "role_category" USING btree ("demo_key");
  CREATE INDEX "role_category_updated_at_idx" ON "role_category" USING btree ("updated_at");
  CREATE INDEX "role_category_created_at_idx" ON "role_category" USING btree ("created_at");
  CREATE UNIQUE INDEX "role_category_locales_locale_parent_id_unique" ON "role_category_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "svg_type_demo_key_idx" ON "svg_type" USING btree ("demo_key");
  CREATE INDEX "svg_type_updated_at_idx" ON "svg_type" USING btree ("updated_at");
  CREATE INDEX "svg_type_created_at_idx" ON "svg_type" USING btree ("created_at");
  CREATE UNIQUE INDEX "svg_type_locales_locale_parent_id_unique" ON "svg_type_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tags_demo_key_idx" ON "tags" USING btree ("demo_key");
  CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
  CREATE UNIQUE INDEX "tags_locales_locale_parent_id_unique" ON "tags_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "video_type_demo_key_idx" ON "video_type" USING btree ("demo_key");
  CREATE INDEX "video_type_updated_at_idx" ON "video_type" USING btree ("updated_at");
  CREATE INDEX "video_type_created_at_idx" ON "video_type" USING btree ("created_at");
  CREATE UNIQUE INDEX "video_type_locales_locale_parent_id_unique" ON "video_type_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_article_id_idx" ON "payload_locked_documents_rels" USING btree ("article_id");
  CREATE INDEX "payload_locked_documents_rels_resource_id_idx" ON "payload_locked_documents_rels" USING btree ("resource_id");
  CREATE INDEX "payload_locked_documents_rels_case_study_id_idx" ON "payload_locked_documents_rels" USING btree ("case_study_id");
  CREATE INDEX "payload_locked_documents_rels_event_id_idx" ON "payload_locked_documents_rels" USING btree ("event_id");
  CREATE INDEX "payload_locked_documents_rels_person_id_idx" ON "payload_locked_documents_rels" USING btree ("person_id");
  CREATE INDEX "payload_locked_documents_rels_testimonial_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonial_id");
  CREATE INDEX "payload_locked_documents_rels_page_id_idx" ON "payload_locked_documents_rels" USING btree ("page_id");
  CREATE INDEX "payload_locked_documents_rels_landing_page_id_idx" ON "payload_locked_documents_rels" USING btree ("landing_page_id");
  CREATE INDEX "payload_locked_documents_rels_overview_page_id_idx" ON "payload_locked_documents_rels" USING btree ("overview_page_id");
  CREATE INDEX "payload_locked_documents_rels_solution_id_idx" ON "payload_locked_documents_rels" USING btree ("solution_id");
  CREATE INDEX "payload_locked_documents_rels_platform_id_idx" ON "payload_locked_documents_rels" USING btree ("platform_id");
  CREATE INDEX "payload_locked_documents_rels_product_suite_id_idx" ON "payload_locked_documents_rels" USING btree ("product_suite_id");
  CREATE INDEX "payload_locked_documents_rels_product_detail_id_idx" ON "payload_locked_documents_rels" USING btree ("product_detail_id");
  CREATE INDEX "payload_locked_documents_rels_images_id_idx" ON "payload_locked_documents_rels" USING btree ("images_id");
  CREATE INDEX "payload_locked_documents_rels_svgs_id_idx" ON "payload_locked_documents_rels" USING btree ("svgs_id");
  CREATE INDEX "payload_locked_documents_rels_files_id_idx" ON "payload_locked_documents_rels" USING btree ("files_id");
  CREATE INDEX "payload_locked_documents_rels_article_type_id_idx" ON "payload_locked_documents_rels" USING btree ("article_type_id");
  CREATE INDEX "payload_locked_documents_rels_audio_type_id_idx" ON "payload_locked_documents_rels" USING btree ("audio_type_id");
  CREATE INDEX "payload_locked_documents_rels_brand_colors_id_idx" ON "payload_locked_documents_rels" USING btree ("brand_colors_id");
  CREATE INDEX "payload_locked_documents_rels_file_type_id_idx" ON "payload_locked_documents_rels" USING btree ("file_type_id");
  CREATE INDEX "payload_locked_documents_rels_image_type_id_idx" ON "payload_locked_documents_rels" USING btree ("image_type_id");
  CREATE INDEX "payload_locked_documents_rels_industries_id_idx" ON "payload_locked_documents_rels" USING btree ("industries_id");
  CREATE INDEX "payload_locked_documents_rels_product_suites_id_idx" ON "payload_locked_documents_rels" USING btree ("product_suites_id");
  CREATE INDEX "payload_locked_documents_rels_resource_type_id_idx" ON "payload_locked_documents_rels" USING btree ("resource_type_id");
  CREATE INDEX "payload_locked_documents_rels_role_category_id_idx" ON "payload_locked_documents_rels" USING btree ("role_category_id");
  CREATE INDEX "payload_locked_documents_rels_svg_type_id_idx" ON "payload_locked_documents_rels" USING btree ("svg_type_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");
  CREATE INDEX "payload_locked_documents_rels_video_type_id_idx" ON "payload_locked_documents_rels" USING btree ("video_type_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_navigation_children_order_idx" ON "site_settings_navigation_children" USING btree ("_order");
  CREATE INDEX "site_settings_navigation_children_parent_id_idx" ON "site_settings_navigation_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_navigation_children_locales_locale_parent_id_u" ON "site_settings_navigation_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_navigation_order_idx" ON "site_settings_navigation" USING btree ("_order");
  CREATE INDEX "site_settings_navigation_parent_id_idx" ON "site_settings_navigation" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_navigation_locales_locale_parent_id_unique" ON "site_settings_navigation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_footer_links_order_idx" ON "site_settings_footer_links" USING btree ("_order");
  CREATE INDEX "site_settings_footer_links_parent_id_idx" ON "site_settings_footer_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_footer_links_locales_locale_parent_id_unique" ON "site_settings_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_footer_order_idx" ON "site_settings_footer" USING btree ("_order");
  CREATE INDEX "site_settings_footer_parent_id_idx" ON "site_settings_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_footer_locales_locale_parent_id_unique" ON "site_settings_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_disjunctive_facets_order_idx" ON "site_settings_disjunctive_facets" USING btree ("order");
  CREATE INDEX "site_settings_disjunctive_facets_parent_idx" ON "site_settings_disjunctive_facets" USING btree ("parent_id");
  CREATE INDEX "site_settings_demo_key_idx" ON "site_settings" USING btree ("demo_key");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_rels_order_idx" ON "site_settings_rels" USING btree ("order");
  CREATE INDEX "site_settings_rels_parent_idx" ON "site_settings_rels" USING btree ("parent_id");
  CREATE INDEX "site_settings_rels_path_idx" ON "site_settings_rels" USING btree ("path");
  CREATE INDEX "site_settings_rels_article_id_idx" ON "site_settings_rels" USING btree ("article_id");
  CREATE INDEX "site_settings_rels_case_study_id_idx" ON "site_settings_rels" USING btree ("case_study_id");
  CREATE INDEX "site_settings_rels_event_id_idx" ON "site_settings_rels" USING btree ("event_id");
  CREATE INDEX "site_settings_rels_landing_page_id_idx" ON "site_settings_rels" USING btree ("landing_page_id");
  CREATE INDEX "site_settings_rels_overview_page_id_idx" ON "site_settings_rels" USING btree ("overview_page_id");
  CREATE INDEX "site_settings_rels_page_id_idx" ON "site_settings_rels" USING btree ("page_id");
  CREATE INDEX "site_settings_rels_person_id_idx" ON "site_settings_rels" USING btree ("person_id");
  CREATE INDEX "site_settings_rels_platform_id_idx" ON "site_settings_rels" USING btree ("platform_id");
  CREATE INDEX "site_settings_rels_product_detail_id_idx" ON "site_settings_rels" USING btree ("product_detail_id");
  CREATE INDEX "site_settings_rels_product_suite_id_idx" ON "site_settings_rels" USING btree ("product_suite_id");
  CREATE INDEX "site_settings_rels_resource_id_idx" ON "site_settings_rels" USING btree ("resource_id");
  CREATE INDEX "site_settings_rels_solution_id_idx" ON "site_settings_rels" USING btree ("solution_id");
  CREATE INDEX "site_settings_rels_testimonial_id_idx" ON "site_settings_rels" USING btree ("testimonial_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "article" CASCADE;
  DROP TABLE "article_locales" CASCADE;
  DROP TABLE "article_rels" CASCADE;
  DROP TABLE "_article_v" CASCADE;
  DROP TABLE "_article_v_locales" CASCADE;
  DROP TABLE "_article_v_rels" CASCADE;
  DROP TABLE "resource" CASCADE;
  DROP TABLE "resource_locales" CASCADE;
  DROP TABLE "resource_rels" CASCADE;
  DROP TABLE "_resource_v" CASCADE;
  DROP TABLE "_resource_v_locales" CASCADE;
  DROP TABLE "_resource_v_rels" CASCADE;
  DROP TABLE "case_study_results" CASCADE;
  DROP TABLE "case_study_results_locales" CASCADE;
  DROP TABLE "case_study" CASCADE;
  DROP TABLE "case_study_locales" CASCADE;
  DROP TABLE "case_study_rels" CASCADE;
  DROP TABLE "_case_study_v_version_results" CASCADE;
  DROP TABLE "_case_study_v_version_results_locales" CASCADE;
  DROP TABLE "_case_study_v" CASCADE;
  DROP TABLE "_case_study_v_locales" CASCADE;
  DROP TABLE "_case_study_v_rels" CASCADE;
  DROP TABLE "event" CASCADE;
  DROP TABLE "event_locales" CASCADE;
  DROP TABLE "event_rels" CASCADE;
  DROP TABLE "_event_v" CASCADE;
  DROP TABLE "_event_v_locales" CASCADE;
  DROP TABLE "_event_v_rels" CASCADE;
  DROP TABLE "person_links" CASCADE;
  DROP TABLE "person" CASCADE;
  DROP TABLE "person_locales" CASCADE;
  DROP TABLE "person_rels" CASCADE;
  DROP TABLE "_person_v_version_links" CASCADE;
  DROP TABLE "_person_v" CASCADE;
  DROP TABLE "_person_v_locales" CASCADE;
  DROP TABLE "_person_v_rels" CASCADE;
  DROP TABLE "testimonial" CASCADE;
  DROP TABLE "testimonial_locales" CASCADE;
  DROP TABLE "testimonial_rels" CASCADE;
  DROP TABLE "_testimonial_v" CASCADE;
  DROP TABLE "_testimonial_v_locales" CASCADE;
  DROP TABLE "_testimonial_v_rels" CASCADE;
  DROP TABLE "page" CASCADE;
  DROP TABLE "page_locales" CASCADE;
  DROP TABLE "page_rels" CASCADE;
  DROP TABLE "_page_v" CASCADE;
  DROP TABLE "_page_v_locales" CASCADE;
  DROP TABLE "_page_v_rels" CASCADE;
  DROP TABLE "landing_page" CASCADE;
  DROP TABLE "landing_page_locales" CASCADE;
  DROP TABLE "landing_page_rels" CASCADE;
  DROP TABLE "_landing_page_v" CASCADE;
  DROP TABLE "_landing_page_v_locales" CASCADE;
  DROP TABLE "_landing_page_v_rels" CASCADE;
  DROP TABLE "overview_page" CASCADE;
  DROP TABLE "overview_page_locales" CASCADE;
  DROP TABLE "overview_page_rels" CASCADE;
  DROP TABLE "_overview_page_v" CASCADE;
  DROP TABLE "_overview_page_v_locales" CASCADE;
  DROP TABLE "_overview_page_v_rels" CASCADE;
  DROP TABLE "solution" CASCADE;
  DROP TABLE "solution_locales" CASCADE;
  DROP TABLE "solution_rels" CASCADE;
  DROP TABLE "_solution_v" CASCADE;
  DROP TABLE "_solution_v_locales" CASCADE;
  DROP TABLE "_solution_v_rels" CASCADE;
  DROP TABLE "platform" CASCADE;
  DROP TABLE "platform_locales" CASCADE;
  DROP TABLE "platform_rels" CASCADE;
  DROP TABLE "_platform_v" CASCADE;
  DROP TABLE "_platform_v_locales" CASCADE;
  DROP TABLE "_platform_v_rels" CASCADE;
  DROP TABLE "product_suite" CASCADE;
  DROP TABLE "product_suite_locales" CASCADE;
  DROP TABLE "product_suite_rels" CASCADE;
  DROP TABLE "_product_suite_v" CASCADE;
  DROP TABLE "_product_suite_v_locales" CASCADE;
  DROP TABLE "_product_suite_v_rels" CASCADE;
  DROP TABLE "product_detail_capabilities" CASCADE;
  DROP TABLE "product_detail_capabilities_locales" CASCADE;
  DROP TABLE "product_detail" CASCADE;
  DROP TABLE "product_detail_locales" CASCADE;
  DROP TABLE "product_detail_rels" CASCADE;
  DROP TABLE "_product_detail_v_version_capabilities" CASCADE;
  DROP TABLE "_product_detail_v_version_capabilities_locales" CASCADE;
  DROP TABLE "_product_detail_v" CASCADE;
  DROP TABLE "_product_detail_v_locales" CASCADE;
  DROP TABLE "_product_detail_v_rels" CASCADE;
  DROP TABLE "images" CASCADE;
  DROP TABLE "images_locales" CASCADE;
  DROP TABLE "svgs" CASCADE;
  DROP TABLE "svgs_locales" CASCADE;
  DROP TABLE "files" CASCADE;
  DROP TABLE "files_locales" CASCADE;
  DROP TABLE "article_type" CASCADE;
  DROP TABLE "article_type_locales" CASCADE;
  DROP TABLE "audio_type" CASCADE;
  DROP TABLE "audio_type_locales" CASCADE;
  DROP TABLE "brand_colors" CASCADE;
  DROP TABLE "brand_colors_locales" CASCADE;
  DROP TABLE "file_type" CASCADE;
  DROP TABLE "file_type_locales" CASCADE;
  DROP TABLE "image_type" CASCADE;
  DROP TABLE "image_type_locales" CASCADE;
  DROP TABLE "industries" CASCADE;
  DROP TABLE "industries_locales" CASCADE;
  DROP TABLE "product_suites" CASCADE;
  DROP TABLE "product_suites_locales" CASCADE;
  DROP TABLE "resource_type" CASCADE;
  DROP TABLE "resource_type_locales" CASCADE;
  DROP TABLE "role_category" CASCADE;
  DROP TABLE "role_category_locales" CASCADE;
  DROP TABLE "svg_type" CASCADE;
  DROP TABLE "svg_type_locales" CASCADE;
  DROP TABLE "tags" CASCADE;
  DROP TABLE "tags_locales" CASCADE;
  DROP TABLE "video_type" CASCADE;
  DROP TABLE "video_type_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings_navigation_children" CASCADE;
  DROP TABLE "site_settings_navigation_children_locales" CASCADE;
  DROP TABLE "site_settings_navigation" CASCADE;
  DROP TABLE "site_settings_navigation_locales" CASCADE;
  DROP TABLE "site_settings_footer_links" CASCADE;
  DROP TABLE "site_settings_footer_links_locales" CASCADE;
  DROP TABLE "site_settings_footer" CASCADE;
  DROP TABLE "site_settings_footer_locales" CASCADE;
  DROP TABLE "site_settings_disjunctive_facets" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_locales" CASCADE;
  DROP TABLE "site_settings_rels" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_article_moderation";
  DROP TYPE "public"."enum_article_status";
  DROP TYPE "public"."enum__article_v_version_moderation";
  DROP TYPE "public"."enum__article_v_version_status";
  DROP TYPE "public"."enum__article_v_published_locale";
  DROP TYPE "public"."enum_resource_moderation";
  DROP TYPE "public"."enum_resource_status";
  DROP TYPE "public"."enum__resource_v_version_moderation";
  DROP TYPE "public"."enum__resource_v_version_status";
  DROP TYPE "public"."enum__resource_v_published_locale";
  DROP TYPE "public"."enum_case_study_moderation";
  DROP TYPE "public"."enum_case_study_status";
  DROP TYPE "public"."enum__case_study_v_version_moderation";
  DROP TYPE "public"."enum__case_study_v_version_status";
  DROP TYPE "public"."enum__case_study_v_published_locale";
  DROP TYPE "public"."enum_event_moderation";
  DROP TYPE "public"."enum_event_status";
  DROP TYPE "public"."enum__event_v_version_moderation";
  DROP TYPE "public"."enum__event_v_version_status";
  DROP TYPE "public"."enum__event_v_published_locale";
  DROP TYPE "public"."enum_person_moderation";
  DROP TYPE "public"."enum_person_status";
  DROP TYPE "public"."enum__person_v_version_moderation";
  DROP TYPE "public"."enum__person_v_version_status";
  DROP TYPE "public"."enum__person_v_published_locale";
  DROP TYPE "public"."enum_testimonial_moderation";
  DROP TYPE "public"."enum_testimonial_status";
  DROP TYPE "public"."enum__testimonial_v_version_moderation";
  DROP TYPE "public"."enum__testimonial_v_version_status";
  DROP TYPE "public"."enum__testimonial_v_published_locale";
  DROP TYPE "public"."enum_page_moderation";
  DROP TYPE "public"."enum_page_status";
  DROP TYPE "public"."enum__page_v_version_moderation";
  DROP TYPE "public"."enum__page_v_version_status";
  DROP TYPE "public"."enum__page_v_published_locale";
  DROP TYPE "public"."enum_landing_page_moderation";
  DROP TYPE "public"."enum_landing_page_status";
  DROP TYPE "public"."enum__landing_page_v_version_moderation";
  DROP TYPE "public"."enum__landing_page_v_version_status";
  DROP TYPE "public"."enum__landing_page_v_published_locale";
  DROP TYPE "public"."enum_overview_page_listed_type";
  DROP TYPE "public"."enum_overview_page_moderation";
  DROP TYPE "public"."enum_overview_page_status";
  DROP TYPE "public"."enum__overview_page_v_version_listed_type";
  DROP TYPE "public"."enum__overview_page_v_version_moderation";
  DROP TYPE "public"."enum__overview_page_v_version_status";
  DROP TYPE "public"."enum__overview_page_v_published_locale";
  DROP TYPE "public"."enum_solution_moderation";
  DROP TYPE "public"."enum_solution_status";
  DROP TYPE "public"."enum__solution_v_version_moderation";
  DROP TYPE "public"."enum__solution_v_version_status";
  DROP TYPE "public"."enum__solution_v_published_locale";
  DROP TYPE "public"."enum_platform_moderation";
  DROP TYPE "public"."enum_platform_status";
  DROP TYPE "public"."enum__platform_v_version_moderation";
  DROP TYPE "public"."enum__platform_v_version_status";
  DROP TYPE "public"."enum__platform_v_published_locale";
  DROP TYPE "public"."enum_product_suite_moderation";
  DROP TYPE "public"."enum_product_suite_status";
  DROP TYPE "public"."enum__product_suite_v_version_moderation";
  DROP TYPE "public"."enum__product_suite_v_version_status";
  DROP TYPE "public"."enum__product_suite_v_published_locale";
  DROP TYPE "public"."enum_product_detail_moderation";
  DROP TYPE "public"."enum_product_detail_status";
  DROP TYPE "public"."enum__product_detail_v_version_moderation";
  DROP TYPE "public"."enum__product_detail_v_version_status";
  DROP TYPE "public"."enum__product_detail_v_published_locale";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_site_settings_navigation_children_to";
  DROP TYPE "public"."enum_site_settings_navigation_to";
  DROP TYPE "public"."enum_site_settings_footer_links_to";
  DROP TYPE "public"."enum_site_settings_disjunctive_facets";`)
}
