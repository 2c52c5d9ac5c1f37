import type { SessionRecordingSettings } from '@keelstone/model/tracking';
import { loadScript, type Tracker } from './tracker.ts';

declare global {
  interface Window {
    /** The settings that the session-recording script reads. */
    _hjSettings?: { hjid: string; hjsv: string };
  }
}

/** T-2: null unless the page settings contain both an account id and a snippet version. */
export function sessionRecording(settings: SessionRecordingSettings): Tracker | null {
  const { accountId, snippetVersion, scriptUrl, cookies } = settings;
  if (!accountId || !snippetVersion) return null;
  return {
    category: 'recording',
    cookies,
    start() {
      window._hjSettings = { hjid: accountId, hjsv: snippetVersion };
      const url = scriptUrl.replace('{id}', encodeURIComponent(accountId));
      return loadScript(`${url}${url.includes('?') ? '&' : '?'}sv=${encodeURIComponent(snippetVersion)}`);
    },
  };
}
