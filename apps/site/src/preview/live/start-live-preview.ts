import { READY, readForm } from './form-message.ts';
import { LatestPicture } from './latest-picture.ts';
import { replaceMain } from './replace-main.ts';
import { stayOnPreview } from './stay-on-preview.ts';

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
