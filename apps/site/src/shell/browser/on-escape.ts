/**
 * Handles Escape regardless of the focus: content that opens on hover must be dismissible without moving the
 * pointer (WCAG 1.4.13), and Safari does not focus a button that is clicked. One press closes one thing.
 *
 * @param close closes, and returns whether there was anything to close
 */
export function onEscape(close: () => boolean): void {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && close()) event.preventDefault();
  });
}
