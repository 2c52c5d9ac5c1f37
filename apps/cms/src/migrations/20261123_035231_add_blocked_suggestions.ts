// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_blocked_suggestions_language" AS ENUM('en', 'de', 'fr');
  CREATE TABLE "blocked_suggestions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar NOT NULL,
  	"language" "enum_blocked_suggestions_language" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "blocked_suggestions_id" integer;
  CREATE INDEX "blocked_suggestions_language_idx" ON "blocked_suggestions" USING btree ("language");
  CREATE INDEX "blocked_suggestions_updated_at_idx" ON "blocked_suggestions" USING btree ("updated_at");
  CREATE INDEX "blocked_suggestions_created_at_idx" ON "blocked_suggestions" USING btree ("created_at");
  CREATE INDEX "blocked_suggestions_deleted_at_idx" ON "blocked_suggestions" USING btree ("deleted_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blocked_suggestions_fk" FOREIGN KEY ("blocked_suggestions_id") REFERENCES "public"."blocked_suggestions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_blocked_suggestions_id_idx" ON "payload_locked_documents_rels" USING btree ("blocked_suggestions_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "blocked_suggestions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "blocked_suggestions" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_blocked_suggestions_fk";
  
  DROP INDEX "payload_locked_documents_rels_blocked_suggestions_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "blocked_suggestions_id";
  DROP TYPE "public"."enum_blocked_suggestions_language";`)
}
