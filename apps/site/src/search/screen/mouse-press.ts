/** Called when the outcome of a press is known. @param leavesPage the click opens another page in this window */
type OnSettled = (leavesPage: boolean) => void;

/** True if the default action of a click or submit event opens another page in this window. */
function navigates(event: Event): boolean {
  if (event.defaultPrevented || !(event.target instanceof Element)) return false;
  if (event.type === 'submit') return true;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || !(event instanceof MouseEvent)) return false;
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const staysHere = (link.target === '' || link.target === '_self') && !opensElsewhere && !link.download;
  return staysHere && !link.getAttribute('href')?.startsWith('#');
}

/**
 * Tracks presses of the mouse button. A field loses the focus when the button is pressed, before there is a
 * click: if the page changes at that moment, the pressed element moves away and the click is lost (S-4).
 */
export class MousePress {
  #isDown = false;
  #events: Event[] = [];
  #onSettled: OnSettled | null = null;

  /** Listens until the returned function is called. */
  listen(): () => void {
    const listening = new AbortController();
    const on = (names: string[], listener: (event: Event) => void) => {
      for (const name of names) {
        window.addEventListener(name, listener, { capture: true, signal: listening.signal });
      }
    };
    on(['mousedown'], () => {
      // The end of the previous press was not seen, for example because it ended in a browser menu.
      this.#settle();
      this.#isDown = true;
    });
    on(['click', 'submit'], (event) => {
      if (this.#isDown) this.#events.push(event);
    });
    // The click follows in the same task as `mouseup`. A link that is dragged ends with neither.
    on(['mouseup', 'dragend'], () => setTimeout(() => this.#settle()));
    on(['keydown'], () => this.#settle());
    return () => listening.abort();
  }

  /** Calls back when the outcome of the current press is known; immediately if no button is pressed. */
  afterwards(onSettled: OnSettled): void {
    if (this.#isDown) this.#onSettled = onSettled;
    else onSettled(false);
  }

  #settle(): void {
    const onSettled = this.#onSettled;
    const leavesPage = this.#events.some(navigates);
    this.#isDown = false;
    this.#events = [];
    this.#onSettled = null;
    onSettled?.(leavesPage);
  }
}
