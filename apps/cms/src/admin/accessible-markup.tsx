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
  '.collapsible__drag': 'Move by dragging, or with the arrow keys',
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
  '.upload-relationship-details__edit': 'Edit',
  '.upload-relationship-details__remove': 'Remove the file',
  '.clickable-arrow--left': 'Previous page',
  '.clickable-arrow--right': 'Next page',
  '.condition__actions-remove': 'Remove this condition',
  '.condition__actions-add': 'Add a condition',
};

/** The parts of a condition by which a list is filtered: what stands in them says what they are to who sees them. */
const CONDITION: Readonly<Record<string, AdminText>> = {
  '.condition__field': 'Field',
  '.condition__operator': 'Comparison',
  '.condition__value': 'Value',
};

/** These have a name for who hears the page only. */
const WITHOUT_TOOLTIP = ['app-header__account', 'popup-button']
  .map((name) => `.${name}[aria-label]:not([title])`)
  .join();

/** What has a label beside it that is nobody's for who hears the page: lists to choose from, texts, and in drawers all. */
const LABELLED = '.field-type, .list-drawer__select-collection-wrap';
const UNLABELLED = [
  `:is(${LABELLED}) :is(.rs__input, .react-datepicker__input-container input, [role="textbox"][contenteditable])`,
  'dialog.drawer .field-type :is(input:not([type="hidden"]), textarea)',
]
  .map((input) => `${input}:not([aria-label])`)
  .join();

const FOCAL_POINT = '.edit-upload__input input:not([aria-label])';

/** Lists within it have headings below those of the form. */
const ROW = ':is(.array-field__row, .blocks-field__row)';

/** What Payload 3.90.1 tells who hears the page wrongly, or not at all: an attribute's value, or null to remove it. */
const MENDED: readonly (readonly [selector: string, attribute: string, value: string | null])[] = [
  // A page has one banner, and one order of headings.
  ['header.list-header', 'role', 'none'],
  [':is(.no-results, .payload-settings) > h3', 'aria-level', '2'],
  [
    `:is(.array-field__header, .blocks-field__header, .group-field__header) h3:not(${ROW} *)`,
    'aria-level',
    '2',
  ],
  // Its tabs are not the items of a list.
  ['.doc-tabs__tabs', 'role', 'group'],
  ['.doc-tab--active', 'aria-current', 'page'],
  // Hidden, and reached with Tab nevertheless: the arrow keys open a list of choices, and Backspace clears it.
  [':is(.dropdown-indicator, .clear-indicator)[aria-hidden="true"]', 'tabindex', '-1'],
  // A button in a button. The inner one is pressed, and the outer one hears of it.
  ['.popup-button--custom:has(button)', 'role', 'none'],
  ['.popup-button--custom:has(button)', 'tabindex', null],
  ['.rs__multi-value[role="button"]', 'role', 'group'],
  // In English, of keys that move a row back to where it was (../row-editing/view/move-by-key.ts).
  ['.collapsible__drag', 'aria-describedby', null],
  ['.collapsible__drag', 'aria-roledescription', null],
  ['[id^="DndLiveRegion"]', 'lang', 'en'],
  // What a list of choices says of its keys.
  ['.react-select > [aria-live]', 'lang', 'en'],
  // A column of a list is shown or not. Keys do not move it either, see `pressColumn`.
  ['.pill-selector__pill', 'role', 'checkbox'],
  ['.pill-selector__pill', 'aria-describedby', null],
  ['.pill-selector__pill', 'aria-roledescription', null],
];

/** In a page of the admin, all but its header is its main part, if Payload does not say so itself. */
const MAIN = '.template-default__wrap:not(:has(> main)) > :is(.gutter, .collection-list):not(.doc-header)';

const textOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';

/** Payload's name of a drawer is for programmers. */
function nameByHeading(drawer: Element): void {
  const heading = drawer.querySelector('h1, h2');
  if (!heading) return;
  heading.id ||= `${drawer.id}-title`;
  drawer.setAttribute('aria-labelledby', heading.id);
}

/** Who speaks to a computer says what stands on a button: a name without these words is removed. */
function nameAsShown(button: Element): void {
  const shown = textOf(button.querySelector('.btn__label, .pill__label')).toLowerCase();
  if (shown && !button.ariaLabel?.toLowerCase().includes(shown)) button.removeAttribute('aria-label');
}

/** A card's link to a new document is called by its plural: Payload writes "[object Object]" for the other. */
function nameCreation(link: HTMLElement): void {
  const plural = textOf(link.closest('.card')?.querySelector('.card__title'));
  link.title = say('New: {plural}', { plural });
  link.ariaLabel = link.title;
}

const each = <Found extends Element = HTMLElement>(selector: string, mend: (found: Found) => void): void =>
  document.querySelectorAll<Found>(selector).forEach(mend);

function nameIcons(): void {
  for (const [selector, text] of Object.entries(NAMELESS))
    each(`${selector}:not([title])`, (icon) => {
      const label = say(text);
      icon.title = label;
      icon.ariaLabel = label;
    });
  each(WITHOUT_TOOLTIP, (icon) => {
    icon.title = icon.ariaLabel ?? '';
  });
  each('.card__actions a[title*="[object"]', nameCreation);
  // Payload calls it "Edit …" in every language.
  each('.relationship--multi-value-label__drawer-toggler', (button) => {
    const title = button.closest<HTMLElement>('.relationship--multi-value-label')?.title ?? '';
    button.ariaLabel = say('Edit {title}', { title });
  });
  each('.relationship-add-new__add-button:not([aria-label])', (button) => {
    button.ariaLabel = textOf(button.querySelector('.tooltip-content'));
  });
}

function nameInputs(): void {
  each<HTMLInputElement>(UNLABELLED, (input) => {
    if (input.labels?.length) return;
    // A list within a text or a row has its own.
    const label = input.closest(LABELLED)?.querySelector('.field-label')?.textContent;
    if (label) input.ariaLabel = label.replace('*', '').trim();
  });
  // What Payload calls them stands beside them.
  each<HTMLInputElement>(FOCAL_POINT, (input) => {
    input.ariaLabel = input.name;
  });
  for (const [part, text] of Object.entries(CONDITION))
    each<HTMLInputElement>(`${part} :is(input:not([type="hidden"]), textarea):not([aria-label])`, (input) => {
      input.ariaLabel = say(text);
    });
  each('.dashboard-breadcrumb-select input:not([aria-label])', (input) => {
    input.ariaLabel = say('Dashboard');
  });
  // Payload calls it "select-all", in every language, by its own name that is empty.
  each('#select-all[aria-labelledby="select-all"]', (box) => {
    box.removeAttribute('aria-labelledby');
    box.title = say('Choose all rows');
    box.ariaLabel = box.title;
  });
}

function mendMarkup(): void {
  nameIcons();
  nameInputs();
  // Its name stands beside it, and would be heard twice.
  each<HTMLImageElement>('.file__thumbnail img', (image) => {
    image.alt = '';
  });
  for (const [selector, attribute, value] of MENDED)
    each(selector, (element) => {
      if (value === null) element.removeAttribute(attribute);
      else if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
    });
  each(':is(.btn, .list-header__create-new-button)[aria-label]', nameAsShown);
  document.querySelector(MAIN)?.setAttribute('role', 'main');
  each('.doc-header:not([role])', (header) => {
    header.role = 'region';
    header.ariaLabel = say('Views of this document');
  });
  each('dialog.drawer[open]', nameByHeading);
}

/** Shows or hides a column of a list: Payload 3.90.1 takes the keys for the beginning of a move that leads nowhere. */
function pressColumn(event: KeyboardEvent): void {
  const column = event.target instanceof Element && event.target.closest<HTMLElement>('.pill-selector__pill');
  if (!column || ![' ', 'Enter'].includes(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) column.click();
}

/** Gives the icons, inputs, parts and drawers of every page of the admin their names and roles, icons also a tooltip. */
export function AccessibleMarkup({ children }: { children: ReactNode }) {
  useEffect(() => {
    let due = 0;
    const observer = new MutationObserver(() => {
      // Once a frame, and in this one: what moves in each frame must not put it off.
      due ||= requestAnimationFrame(() => {
        due = 0;
        mendMarkup();
      });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    mendMarkup();
    window.addEventListener('keydown', pressColumn, true);
    return () => {
      window.removeEventListener('keydown', pressColumn, true);
      observer.disconnect();
      cancelAnimationFrame(due);
    };
  }, []);
  return children;
}
