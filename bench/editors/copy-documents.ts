import type { Client } from 'pg';

/** A column that a copy does not take over as it is. */
type Columns = Record<string, string>;

const quote = (name: string) => `"${name}"`;

async function columnsOf(client: Client, table: string): Promise<{ name: string; type: string }[]> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows;
}

const HOLDS_WORDS = new Set(['character varying', 'text', 'jsonb']);

/**
 * Copies rows once for each row of a temporary table `map`, which has the columns `original`, `word` and `copied`.
 * Wherever a text contains the original's word, which stands in its titles and paths, it gets that of the copy.
 */
async function copyRows(
  client: Client,
  { table, by, map, changed }: { table: string; by: string; map: string; changed: Columns },
): Promise<void> {
  const columns = await columnsOf(client, table);
  const values = columns.map(({ name, type }) => {
    if (changed[name]) return changed[name];
    const value = `source.${quote(name)}`;
    return HOLDS_WORDS.has(type) ? `replace(${value}::text, map.word, map.copied)::${type}` : value;
  });
  const names = columns.map(({ name }) => quote(name)).join(', ');
  await client.query(
    `insert into ${table} (${names}) select ${values.join(', ')}
     from ${table} as source join ${map} as map on map.original = source.${quote(by)}`,
  );
}

const next = (table: string) => `nextval(pg_get_serial_sequence('${table}', 'id'))`;

/** The texts of documents or revisions in each language, and their references. */
async function copyTexts(client: Client, table: string, map: string): Promise<void> {
  const parts = { _locales: '_parent_id', _rels: 'parent_id' };
  for (const [suffix, parent] of Object.entries(parts)) {
    const part = `${table}${suffix}`;
    const changed = { id: next(part), [parent]: 'map.id' };
    await copyRows(client, { table: part, by: parent, map, changed });
  }
}

export type Copying = { nid: number; word: string; copies: number };

/**
 * Copies saved articles in the database, with all their revisions and what is published of them: ten thousand saves
 * would take an hour. What the CMS wrote is copied row by row, so a copy has the shape of the original whatever the
 * CMS writes, except for rows of fields with several rows, such as key points. Nothing is logged for followers: call it before a site follows.
 */
export async function copyArticles(client: Client, originals: readonly Copying[]): Promise<void> {
  await client.query('begin');
  await client.query('create temporary table asked (nid integer, word text, copies integer) on commit drop');
  for (const { nid, word, copies } of originals)
    await client.query('insert into asked values ($1, $2, $3)', [nid, word, copies]);
  await client.query(`create temporary table documents on commit drop as
    select article.id as original, asked.nid as from_nid, asked.word, asked.word || 'x' || number as copied, number,
      ${next('article')}::integer as id, nextval('node_ids')::integer as nid
    from asked join article on article.nid = asked.nid, generate_series(1, asked.copies) as number`);
  const created = `- number * interval '1 minute'`;
  await copyRows(client, {
    table: 'article',
    by: 'id',
    map: 'documents',
    changed: { id: 'map.id', nid: 'map.nid', created: `source.created ${created}` },
  });
  await copyTexts(client, 'article', 'documents');
  await client.query(`create temporary table revisions on commit drop as
    select stored.id as original, documents.word, documents.copied, documents.number, documents.nid,
      documents.id as parent, ${next('_article_v')}::integer as id
    from _article_v as stored join documents on documents.original = stored.parent_id`);
  await copyRows(client, {
    table: '_article_v',
    by: 'id',
    map: 'revisions',
    changed: {
      id: 'map.id',
      parent_id: 'map.parent',
      version_nid: 'map.nid',
      version_created: `source.version_created ${created}`,
    },
  });
  await copyTexts(client, '_article_v', 'revisions');
  await client.query(`insert into published.nodes (nid, language, type, path, node, shows)
    select map.nid, language, type, replace(path, word, copied),
      replace(node::text, word, copied)::jsonb || jsonb_build_object('nid', map.nid), shows
    from published.nodes as source join documents as map on map.from_nid = source.nid`);
  await client.query(`insert into editing.last_saves (collection, document_id, saved_by, saved_at)
    select collection, map.id, saved_by, saved_at
    from editing.last_saves as source join documents as map on map.original = source.document_id
    where collection = 'article'`);
  await client.query('commit');
  await client.query('analyze');
}

/** Copies an image, without its files: the media library reads rows only. */
export async function copyImage(client: Client, image: number, copies: number): Promise<void> {
  await client.query('begin');
  await client.query(
    `create temporary table images_copied on commit drop as
     select $1::integer as original, '' as word, '' as copied, number,
       ${next('images')}::integer as id from generate_series(1, $2::integer) as number`,
    [image, copies],
  );
  const filename = `regexp_replace(source.filename, '[.]', '-' || map.number || '.')`;
  await copyRows(client, {
    table: 'images',
    by: 'id',
    map: 'images_copied',
    changed: { id: 'map.id', filename },
  });
  await copyRows(client, {
    table: 'images_locales',
    by: '_parent_id',
    map: 'images_copied',
    changed: { id: next('images_locales'), _parent_id: 'map.id' },
  });
  await client.query('commit');
  await client.query('analyze');
}
