// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Consent, ConsentTool } from './consent-tool.ts';
import { runTrackers } from './run-trackers.ts';
import { sessionRecording } from './session-recording.ts';
import { loadScript, type Tracker } from './tracker.ts';

const ALL: Consent = { preferences: true, marketing: true, recording: true };
const NONE: Consent = { preferences: false, marketing: false, recording: false };

/** A consent tool whose decision the test sets. */
function toolWith(initial: Consent | null) {
  let decide: (consent: Consent) => void = () => {};
  const tool: ConsentTool = {
    read: () => initial,
    isReady: true,
    onDecision: (listener) => {
      decide = listener;
    },
    open: async () => {},
  };
  return { tool, decide: (consent: Consent) => decide(consent) };
}

const started: string[] = [];
/** Whose scripts have been told to begin. */
const ran: string[] = [];
const stop = vi.fn();
const tracker = (category: Tracker['category']): Tracker => ({
  category,
  cookies: [`_${category}`],
  start() {
    started.push(category);
    return loadScript(`https://tracker.example/${category}.js`, { onLoad: () => ran.push(category) });
  },
});
const both = [tracker('marketing'), tracker('recording')];

beforeEach(() => {
  started.length = 0;
  ran.length = 0;
  stop.mockClear();
  document.head.replaceChildren();
  // biome-ignore lint/suspicious/noDocumentCookie: the tracker's cookie
  document.cookie = '_marketing=1; path=/';
});

it('T-1 waits for a tool that is not initialised, and starts once it says yes', () => {
  const { tool, decide } = toolWith(null);
  runTrackers(both, tool, false, { stop });
  expect(started).toEqual([]);
  decide(ALL);
  decide(ALL);
  expect(started).toEqual(['marketing', 'recording']);
});

it('T-1 starts at once where no consent tool exists, unless the browser refuses (T-4)', () => {
  runTrackers(both, null, false, { stop });
  expect(started).toEqual(['marketing', 'recording']);
  started.length = 0;
  runTrackers(both, null, true, { stop });
  expect(started).toEqual([]);
});

it('T-1 refused: nothing starts and the cookie goes', () => {
  runTrackers(both, toolWith(NONE).tool, false, { stop });
  expect(started).toEqual([]);
  expect(document.cookie).not.toContain('_marketing=1');
  expect(stop).not.toHaveBeenCalled();
});

it('T-1 T-4 Global Privacy Control counts as a refusal: the cookie of before goes, with a tool and without', () => {
  for (const tool of [null, toolWith(null).tool]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the tracker's cookie
    document.cookie = '_marketing=1; path=/';
    runTrackers(both, tool, true, { stop });
    expect(started).toEqual([]);
    expect(document.cookie).not.toContain('_marketing=1');
  }
  expect(stop).not.toHaveBeenCalled();
});

it('T-1 while nobody has decided the cookie stays: an undecided visitor has refused nothing', () => {
  runTrackers(both, toolWith(null).tool, false, { stop });
  expect(document.cookie).toContain('_marketing=1');
});

it('T-1 withdrawn: the cookie goes, and the page is told to stop what runs', () => {
  const { tool, decide } = toolWith(ALL);
  runTrackers(both, tool, false, { stop });
  decide({ ...NONE, recording: true });
  expect(document.cookie).not.toContain('_marketing=1');
  expect(stop).toHaveBeenCalledOnce();
});

it('T-1 withdrawn while its script is on its way: it does not begin when it arrives', () => {
  const { tool, decide } = toolWith(ALL);
  runTrackers(both, tool, false, { stop });
  const scripts = [...document.head.querySelectorAll('script')];
  decide({ ...NONE, recording: true });
  expect(scripts.map(({ ownerDocument }) => ownerDocument === document)).toEqual([false, true]);
  for (const script of scripts) script.dispatchEvent(new Event('load'));
  expect(ran).toEqual(['recording']);
});

it('T-3 session recording has a consent of its own', () => {
  runTrackers(both, toolWith({ ...NONE, marketing: true }).tool, false, { stop });
  expect(started).toEqual(['marketing']);
});

it('T-4 a visitor who agrees in spite of Global Privacy Control is believed', () => {
  const { tool, decide } = toolWith(null);
  runTrackers(both, tool, true, { stop });
  expect(started).toEqual([]);
  decide(ALL);
  expect(started).toEqual(['marketing', 'recording']);
});

it.each([
  [null, null, false],
  ['123', null, false],
  [null, '6', false],
  ['', '6', false],
  ['123', '6', true],
])('T-2 account %j and snippet version %j: %s', (accountId, snippetVersion, loads) => {
  const settings = {
    accountId,
    snippetVersion,
    scriptUrl: 'https://r.example/c-{id}.js',
    cookies: [],
    origins: [],
  };
  const recording = sessionRecording(settings);
  expect(recording !== null).toBe(loads);
  recording?.start();
  const script = document.head.querySelector<HTMLScriptElement>('script[src*="r.example"]');
  expect(script?.src ?? null).toBe(loads ? 'https://r.example/c-123.js?sv=6' : null);
});
