import { type ContentType, LANGUAGES, type Language } from '@keelstone/model';
import type { CmsUnderTest } from '../test-cms.ts';
import type { ScheduledAction } from './scheduled-changes.collection.ts';

type Plan = {
  action: ScheduledAction;
  type?: ContentType;
  id: number;
  inMs: number;
  languages?: Language[];
};

/** Plans a change in all languages, relative to now; negative for one that fell due while no process was running. */
export async function planChange(
  cms: CmsUnderTest,
  { action, type = 'page', id, inMs, languages = [...LANGUAGES] }: Plan,
) {
  const { id: change } = await cms.payload.create({
    collection: 'scheduled_changes',
    data: {
      action,
      languages,
      document: { relationTo: type, value: id },
      at: new Date(Date.now() + Math.max(inMs, 0)).toISOString(),
      state: 'planned',
    },
  });
  if (inMs < 0) {
    // The CMS refuses times in the past, so the database is changed instead.
    await cms.query("update scheduled_changes set at = at + $2 * interval '1 millisecond' where id = $1", [
      change,
      inMs,
    ]);
  }
  return change;
}
