/** True for a link to a part of this page. */
const isOnThisPage = (link: HTMLAnchorElement) => link.getAttribute('href')?.startsWith('#');

/**
 * Keeps the preview on its page: links to other pages open in a new window (inside the CMS those pages could not
 * be framed), and forms are not sent, because submissions are stored.
 *
 * @param say tells the editor why a form is not sent
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
