import { focusWhenThere } from '../../admin/focus/focus-when-there.ts';

/** Longer than the page of a new document takes to load and to take over what was typed. */
const LONGEST_MS = 5000;

/** Finds the field in which somebody was typing, in the form that is there by then. */
type Find = () => HTMLElement | null;
type Typed = { target: string; isRestored: boolean };

/**
 * What was typed beside the first save of a document, by the id under which it is kept: it belongs into the form of the
 * document, to whose page the save leads, and nobody needs to be asked.
 */
const typedOn = new Map<string, Typed>();

export const isTypedOn = (id: string): boolean => typedOn.has(id);

/** Notes that the form of a document has what was typed, or that there was nothing. */
export function noteRestored(target: string): void {
  for (const typed of typedOn.values()) typed.isRestored ||= typed.target === target;
}

/** The field that has the focus; null for none that somebody types in. */
function focusedField(): Find | null {
  const { activeElement } = document;
  const path = activeElement?.closest<HTMLElement>('[data-field-path]')?.dataset.fieldPath;
  if (path !== undefined)
    return () => document.querySelector(`[data-field-path="${CSS.escape(path)}"] [contenteditable=true]`);
  const { id } = activeElement ?? {};
  return id?.startsWith('field-') ? () => document.getElementById(id) : null;
}

/** Focuses a field behind its text, unless it has the focus. */
function focusEnd(field: HTMLElement): void {
  if (document.activeElement === field) return;
  field.focus();
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    field.setSelectionRange?.(field.value.length, field.value.length);
  else {
    getSelection()?.selectAllChildren(field);
    getSelection()?.collapseToEnd();
  }
}

/**
 * Lets somebody type on in the form of a document that has just been created, behind what they have typed, as soon as it is
 * there. Until then, keys are held: the form in which they are typing goes away.
 *
 * @param id under which its changes are kept
 */
export function goOnTyping(id: string, target: string): void {
  const typed = { target, isRestored: false };
  typedOn.set(id, typed);
  const find = focusedField();
  if (!find) return;
  const until = Date.now() + LONGEST_MS;
  focusWhenThere(() => {
    const field = typed.isRestored || Date.now() > until ? find() : null;
    if (field) focusEnd(field);
    return field;
  });
}
