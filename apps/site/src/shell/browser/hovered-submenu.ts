/**
 * Milliseconds for which an open submenu stays open although the pointer is outside it or over another one. A
 * pointer moves diagonally across the neighbours to a link further along; that takes less time.
 */
export const HOVER_DELAY_MS = 250;

/** Which submenu is open by hovering: the first one opens immediately, and changes are delayed (U-2). */
export class HoveredSubmenu {
  readonly #submenus: readonly HTMLDetailsElement[];
  readonly #close: (submenu: HTMLDetailsElement) => unknown;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(submenus: readonly HTMLDetailsElement[], close: (submenu: HTMLDetailsElement) => unknown) {
    this.#submenus = submenus;
    this.#close = close;
  }

  enter(submenu: HTMLDetailsElement): void {
    this.clear();
    if (submenu.open) return;
    if (this.#submenus.some(({ open }) => open)) this.#later(() => this.open(submenu));
    else this.open(submenu);
  }

  leave(): void {
    this.#later(() => {
      // A keyboard user inside it has not left because the mouse was touched.
      for (const each of this.#submenus) if (!each.querySelector(':focus-visible')) this.#close(each);
    });
  }

  /** Opens it immediately, and closes the others. */
  open(submenu: HTMLDetailsElement): void {
    this.clear();
    for (const other of this.#submenus) if (other !== submenu) this.#close(other);
    submenu.open = true;
  }

  /** Cancels the pending change. */
  clear(): void {
    clearTimeout(this.#timer);
  }

  #later(change: () => void): void {
    this.clear();
    this.#timer = setTimeout(change, HOVER_DELAY_MS);
  }
}
