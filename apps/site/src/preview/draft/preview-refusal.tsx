import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { ProblemPage } from '../../pages/not-found/problem-page.tsx';
import type { PageParts } from '../../shell/page-parts.ts';
import { pageSettings } from '../../shell/page-settings.ts';

const TITLES: Record<number, string> = {
  403: 'This preview is closed',
  404: 'There is nothing to preview',
  422: 'This cannot be shown yet',
  502: 'The preview cannot be fetched',
};

/**
 * The page shown instead of a preview: says why it is not available, and what to do. For editors, therefore in
 * English.
 */
export function refusalParts(
  { status, message }: { status: number; message: string },
  { site, origin }: { site: SiteSettings; origin: string },
): PageParts {
  const title = TITLES[status] ?? TITLES[502] ?? '';
  return {
    site,
    origin,
    path: '/preview',
    canonical: '/',
    title,
    description: message,
    robots: 'noindex, nofollow',
    settings: pageSettings({ site, path: '/preview' }),
    content: <ProblemPage title={title} text={message} status={status} site={site} />,
  };
}
