// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "redirects_from_idx";
  ALTER TABLE "page_templates" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  CREATE INDEX "page_templates_deleted_at_idx" ON "page_templates" USING btree ("deleted_at");
  CREATE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");`)
  // Handwritten, because Payload has no partial indexes: a path is free again as soon as its redirect is in the trash.
  await db.execute(
    sql`create unique index redirects_from_unique on redirects ("from") where deleted_at is null`,
  )
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   delete from redirects as trashed using redirects as other
    where trashed.deleted_at is not null and trashed."from" = other."from" and trashed.id <> other.id;
  drop index redirects_from_unique;
  DROP INDEX "page_templates_deleted_at_idx";
  DROP INDEX "redirects_from_idx";
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  ALTER TABLE "page_templates" DROP COLUMN "deleted_at";`)
}
