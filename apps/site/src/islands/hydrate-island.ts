import { type ComponentType, createElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { islandPrefix } from './island-prefix.ts';

/**
 * Hydrates one island with the props in the data block after it. Mismatches with the server's markup are bugs,
 * and are logged to the console. After an error that nothing in the island catches, React leaves an empty
 * element: the server's markup is then restored, whose links and forms work without scripts.
 */
export function hydrateIsland(element: HTMLElement, name: string, component: ComponentType<never>): void {
  const block = element.nextElementSibling;
  const props = JSON.parse(block?.textContent ?? '{}') as never;
  const { innerHTML } = element;
  const report = (error: unknown) => console.error(`Island "${name}":`, error);
  hydrateRoot(element, createElement(component, props), {
    identifierPrefix: islandPrefix(name, element.id),
    onRecoverableError: report,
    onUncaughtError: (error) => {
      report(error);
      element.innerHTML = innerHTML;
    },
  });
}

/** Renders a component into a new element at the end of another one, to add to what the server rendered. */
export function appendIsland<P extends object>(element: HTMLElement, component: ComponentType<P>, props: P) {
  const place = element.appendChild(document.createElement('div'));
  createRoot(place, { identifierPrefix: islandPrefix('added', element.id) }).render(
    createElement(component, props),
  );
}
