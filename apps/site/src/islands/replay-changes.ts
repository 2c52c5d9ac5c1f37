type Field = HTMLInputElement | HTMLSelectElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** The value that the server rendered. */
function renderedValue(field: Field): string {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  const chosen = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return chosen?.value ?? '';
}

/** A field that is no longer as the server rendered it, and as what the visitor has left it. */
type Change = { field: Field; value: string; isOn: boolean; caret: [number, number] | null };

function changeOf(field: Field): Change[] {
  const isOn = isTicked(field) && field.checked;
  const isChanged = isTicked(field) ? isOn !== field.defaultChecked : field.value !== renderedValue(field);
  if (!isChanged) return [];
  const from = field instanceof HTMLInputElement ? field.selectionStart : null;
  const caret: Change['caret'] =
    from === null ? null : [from, (field as HTMLInputElement).selectionEnd ?? from];
  return [{ field, value: field.value, isOn, caret }];
}

/** Sets a value as the browser does: React's own property on the element would remember it as known already. */
function setValue(field: Field, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

function repeat({ field, value, isOn, caret }: Change): void {
  if (isTicked(field)) {
    field.checked = !isOn;
    field.click();
    return;
  }
  field.value = renderedValue(field);
  setValue(field, value);
  const isInput = field instanceof HTMLInputElement;
  field.dispatchEvent(new Event(isInput ? 'input' : 'change', { bubbles: true }));
  if (isInput && caret) field.setSelectionRange(...caret);
}

const isText = ({ field }: Change) => field instanceof HTMLInputElement && !isTicked(field);

/** Lets React render what a change has led to, on which the next one builds. */
const untilRendered = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Repeats what a visitor has done to an island before it was hydrated: the focus, and each field that is no longer as
 * the server rendered it. Links, buttons and disclosures need no repetition, because they have worked without scripts.
 * Call it in an effect of the island's root.
 */
export async function replayChanges(island: HTMLElement): Promise<void> {
  const changes = [...island.querySelectorAll<Field>('input, select')].flatMap(changeOf);
  // After the effects, during which React handles no events. It may have reset the fields then, but nobody has had the
  // time to change them again.
  await null;
  const { activeElement } = document;
  if (activeElement && island.contains(activeElement))
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const change of changes.filter(isText)) repeat(change);
  for (const change of changes.filter((each) => !isText(each))) {
    repeat(change);
    await untilRendered();
  }
}
