import { contentOf, PLANS, referencesOf } from '../database/stored-references.ts';
import type { BareFields } from './bare-reference-fields.ts';
import { type Column, isParent, type TableGraph } from './table-graph.ts';

const name = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`;
const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** A document whose uses are searched for. */
export type Wanted = { slug: string; id: number };

type Holder = {
  /** SQL that joins a row to its document or revision. */
  joins: string;
  /** SQL: slug and id of the document; the id is null for a global. */
  slug: string;
  id: string;
  /** SQL: whether it is published, or in the current draft. */
  isCurrent: string;
  /** SQL: the language of the row; null if it is for all. */
  language: string;
};

/** The page that a plan is for is no use of that page: both go together. */
const isOfPlans = ({ table }: Column) => table === PLANS || table.startsWith(`${PLANS}_`);

/** The names of fields in a JSON column whose numbers are references. */
const namesIn = (column: Column, { inBlocks, inPlans }: BareFields) =>
  isOfPlans(column) ? inPlans : inBlocks;

/** The document that a row belongs to, and its state. */
function joinHolder({ table }: Column, graph: TableGraph): Holder {
  const parentOf = (child: string) =>
    graph.references.find((reference) => reference.table === child && isParent(reference));
  let joins = '';
  let [alias, current] = ['t', table];
  const has = (column: string) => graph.states.get(current)?.has(column) ?? false;
  let language = 'null';
  const readLanguage = () => {
    if (has('_locale')) language = `${alias}._locale`;
  };
  readLanguage();
  // A row of a nested array in a revision is three joins away; nothing is ten.
  for (let step = 1; step < 10 && !graph.revisions.has(current); step += 1) {
    const parent = parentOf(current);
    if (!parent) break;
    joins += ` join ${name(parent.target)} p${step} on p${step}.id = ${alias}.${name(parent.column)}`;
    [alias, current] = [`p${step}`, parent.target];
    readLanguage();
  }
  if (graph.revisions.has(current)) {
    const document = parentOf(current);
    return {
      joins,
      slug: text(document?.target ?? current),
      id: document ? `${alias}.${name(document.column)}` : 'null',
      isCurrent: `coalesce(${alias}.latest, false)${has('version_deleted_at') ? ` and ${alias}.version_deleted_at is null` : ''}`,
      language,
    };
  }
  const conditions = [
    ...(has('deleted_at') ? [`${alias}.deleted_at is null`] : []),
    // Unpublished documents are edited in their revisions; their main row may be outdated.
    ...(has('_status') ? [`${alias}._status = 'published'`] : []),
    ...(current === PLANS ? [`${alias}.state = 'planned'`] : []),
  ];
  const isCurrent = conditions.join(' and ') || 'true';
  return { joins, slug: text(current), id: `${alias}.id`, isCurrent, language };
}

const columnsOf = ({ slug, id, isCurrent, language }: Holder) =>
  `${slug} as "holder", (${id})::bigint as "holderId", (${isCurrent}) as "isCurrent", (${language})::text as language`;

const listed = (values: readonly string[]) => `array[${values.map(text).join(', ')}]::text[]`;
const idsOf = (slug: string, documents: readonly Wanted[]) =>
  documents.filter((each) => each.slug === slug).map(({ id }) => id);

function selectReferences(
  graph: TableGraph,
  slugs: readonly string[],
  documents?: readonly Wanted[],
): string[] {
  return graph.references
    .filter((reference) => slugs.includes(reference.target) && !isParent(reference) && !isOfPlans(reference))
    .map((reference) => {
      const holder = joinHolder(reference, graph);
      const column = `t.${name(reference.column)}`;
      const ids = documents && idsOf(reference.target, documents);
      return `select ${text(reference.target)} as slug, ${column}::bigint as id, ${columnsOf(holder)}
        from ${name(reference.table)} t${holder.joins} where ${column} ${ids ? `= any('{${ids}}')` : 'is not null'}`;
    });
}

/** SQL for what a JSON column refers to, as an array of words (database/stored-references.ts). */
const wordsIn = ({ column }: Column) => `t.${name(referencesOf(column))}`;
const wordOf = ({ slug, id }: Wanted) => `${slug}:${id}`;

/** Finds `{ "relationTo": "images", "value": 12 }` anywhere: in sections, paragraphs and rich text. */
function selectPolymorphic(
  column: Column,
  graph: TableGraph,
  slugs: readonly string[],
  documents?: readonly Wanted[],
): string {
  const holder = joinHolder(column, graph);
  const words = documents && listed(documents.map(wordOf));
  return `select split_part(word, ':', 1) as slug, split_part(word, ':', 2)::bigint as id, ${columnsOf(holder)}
    from ${name(column.table)} t${holder.joins}, unnest(${wordsIn(column)}) as word
    where ${words ? `${wordsIn(column)} && ${words} and word = any(${words})` : `${wordsIn(column)} is not null and word ~ '^(${slugs.join('|')}):[0-9]+$'`}`;
}

/**
 * Finds `"logo": 12`, where only the field's name tells the collection; any number below it counts. Only rows with a
 * number that may be an id are read, each once.
 */
function selectBare(
  column: Column,
  graph: TableGraph,
  fields: BareFields,
  slugs: readonly string[],
  documents?: readonly Wanted[],
): string[] {
  const wanted = [...namesIn(column, fields)].flatMap(([field, meant]) =>
    [...meant].filter((slug) => slugs.includes(slug)).map((slug) => ({ field, slug })),
  );
  if (wanted.length === 0) return [];
  const holder = joinHolder(column, graph);
  const found = wanted.map(
    ({ field, slug }) =>
      `select ${text(slug)} as slug, jsonb_path_query(once.content, ${text(`$.**.${JSON.stringify(field)}.**`)}) as value`,
  );
  const ids =
    documents &&
    listed(
      documents.filter(({ slug }) => wanted.some((each) => each.slug === slug)).map(({ id }) => String(id)),
    );
  return [
    `select slug, (value #>> '{}')::bigint as id, ${columnsOf(holder)}
    from ${name(column.table)} t${holder.joins},
      lateral (select t.${contentOf(column.table, column.column)} as content offset 0) as once, lateral (${found.join(' union all ')}) as found
    where ${ids ? `${wordsIn(column)} && ${ids}` : `exists (select from unnest(${wordsIn(column)}) as word where word ~ '^[0-9]+$')`}
      and jsonb_typeof(value) = 'number' and value #>> '{}' ~ '^[0-9]+$'${documents ? ` and slug || ':' || (value #>> '{}') = any(${listed(documents.map(wordOf))})` : ''}`,
  ];
}

/**
 * SQL for uses of documents of these collections: `slug`, `id`, the document that uses it (`holder`, `holderId`),
 * `isCurrent`, which is false if only old revisions or documents in the trash use it, and the `language` in which it is
 * used, if that is one.
 *
 * @param documents finds the uses of these, without reading all content; by default of all
 */
export function usageQuery(
  graph: TableGraph,
  fields: BareFields,
  slugs: readonly string[],
  documents?: readonly Wanted[],
): string {
  return [
    ...selectReferences(graph, slugs, documents),
    ...graph.jsonColumns.flatMap((column) => [
      selectPolymorphic(column, graph, slugs, documents),
      ...selectBare(column, graph, fields, slugs, documents),
    ]),
  ].join(' union all ');
}
