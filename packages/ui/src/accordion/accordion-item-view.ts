import { whenFound } from '../anchor/until-found.ts';
import { setAttributes } from '../dom/set-attributes.ts';

/** The parts of one item in the document. */
export type ItemView = {
  element: HTMLElement;
  button: HTMLButtonElement;
  panel: HTMLElement;
  /** This one neither opens nor closes. */
  isDisabled: boolean;
};

/** Makes a button of an item's heading and ties it to its panel. */
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

/** Says whether an item is open, whether a click would change that, and whether its panel is a landmark. */
export function describeItem(
  { button, panel }: ItemView,
  { isOpen, isLocked, isRegion }: { isOpen: boolean; isLocked: boolean; isRegion: boolean },
): void {
  setAttributes(button, { 'aria-expanded': String(isOpen), 'aria-disabled': String(isLocked) });
  // What is hidden until it is found is still there: a closed panel would be a landmark with nothing in it.
  setAttributes(panel, {
    role: isRegion ? 'region' : null,
    'aria-labelledby': isRegion ? button.id : null,
  });
}

/** Calls back with the item that find-in-page has found something in. */
export function whenItemFound(items: readonly ItemView[], open: (item: ItemView) => void): void {
  for (const item of items) whenFound(item.panel, () => open(item));
}
