/** Parameters that advertisers put behind an address. They say where a visitor came from, never what a page shows. */
const OF_ADVERTISERS: ReadonlySet<string> = new Set(['campaign', 'gclid', 'fbclid']);

/** Tells whether forms ask for a query parameter; see forms/server/published-forms.ts. */
export type AskedParameters = { asksFor(parameter: string): boolean };

/**
 * True for a query parameter that changes nothing of a page: a campaign's, or one that a form's hidden field takes along.
 * An address with it is answered as it is, and the answer is the same as without it.
 */
export function isCampaignParameter(name: string, forms: AskedParameters): boolean {
  return name.startsWith('utm_') || OF_ADVERTISERS.has(name) || forms.asksFor(name);
}
