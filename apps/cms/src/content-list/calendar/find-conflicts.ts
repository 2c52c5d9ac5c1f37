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
  /** What visitors see of the page now. */
  page: 'unpublished' | 'published' | 'archived';
  /** When the page was last saved. */
  savedAt: string;
};

/**
 * What is wrong with a plan. `same_time`: two plans of the page at the same minute, in no particular order. `voided`:
 * an earlier one takes the page offline and cancels it. `older_text`: it publishes a text older than the one published
 * by then. `not_published`: there will be nothing to take offline. `expires_early`: nor will there be, but the page is
 * published after it, and stays. `stays_published`: it is what publishes that page. `saved_since`: what was saved after
 * it was planned stays a draft.
 */
export const CONFLICTS = [
  'same_time',
  'voided',
  'older_text',
  'not_published',
  'expires_early',
  'stays_published',
  'saved_since',
] as const;
export type Conflict = (typeof CONFLICTS)[number];

const MINUTE_MS = 60_000;

const minuteOf = ({ at }: OpenPlan) => Math.floor(Date.parse(at) / MINUTE_MS);
const isSamePage = (one: OpenPlan, other: OpenPlan) =>
  one.document.type === other.document.type && one.document.id === other.document.id;
const sharesLanguage = (one: OpenPlan, other: OpenPlan) =>
  one.languages.some((language) => other.languages.includes(language));
/** Plans made later knew of this one: see schedule/void-changes.ts. */
const isUnawareOf = (one: OpenPlan, plan: OpenPlan) => Date.parse(one.plannedAt) > Date.parse(plan.plannedAt);
/** As the runner takes them. */
const inOrder = (one: OpenPlan, other: OpenPlan) =>
  Date.parse(one.at) - Date.parse(other.at) || one.id - other.id;

type Outcome = 'done' | 'voided' | 'without_effect';

/** What becomes of a page's plans, one after the other. Only what takes a published page offline cancels others. */
function foreseePlans(plans: readonly OpenPlan[]): { plan: OpenPlan; outcome: Outcome }[] {
  let page = plans[0]?.page;
  const foreseen: { plan: OpenPlan; outcome: Outcome }[] = [];
  const takingOffline: OpenPlan[] = [];
  for (const plan of plans.toSorted(inOrder)) {
    if (takingOffline.some((other) => isUnawareOf(other, plan))) {
      foreseen.push({ plan, outcome: 'voided' });
    } else if (plan.action !== 'publish' && page === 'unpublished') {
      foreseen.push({ plan, outcome: 'without_effect' });
    } else {
      foreseen.push({ plan, outcome: 'done' });
      if (plan.action === 'unpublish' || (plan.action === 'archive' && page === 'published')) {
        takingOffline.push(plan);
      }
      page = ({ publish: 'published', unpublish: 'unpublished', archive: 'archived' } as const)[plan.action];
    }
  }
  return foreseen;
}

function conflictsOf(index: number, foreseen: ReturnType<typeof foreseePlans>): Conflict[] {
  const { plan, outcome } = foreseen[index] as (typeof foreseen)[number];
  const isDoneAs = (publishes: boolean) => (other: (typeof foreseen)[number]) =>
    other.outcome === 'done' && (other.plan.action === 'publish') === publishes;
  const earlier = foreseen.slice(0, index);
  const sinceOffline = earlier.slice(earlier.findLastIndex(isDoneAs(false)) + 1);
  const later = foreseen.slice(index + 1);
  const isWithoutEffect = outcome === 'without_effect';
  const isPublishing = plan.action === 'publish' && outcome === 'done';
  const isLastWord = !later.some(isDoneAs(false));
  const isBeforePublication = isWithoutEffect && isLastWord && later.some(isDoneAs(true));
  const isAny: Record<Conflict, boolean> = {
    same_time: foreseen.some(({ plan: other }) => other !== plan && minuteOf(other) === minuteOf(plan)),
    voided: outcome === 'voided',
    older_text:
      isPublishing &&
      earlier
        .filter(isDoneAs(true))
        .some(({ plan: other }) => isUnawareOf(other, plan) && sharesLanguage(plan, other)),
    not_published: isWithoutEffect && !isBeforePublication,
    expires_early: isBeforePublication,
    stays_published:
      isPublishing && isLastWord && sinceOffline.some((other) => other.outcome === 'without_effect'),
    saved_since: plan.action === 'publish' && Date.parse(plan.savedAt) > Date.parse(plan.plannedAt),
  };
  return CONFLICTS.filter((conflict) => isAny[conflict]);
}

/** The conflicts of each open plan that has any, by its id. */
export function findConflicts(plans: readonly OpenPlan[]): Map<number, Conflict[]> {
  const conflicts = new Map<number, Conflict[]>();
  for (const plan of plans) {
    const foreseen = foreseePlans(plans.filter((other) => isSamePage(plan, other)));
    const own = conflictsOf(
      foreseen.findIndex((each) => each.plan === plan),
      foreseen,
    );
    if (own.length > 0) conflicts.set(plan.id, own);
  }
  return conflicts;
}
