// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_search_tasks_kind" AS ENUM('rebuild');
  CREATE TYPE "public"."enum_search_tasks_state" AS ENUM('waiting', 'running', 'done', 'cancelled', 'failed');
  CREATE TYPE "public"."enum_search_tasks_stage" AS ENUM('nodes', 'settings', 'redirects', 'index');
  CREATE TABLE "search_tasks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_search_tasks_kind" DEFAULT 'rebuild',
  	"state" "enum_search_tasks_state" DEFAULT 'waiting',
  	"started_by_id" integer,
  	"started_at" timestamp(3) with time zone,
  	"finished_at" timestamp(3) with time zone,
  	"done" numeric DEFAULT 0,
  	"total" numeric DEFAULT 0,
  	"written" numeric DEFAULT 0,
  	"removed" numeric DEFAULT 0,
  	"fault_count" numeric DEFAULT 0,
  	"failure" varchar,
  	"faults" jsonb,
  	"stage" "enum_search_tasks_stage" DEFAULT 'nodes' NOT NULL,
  	"cursor" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "search_tasks" ADD CONSTRAINT "search_tasks_started_by_id_users_id_fk" FOREIGN KEY ("started_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "search_tasks_state_idx" ON "search_tasks" USING btree ("state");
  CREATE INDEX "search_tasks_started_by_idx" ON "search_tasks" USING btree ("started_by_id");
  CREATE INDEX "search_tasks_updated_at_idx" ON "search_tasks" USING btree ("updated_at");
  CREATE INDEX "search_tasks_created_at_idx" ON "search_tasks" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search_tasks" CASCADE;
  DROP TYPE "public"."enum_search_tasks_kind";
  DROP TYPE "public"."enum_search_tasks_state";
  DROP TYPE "public"."enum_search_tasks_stage";`)
}
