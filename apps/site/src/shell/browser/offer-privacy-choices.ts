/** The id of their button. */
const ADDRESS = '#privacy-choices';

/** Whether the address leads to the choices: then they open by themselves. */
export const areChoicesAddressed = (): boolean => window.location.hash === ADDRESS;

/**
 * Opens the privacy choices when their button is pressed. If they do not load, the page says so, and the next press opens
 * them in a new tab if they still do not: a browser may remember as long as a page is open that a script did not load,
 * and what was entered in this page stays there. The decision holds for all tabs.
 *
 * @param open loads and opens them
 */
export async function openPrivacyChoices(control: HTMLElement, open: () => Promise<void>): Promise<void> {
  const said = control.parentElement?.querySelector('[role=alert]');
  try {
    await open();
    said?.remove();
  } catch {
    // the visitor is told instead.
    if (said) return void window.open(ADDRESS);
    const note = document.createElement('p');
    note.role = 'alert';
    note.textContent = control.dataset.failed ?? '';
    control.after(note);
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
    const open = () =>
      openPrivacyChoices(control, () =>
        start().then(
          () => control.click(),
          (error: unknown) => {
            control.addEventListener('click', open, { once: true });
            throw error;
          },
        ),
      );
    control.addEventListener('click', open, { once: true });
    control.hidden = false;
  }
}
