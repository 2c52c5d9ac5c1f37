type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** What a visitor sees beside a box. */
const wordsOf = ({ labels }: Control) => [...(labels ?? [])].map(({ textContent }) => textContent).join();

function copyAnswer(from: Control, words: string, to: Control): void {
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    const chosen = new Set([...from.selectedOptions].map(({ value }) => value));
    for (const option of to.options) option.selected = chosen.has(option.value);
  } else if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.type === to.type) {
    if (from.type === 'file') to.files = from.files;
    else if (from.type === 'checkbox' || from.type === 'radio') {
      // Nobody has agreed to other words than those that stood there.
      if (words === wordsOf(to)) to.checked = from.checked;
    } else to.value = from.value;
  } else if (from.type === to.type) to.value = from.value;
}

/**
 * Keeps what a visitor enters while a form is being answered (C-8): the response replaces the form by one with what had
 * been sent.
 *
 * @returns `send`, to be called when a form is sent; `restore`, when the page has changed
 */
export function createTypedKeeper(document: Document): {
  send(form: HTMLFormElement): void;
  restore(): void;
} {
  let sent: HTMLFormElement | undefined;
  /** With the words beside each: an element that is gone has no labels. */
  const changed = new Map<Control, string>();
  document.addEventListener('input', ({ target }) => {
    if (sent && isControl(target) && target.form === sent && target.id) changed.set(target, wordsOf(target));
  });
  return {
    send(form) {
      // Another button while the answer is awaited: nothing is sent then.
      if (form.hasAttribute('aria-busy')) return;
      sent = form;
      changed.clear();
    },
    restore() {
      // Something else of the page has changed.
      if (!sent || sent.isConnected) return;
      for (const [control, words] of changed) {
        const now = document.getElementById(control.id);
        if (isControl(now)) copyAnswer(control, words, now);
      }
      sent = undefined;
      changed.clear();
    },
  };
}
