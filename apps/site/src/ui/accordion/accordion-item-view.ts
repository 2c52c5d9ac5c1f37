import { whenFound } from '../anchor/until-found.ts';

/** The parts of one item in the document. */
export type ItemView = { element: HTMLElement; button: HTMLButtonElement; panel: HTMLElement };

/** Makes a button of an item's heading and ties it to its panel. */
export function createItemView(element: HTMLElement): ItemView {
  const [heading, panel] = element.children as unknown as [HTMLElement, HTMLElement];
  const button = document.createElement('button');
  button.type = 'button';
  button.id = `button_${element.id}`;
  button.append(...heading.childNodes);
  button.setAttribute('aria-controls', panel.id);
  heading.append(button);
  return { element, button, panel };
}

/** Makes landmarks of panels, so that one can jump to them. */
export function makeRegions(items: readonly ItemView[]): void {
  for (const { button, panel } of items) {
    panel.setAttribute('role', 'region');
    panel.setAttribute('aria-labelledby', button.id);
  }
}

/** Calls back with the item that find-in-page has found something in. */
export function whenItemFound(items: readonly ItemView[], open: (item: ItemView) => void): void {
  for (const item of items) whenFound(item.panel, () => open(item));
}
