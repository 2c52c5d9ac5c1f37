import { CONTENT_TYPES } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';
import type { Payload } from 'payload';
import { authorsOf } from './find-content.ts';

/** Somebody to filter by. */
export type Choice = { id: number; name: string };

const toChoice = ({ id, name }: Record<string, unknown>): Choice => ({ id: Number(id), name: String(name) });

/** Everybody with an account. Names are no secret among colleagues. */
export async function readStaff(executor: Executor): Promise<Choice[]> {
  const { rows } = await executor.query('select id, name from users order by lower(name), id');
  return rows.map(toChoice);
}

/** Everybody who signs a page, by the first title that the person has. */
export async function readAuthors(payload: Payload, executor: Executor): Promise<Choice[]> {
  const signed = CONTENT_TYPES.flatMap((type) => {
    const people = authorsOf(payload, type);
    if (!people) return [];
    return `select r."${people}_id" as id, (select l.title from "${people}_locales" l
        where l._parent_id = r."${people}_id" and trim(l.title) <> '' order by l._locale limit 1) as name
      from "_${type}_v_rels" r join "_${type}_v" v on v.id = r.parent_id and v.latest
      where r.path = 'version.authors' and r."${people}_id" is not null
      group by r."${people}_id"`;
  });
  if (signed.length === 0) return [];
  const { rows } = await executor.query(
    `select id, name from (${signed.join(' union ')}) as people where name is not null order by lower(name), id`,
  );
  return rows.map(toChoice);
}
