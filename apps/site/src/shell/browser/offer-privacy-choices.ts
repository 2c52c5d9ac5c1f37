/**
 * Shows the footer's control where nobody is asked anything, and fetches what it opens when it is first used. Whoever
 * could not be served, because the line was down, may press again.
 *
 * @param start fetches and starts what asks visitors; it listens to the control from then on
 */
export function offerPrivacyChoices(start: () => Promise<void>): void {
  for (const control of document.querySelectorAll<HTMLElement>('[data-privacy-choices]')) {
    const open = () =>
      start().then(
        () => control.click(),
        () => control.addEventListener('click', open, { once: true }),
      );
    control.addEventListener('click', open, { once: true });
    control.hidden = false;
  }
}
