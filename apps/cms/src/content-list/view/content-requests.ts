import { CONTENT_TYPES, LANGUAGES } from '@keelstone/model';
import * as v from 'valibot';
import { jsonRequest, readResponse } from '../../admin/read-response.ts';
import type { ContentChangeRequest, ContentChangeResult } from '../bulk/content.endpoints.ts';
import { CALENDAR_KINDS, type CalendarItem } from '../calendar/calendar-item.ts';
import { CONFLICTS } from '../calendar/find-conflicts.ts';

const page = { type: v.picklist(CONTENT_TYPES), id: v.number(), title: v.string() };
const languages = v.array(v.picklist(LANGUAGES));
const stateActions = ['publish', 'unpublish', 'archive'] as const;

const resultSchema = v.object({
  pages: v.array(
    v.object({
      ...page,
      outcome: v.picklist([...stateActions, 'draft', 'save', 'unchanged', 'refused']),
      reason: v.exactOptional(v.string()),
      languages: v.exactOptional(languages),
      plans: v.exactOptional(v.number()),
      revision: v.exactOptional(v.string()),
    }),
  ),
  change: v.nullable(v.string()),
});

const undoneSchema = v.object({
  pages: v.array(
    v.object({
      ...page,
      outcome: v.picklist(['restored', 'refused']),
      reason: v.exactOptional(v.string()),
    }),
  ),
});

export type UndoneContent = v.InferOutput<typeof undoneSchema>;

const changedSchema = v.object({ pages: v.array(v.unknown()) });

const calendarSchema = v.object({
  items: v.array(
    v.object({
      ...page,
      kind: v.picklist(CALENDAR_KINDS),
      at: v.string(),
      plan: v.exactOptional(
        v.object({
          id: v.number(),
          action: v.picklist(stateActions),
          languages,
          conflicts: v.array(v.picklist(CONFLICTS)),
        }),
      ),
    }),
  ),
});

/** @throws Error with a sentence for the editor; NoResponseError if it may have been done all the same */
export const changeContent = (request: ContentChangeRequest, failed: string): Promise<ContentChangeResult> =>
  readResponse(fetch('/api/content/change', jsonRequest(request)), resultSchema, failed);

/** How many pages a change has changed by now; null if the CMS does not answer. */
export const countChanged = (change: string): Promise<number | null> =>
  readResponse(fetch(`/api/content/change?change=${change}`), changedSchema).then(
    ({ pages }) => pages.length,
    () => null,
  );

/** @throws Error with a sentence for the editor; NoResponseError if it may have been done all the same */
export const undoChange = (change: string, failed: string): Promise<UndoneContent> =>
  readResponse(fetch('/api/content/undo', jsonRequest({ change })), undoneSchema, failed);

/** @throws Error with a sentence for the editor */
export const saveFilter = (title: string, url: string, failed: string): Promise<unknown> =>
  readResponse(fetch('/api/shortcuts', jsonRequest({ title, url })), v.unknown(), failed);

/** @throws Error with a sentence for the editor */
export const removeFilter = (id: number, failed: string): Promise<unknown> =>
  readResponse(fetch(`/api/shortcuts/${id}`, { method: 'DELETE' }), v.unknown(), failed);

/** @throws Error with a sentence for the editor */
export async function readCalendar(from: Date, to: Date, failed: string): Promise<CalendarItem[]> {
  const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString() });
  return (await readResponse(fetch(`/api/content/calendar?${query}`), calendarSchema, failed)).items;
}

/** @throws Error with a sentence for the editor, also if the plan has another time than `from` */
export const movePlan = (
  id: number,
  { from, at }: { from: Date; at: Date },
  failed: string,
): Promise<unknown> =>
  readResponse(fetch(`/api/scheduled_changes/${id}/move`, jsonRequest({ from, at })), v.unknown(), failed);
