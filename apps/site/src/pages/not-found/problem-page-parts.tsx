import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { homePath, languagePrefix } from '@keelstone/model';
import type { PageParts } from '../../shell/page-parts.ts';
import { pageSettings } from '../../shell/page-settings.ts';
import { ProblemPage } from './problem-page.tsx';

/** `empty` is the home page of a site for which none has been chosen yet: not an error by the visitor. */
export type ProblemKind = 'empty' | 'not_found' | 'unreadable' | 'too_many' | 'error';

const STATUS: Record<ProblemKind, number> = {
  empty: 200,
  not_found: 404,
  unreadable: 400,
  too_many: 429,
  error: 500,
};

/** The page for a URL that does not exist, cannot be decoded, or caused an internal error. */
export function problemPageParts(
  kind: ProblemKind,
  { site, origin }: { site: SiteSettings; origin: string },
): PageParts & { status: number } {
  const messages = messagesOf(site.language);
  const texts = {
    empty: { title: messages.emptySiteTitle, text: messages.emptySiteText },
    not_found: { title: messages.notFoundTitle, text: messages.notFoundText },
    unreadable: { title: messages.badRequestTitle, text: messages.badRequestText },
    too_many: { title: messages.tooManyTitle, text: messages.tooManyText },
    error: { title: messages.errorTitle, text: messages.errorText },
  }[kind];
  const path = homePath(site.language);
  return {
    status: STATUS[kind],
    site,
    origin,
    path: kind === 'empty' ? path : `${languagePrefix(site.language)}/${STATUS[kind]}`,
    canonical: path,
    title: texts.title,
    description: texts.text,
    robots: 'noindex',
    settings: pageSettings({ site, path }),
    content: (
      <ProblemPage
        title={texts.title}
        text={texts.text}
        status={kind === 'empty' ? null : STATUS[kind]}
        site={site}
      />
    ),
  };
}
