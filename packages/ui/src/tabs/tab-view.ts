import { hideUntilFound } from '../anchor/until-found.ts';
import { setAttributes } from '../dom/set-attributes.ts';

/** The elements of one tab. */
export type TabView = { tab: HTMLAnchorElement; panel: HTMLElement };

/** Turns the list of links into tabs, and their targets into panels. */
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

/** Marks a tab as selected or not, and shows or hides its panel. */
export function showTab({ tab, panel }: TabView, isSelected: boolean): void {
  setAttributes(tab, { 'aria-selected': String(isSelected), tabindex: isSelected ? null : '-1' });
  // Panels hidden with `until-found` are still in the tab order, where they would be empty stops. The visible
  // panel must be focusable, because it begins with a heading, which is not.
  setAttributes(panel, {
    role: isSelected ? 'tabpanel' : null,
    'aria-labelledby': isSelected ? tab.id : null,
    tabindex: isSelected ? '0' : null,
  });
  if (isSelected) panel.removeAttribute('hidden');
  else hideUntilFound(panel);
}
