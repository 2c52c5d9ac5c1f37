import { bindTriggers } from '@keelstone/async';
import type { PageSettings } from '@keelstone/content/settings/page-settings.model.ts';
import { errorWords } from '../shell/error-words.ts';
import { fillInHidden } from './fill-in-hidden.ts';

/** Lets forms be sent without leaving the page (A-1, C-8). */
export function startForms({ trustedUrls, path, language }: PageSettings): void {
  // On the way down, so that the fields are filled before anybody reads them.
  document.addEventListener(
    'submit',
    ({ target }) => {
      if (target instanceof HTMLFormElement && target.matches('[data-async]')) fillInHidden(target);
    },
    { capture: true },
  );
  bindTriggers({
    baseUrl: location.origin,
    trustedUrls,
    page: { path, language },
    words: errorWords(language),
  });
}
