import type { Condition, SearchRequest } from '@keelstone/search-index';

/** For short queries on warm data: no just-in-time compilation, enough memory to sort and group. */
export const POSTGRES_SETTINGS =
  "set jit = off; set work_mem = '64MB'; set random_page_cost = 1.1; set default_statistics_target = 500";

/** A prepared statement with its parameters, cached by `name`. */
export type Statement = { name: string; text: string; values: unknown[] };

function conditionSql({ name, operator }: Condition, parameter: number): string {
  const isNegative = operator === '<>' || operator === 'NOT IN';
  const isArray = name === 'product_suites' || name === 'industries';
  const test = isArray ? `${name} && $${parameter}::text[]` : `${name} = any($${parameter}::text[])`;
  return isNegative ? `not (${test})` : test;
}

/** Total, page and all four facet counts in one round trip, over one materialized set of matches. */
export function toStatement({ keys, conditions, sort, offset, limit }: SearchRequest): Statement {
  const values: unknown[] = [];
  const parameter = (value: unknown) => values.push(value);
  const last = keys.length - 1;
  const words = keys.map((key, i) => (i === last ? `${key}:*` : key)).join(' & ');
  const byRelevance = sort[0]?.field === 'relevance' && keys.length > 0;
  const query = keys.length > 0 ? `to_tsquery('simple', $${parameter(words)})` : null;
  const where = [
    ...(query ? [`words @@ ${query}`] : []),
    ...conditions.map((condition) => conditionSql(condition, parameter(condition.value))),
  ];
  const text = `
    with matched as materialized (
      select nid, created, content_type, date, product_suites, industries
        ${byRelevance ? `, ts_rank(ranked, ${query}) as rank` : ''}
      from documents where ${where.join(' and ')}
    )
    select
      (select count(*) from matched) as total,
      (select array_agg(nid) from (
        select nid from matched order by ${byRelevance ? 'rank desc,' : ''} created desc, nid desc
        offset $${parameter(offset)} limit $${parameter(limit)}) page) as nids,
      (select json_agg(f) from (
        select content_type, date, count(*) from matched
        group by grouping sets ((content_type), (date))) f) as single_facets,
      (select json_agg(f) from (
        select value, count(*) from matched, unnest(product_suites) value group by 1) f) as product_suites,
      (select json_agg(f) from (
        select value, count(*) from matched, unnest(industries) value group by 1) f) as industries`;
  const shape = [keys.length > 0, byRelevance, ...conditions.map(({ name, operator }) => name + operator)];
  return { name: shape.join(), text, values };
}
