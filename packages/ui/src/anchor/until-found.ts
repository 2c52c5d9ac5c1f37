/** Hides an element, so that the browser's find-in-page still finds what is in it, where the browser can do that. */
export function hideUntilFound(element: HTMLElement): void {
  element.setAttribute('hidden', 'onbeforematch' in element ? 'until-found' : '');
}

/** Calls back when the browser is about to show an element that it has found something in. */
export function whenFound(element: HTMLElement, show: () => void): void {
  element.addEventListener('beforematch', (event) => {
    // What is found in a hidden part of a hidden part is told to both.
    if (event.target === element) show();
  });
}
