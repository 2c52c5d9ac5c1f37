import type { SearchDocument } from '@keelstone/search-index';
import type { Client } from 'pg';

/**
 * The same documents in a table designed for this search: one weighted vector to match, another of title, terms and
 * excerpt to rank by (ranking bodies costs several times as much), arrays for facets with several values.
 */
const SCHEMA = `
create table documents (
  nid integer primary key,
  created bigint not null,
  content_type text not null,
  date text not null,
  product_suites text[] not null,
  industries text[] not null,
  words tsvector not null,
  ranked tsvector not null
);
`;

const INDEXES = `
create index documents_words on documents using gin (words) with (fastupdate = off);
create index documents_suites on documents using gin (product_suites);
create index documents_industries on documents using gin (industries);
create index documents_created on documents (created desc, nid desc);
create index documents_date on documents (date);
vacuum analyze documents;
`;

const INSERT = `
insert into documents
select nid, created, facets #>> '{content_type,0}', facets #>> '{date,0}',
  array(select jsonb_array_elements_text(facets -> 'product_suites')),
  array(select jsonb_array_elements_text(facets -> 'industries')),
  setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', terms), 'B') ||
    setweight(to_tsvector('simple', excerpt), 'C') || setweight(to_tsvector('simple', body), 'D'),
  setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', terms), 'B') ||
    setweight(to_tsvector('simple', excerpt), 'C')
from jsonb_to_recordset($1::jsonb)
  as d(nid int, created bigint, facets jsonb, title text, terms text, excerpt text, body text)
`;

const BATCH = 500;

/** Removes accents, like the extension `unaccent`. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Creates the table. */
export const createTable = (client: Client) => client.query(SCHEMA);

export async function insertDocuments(client: Client, documents: readonly SearchDocument[]): Promise<void> {
  for (let start = 0; start < documents.length; start += BATCH) {
    const batch = documents.slice(start, start + BATCH).map((document) => ({
      ...document,
      title: fold(document.title),
      terms: fold(document.terms),
      excerpt: fold(document.excerpt),
      body: fold(document.body),
    }));
    await client.query(INSERT, [JSON.stringify(batch)]);
  }
}

/** Creates the indexes and the statistics, once all documents are loaded. */
export async function createIndexes(client: Client): Promise<void> {
  for (const statement of INDEXES.split(';').filter((text) => text.trim())) await client.query(statement);
}

/** Creates the table, its indexes and its statistics. */
export async function loadPostgres(client: Client, documents: readonly SearchDocument[]): Promise<void> {
  await createTable(client);
  await insertDocuments(client, documents);
  await createIndexes(client);
}
