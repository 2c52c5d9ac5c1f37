import { whenFound } from '../anchor/until-found.ts';
import { setAttributes } from '../dom/set-attributes.ts';

/** The elements of one item. */
export type ItemView = {
  element: HTMLElement;
  button: HTMLButtonElement;
  panel: HTMLElement;
  /** This item can be neither opened nor closed. */
  isDisabled: boolean;
};

/** Turns an item's heading into a button that controls its panel. */
export function createItemView(element: HTMLElement): ItemView {
  const [heading, panel] = element.children as unknown as [HTMLElement, HTMLElement];
  const button = document.createElement('button');
  button.type = 'button';
  button.id = `button_${element.id}`;
  button.append(...heading.childNodes);
  button.setAttribute('aria-controls', panel.id);
  heading.append(button);
  return { element, button, panel, isDisabled: element.hasAttribute('data-disabled') };
}

/**
 * Sets the attributes that say whether an item is open, whether a click would change that, and whether its panel
 * is a landmark.
 */
export function describeItem(
  { button, panel }: ItemView,
  { isOpen, isLocked, isRegion }: { isOpen: boolean; isLocked: boolean; isRegion: boolean },
): void {
  setAttributes(button, { 'aria-expanded': String(isOpen), 'aria-disabled': String(isLocked) });
  // Content hidden with `until-found` is still in the accessibility tree: a closed panel would be an empty
  // landmark.
  setAttributes(panel, {
    role: isRegion ? 'region' : null,
    'aria-labelledby': isRegion ? button.id : null,
  });
}

/** Calls back with the item in which find-in-page has found something. */
export function whenItemFound(items: readonly ItemView[], open: (item: ItemView) => void): void {
  for (const item of items) whenFound(item.panel, () => open(item));
}
