/** Whether somebody has changed it, whoever has restored that since: a browser after Back, for example. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].findIndex((option) => option.hasAttribute('selected'));
    return control.selectedIndex !== Math.max(0, initial);
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  // The value of a box is not entered, and 'on' where the markup has none.
  if (/checkbox|radio/.test(control.type)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/**
 * Watches whether a visitor enters anything in a form of the page.
 *
 * @returns whether a reload would lose something. Also true for a form that has been sent: its confirmation would go,
 * and of a form that the server returned, what was entered is the default.
 */
export function watchEntries(): () => boolean {
  let isEntered = false;
  document.addEventListener('input', ({ target }) => {
    isEntered ||= target instanceof Element && target.closest('form') !== null;
  });
  return () => isEntered || [...document.forms].some(({ elements }) => [...elements].some(isChanged));
}
