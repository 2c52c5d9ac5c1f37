import { MEDIA_SLUGS, type MediaSlug } from './media-collections.ts';
import { type Column, isParent, type TableGraph } from './table-graph.ts';

const name = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`;
const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** SQL that joins a table's row to the revision it belongs to, and tells whether that is the latest one. */
function joinRevision({ table }: Column, graph: TableGraph): { joins: string; isCurrent: string } {
  let joins = '';
  let [alias, current] = ['t', table];
  // A row of an array in an array in a revision is three steps away; nothing is ten.
  for (let step = 1; step < 10 && !graph.revisions.has(current); step += 1) {
    const parent = graph.references.find((reference) => reference.table === current && isParent(reference));
    if (!parent) return { joins: '', isCurrent: 'true' };
    joins += ` join ${name(parent.target)} p${step} on p${step}.id = ${alias}.${name(parent.column)}`;
    [alias, current] = [`p${step}`, parent.target];
  }
  return { joins, isCurrent: `coalesce(${alias}.latest, false)` };
}

function selectReferences(graph: TableGraph): string[] {
  return graph.references
    .filter(
      (reference) => (MEDIA_SLUGS as readonly string[]).includes(reference.target) && !isParent(reference),
    )
    .map((reference) => {
      const { joins, isCurrent } = joinRevision(reference, graph);
      const column = `t.${name(reference.column)}`;
      return `select ${text(reference.target)} as slug, ${column}::bigint as id, ${isCurrent} as "isCurrent"
        from ${name(reference.table)} t${joins} where ${column} is not null`;
    });
}

/** `{ "relationTo": "images", "value": 12 }`, wherever it stands: in sections, in paragraphs, in running text. */
function selectPolymorphic(column: Column, graph: TableGraph): string {
  const { joins, isCurrent } = joinRevision(column, graph);
  const slugs = MEDIA_SLUGS.map((slug) => `@.relationTo == "${slug}"`).join(' || ');
  return `select found->>'relationTo' as slug, coalesce(found->'value'->>'id', found->>'value')::bigint as id,
      ${isCurrent} as "isCurrent"
    from ${name(column.table)} t${joins},
      jsonb_path_query(t.${name(column.column)}, '$.** ? (${slugs})') as found
    where coalesce(found->'value'->>'id', found->>'value') ~ '^[0-9]+$'`;
}

/** `"logo": 12`, where only the field's name tells of which collection; any number below it counts. */
function selectBare(
  column: Column,
  graph: TableGraph,
  fields: ReadonlyMap<string, ReadonlySet<MediaSlug>>,
): string[] {
  const { joins, isCurrent } = joinRevision(column, graph);
  return [...fields].flatMap(([field, slugs]) =>
    [...slugs].map(
      (slug) => `select ${text(slug)} as slug, (found #>> '{}')::bigint as id,
          ${isCurrent} as "isCurrent"
        from ${name(column.table)} t${joins},
          jsonb_path_query(t.${name(column.column)}, ${text(`$.**.${JSON.stringify(field)}.**`)}) as found
        where jsonb_typeof(found) = 'number' and found #>> '{}' ~ '^[0-9]+$'`,
    ),
  );
}

/**
 * One query for every use of every medium: `slug`, `id`, and `isCurrent`, which is false where only revisions older than
 * the latest use it.
 */
export function usageQuery(graph: TableGraph, fields: ReadonlyMap<string, ReadonlySet<MediaSlug>>): string {
  const uses = [
    ...selectReferences(graph),
    ...graph.jsonColumns.flatMap((column) => [
      selectPolymorphic(column, graph),
      ...selectBare(column, graph, fields),
    ]),
  ];
  return `select slug, id, bool_or("isCurrent") as "isCurrent" from (${uses.join(' union all ')}) as uses group by slug, id`;
}
