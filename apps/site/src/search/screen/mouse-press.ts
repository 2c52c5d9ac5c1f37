/** Called once it is known what a press became. @param leavesPage the click opens another page in this window */
type OnSettled = (leavesPage: boolean) => void;

/** True when the default action of a click or submit event opens another page in this window. */
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
 * Follows presses of the mouse. The focus leaves a box as soon as the mouse is pressed, before there is a click: a change
 * of the page at that moment moves away what is pressed, and the click is lost (S-4).
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
      // The end of the press before this one was not seen, as when it ended in a menu of the browser.
      this.#settle();
      this.#isDown = true;
    });
    on(['click', 'submit'], (event) => {
      if (this.#isDown) this.#events.push(event);
    });
    // The click comes in the same turn as `mouseup`. A link that is dragged ends without either.
    on(['mouseup', 'dragend'], () => setTimeout(() => this.#settle()));
    on(['keydown'], () => this.#settle());
    return () => listening.abort();
  }

  /** Calls back when the press that is under way has become what it becomes; at once while nothing is pressed. */
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
