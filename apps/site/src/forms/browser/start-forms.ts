import { bindTriggers } from '@keelstone/async';
import type { PageSettings } from '@keelstone/content/settings/page-settings.model.ts';
import { browserMessagesOf } from '@keelstone/languages/messages.ts';
import { fillInHidden } from './fill-in-hidden.ts';

/** Sends forms without leaving the page (A-1, C-8). */
export async function startForms({ trustedUrls, path, language }: PageSettings): Promise<void> {
  // In the capture phase, so that the fields are filled in before other listeners read them.
  document.addEventListener(
    'submit',
    ({ target }) => {
      if (target instanceof HTMLFormElement && target.matches('[data-async]')) fillInHidden(target);
    },
    { capture: true },
  );
  const { errors } = await browserMessagesOf(language);
  bindTriggers({
    baseUrl: location.origin,
    trustedUrls,
    page: { path, language },
    messages: errors,
  });
}
