/** The id of their button. */
const ADDRESS = '#privacy-choices';

/**
 * Opens the privacy choices when their button is pressed. If they do not load, the page says so, and the next press opens
 * them in a new tab if they still do not: a browser may remember as long as a page is open that a script did not load,
 * and what was entered in this page stays there. The decision holds for all tabs.
 *
 * @param control is followed by the note that says so
 * @param open loads and opens them
 */
export async function openPrivacyChoices(control: HTMLElement, open: () => Promise<void>): Promise<void> {
  const note = control.nextElementSibling as HTMLElement;
  try {
    await open();
    note.hidden = true;
  } catch {
    // the visitor is told instead.
    if (!note.hidden) window.open(ADDRESS);
    note.hidden = false;
  }
}

/**
 * Shows the footer's button on pages where visitors are not asked for consent, and loads the dialog when it is
 * first used. If loading fails, the button may be pressed again.
 *
 * @param start loads and starts the consent tool, which handles the button from then on
 */
export function offerPrivacyChoices(start: () => Promise<void>): void {
  for (const control of document.querySelectorAll<HTMLElement>('[data-privacy-choices]')) {
    const offer = () => control.addEventListener('click', open, { once: true });
    const open = () =>
      openPrivacyChoices(control, async () => {
        await start().catch((error: unknown) => {
          offer();
          throw error;
        });
        control.click();
      });
    offer();
    control.hidden = false;
  }
}
