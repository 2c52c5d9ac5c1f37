/** True for a link to a part of this page, which shows nothing else. */
const isOnThisPage = (link: HTMLAnchorElement) => link.getAttribute('href')?.startsWith('#');

/**
 * Keeps a preview where it is: links to other pages open beside it (inside of the CMS those pages would refuse to show),
 * and forms are not sent, because what visitors send is counted.
 *
 * @param say says why a form stays
 */
export function stayOnPreview(say: () => void): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link && !isOnThisPage(link)) link.target = '_blank';
    },
    { capture: true },
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (form.method !== 'post') {
        form.target = '_blank';
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      say();
    },
    { capture: true },
  );
}
