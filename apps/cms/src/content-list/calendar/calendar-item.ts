import type { ContentType, Language } from '@keelstone/model';
import type { Conflict, OpenPlan } from './find-conflicts.ts';

export const CALENDAR_KINDS = ['planned', 'published', 'in_review', 'starts'] as const;
/** A scheduled change; a page that was published, that waits for a review, or whose subject begins. */
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** Something at a time (ISO 8601) in the calendar. */
export type CalendarItem = {
  type: ContentType;
  id: number;
  kind: CalendarKind;
  at: string;
  title: string;
  /** For a scheduled change. */
  plan?: { id: number; action: OpenPlan['action']; languages: Language[]; conflicts: Conflict[] };
};

/** The type of what is dragged, so that nothing from elsewhere is taken for a plan. */
export const DRAGGED_PLAN = 'application/x-keelstone-plan';
