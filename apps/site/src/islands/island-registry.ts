import type { ComponentType } from 'react';

/** Fetches the component of an island. */
export type IslandLoader = () => Promise<ComponentType<never>>;

/** Islands by the name their markup carries. */
export type IslandRegistry = Readonly<Record<string, IslandLoader>>;
