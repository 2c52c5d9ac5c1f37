/**
 * Milliseconds for which an open submenu stays although the pointer is beside it or over another one. Whoever aims at a
 * link further along goes there diagonally, over the neighbours; that takes less.
 */
export const HOVER_DELAY_MS = 250;

/** Which submenu the pointer has open: the first one opens at once, and changes wait a moment (U-2). */
export class HoveredSubmenu {
  readonly #submenus: readonly HTMLDetailsElement[];
  readonly #close: (submenu: HTMLDetailsElement) => unknown;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(submenus: readonly HTMLDetailsElement[], close: (submenu: HTMLDetailsElement) => unknown) {
    this.#submenus = submenus;
    this.#close = close;
  }

  enter(submenu: HTMLDetailsElement): void {
    this.forget();
    if (submenu.open) return;
    if (this.#submenus.some(({ open }) => open)) this.#later(() => this.open(submenu));
    else this.open(submenu);
  }

  leave(): void {
    this.#later(() => {
      // Whoever is in it by keyboard has not left because the mouse was pushed.
      for (const each of this.#submenus) if (!each.querySelector(':focus-visible')) this.#close(each);
    });
  }

  /** Opens it now, and no other. */
  open(submenu: HTMLDetailsElement): void {
    this.forget();
    for (const other of this.#submenus) if (other !== submenu) this.#close(other);
    submenu.open = true;
  }

  /** What was about to change does not. */
  forget(): void {
    clearTimeout(this.#timer);
  }

  #later(change: () => void): void {
    this.forget();
    this.#timer = setTimeout(change, HOVER_DELAY_MS);
  }
}
