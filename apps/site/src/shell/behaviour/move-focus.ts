/** Moves the focus to the next (1) or previous (-1) of the elements, and stays at the ends. */
export function moveFocus(elements: readonly HTMLElement[], direction: 1 | -1): void {
  const position = elements.indexOf(document.activeElement as HTMLElement);
  elements[position + direction]?.focus();
}
