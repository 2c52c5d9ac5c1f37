/**
 * Keeps the search in the links of the language switcher (U-8). Values of filters stay as they are called here: the other
 * language's page knows their names and leads to its own.
 *
 * @param searched what follows the page's path in its address
 */
export function keepSearchInLanguageLinks(searched: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-page-path]')) {
    link.href = `${link.dataset.pagePath}${searched}`;
  }
}
