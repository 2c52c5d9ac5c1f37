import type { Form, HiddenField } from '@keelstone/model';
import { cleanLine, cutText } from './clean-text.ts';
import { type Entered, firstOf } from './entered.ts';

/** Nobody sees these values, so nobody notices how long they are. */
const MOST_CHARACTERS = 1000;

export type PageOfForm = {
  /** Where this site is reached: its own origin, and the one that this request was sent to. */
  origins: readonly string[];
  /** Path of the page, language prefix included. */
  path: string;
  /** The header: the whole address of the page, where the browser says it. */
  referer: string | undefined;
};

function parseUrl(text: string): URL | null {
  try {
    const url = new URL(text);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  } catch {
    return null;
  }
}

/** The page's address, from the header: not the form's own, which a submission that came back is sent from. */
function pageUrl({ origins, referer }: PageOfForm): URL | null {
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
 * The values of a form's hidden fields (C-8): what the browser's side filled in, and without it what the address of the
 * page tells, which the browser sends along. Without script nobody knows where a visitor was before the page.
 *
 * @returns by the field's name, fixed ones included; empty ones are left out
 */
export function hiddenAnswers(form: Form, entered: Entered, page: PageOfForm): Record<string, string> {
  const answers = form.hiddenFields.map((field) => {
    const value = cutText(cleanLine(readHidden(field, entered, page)).trim(), MOST_CHARACTERS);
    return [field.name, value] as const;
  });
  return Object.fromEntries(answers.filter(([, value]) => value !== ''));
}
