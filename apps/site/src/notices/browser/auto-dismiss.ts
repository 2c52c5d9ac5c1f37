/**
 * Calls back after a time that stands still while the visitor's attention is in an element (N-5, WCAG 2.2.1).
 *
 * Attention is what the visitor does on purpose (N-6): a pointer that moves inside, a key that is pressed inside, a
 * focus that is moved there. A focus that was there from the beginning, as in a dialog that has just opened, is none,
 * and neither is a pointer that happened to rest where the element appeared.
 *
 * @param milliseconds how long the element may be left alone, in all
 * @returns what stops it
 */
export function afterAttention(element: HTMLElement, milliseconds: number, callback: () => void): () => void {
  const givenFocus = document.activeElement;
  let hasPointer = false;
  let hasFocus = false;
  let left = milliseconds;
  let began = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    const isWatched = hasPointer || hasFocus;
    if (isWatched && timer !== undefined) {
      clearTimeout(timer);
      timer = undefined;
      left = Math.max(0, left - (Date.now() - began));
    } else if (!isWatched && timer === undefined) {
      began = Date.now();
      timer = setTimeout(callback, left);
    }
  };
  const setPointer = (value: boolean) => {
    hasPointer = value;
    update();
  };
  // The ground around a dialog, all over the window, belongs to the dialog itself; what is in it, to what is in it.
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
  // Looked at after the event: only then is it known where the focus went. A window that loses it keeps its element.
  element.addEventListener(
    'focusout',
    () => setTimeout(() => setFocus(hasFocus && element.contains(document.activeElement))),
    { signal },
  );
  update();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
