/** Whether a control differs from the markup, whoever has changed it: a browser after Back, for example. */
function isChanged(control: Element): boolean {
  const {
    type,
    value,
    checked,
    options,
    defaultValue = value,
    defaultChecked,
  } = control as HTMLInputElement & HTMLSelectElement;
  // The first option is chosen where the markup chooses none.
  if (options)
    return [...options].some(
      (option) => option.selected !== option.hasAttribute('selected') && option.index > 0,
    );
  // The value of a box is not entered, and 'on' where the markup has none.
  return /checkbox|radio/.test(type) ? checked !== defaultChecked : value !== defaultValue;
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
    isEntered ||= Boolean((target as HTMLInputElement).form);
  });
  return () => isEntered || [...document.forms].some(({ elements }) => [...elements].some(isChanged));
}
