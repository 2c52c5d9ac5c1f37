import { focusWhenThere } from '../../admin/focus/focus-when-there.ts';

/** Longer than the page of a new document takes to load and to take over what was typed. */
const LONGEST_MS = 3000;

type Typed = {
  /** The field in which somebody was typing, by its path. */
  path: string | undefined;
  isRestored: boolean;
};

/**
 * What was typed beside the first save of a document, by the id under which it is kept: it belongs into the form of the
 * document, to whose page the save leads, and nobody needs to be asked.
 */
const typedOn = new Map<string, Typed>();

export const noteTypedOn = (id: string, path: string | undefined): void => {
  typedOn.set(id, { path, isRestored: false });
};

export const isTypedOn = (id: string): boolean => typedOn.has(id);

/** Notes that the form of the document has it. */
export function noteRestored(id: string): void {
  const typed = typedOn.get(id);
  if (typed) typed.isRestored = true;
}

function findField(path: string | undefined): HTMLElement | null {
  const field = document.querySelector(`[data-field-path="${CSS.escape(path ?? '')}"]`);
  const text = field?.querySelector<HTMLElement>('[contenteditable=true]') ?? null;
  if (text && document.activeElement !== text) {
    text.focus();
    getSelection()?.selectAllChildren(text);
    getSelection()?.collapseToEnd();
  }
  return text;
}

/** Lets somebody type on in the form of the document: behind what they have typed, as soon as it is there. */
export function goOnTyping(id: string): void {
  const typed = typedOn.get(id);
  if (!typed) return;
  const until = Date.now() + LONGEST_MS;
  focusWhenThere(() => (typed.isRestored || Date.now() > until ? findField(typed.path) : null));
}
