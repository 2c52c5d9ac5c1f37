import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islandPrefix } from './island-prefix.ts';

/**
 * Takes over the markup of one island with the props in the data block behind it.
 * What does not match the server's markup is a fault of ours, and is said in the console.
 */
export function hydrateIsland(element: HTMLElement, name: string, component: ComponentType<never>): void {
  const block = element.nextElementSibling;
  const props = JSON.parse(block?.textContent ?? '{}') as never;
  const report = (error: unknown) => console.error(`Island "${name}":`, error);
  hydrateRoot(element, createElement(component, props), {
    identifierPrefix: islandPrefix(name, element.id),
    onRecoverableError: report,
    onUncaughtError: report,
  });
}
