type Field = HTMLInputElement | HTMLSelectElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** The value that the server rendered. */
function renderedValue(field: Field): string {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  const chosen = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return chosen?.value ?? '';
}

const isChanged = (field: Field) =>
  isTicked(field) ? field.checked !== field.defaultChecked : field.value !== renderedValue(field);

/** Sets a value as the browser does: React's own property on the element would remember it as known already. */
function setValue(field: Field, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

function repeat(field: Field, value: string): void {
  if (isTicked(field)) {
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  const isText = field instanceof HTMLInputElement;
  const [from, to] = isText ? [field.selectionStart, field.selectionEnd] : [null, null];
  field.value = renderedValue(field);
  setValue(field, value);
  if (isText && from !== null) field.setSelectionRange(from, to);
  field.dispatchEvent(new Event(isText ? 'input' : 'change', { bubbles: true }));
}

/**
 * Repeats what a visitor has done to an island before it was hydrated: the focus, and each field that is no longer as
 * the server rendered it. Links, buttons and disclosures need no repetition, because they have worked without scripts.
 */
export function replayChanges(island: HTMLElement): void {
  const changed = [...island.querySelectorAll<Field>('input, select')].filter(isChanged);
  const { activeElement } = document;
  if (activeElement && island.contains(activeElement))
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const field of changed) repeat(field, field.value);
}
