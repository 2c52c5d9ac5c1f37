/** Clicking the current language's link shows and hides the others, and goes nowhere (U-8). */
export function startLanguageSwitcher(): void {
  for (const switcher of document.querySelectorAll<HTMLElement>('[data-language-switcher]')) {
    const current = switcher.querySelector<HTMLAnchorElement>('[data-language-current]');
    if (!current) continue;
    const setExpanded = (isExpanded: boolean) => current.setAttribute('aria-expanded', String(isExpanded));
    setExpanded(false);
    current.addEventListener('click', (event) => {
      event.preventDefault();
      setExpanded(current.getAttribute('aria-expanded') !== 'true');
    });
    switcher.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || current.getAttribute('aria-expanded') !== 'true') return;
      event.preventDefault();
      setExpanded(false);
      current.focus();
    });
    switcher.addEventListener('focusout', (event) => {
      if (event.relatedTarget instanceof Node && !switcher.contains(event.relatedTarget)) setExpanded(false);
    });
    document.addEventListener('pointerdown', (event) => {
      if (event.target instanceof Node && !switcher.contains(event.target)) setExpanded(false);
    });
  }
}
