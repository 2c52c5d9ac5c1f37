import { nextTask } from './next-task.ts';

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
type Change = { field: Field; value: string; isOn: boolean };

function changeOf(field: Field): Change[] {
  const isOn = isTicked(field) && field.checked;
  const isChanged = isTicked(field) ? isOn !== field.defaultChecked : field.value !== renderedValue(field);
  return isChanged ? [{ field, value: field.value, isOn }] : [];
}

function repeat({ field, value, isOn }: Change): void {
  if (isTicked(field)) {
    field.checked = !isOn;
    field.click();
    return;
  }
  // Written only if it has been reset: that would end the composition of a character, and move the caret.
  if (field.value !== value) field.value = value;
  field.dispatchEvent(new Event(field instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }));
}

const isText = ({ field }: Change) => field instanceof HTMLInputElement && !isTicked(field);

/** What visitors have done to an island before it was hydrated: fields that are no longer as the server rendered them. */
export class EarlyChanges {
  readonly #island: HTMLElement;
  readonly #changes: readonly Change[];

  constructor(island: HTMLElement) {
    this.#island = island;
    this.#changes = [...island.querySelectorAll<Field>('input, select')].flatMap(changeOf);
  }

  /**
   * Repeats the focus and what was typed. Call it as soon as the handlers are attached, before anything is rendered
   * again, which would reset the fields.
   */
  repeatTyping(): void {
    const { activeElement } = document;
    if (activeElement && this.#island.contains(activeElement))
      activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const change of this.#changes.filter(isText)) repeat(change);
  }

  /** Repeats what was chosen. Call it when the effects have run, so that what one choice leads to is rendered. */
  async repeatChoices(): Promise<void> {
    for (const change of this.#changes.filter((each) => !isText(each))) {
      repeat(change);
      // The island renders what it has led to, on which the next one builds.
      await nextTask();
    }
  }
}
