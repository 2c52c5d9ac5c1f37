// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mails_about" AS ENUM('password', 'invitation', 'review_requested', 'review_decided', 'plan_done', 'plan_failed', 'submissions');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('waiting', 'sent', 'written', 'failed');
  CREATE TYPE "public"."enum_users_notifications" AS ENUM('review_requested', 'review_decided', 'plan_done', 'plan_failed', 'submissions');
  CREATE TYPE "public"."enum_users_language" AS ENUM('en', 'de', 'fr');
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"recipient" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"html" varchar,
  	"about" "enum_mails_about" NOT NULL,
  	"state" "enum_mails_state" DEFAULT 'waiting' NOT NULL,
  	"failure" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"next_attempt_at" timestamp(3) with time zone,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"message_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_notifications" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_notifications",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "language" "enum_users_language" DEFAULT 'en';
  ALTER TABLE "users_notifications" ADD CONSTRAINT "users_notifications_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "users_notifications_order_idx" ON "users_notifications" USING btree ("order");
  CREATE INDEX "users_notifications_parent_idx" ON "users_notifications" USING btree ("parent_id");`)
  // Accounts that were there get what new ones get by default.
  await db.execute(sql`
  INSERT INTO "users_notifications" ("order", "parent_id", "value")
  SELECT topic.ordinality, users.id, topic.value
  FROM "users", unnest(enum_range('review_requested'::"public"."enum_users_notifications", 'plan_failed')) WITH ORDINALITY AS topic(value, ordinality);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "mails" CASCADE;
  DROP TABLE "users_notifications" CASCADE;
  ALTER TABLE "users" DROP COLUMN "language";
  DROP TYPE "public"."enum_mails_about";
  DROP TYPE "public"."enum_mails_state";
  DROP TYPE "public"."enum_users_notifications";
  DROP TYPE "public"."enum_users_language";`)
}
