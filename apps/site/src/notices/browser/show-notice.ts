import type { NoticeSettings } from '@keelstone/model/notice-settings';
import { afterAttention } from './auto-dismiss.ts';
import { createNotice, readAttributes } from './notice-attributes.ts';

export type ShownNotice = { remove(): void };

/**
 * Content covered by a notice must stay reachable: neither the focus nor the end of the page may be hidden below
 * it.
 */
function makeRoom(wrapper: HTMLElement): void {
  const height = wrapper.childElementCount > 0 ? `${wrapper.offsetHeight}px` : '';
  document.documentElement.style.scrollPaddingBottom = height;
  document.body.style.paddingBottom = height;
}

function showBar(element: HTMLElement, wrapper: HTMLElement): ShownNotice {
  wrapper.append(element);
  makeRoom(wrapper);
  return {
    remove() {
      const hadFocus = element.contains(document.activeElement);
      element.remove();
      makeRoom(wrapper);
      // The close button is gone: keyboard users continue at the next notice, or in the content.
      const next =
        wrapper.querySelector<HTMLElement>('button') ?? document.querySelector<HTMLElement>('main');
      if (hadFocus) next?.focus({ preventScroll: true });
    },
  };
}

/** One overlay at a time: the next one opens when the previous one is closed. */
function showOverlay(dialog: HTMLDialogElement, wrapper: HTMLElement, dismiss: () => void): ShownNotice {
  dialog.addEventListener('close', dismiss, { once: true });
  wrapper.append(dialog);
  dialog.showModal();
  return {
    remove() {
      dialog.removeEventListener('close', dismiss);
      dialog.close();
      dialog.remove();
    },
  };
}

/**
 * Inserts a notice into its wrapper.
 *
 * @param dismiss called once, when the notice is closed or its time is over
 * @returns null if there is no place for it now
 */
export function showNotice(notice: NoticeSettings, dismiss: () => void): ShownNotice | null {
  const element = createNotice(notice.content);
  const { notificationWrapper, overlayWrapper } = notice.settings;
  const isOverlay = element instanceof HTMLDialogElement;
  const wrapper = document.querySelector<HTMLElement>(isOverlay ? overlayWrapper : notificationWrapper);
  if (!wrapper || (isOverlay && wrapper.querySelector('dialog[open]'))) return null;
  element.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-notice-close]')) dismiss();
  });
  const shown = isOverlay ? showOverlay(element, wrapper, dismiss) : showBar(element, wrapper);
  const { dismissAfterMs } = readAttributes(element, notice.id);
  const stop = dismissAfterMs === null ? null : afterAttention(element, dismissAfterMs, dismiss);
  return {
    remove() {
      stop?.();
      shown.remove();
    },
  };
}
