/**
 * Shows the footer's button on pages where visitors are not asked for consent, and loads the dialog when it is
 * first used. If loading fails, the button may be pressed again.
 *
 * @param start loads and starts the consent tool, which handles the button from then on
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
