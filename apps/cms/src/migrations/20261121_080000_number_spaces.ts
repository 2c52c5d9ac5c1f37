// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * One number space for all content types (nid), and one for all vocabularies: a term is known by its id alone. Written
 * by hand, because Payload's schema knows no shared sequences.
 */
const VOCABULARIES = [
  'article_type',
  'audio_type',
  'brand_colors',
  'file_type',
  'image_type',
  'industries',
  'product_suites',
  'resource_type',
  'role_category',
  'svg_type',
  'tags',
  'video_type',
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create sequence public.node_ids`)
  await db.execute(sql`create sequence public.term_ids`)
  for (const table of VOCABULARIES) {
    await db.execute(
      sql.raw(`alter table public."${table}" alter column id set default nextval('public.term_ids')`),
    )
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of VOCABULARIES) {
    await db.execute(
      sql.raw(`alter table public."${table}" alter column id set default nextval('public.${table}_id_seq')`),
    )
  }
  await db.execute(sql`drop sequence public.term_ids`)
  await db.execute(sql`drop sequence public.node_ids`)
}
