import type { IslandRegistry } from './islands/island-registry.ts';
import { startIslands } from './islands/start-islands.ts';
import { startShell } from './shell/behaviour/start-shell.ts';
import { startAccordions } from './ui/accordion/start-accordions.ts';
import { startDialogs } from './ui/dialog/start-dialogs.ts';
import { playRemoteVideos } from './ui/recording/play-remote-videos.ts';
import { startTabs } from './ui/tabs/start-tabs.ts';

/** Where the browser's side is put together, as server.ts is for the server's. Each island is a chunk of its own. */
const islands: IslandRegistry = {
  search: () => import('./search/search-island.tsx').then(({ SearchIsland }) => SearchIsland),
};

/** What stands in the main part of a page. A live preview starts it anew with each new picture. */
function startContent(): void {
  startAccordions();
  startTabs();
  startDialogs();
  playRemoteVideos();
  startIslands(islands);
}

startShell();
startContent();
if (document.querySelector('#notification-bar, [data-privacy-choices], [data-async]')) {
  void import('./page-behaviour.ts').then(({ startPageBehaviour }) => startPageBehaviour());
}
if (document.querySelector('[data-preview]')) {
  void import('./preview/live/start-live-preview.ts').then(({ startLivePreview }) =>
    startLivePreview(startContent),
  );
}
