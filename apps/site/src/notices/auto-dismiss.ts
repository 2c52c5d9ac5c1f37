/**
 * Calls back after a time that stands still while the pointer or the focus is in an element (N-5, WCAG 2.2.1).
 *
 * @param milliseconds how long the element may be left alone, in all
 * @returns what stops it
 */
export function afterAttention(element: HTMLElement, milliseconds: number, callback: () => void): () => void {
  let left = milliseconds;
  let began = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    clearTimeout(timer);
    if (element.matches(':hover') || element.contains(document.activeElement)) return;
    began = Date.now();
    timer = setTimeout(callback, left);
  };
  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left = Math.max(0, left - (Date.now() - began));
  };
  // Looked at after the event: only then is it known whether attention went elsewhere in the notice.
  const resume = () => queueMicrotask(run);
  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener('pointerenter', pause, { signal });
  element.addEventListener('focusin', pause, { signal });
  element.addEventListener('pointerleave', resume, { signal });
  element.addEventListener('focusout', () => setTimeout(run), { signal });
  run();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
