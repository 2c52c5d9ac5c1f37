/** What is wrong with a page's open plans, in sentences, by the plan's id: see content-list/calendar. */
export type ConflictsResponse = { conflicts: Record<string, string[]> };
