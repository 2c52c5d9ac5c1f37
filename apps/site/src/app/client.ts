import { CONTENT_CHANGED } from '@keelstone/async/content-changed';
import type { Language } from '@keelstone/languages/languages.ts';
import { browserMessagesOf } from '@keelstone/languages/messages.ts';
import { playRemoteVideos } from '@keelstone/ui/recording/play-remote-videos.ts';
import { startShare } from '@keelstone/ui/share/start-share.ts';
import type { ComponentType } from 'react';
import { type IslandRegistry, islandsByFile, startIslands } from '../islands/start-islands.ts';
import { whenReady } from '../islands/when-ready.ts';
import { reportEarlyChoices } from '../search/browser/report-early-choices.ts';
import type { SearchIslandProps } from '../search/screen/search-island.tsx';
import { offerPrivacyChoices } from '../shell/browser/offer-privacy-choices.ts';
import { readPageSettings } from '../shell/browser/read-page-settings.ts';
import { startShell } from '../shell/browser/start-shell.ts';
import { mayKeepPreferences, onPreferencesDecided } from '../shell/device-preferences.ts';

/** The client's entry point, as server.ts is the server's. Each island is a separate chunk. */
const islands: IslandRegistry = {
  ...islandsByFile(
    import.meta.glob<ComponentType<never>>('../../../../content/*/*/*.island.tsx', { import: 'island' }),
  ),
  search: async () => {
    const language = document.documentElement.lang as Language;
    const [{ SearchIsland, prepareDates }, { search: messages }] = await Promise.all([
      import('../search/screen/search-island.tsx'),
      browserMessagesOf(language),
    ]);
    await prepareDates();
    return (props: SearchIslandProps) => SearchIsland({ ...props, messages });
  },
};

/** Behaviour that few pages need: its scripts are loaded on demand, and all content is readable without them. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  '[data-accordion]': async () =>
    (await import('@keelstone/ui/accordion/start-accordions.ts')).startAccordions(),
  '[data-tabs]': async () => (await import('@keelstone/ui/tabs/start-tabs.ts')).startTabs(),
  '[data-dialog]': async () => (await import('@keelstone/ui/dialog/start-dialogs.ts')).startDialogs(),
};

/**
 * Adds suggestions to a search form (S-5). They are in the script of the search screen, to which the form leads: a
 * script of their own would split what both need into many small ones.
 */
async function startSuggestions(box: HTMLElement): Promise<void> {
  const language = document.documentElement.lang as Language;
  const [{ appendIsland }, { SearchBoxSuggestions }, { search: messages }] = await Promise.all([
    import('../islands/hydrate-island.ts'),
    import('../search/screen/search-island.tsx'),
    browserMessagesOf(language),
  ]);
  const input = box.querySelector('input');
  const url = `/search/suggestions?language=${language}`;
  if (input) appendIsland(box, SearchBoxSuggestions, { input, url, messages });
}

/** Search forms get their suggestions, and the script for them, when somebody turns to them. */
function offerSuggestions(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-suggests]:not([data-started])')) {
    box.setAttribute('data-started', '');
    whenReady(box, 'interaction', () => void startSuggestions(box));
  }
}

/**
 * Elements whose behaviour cannot wait: notices, consent, forms, and the search, which may store data on the
 * device.
 */
const BEHAVING = '#notification-bar, [data-privacy-choices="at-once"], [data-async], [data-island="search"]';

/**
 * Keeps the search that the page was opened with (S-26) also if the search screen is never hydrated, once it is known
 * that the visitor has consented.
 */
function keepSearch(): void {
  const keyword = document.querySelector<HTMLElement>('[data-found]')?.dataset.found;
  if (!keyword) return;
  const stop = onPreferencesDecided(() => {
    stop();
    if (!mayKeepPreferences()) return;
    void import('../search/browser/recent-searches.ts').then(({ RecentSearches }) =>
      new RecentSearches(document.documentElement.lang as Language).add(keyword),
    );
  });
}

/** Background drawings far below are loaded when they are near: most visits end above them. */
function startDrawings(): void {
  for (const drawn of document.querySelectorAll<HTMLElement>('[data-drawn="late"]'))
    whenReady(drawn, 'visible', () => drawn.removeAttribute('data-drawn'));
}

async function startBehaviour(): Promise<void> {
  const { startPageBehaviour } = await import('./page-behaviour.ts');
  startPageBehaviour(readPageSettings());
}

/**
 * Starts the behaviour of the page's main content. May be called again when there is new content: everything is
 * started only once.
 */
function startContent(): void {
  startDrawings();
  playRemoteVideos();
  startShare();
  startIslands(islands);
  offerSuggestions();
  for (const [selector, start] of Object.entries(parts)) if (document.querySelector(selector)) void start();
}

startShell();
startContent();
reportEarlyChoices();
keepSearch();
// Pictures need no script: the browser chooses a source for new ones by itself (U-7).
document.addEventListener(CONTENT_CHANGED, startContent);
const offerChoices = () => offerPrivacyChoices(startBehaviour);
// `:target` is not set yet.
if (location.hash === '#privacy-choices' || document.querySelector(BEHAVING))
  startBehaviour().catch(offerChoices);
else offerChoices();
if (document.querySelector('[data-preview]')) {
  void import('../preview/live/start-live-preview.ts').then(({ startLivePreview }) =>
    startLivePreview(startContent),
  );
}
