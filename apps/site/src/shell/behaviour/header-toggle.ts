/** The control that opens and closes the navigation below 1024 px (U-6); Escape closes it. */
export function startHeaderToggle(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  const toggle = header?.querySelector<HTMLButtonElement>('[data-header-toggle]');
  if (!header || !toggle) return;

  const setOpen = (isOpen: boolean) => {
    header.toggleAttribute('data-open', isOpen);
    toggle.setAttribute('aria-expanded', String(isOpen));
  };
  toggle.addEventListener('click', () => setOpen(!header.hasAttribute('data-open')));
  header.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !header.hasAttribute('data-open')) return;
    setOpen(false);
    toggle.focus();
  });
}
