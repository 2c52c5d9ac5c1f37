import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { islandPrefix } from './island-prefix.ts';
import { replayChanges } from './replay-changes.ts';

/** Calls back when everything inside has been hydrated and has run its effects. */
function Hydrated({ content, onHydrated }: { content: ReactNode; onHydrated: () => void }): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onHydrated, []);
  return content;
}

/**
 * Hydrates one island with the props in the data block after it, in slices between which the browser handles what
 * visitors do; what they did before is repeated. Mismatches with the server's markup are bugs,
 * and are logged to the console. After an error that nothing in the island catches, React leaves an empty
 * element: the server's markup is then restored, whose links and forms work without scripts.
 */
export function hydrateIsland(element: HTMLElement, name: string, component: ComponentType<never>): void {
  const block = element.nextElementSibling;
  const props = JSON.parse(block?.textContent ?? '{}') as never;
  const { innerHTML } = element;
  const report = (error: unknown) => console.error(`Island "${name}":`, error);
  const content = createElement(component, props);
  const onHydrated = () => {
    element.setAttribute('data-hydrated', '');
    void replayChanges(element);
  };
  startTransition(() => {
    hydrateRoot(element, createElement(Hydrated, { onHydrated, content }), {
      identifierPrefix: islandPrefix(name, element.id),
      onRecoverableError: report,
      onUncaughtError: (error) => {
        report(error);
        element.innerHTML = innerHTML;
      },
    });
  });
}

/** Renders a component into a new element at the end of another one, to add to what the server rendered. */
export function appendIsland<P extends object>(element: HTMLElement, component: ComponentType<P>, props: P) {
  const place = element.appendChild(document.createElement('div'));
  createRoot(place, { identifierPrefix: islandPrefix('added', element.id) }).render(
    createElement(component, props),
  );
}
