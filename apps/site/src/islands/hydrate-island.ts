import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islandPrefix } from './island-prefix.ts';

/**
 * Takes over the markup of one island with the props in the data block behind it.
 * What does not match the server's markup is a fault of ours, and is said in the console. After a fault that nothing in
 * the island catches, React leaves an empty element: the server's markup is put back, whose links and forms need no
 * script.
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
