import { bindTriggers } from '@keelstone/async';
import { CONTENT_CHANGED } from '@keelstone/async/content-changed';
import type { PageSettings } from '@keelstone/content/settings/page-settings.model.ts';
import { browserMessagesOf } from '@keelstone/languages/messages.ts';
import { fillInHidden } from './fill-in-hidden.ts';
import { rememberFiles, restoreFiles } from './keep-files.ts';
import { createStepNaming } from './name-step.ts';
import { reportForms } from './report-forms.ts';
import { showAsked } from './show-asked.ts';

/** Sends forms without leaving the page (A-1, C-8). */
export async function startForms({ trustedUrls, path, language }: PageSettings): Promise<void> {
  // In the capture phase, so that the fields are filled in before other listeners read them.
  document.addEventListener(
    'submit',
    ({ target }) => {
      if (!(target instanceof HTMLFormElement && target.matches('[data-async]'))) return;
      fillInHidden(target);
      rememberFiles(target);
    },
    { capture: true },
  );
  const show = (form: unknown) => {
    if (form instanceof HTMLFormElement) showAsked(form);
  };
  document.addEventListener('change', ({ target }) => show((target as HTMLInputElement).form));
  reportForms(document.querySelectorAll<HTMLFormElement>('form[data-async][action^="/forms/"]'), path);
  // Browsers restore what was chosen before Back, also before this script ran.
  for (const form of document.forms) show(form);
  const nameStep = createStepNaming(document);
  document.addEventListener(CONTENT_CHANGED, () => {
    restoreFiles(document);
    nameStep();
  });
  const { errors } = await browserMessagesOf(language);
  bindTriggers({
    baseUrl: location.origin,
    trustedUrls,
    page: { path, language },
    messages: errors,
  });
}
