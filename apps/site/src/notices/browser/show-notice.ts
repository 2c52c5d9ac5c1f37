import type { NoticeSettings } from '@keelstone/model/notice-settings';
import { afterAttention } from './auto-dismiss.ts';
import { createNotice, readAttributes } from './notice-attributes.ts';

export type ShownNotice = { remove(): void };

/** What was there before a notice stood over it must stay reachable: neither focus nor end of the page hides below. */
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
      // The close control is gone: whoever used it by keyboard goes on in the next notice, or in the text.
      const next =
        wrapper.querySelector<HTMLElement>('button') ?? document.querySelector<HTMLElement>('main');
      if (hadFocus) next?.focus({ preventScroll: true });
    },
  };
}

/** One overlay at a time: the next one opens when the one before it is closed. */
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
 * Puts a notice into its wrapper.
 *
 * @param dismiss called once, when it is closed or has been there for its time
 * @returns null when there is no place for it now
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
  const stop = dismissAfterMs === null ? () => {} : afterAttention(element, dismissAfterMs, dismiss);
  return {
    remove() {
      stop();
      shown.remove();
    },
  };
}
