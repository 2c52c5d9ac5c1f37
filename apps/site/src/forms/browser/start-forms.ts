import { bindTriggers } from '@keelstone/async';
import { CONTENT_CHANGED } from '@keelstone/async/content-changed';
import type { PageSettings } from '@keelstone/content/settings/page-settings.model.ts';
import { browserMessagesOf } from '@keelstone/languages/messages.ts';
import * as v from 'valibot';
import { fillInHidden } from './fill-in-hidden.ts';
import { createTypedKeeper } from './keep-typed.ts';
import { reportForms } from './report-forms.ts';

const isWrong = (input: HTMLInputElement) => input.getAttribute('aria-invalid') === 'true';
const filesIn = (root: ParentNode) => root.querySelectorAll<HTMLInputElement>('input[type=file]');

/** The files that were chosen in a form when it was sent, by the id of their field. */
let chosen = new Map<string, FileList>();

/** Remembers the files of a form that is being sent. */
export function rememberFiles(form: HTMLFormElement): void {
  chosen = new Map(
    [...filesIn(form)].flatMap(({ id, files }) => (files?.length ? [[id, files] as const] : [])),
  );
}

/**
 * Chooses the remembered files again in a form that the server returned, because markup cannot contain them (C-8). Those
 * that the server refused have to be chosen anew.
 */
export function restoreFiles(root: ParentNode): void {
  for (const input of filesIn(root)) {
    const files = chosen.get(input.id);
    if (files && input.files?.length === 0 && !isWrong(input)) input.files = files;
  }
}

/**
 * Makes the answers in a form that the server returned what the visitor entered, no longer its defaults. On Back, browsers
 * restore only a text that differs from its default: the answers of other steps would be gone (C-8).
 */
export function keepAnswers(root: ParentNode): void {
  const texts = 'form[data-async] :is(input:is([type=text], [type=email], [type=tel]), textarea)';
  for (const text of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(texts)) {
    const { value, defaultValue } = text;
    if (defaultValue === '') continue;
    text.defaultValue = '';
    text.value = value;
  }
}

const valuesSchema = v.array(v.string());

/**
 * Shows the fields of a form whose condition is met by what is chosen now, and hides the others (C-8). What is hidden
 * keeps what was entered, and the server ignores it. In the form's order, because a field may depend on a hidden one.
 */
export function showAsked(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLElement>('[data-if]')) {
    const { if: name = '', values = '' } = field.dataset;
    const decisive = form.querySelector(`[name="${CSS.escape(name)}"]`)?.closest('[data-if]');
    const isHidden = decisive instanceof HTMLElement && !('asked' in decisive.dataset);
    const wanted = v.parse(valuesSchema, JSON.parse(values));
    const isMet = new FormData(form).getAll(name).some((value) => wanted.includes(String(value)));
    field.toggleAttribute('data-asked', isMet && !isHidden);
  }
  // From now on styles hide what is not asked for: had this script not come, nobody would show it again.
  form.toggleAttribute('data-enhanced', true);
}

/** Names the step of a form in the title of the page, which screen readers and tabs show, as long as it is there (C-8). */
export function createStepNaming(document: Document): () => void {
  const { title } = document;
  return () => {
    const heading = document.querySelector('form[data-async] [data-step="current"] > h3');
    const at = heading?.closest('form')?.querySelector<HTMLInputElement>('[data-step-at]')?.value;
    // The first step is the page as it was opened, and so is one in a dialog that was closed.
    document.title =
      heading && at !== '0' && !heading.closest('dialog:not([open])')
        ? `${heading.textContent} – ${title}`
        : title;
  };
}

/** Sends forms without leaving the page (A-1, C-8). */
export async function startForms({ trustedUrls, path, language }: PageSettings): Promise<void> {
  const typed = createTypedKeeper(document);
  // In the capture phase, so that the fields are filled in before other listeners read them.
  document.addEventListener(
    'submit',
    ({ target }) => {
      if (!(target instanceof HTMLFormElement && target.matches('[data-async]'))) return;
      fillInHidden(target);
      rememberFiles(target);
      typed.send(target);
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
  // Of a dialog; it does not bubble.
  document.addEventListener('toggle', nameStep, { capture: true });
  document.addEventListener(CONTENT_CHANGED, () => {
    restoreFiles(document);
    keepAnswers(document);
    typed.restore();
    for (const form of document.forms) show(form);
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
