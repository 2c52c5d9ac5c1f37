// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "resource_rels" ADD COLUMN "audio_id" integer;
  ALTER TABLE "resource_rels" ADD COLUMN "videos_id" integer;
  ALTER TABLE "resource_rels" ADD COLUMN "remote_videos_id" integer;
  ALTER TABLE "_resource_v_rels" ADD COLUMN "audio_id" integer;
  ALTER TABLE "_resource_v_rels" ADD COLUMN "videos_id" integer;
  ALTER TABLE "_resource_v_rels" ADD COLUMN "remote_videos_id" integer;
  ALTER TABLE "resource_rels" ADD CONSTRAINT "resource_rels_audio_fk" FOREIGN KEY ("audio_id") REFERENCES "public"."audio"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resource_rels" ADD CONSTRAINT "resource_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resource_rels" ADD CONSTRAINT "resource_rels_remote_videos_fk" FOREIGN KEY ("remote_videos_id") REFERENCES "public"."remote_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resource_v_rels" ADD CONSTRAINT "_resource_v_rels_audio_fk" FOREIGN KEY ("audio_id") REFERENCES "public"."audio"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resource_v_rels" ADD CONSTRAINT "_resource_v_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resource_v_rels" ADD CONSTRAINT "_resource_v_rels_remote_videos_fk" FOREIGN KEY ("remote_videos_id") REFERENCES "public"."remote_videos"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "resource_rels_audio_id_idx" ON "resource_rels" USING btree ("audio_id");
  CREATE INDEX "resource_rels_videos_id_idx" ON "resource_rels" USING btree ("videos_id");
  CREATE INDEX "resource_rels_remote_videos_id_idx" ON "resource_rels" USING btree ("remote_videos_id");
  CREATE INDEX "_resource_v_rels_audio_id_idx" ON "_resource_v_rels" USING btree ("audio_id");
  CREATE INDEX "_resource_v_rels_videos_id_idx" ON "_resource_v_rels" USING btree ("videos_id");
  CREATE INDEX "_resource_v_rels_remote_videos_id_idx" ON "_resource_v_rels" USING btree ("remote_videos_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "resource_rels" DROP CONSTRAINT "resource_rels_audio_fk";
  
  ALTER TABLE "resource_rels" DROP CONSTRAINT "resource_rels_videos_fk";
  
  ALTER TABLE "resource_rels" DROP CONSTRAINT "resource_rels_remote_videos_fk";
  
  ALTER TABLE "_resource_v_rels" DROP CONSTRAINT "_resource_v_rels_audio_fk";
  
  ALTER TABLE "_resource_v_rels" DROP CONSTRAINT "_resource_v_rels_videos_fk";
  
  ALTER TABLE "_resource_v_rels" DROP CONSTRAINT "_resource_v_rels_remote_videos_fk";
  
  DROP INDEX "resource_rels_audio_id_idx";
  DROP INDEX "resource_rels_videos_id_idx";
  DROP INDEX "resource_rels_remote_videos_id_idx";
  DROP INDEX "_resource_v_rels_audio_id_idx";
  DROP INDEX "_resource_v_rels_videos_id_idx";
  DROP INDEX "_resource_v_rels_remote_videos_id_idx";
  ALTER TABLE "resource_rels" DROP COLUMN "audio_id";
  ALTER TABLE "resource_rels" DROP COLUMN "videos_id";
  ALTER TABLE "resource_rels" DROP COLUMN "remote_videos_id";
  ALTER TABLE "_resource_v_rels" DROP COLUMN "audio_id";
  ALTER TABLE "_resource_v_rels" DROP COLUMN "videos_id";
  ALTER TABLE "_resource_v_rels" DROP COLUMN "remote_videos_id";`)
}
