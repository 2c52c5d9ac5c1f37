import { postgresAdapter } from '@payloadcms/db-postgres';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { buildConfig } from 'payload';

/** Payload as a website would use it, without its admin: articles with rich text, found by slug. */
export default buildConfig({
  secret: 'known-to-the-benchmark-only-0123456789',
  telemetry: false,
  graphQL: { disable: true },
  editor: lexicalEditor(),
  collections: [
    {
      slug: 'tags',
      fields: [{ name: 'label', type: 'text', required: true, index: true }],
    },
    {
      slug: 'articles',
      defaultSort: '-createdAt',
      fields: [
        { name: 'slug', type: 'text', required: true, unique: true, index: true },
        { name: 'title', type: 'text', required: true },
        { name: 'excerpt', type: 'textarea' },
        { name: 'tags', type: 'relationship', relationTo: 'tags', hasMany: true, index: true },
        { name: 'body', type: 'richText', required: true },
      ],
    },
  ],
  db: postgresAdapter({
    pool: { connectionString: process.env.DATABASE_URL, max: 10 },
    // Only the seed script creates tables, in an empty database.
    push: process.env.NEXT_PEER_SEEDS === '1',
    disableCreateDatabase: true,
  }),
});
