/**
 * Calls back after a time that is paused while the visitor's attention is on an element (N-5, WCAG 2.2.1), or while
 * nobody sees it: the page is in the background, or the consent banner is in its place, and it is hidden.
 *
 * Attention means deliberate actions (N-6): moving the pointer, pressing a key, or moving the focus inside the
 * element. Focus that was there from the beginning, as in a dialog that has just opened, does not count, nor
 * does a pointer that happened to rest where the element appeared.
 *
 * @param milliseconds the total time without attention
 * @returns a function that cancels it
 */
export function afterAttention(element: HTMLElement, milliseconds: number, callback: () => void): () => void {
  const givenFocus = document.activeElement;
  let hasPointer = false;
  let hasFocus = false;
  let left = milliseconds;
  let began = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    const isUnseen = document.hidden || getComputedStyle(element).visibility === 'hidden';
    const isPaused = hasPointer || hasFocus || isUnseen;
    if (isPaused && timer) {
      clearTimeout(timer);
      timer = undefined;
      left -= Date.now() - began;
    } else if (!isPaused && !timer) {
      began = Date.now();
      timer = setTimeout(callback, left);
    }
  };
  const setPointer = (value: boolean) => {
    hasPointer = value;
    update();
  };
  // The backdrop of a dialog, which covers the window, is part of the dialog element; events inside the dialog
  // have other targets.
  const isInside = ({ target }: Event) => !(target === element && element instanceof HTMLDialogElement);
  const followPointer = (event: Event) => setPointer(isInside(event));
  const setFocus = (value: boolean) => {
    hasFocus = value;
    update();
  };
  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener('pointermove', followPointer, { signal });
  element.addEventListener('pointerdown', followPointer, { signal });
  element.addEventListener('pointerleave', () => setPointer(false), { signal });
  element.addEventListener('keydown', () => setFocus(true), { signal });
  element.addEventListener('focusin', ({ target }) => target !== givenFocus && setFocus(true), { signal });
  // Checked after the event, when the new focus is known. When the window loses the focus, the active element
  // stays.
  element.addEventListener(
    'focusout',
    () => setTimeout(() => setFocus(hasFocus && element.contains(document.activeElement))),
    { signal },
  );
  document.addEventListener('visibilitychange', update, { signal });
  // Of the consent banner.
  addEventListener('cc:onModalShow', update, { signal });
  addEventListener('cc:onModalHide', update, { signal });
  update();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
