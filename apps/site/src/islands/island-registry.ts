import type { ComponentType } from 'react';

/** Loads the component of an island. */
export type IslandLoader = () => Promise<ComponentType<never>>;

/** Islands by the name in their markup. */
export type IslandRegistry = Readonly<Record<string, IslandLoader>>;
