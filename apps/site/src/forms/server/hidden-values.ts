import type { Form, HiddenField } from '@keelstone/model';
import { cleanLine, cutText } from './clean-text.ts';
import { type Entered, firstOf } from './entered.ts';

/** These values are invisible, so nobody would notice that they are too long. */
const MOST_CHARACTERS = 1000;

export type PageOfForm = {
  /** The origins of this site: the configured one, and the one to which this request was sent. */
  origins: readonly string[];
  /** Path of the page, including the language prefix. */
  path: string;
  /** The Referer header: the full URL of the page, if the browser sends it. */
  referer: string | undefined;
};

function parseUrl(text: string): URL | null {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : null;
}

/**
 * The page's URL from the header, unless that is the form's own URL, from which a rejected submission is sent
 * again.
 */
export function pageUrl({ origins, referer }: Pick<PageOfForm, 'origins' | 'referer'>): URL | null {
  const url = parseUrl(referer ?? '');
  return url && origins.includes(url.origin) && !url.pathname.startsWith('/forms/') ? url : null;
}

function readHidden({ name, source, value }: HiddenField, entered: Entered, page: PageOfForm): string {
  const given = firstOf(entered, name);
  switch (source) {
    case 'fixed':
      return value ?? '';
    case 'page_url': {
      const url = parseUrl(given);
      if (url && page.origins.includes(url.origin)) return url.href;
      return pageUrl(page)?.href ?? `${page.origins[0]}${page.path}`;
    }
    case 'referrer':
      return parseUrl(given)?.href ?? '';
    case 'query':
      return given || (pageUrl(page)?.searchParams.get(value ?? '') ?? '');
  }
}

/**
 * The values of a form's hidden fields (C-8): those filled in by the browser script or, without scripts, those
 * in the page's URL, which the browser sends as the referrer. Without scripts, the page visited before is
 * unknown.
 *
 * @returns by field name, including fixed values; empty ones are left out
 */
export function hiddenValues(form: Form, entered: Entered, page: PageOfForm): Record<string, string> {
  const answers = form.hiddenFields.map((field) => {
    const value = cutText(cleanLine(readHidden(field, entered, page)).trim(), MOST_CHARACTERS);
    return [field.name, value] as const;
  });
  return Object.fromEntries(answers.filter(([, value]) => value !== ''));
}
