import { followAnchor, type Occasion, writeAnchor } from '../anchor/anchor.ts';
import { scrollSoonTo } from '../anchor/scroll-to.ts';
import { hideUntilFound, whenFound } from '../anchor/until-found.ts';
import { setAttributes } from '../dom/set-attributes.ts';
import { wideWindow } from '../dom/wide-window.ts';
import { moveFocusByKey, type Orientation } from '../focus/move-focus-by-key.ts';

/** The elements of one tab. */
type TabView = { tab: HTMLAnchorElement; panel: HTMLElement };

/** Turns the list of links into tabs, and their targets into panels. */
function createTabViews(root: HTMLElement): TabView[] {
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
function showTab({ tab, panel }: TabView, isSelected: boolean): void {
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

const NEW = '[data-tabs]:not([data-started])';
let occasion: 'load' | 'renewal' = 'load';

/**
 * Adds behaviour to all tabs of the page that do not have it yet (the ARIA tabs pattern with automatic
 * activation).
 */
export function startTabs(): void {
  for (const root of document.querySelectorAll<HTMLElement>(NEW)) start(root, occasion);
  occasion = 'renewal';
}

function start(root: HTMLElement, now: typeof occasion): void {
  const views = createTabViews(root);
  const tabs = views.map(({ tab }) => tab);
  const orientation = followOrientation(root);
  const choose = (view: TabView) => {
    select(views, view);
    writeAnchor(view.panel.id);
  };
  for (const view of views) {
    view.tab.addEventListener('click', (event) => {
      // With a modifier key the link opens in another tab or window, with this tab selected there.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      choose(view);
    });
    whenFound(view.panel, () => select(views, view));
  }
  root.addEventListener('keydown', (event) => {
    const tab = moveFocusByKey(event, tabs, orientation(), true);
    const view = views.find((each) => each.tab === tab);
    if (view) choose(view);
    // The focused tab is already selected; only prevent the page from scrolling.
    else if (event.key === ' ' && tabs.includes(event.target as HTMLAnchorElement)) event.preventDefault();
  });
  if (views[0]) select(views, views[0]);
  root.setAttribute('data-started', '');
  followAnchor(now, (anchor, why) => follow(root, views, anchor, why));
}

function select(views: readonly TabView[], selected: TabView): void {
  for (const view of views) showTab(view, view === selected);
}

/**
 * Selects what the address names: a panel, or the one that contains the target. Without an anchor, restores the
 * initial state.
 */
function follow(root: HTMLElement, views: readonly TabView[], anchor: string, occasion: Occasion): void {
  const target = document.getElementById(anchor);
  const view = target ? views.find(({ panel }) => panel.contains(target)) : undefined;
  if (view) {
    select(views, view);
    // Scrolls to the whole component, so that the tabs are visible, too.
    if (occasion !== 'renewal') scrollSoonTo(target === view.panel ? root : (target as HTMLElement));
  } else if (anchor === '' && occasion === 'change' && views[0]) select(views, views[0]);
}

/** Keeps `aria-orientation` in line with the layout. Returns a function that tells the current orientation. */
function followOrientation(root: HTMLElement): () => Orientation {
  const isWide = wideWindow();
  const orientation = () => (root.dataset.tabs === 'vertical' && isWide.matches ? 'vertical' : 'horizontal');
  const say = () => root.firstElementChild?.setAttribute('aria-orientation', orientation());
  isWide.addEventListener('change', say);
  say();
  return orientation;
}
