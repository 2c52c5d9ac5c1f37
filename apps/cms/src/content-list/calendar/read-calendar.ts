import { CONTENT_TYPES, type ContentType, LANGUAGES } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';
import type { Payload } from 'payload';
import { isoTime } from '../describe-content.ts';
import { titleInSql } from '../find-content.ts';
import { beginningsOf } from './calendar-days.ts';
import type { CalendarItem, CalendarKind } from './calendar-item.ts';
import { type Conflict, findConflicts, type OpenPlan } from './find-conflicts.ts';

/** More than anybody reads in six weeks; those beyond are omitted. */
const MOST_MOMENTS = 1000;

const DOCUMENTS = (type: ContentType) =>
  `"${type}" m join "_${type}_v" v on v.parent_id = m.id and v.latest and m.deleted_at is null`;
const MILLISECONDS = (time: string) => `extract(epoch from ${time}) * 1000`;

const startsOf = (payload: Payload, type: ContentType) =>
  payload.collections[type].config.flattenedFields.some(
    ({ name, type: kind }) => name === 'startsAt' && kind === 'date',
  );

/** Of each kind, a select for a type; `$1` and `$2` are the beginning and the end, `$3` when each day begins. */
function momentsOf(payload: Payload, type: ContentType): [CalendarKind, string, string][] {
  const moments: [CalendarKind, string, string][] = [
    ['in_review', 'v.version_review_requested_at', `v.version_moderation = 'in_review' and`],
  ];
  if (startsOf(payload, type)) moments.push(['starts', 'v.version_starts_at', '']);
  return moments;
}

function selectMoments(payload: Payload): string {
  const selects = CONTENT_TYPES.flatMap((type) => [
    ...momentsOf(payload, type).map(
      ([kind, at, condition]) =>
        `select '${kind}' as kind, '${type}' as type, m.id, ${at} as at, ${titleInSql(type)} as title
         from ${DOCUMENTS(type)} where ${condition} ${at} >= $1::timestamptz and ${at} < $2::timestamptz`,
    ),
    // Each page once a day, however often it was published.
    `select distinct on (m.id, width_bucket(e.at, string_to_array($3, ',')::timestamptz[])) 'published', '${type}', m.id, e.at, ${titleInSql(type)}
     from audit.entries e join ${DOCUMENTS(type)} on m.id = e.document_id
     where e.collection = '${type}' and e.action = 'publish'
       and e.at >= $1::timestamptz and e.at < $2::timestamptz`,
  ]);
  return `select kind, type, id, title, ${MILLISECONDS('at')} as at
    from (${selects.map((select) => `(${select})`).join(' union all ')}) as moments order by at limit ${MOST_MOMENTS}`;
}

const selectPlans = () =>
  CONTENT_TYPES.map(
    (type) =>
      `select c.id as plan, c.action, '${type}' as type, m.id, ${titleInSql(type)} as title,
         ${MILLISECONDS('c.at')} as at, ${MILLISECONDS('c.created_at')} as planned_at,
         ${MILLISECONDS('v.version_updated_at')} as saved_at, 
         case when m._status is distinct from 'published' then 'unpublished'
           when m.moderation = 'archived' then 'archived' else 'published' end as page,
         (select json_agg(l.value) from scheduled_changes_languages l where l.parent_id = c.id) as languages
       from scheduled_changes c join scheduled_changes_rels r on r.parent_id = c.id and r.path = 'document'
         join ${DOCUMENTS(type)} on r."${type}_id" = m.id
       where c.state = 'planned'`,
  ).join(' union all ');

type Row = Record<string, unknown>;

const keyOf = (row: Row) => ({
  type: row.type as ContentType,
  id: Number(row.id),
  title: String(row.title ?? '').trim(),
  at: isoTime(row.at),
});

const toPlan = (row: Row): OpenPlan => ({
  id: Number(row.plan),
  document: { type: row.type as ContentType, id: Number(row.id) },
  action: row.action as OpenPlan['action'],
  languages: LANGUAGES.filter((language) => ((row.languages ?? []) as string[]).includes(language)),
  at: isoTime(row.at),
  plannedAt: isoTime(row.planned_at),
  page: row.page as OpenPlan['page'],
  savedAt: isoTime(row.saved_at),
});

/** What is wrong with the plans of a page that are still open, by the plan's id. */
export async function readConflicts(
  executor: Executor,
  page: OpenPlan['document'],
): Promise<Map<number, Conflict[]>> {
  const { rows } = await executor.query(
    `select * from (${selectPlans()}) as plans where type = $1 and id = $2::integer`,
    [page.type, page.id],
  );
  return findConflicts(rows.map(toPlan));
}

/**
 * What happens from one time until before another, earliest first.
 *
 * @param zone whose days count
 */
export async function readCalendar(
  { payload, executor }: { payload: Payload; executor: Executor },
  { from, to }: { from: Date; to: Date },
  zone: string,
): Promise<CalendarItem[]> {
  const days = beginningsOf({ from, to }, zone).map((beginning) => beginning.toISOString());
  const { rows: moments } = await executor.query(selectMoments(payload), [
    from.toISOString(),
    to.toISOString(),
    days.join(),
  ]);
  // All of them, because a plan of today may conflict with one of next year.
  const { rows: planned } = await executor.query(selectPlans());
  const plans = planned.map(toPlan);
  const conflicts = findConflicts(plans);
  const items: CalendarItem[] = [
    ...moments.map((row) => ({ ...keyOf(row), kind: row.kind as CalendarKind })),
    ...planned.map((row, index): CalendarItem => {
      const { id, action, languages } = plans[index] as OpenPlan;
      const plan = { id, action, languages: [...languages], conflicts: conflicts.get(id) ?? [] };
      return { ...keyOf(row), kind: 'planned', plan };
    }),
  ];
  return items
    .filter(({ at }) => Date.parse(at) >= from.getTime() && Date.parse(at) < to.getTime())
    .sort((one, other) => one.at.localeCompare(other.at));
}
