/**
 * Calls back when the keyboard moves the focus out of an element.
 *
 * A pointer press moves the focus, too, before it becomes a click: whatever the callback would close or shift
 * must stay in place until the pointer is released. Therefore only visible focus counts as moved by the
 * keyboard.
 */
export function onFocusOutside(element: HTMLElement, leave: () => void): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !element.contains(target) && target.matches(':focus-visible'))
      leave();
  });
}

/** Calls back on a press outside an element, with any pointing device. */
export function onPressOutside(element: HTMLElement, leave: () => void): void {
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !element.contains(target)) leave();
  });
}
