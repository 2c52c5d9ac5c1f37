import type { AdminText } from '@keelstone/languages/say.ts';
import type { AnyReport } from '../report-query.ts';

/** What each report is called. */
export const NAMES: Record<AnyReport, AdminText> = {
  'no-description': 'Without description',
  'duplicate-titles': 'Same title',
  'broken-links': 'Broken links',
  'redirected-links': 'Links through redirects',
  orphans: 'Not linked',
  stale: 'To be read again',
  redirects: 'Redirects in use',
};

/** What it lists, and what to do about it. */
export const EXPLANATIONS: Record<AnyReport, AdminText> = {
  'no-description':
    'Search engines and shared links have nothing to say about these pages. Write a summary, or a description under Found and shared.',
  'duplicate-titles':
    'Search engines show these pages under the same title. Change one of them, or its title under Found and shared.',
  'broken-links':
    'These pages have links to addresses of this site where nothing is. Choose a page instead of writing its address, and the link follows it.',
  'redirected-links': 'These links work, by way of a redirect. Use the new address.',
  orphans:
    'No other page, menu or footer links to these pages. Visitors find them only in lists, by the search and as related pages.',
  stale:
    'Are these pages still true? Their day has come, or they have none and nobody has touched them for a year. Set the day, and who looks after a page, beside its form.',
  redirects: 'Former addresses that visitors still use, most frequent first. Keep these redirects.',
};
