import { postgresAdapter } from '@payloadcms/db-postgres';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { buildConfig } from 'payload';

/** Payload as a website would have it, without its admin: articles with a rich text, found by their slug. */
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
    // The seed alone makes tables, in a database that has none.
    push: process.env.NEXT_PEER_SEEDS === '1',
    disableCreateDatabase: true,
  }),
});
