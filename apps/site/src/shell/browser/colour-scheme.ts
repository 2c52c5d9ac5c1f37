import { SCHEME_KEY } from '../document/scheme-key.ts';

/** Applies and stores the visitor's choice of colour scheme. */
export function startColourScheme(): void {
  const root = document.documentElement;
  const inputs = document.querySelectorAll<HTMLInputElement>('[data-colour-scheme] input');
  const chosen = root.dataset.scheme ?? 'system';
  for (const input of inputs) {
    input.checked = input.value === chosen;
    input.addEventListener('change', () => {
      if (input.value === 'system') delete root.dataset.scheme;
      else root.dataset.scheme = input.value;
      remember(input.value);
    });
  }
}

/** A browser without storage still applies the choice on this page. */
function remember(scheme: string): void {
  try {
    if (scheme === 'system') localStorage.removeItem(SCHEME_KEY);
    else localStorage.setItem(SCHEME_KEY, scheme);
  } catch {}
}
