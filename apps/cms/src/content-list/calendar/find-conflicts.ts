import type { ContentType, Language } from '@keelstone/model';

/** An open scheduled change, as far as it can conflict with others. Times are ISO 8601. */
export type OpenPlan = {
  id: number;
  document: { type: ContentType; id: number };
  action: 'publish' | 'unpublish' | 'archive';
  languages: readonly Language[];
  at: string;
  /** When it was planned: publishing means the text of that moment. */
  plannedAt: string;
  isPagePublished: boolean;
  /** When the page was last saved. */
  savedAt: string;
};

/**
 * What is wrong with a plan. `same_time`: two plans of the page at the same minute, in no particular order. `voided`:
 * an earlier one takes the page offline and cancels it. `older_text`: it publishes a text older than the one published
 * by then. `not_published`: there will be nothing to take offline. `saved_since`: what was saved after it was planned
 * stays a draft.
 */
const CONFLICTS = ['same_time', 'voided', 'older_text', 'not_published', 'saved_since'] as const;
export type Conflict = (typeof CONFLICTS)[number];

const MINUTE_MS = 60_000;

const minuteOf = ({ at }: OpenPlan) => Math.floor(Date.parse(at) / MINUTE_MS);
const isSamePage = (one: OpenPlan, other: OpenPlan) =>
  one.document.type === other.document.type && one.document.id === other.document.id;
const isOffline = ({ action }: OpenPlan) => action !== 'publish';
const sharesLanguage = (one: OpenPlan, other: OpenPlan) =>
  one.languages.some((language) => other.languages.includes(language));

function conflictsOf(plan: OpenPlan, others: readonly OpenPlan[]): Conflict[] {
  const earlier = others.filter((other) => minuteOf(other) < minuteOf(plan));
  // Plans made later knew of this one: see schedule/void-changes.ts.
  const unaware = earlier.filter((other) => Date.parse(other.plannedAt) > Date.parse(plan.plannedAt));
  const publishes = earlier.some((other) => other.action === 'publish');
  const isAny: Record<Conflict, boolean> = {
    same_time: others.some((other) => minuteOf(other) === minuteOf(plan)),
    voided: unaware.some(isOffline),
    older_text:
      plan.action === 'publish' &&
      unaware.some((other) => other.action === 'publish' && sharesLanguage(plan, other)),
    not_published: isOffline(plan) && !plan.isPagePublished && !publishes,
    saved_since: plan.action === 'publish' && Date.parse(plan.savedAt) > Date.parse(plan.plannedAt),
  };
  return CONFLICTS.filter((conflict) => isAny[conflict]);
}

/** The conflicts of each open plan that has any, by its id. */
export function findConflicts(plans: readonly OpenPlan[]): Map<number, Conflict[]> {
  const conflicts = new Map<number, Conflict[]>();
  for (const plan of plans) {
    const others = plans.filter((other) => other.id !== plan.id && isSamePage(plan, other));
    const own = conflictsOf(plan, others);
    if (own.length > 0) conflicts.set(plan.id, own);
  }
  return conflicts;
}
