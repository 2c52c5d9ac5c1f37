import { type AdminText, say } from '@keelstone/languages/say.ts';

/** Payload's controls of rows and blocks that have an icon and no words, and what they do. */
const NAMES: Record<string, AdminText> = {
  '.collapsible__drag': 'Move',
  '.array-actions__button': 'Actions',
  '.clipboard-action__popup .popup-button': 'Copy and paste',
  '.LexicalEditorTheme__block__removeButton': 'Remove',
  '.LexicalEditorTheme__inlineBlock__removeButton': 'Remove',
  '.LexicalEditorTheme__inlineBlock__editButton': 'Edit',
};

/** Gives them names for screen readers (WCAG 4.1.2), also to those that appear later. Returns what ends that. */
export function nameControls(root: Element): () => void {
  const name = () => {
    for (const [selector, label] of Object.entries(NAMES))
      for (const control of root.querySelectorAll(`${selector}:not([aria-label])`))
        control.setAttribute('aria-label', say(label));
  };
  name();
  const observer = new MutationObserver(name);
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
