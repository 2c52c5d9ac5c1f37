import type { HydrateWhen } from './island.tsx';
import type { IslandLoader, IslandRegistry } from './island-registry.ts';
import { whenReady } from './when-ready.ts';

/**
 * Hydrates every island of the page that has not been started yet, at the time that its markup specifies. Preact
 * is loaded with the first one.
 */
export function startIslands(registry: IslandRegistry): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]:not([data-started])')) {
    const { island = '', when } = element.dataset;
    const load = registry[island];
    if (!load) {
      console.error(
        `Island "${island}" is not in the registry (src/app/client.ts): it stays as the server made it.`,
      );
      continue;
    }
    element.setAttribute('data-started', '');
    whenReady(element, when as HydrateWhen, () => {
      hydrate(element, island, load).catch((error) =>
        console.error(`Island "${island}" did not start:`, error),
      );
    });
  }
}

async function hydrate(element: HTMLElement, name: string, load: IslandLoader): Promise<void> {
  const [{ hydrateIsland }, component] = await Promise.all([import('./hydrate-island.ts'), load()]);
  hydrateIsland(element, name, component);
}
