import type { IslandRegistry } from './islands/island-registry.ts';
import { startIslands } from './islands/start-islands.ts';
import { startShell } from './shell/behaviour/start-shell.ts';
import { playRemoteVideos } from './ui/recording/play-remote-videos.ts';

/** Where the browser's side is put together, as server.ts is for the server's. Each island is a chunk of its own. */
const islands: IslandRegistry = {
  search: () => import('./search/search-island.tsx').then(({ SearchIsland }) => SearchIsland),
};

startShell();
playRemoteVideos();
startIslands(islands);
