// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_about" ADD VALUE 'form';
  ALTER TYPE "public"."enum_mails_about" ADD VALUE 'reply';
  ALTER TABLE "forms" ADD COLUMN "team_addresses" varchar;
  ALTER TABLE "forms" ADD COLUMN "reply_is_sent" boolean DEFAULT false;
  ALTER TABLE "forms_locales" ADD COLUMN "reply_subject" varchar;
  ALTER TABLE "forms_locales" ADD COLUMN "reply_text" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mails" ALTER COLUMN "about" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_about";
  CREATE TYPE "public"."enum_mails_about" AS ENUM('password', 'invitation', 'review_requested', 'review_decided', 'plan_done', 'plan_failed', 'submissions');
  ALTER TABLE "mails" ALTER COLUMN "about" SET DATA TYPE "public"."enum_mails_about" USING "about"::"public"."enum_mails_about";
  ALTER TABLE "forms" DROP COLUMN "team_addresses";
  ALTER TABLE "forms" DROP COLUMN "reply_is_sent";
  ALTER TABLE "forms_locales" DROP COLUMN "reply_subject";
  ALTER TABLE "forms_locales" DROP COLUMN "reply_text";`)
}
