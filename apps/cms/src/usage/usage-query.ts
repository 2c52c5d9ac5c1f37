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

/** Planned changes store whole documents. The page that one is for is no use of that page: both go together. */
export const PLANS = 'scheduled_changes';
const isOfPlans = ({ table }: Column) => table === PLANS || table.startsWith(`${PLANS}_`);

/** The names of fields in a JSON column whose numbers are references. */
const namesIn = (column: Column, { inBlocks, inPlans }: BareFields) =>
  isOfPlans(column) ? inPlans : inBlocks;

/** What a JSON column holds: of a plan, what it publishes, without what was published when it was made. */
const contentIn = (column: Column) =>
  `t.${name(column.column)}${isOfPlans(column) ? " - 'publishedWhenPlanned'" : ''}`;

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

/**
 * The rows whose JSON can contain one of these words, by the index of its column (database/reference-indexes.ts), which
 * also finds other numbers of that size.
 */
const mayContain = (column: Column, words: readonly string[]) =>
  `editing.references_in(t.${name(column.column)}) && ${listed(words)}`;

/**
 * Finds `{ "relationTo": "images", "value": 12 }` anywhere: in sections, paragraphs and rich text. Comparing with the
 * slugs inside the path would take five times as long: each comparison visits every value of the JSON.
 */
function selectPolymorphic(
  column: Column,
  graph: TableGraph,
  slugs: readonly string[],
  documents?: readonly Wanted[],
): string {
  const holder = joinHolder(column, graph);
  const id = `coalesce(found->'value'->>'id', found->>'value')`;
  const words = documents?.map((each) => `${each.slug}:${each.id}`);
  return `select found->>'relationTo' as slug, ${id}::bigint as id, ${columnsOf(holder)}
    from ${name(column.table)} t${holder.joins},
      jsonb_path_query(${contentIn(column)}, 'strict $.** ? (exists (@.relationTo))') as found
    where found->>'relationTo' = any(${listed(slugs)}) and ${id} ~ '^[0-9]+$'${words ? ` and ${mayContain(column, words)}` : ''}`;
}

/** Finds `"logo": 12`, where only the field's name tells the collection; any number below it counts. */
function selectBare(
  column: Column,
  graph: TableGraph,
  fields: BareFields,
  slugs: readonly string[],
  documents?: readonly Wanted[],
): string[] {
  const holder = joinHolder(column, graph);
  const wanted = [...namesIn(column, fields)].flatMap(([field, meant]) =>
    [...meant].filter((slug) => slugs.includes(slug)).map((slug) => ({ field, slug })),
  );
  return wanted.map(({ field, slug }) => {
    const words = documents && idsOf(slug, documents).map(String);
    return `select ${text(slug)} as slug, (found #>> '{}')::bigint as id, ${columnsOf(holder)}
        from ${name(column.table)} t${holder.joins},
          jsonb_path_query(${contentIn(column)}, ${text(`$.**.${JSON.stringify(field)}.**`)}) as found
        where jsonb_typeof(found) = 'number' and found #>> '{}' ~ '^[0-9]+$'${words ? ` and ${mayContain(column, words)}` : ''}`;
  });
}

/**
 * SQL for uses of documents of these collections: `slug`, `id`, the document that uses it (`holder`, `holderId`),
 * `isCurrent`, which is false if only old revisions or documents in the trash use it, and the `language` in which it is
 * used, if that is one.
 *
 * @param documents finds the uses of these, and some of others, without reading all content; by default of all
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

/** Finds one document in JSON: its fields are many, but each row is read at most once. */
function selectOneInJson(
  column: Column,
  graph: TableGraph,
  fields: BareFields,
  { slug, id }: Wanted,
): string {
  const holder = joinHolder(column, graph);
  const bare = [...namesIn(column, fields)].filter(([, meant]) => meant.has(slug)).map(([field]) => field);
  const words = [`${slug}:${id}`, ...(bare.length > 0 ? [String(id)] : [])];
  const paths = [
    `$.** ? (@.relationTo == "${slug}" && (@.value == ${id} || @.value.id == ${id}))`,
    ...bare.map((field) => `$.**.${JSON.stringify(field)}.** ? (@ == ${id})`),
  ];
  return `select ${text(slug)} as slug, ${id}::bigint as id, ${columnsOf(holder)}
    from ${name(column.table)} t${holder.joins}
    where ${mayContain(column, words)}
      and (${paths.map((path) => `(${contentIn(column)}) @? ${text(path)}`).join(' or ')})`;
}

/** SQL for every use of one document, with the columns of `usageQuery`. */
export const usesOfOneQuery = (graph: TableGraph, fields: BareFields, wanted: Wanted): string =>
  [
    ...selectReferences(graph, [wanted.slug], [wanted]),
    ...graph.jsonColumns.map((column) => selectOneInJson(column, graph, fields, wanted)),
  ].join(' union all ');
