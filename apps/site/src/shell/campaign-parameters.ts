/**
 * Parameters that advertisers append to URLs. They identify where a visitor came from, and never affect the
 * content.
 */
const OF_ADVERTISERS: ReadonlySet<string> = new Set(['campaign', 'gclid', 'fbclid']);

/** Whether forms use a query parameter; see forms/server/published-forms.ts. */
export type FormParameters = { asksFor(parameter: string): boolean };

/**
 * True for a query parameter that does not affect a page: that of a campaign, or of a form's hidden field. A URL
 * with it is not redirected, and gets the same response as without it.
 */
export function isCampaignParameter(name: string, forms: FormParameters): boolean {
  return name.startsWith('utm_') || OF_ADVERTISERS.has(name) || forms.asksFor(name);
}
