'use client';

import { type AdminText, say } from '@keelstone/languages/say.ts';
import { type ReactNode, useEffect } from 'react';

/** Payload 3.90.1 renders these without a name, with one for programmers, or with one in English for every reader. */
const NAMELESS: Readonly<Record<string, AdminText>> = {
  '.step-nav__home': 'Dashboard',
  '.nav__mobile-close': 'Close menu',
  '#action-save-popup .popup-button': 'More choices',
  '.doc-controls__popup .popup-button': 'More actions',
  '.array-actions__button': 'Actions of this row',
  '.clipboard-action__popup .popup-button': 'Copy and paste',
  '.LexicalEditorTheme__block__removeButton': 'Remove',
  '.LexicalEditorTheme__inlineBlock__removeButton': 'Remove',
  '.LexicalEditorTheme__inlineBlock__editButton': 'Edit',
  '.collapsible__drag': 'Move by dragging, or with space and the arrow keys',
  '.date-time-picker__clear-button': 'Clear the date',
  '.file-details__remove': 'Remove the file',
  '.copy-to-clipboard': 'Copy the address',
  '.toolbar-popup__dropdown-add': 'Insert',
  '.toolbar-popup__dropdown-blocks': 'Insert a part of the text',
  '.toolbar-popup__dropdown-inlineBlocks': 'Insert a footnote',
  '.toolbar-popup__dropdown-text': 'Kind of paragraph',
  '.toolbar-popup__button-bold': 'Bold',
  '.toolbar-popup__button-italic': 'Italic',
  '.toolbar-popup__button-strikethrough': 'Strikethrough',
  '.toolbar-popup__button-inlineCode': 'Code',
  '.toolbar-popup__button-link': 'Link',
  '.link-edit': 'Edit link',
  '.link-trash': 'Remove link',
  '.draggable-block-menu': 'Drag to move',
  '.add-block-menu': 'Add block',
  '.cell-_select input': 'Choose this row',
  '.clickable-arrow--left': 'Previous page',
  '.clickable-arrow--right': 'Next page',
};

/** These have a name for who hears the page only. */
const WITHOUT_TOOLTIP = ['app-header__account', 'popup-button']
  .map((name) => `.${name}[aria-label]:not([title])`)
  .join();

/** What has a label beside it that is nobody's for who hears the page: lists to choose from, texts, and in drawers all. */
const LABELLED = '.field-type, .list-drawer__select-collection-wrap';
const UNLABELLED = [
  `:is(${LABELLED}) :is(.rs__input, [role="textbox"][contenteditable])`,
  'dialog.drawer .field-type :is(input:not([type="hidden"]), textarea)',
]
  .map((input) => `${input}:not([aria-label])`)
  .join();

const FOCAL_POINT = '.edit-upload__input input:not([aria-label])';

/** Gives a drawer the name that it shows, instead of one for programmers, and its list what axe misses. */
function nameDrawer(drawer: Element): void {
  const title = drawer.querySelector('h1, h2');
  if (title) {
    title.id ||= `${drawer.id}-title`;
    drawer.setAttribute('aria-labelledby', title.id);
  }
  // Who speaks to a computer says what stands on the button.
  drawer.querySelector('.list-header__create-new-button[aria-label]')?.removeAttribute('aria-label');
  // A page has one banner, and one order of headings.
  drawer.querySelector('header.list-header:not([role])')?.setAttribute('role', 'none');
  drawer.querySelector('.no-results h3:not([aria-level])')?.setAttribute('aria-level', '2');
}

/** Gives the icons, inputs and drawers of every page of the admin their words, icons also as a tooltip. */
export function NameIcons({ children }: { children: ReactNode }) {
  useEffect(() => {
    const name = () => {
      for (const [selector, text] of Object.entries(NAMELESS)) {
        for (const icon of document.querySelectorAll<HTMLElement>(`${selector}:not([title])`)) {
          const label = say(text);
          icon.title = label;
          icon.setAttribute('aria-label', label);
        }
      }
      for (const icon of document.querySelectorAll<HTMLElement>(WITHOUT_TOOLTIP))
        icon.title = icon.ariaLabel ?? '';
      for (const input of document.querySelectorAll<HTMLInputElement>(UNLABELLED)) {
        if (input.labels?.length) continue;
        // A list within a text or a row has its own.
        const label = input.closest(LABELLED)?.querySelector('.field-label')?.textContent;
        if (label) input.ariaLabel = label.replace('*', '').trim();
      }
      // What Payload calls them stands beside them.
      for (const input of document.querySelectorAll<HTMLInputElement>(FOCAL_POINT))
        input.ariaLabel = input.name;
      // Its name stands beside it, and would be heard twice.
      for (const image of document.querySelectorAll<HTMLImageElement>('.file__thumbnail img')) image.alt = '';
      for (const drawer of document.querySelectorAll('dialog.drawer[open]')) nameDrawer(drawer);
    };
    let due = 0;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(due);
      due = requestAnimationFrame(name);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    name();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(due);
    };
  }, []);
  return children;
}
