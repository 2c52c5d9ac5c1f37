import type { SearchDocument } from '@keelstone/search-index';
import Database from 'libsql';
import { FacetCounter, isByRelevance } from './facet-counter.ts';
import { FIELD_WEIGHTS, type Peer, splitPlain } from './peer.ts';

const BATCH = 500;

/** FTS5 in memory, with our own facet counts, which are far faster than counting in SQL; titles by trigrams. */
export function createSqlite(version: string): Peer {
  const database = new Database(':memory:');
  database.exec(`
    create virtual table documents using fts5(title, terms, excerpt, body, content = '', contentless_delete = 1,
      tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
    create virtual table titles using fts5(title, created unindexed, tokenize = 'trigram');`);
  const counter = new FacetCounter();
  const weights = Object.values(FIELD_WEIGHTS).join(', ');
  const insert = database.prepare(
    'insert into documents (rowid, title, terms, excerpt, body) values (?, ?, ?, ?, ?)',
  );
  const insertTitle = database.prepare('insert into titles (rowid, title, created) values (?, ?, ?)');
  const remove = database.prepare('delete from documents where rowid = ?');
  const removeTitle = database.prepare('delete from titles where rowid = ?');
  const found = database.prepare('select rowid from documents where documents match ?').pluck();
  const ranked = database
    .prepare(`select rowid, -bm25(documents, ${weights}) from documents where documents match ?`)
    .raw();
  const titled = database
    .prepare('select title from titles where titles match ? order by created desc limit 3')
    .pluck();
  const all: number[] = [];
  const add = ({ nid, title, terms, excerpt, body, created }: SearchDocument) => {
    insert.run([nid, title, terms, excerpt, body]);
    insertTitle.run([nid, title, created]);
  };
  const find = (query: string, isRanked: boolean) => {
    if (!isRanked) return { nids: found.all([query]) as number[], scores: null };
    const rows = ranked.all([query]) as [number, number][];
    return { nids: rows.map(([nid]) => nid), scores: rows.map(([, score]) => score) };
  };
  return {
    name: `SQLite FTS5 (libsql ${version})`,
    load(documents) {
      counter.load(documents);
      all.push(...documents.map(({ nid }) => nid));
      for (let start = 0; start < documents.length; start += BATCH)
        database.transaction(() => documents.slice(start, start + BATCH).forEach(add))();
    },
    search(request) {
      if (request.keys.length === 0) return counter.resultOf({ nids: all, scores: null }, request);
      const words = request.keys.flatMap(splitPlain).map((word) => `"${word}"`);
      return counter.resultOf(find(`${words.join(' ')}*`, isByRelevance(request)), request);
    },
    suggest: (text) => (text.length < 3 ? [] : titled.all([`"${text.replaceAll('"', '')}"`])),
    update(document) {
      counter.put(document);
      database.transaction(() => {
        remove.run([document.nid]);
        removeTitle.run([document.nid]);
        add(document);
      })();
    },
    stop: () => void database.close(),
  };
}
