/**
 * Calls back when the keyboard moves the focus, or somebody presses, outside of an element.
 *
 * A press moves the focus, too, and comes first: whatever it would close or shift must still be where it was when the
 * pointer is lifted. So only focus that shows itself counts as the keyboard's.
 */
export function onFocusOutside(element: HTMLElement, leave: () => void): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !element.contains(target) && target.matches(':focus-visible'))
      leave();
  });
}

/** Calls back when somebody presses outside of an element, with whatever they point. */
export function onPressOutside(element: HTMLElement, leave: () => void): void {
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !element.contains(target)) leave();
  });
}
