/**
 * The skip link takes the keyboard to the main content (U-1). Browsers scroll to where a link within the page leads, and
 * not all of them move the focus there; this way all do, and the address stays as it was.
 */
export function startSkipLink(): void {
  const link = document.querySelector<HTMLAnchorElement>('body > a[href^="#"]');
  link?.addEventListener('click', (event) => {
    const target = document.getElementById(link.hash.slice(1));
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    target.focus({ preventScroll: true });
    // To right below the sticky header.
    target.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
}
