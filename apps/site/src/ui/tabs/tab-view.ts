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
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    // A panel begins with its heading, which nothing else would bring the keyboard to.
    panel.tabIndex = 0;
    return { tab, panel };
  });
}
