/** Hides an element in a way that its content remains searchable by find-in-page, where the browser supports that. */
export function hideUntilFound(element: HTMLElement): void {
  element.setAttribute('hidden', 'onbeforematch' in element ? 'until-found' : '');
}

/** Calls back when the browser is about to reveal an element in which it has found something. */
export function whenFound(element: HTMLElement, show: () => void): void {
  element.addEventListener('beforematch', (event) => {
    // The event bubbles from a nested hidden part to the outer one.
    if (event.target === element) show();
  });
}
