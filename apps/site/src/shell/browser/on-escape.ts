/**
 * Lets Escape close something, wherever the focus is: what opens on hover must close without a move of the pointer
 * (WCAG 1.4.13), and Safari gives no focus to a button that is clicked. One press closes one thing.
 *
 * @param close closes, and says whether there was anything to close
 */
export function onEscape(close: () => boolean): void {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && close()) event.preventDefault();
  });
}
