import { LatestPicture } from './latest-picture.ts';
import { replaceMain } from './replace-main.ts';
import { stayOnPreview } from './stay-on-preview.ts';

/** The type of the CMS's messages to a preview, and of the reply it waits for. */
const TYPE = 'payload-live-preview';

const READY = { type: TYPE, ready: true } as const;

type FormMessage = { type?: unknown; data?: unknown; locale?: unknown };

/**
 * The current fields of a form, from a message of the CMS's live preview.
 *
 * @param language of the preview: the form may have been switched to another one
 * @returns null for any other message
 */
function readForm(message: unknown, language: string | undefined): Record<string, unknown> | null {
  const { type, data, locale } = (
    typeof message === 'object' && message !== null ? message : {}
  ) as FormMessage;
  if (type !== TYPE || typeof data !== 'object' || data === null) return null;
  return locale === undefined || locale === language ? (data as Record<string, unknown>) : null;
}

/** The CMS: the parent of this frame, or the window that opened it. */
const findEditor = (): Window | null =>
  (window.opener as Window | null) ?? (window.parent === window ? null : window.parent);

/**
 * On previews only: shows what an editor types in the form of the CMS before it is saved. Errors are reported,
 * and the last valid rendering stays.
 *
 * @param restart adds behaviour to the main element after it has been replaced
 */
export function startLivePreview(restart: () => void): void {
  const bar = document.querySelector<HTMLElement>('[data-preview]');
  const status = bar?.querySelector('[role="status"]');
  if (!bar || !status) return;
  const { preview: language, cms = '', live = '', away = '', formsStay = '' } = bar.dataset;
  const say = (words: string) => {
    if (status.textContent !== words) status.textContent = words;
  };
  stayOnPreview(() => say(formsStay));
  const editor = findEditor();
  if (!editor) return;

  const token = location.pathname.split('/').at(-1) ?? '';
  const pictures = new LatestPicture({
    token,
    away,
    onPicture(picture) {
      if ('problem' in picture) return say(picture.problem);
      replaceMain(picture.html);
      restart();
      say(live);
    },
  });
  window.addEventListener('message', (event) => {
    if (event.origin !== cms || event.source !== editor) return;
    const form = readForm(event.data, language);
    if (form) pictures.show(form);
  });
  editor.postMessage(READY, cms);
}
