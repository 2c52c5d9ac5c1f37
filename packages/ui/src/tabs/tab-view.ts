import { hideUntilFound } from '../anchor/until-found.ts';
import { setAttributes } from '../dom/set-attributes.ts';

/** The parts of one tab in the document. */
export type TabView = { tab: HTMLAnchorElement; panel: HTMLElement };

/** Makes tabs of the list of links, and panels of what they lead to. */
export function createTabViews(root: HTMLElement): TabView[] {
  const [list, panels] = root.children as unknown as [HTMLElement, HTMLElement];
  list.setAttribute('role', 'tablist');
  return [...list.children].map((entry, position) => {
    const tab = entry.firstElementChild as HTMLAnchorElement;
    const panel = panels.children[position] as HTMLElement;
    entry.setAttribute('role', 'presentation');
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel.id);
    return { tab, panel };
  });
}

/** Says whether a tab is selected, and shows or hides its panel. */
export function showTab({ tab, panel }: TabView, isSelected: boolean): void {
  setAttributes(tab, { 'aria-selected': String(isSelected), tabindex: isSelected ? null : '-1' });
  // What is hidden until it is found is still there: the other panels would be empty stops for the keyboard. The one
  // that shows begins with its heading, which nothing else would bring the keyboard to.
  setAttributes(panel, {
    role: isSelected ? 'tabpanel' : null,
    'aria-labelledby': isSelected ? tab.id : null,
    tabindex: isSelected ? '0' : null,
  });
  if (isSelected) panel.removeAttribute('hidden');
  else hideUntilFound(panel);
}
