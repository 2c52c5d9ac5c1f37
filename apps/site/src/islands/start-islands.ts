import type { HydrateWhen } from '@keelstone/ui/island/island.tsx';
import type { ComponentType } from 'react';
import { whenReady } from './when-ready.ts';

/** Loads the component of an island. */
type IslandLoader = () => Promise<ComponentType<never>>;

/** Islands by the name in their markup. */
export type IslandRegistry = Readonly<Record<string, IslandLoader>>;

/**
 * The islands of kinds, which need no line in the registry: each is `island` of a file in the folder of its kind.
 *
 * @param loaders by the path of the file, such as `content/sections/cost-calculator/calculator.island.tsx`, whose island
 *   is called `calculator`
 */
export const islandsByFile = (loaders: Readonly<Record<string, IslandLoader>>): IslandRegistry =>
  Object.fromEntries(Object.entries(loaders).map(([path, load]) => [path.split(/[./]/).at(-3), load]));

/**
 * Hydrates every island of the page that has not been started yet, at the time that its markup specifies. Preact
 * is loaded with the first one.
 */
export function startIslands(registry: IslandRegistry): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]:not([data-started])')) {
    const { island = '', when } = element.dataset;
    const load = registry[island];
    if (!load) {
      console.error(`No island "${island}"`);
      continue;
    }
    element.setAttribute('data-started', '');
    whenReady(element, when as HydrateWhen, () => {
      hydrate(element, island, load).catch((error) => {
        console.error(`No island "${island}"`, error);
        // what applies a choice without scripts, such as after a deployment, when the page's scripts are gone.
        for (const hidden of element.querySelectorAll('noscript')) hidden.outerHTML = hidden.innerHTML;
      });
    });
  }
}

async function hydrate(element: HTMLElement, name: string, load: IslandLoader): Promise<void> {
  const [{ hydrateIsland }, component] = await Promise.all([import('./hydrate-island.ts'), load()]);
  hydrateIsland(element, name, component);
}
