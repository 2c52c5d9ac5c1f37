// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { mayKeepPreferences, RECENT_SEARCHES_KEY } from '../shell/device-preferences.ts';
import type { Consent } from './consent-tool.ts';
import { followPreferences } from './follow-preferences.ts';

const consent = (preferences: boolean): Consent => ({ preferences, marketing: false, recording: false });

function toolWith(initial: Consent | null, isReady: boolean) {
  let decide: (consent: Consent) => void = () => {};
  followPreferences({
    read: () => initial,
    isReady,
    onDecision: (listener) => {
      decide = listener;
    },
    open: async () => {},
  });
  return (preferences: boolean) => decide(consent(preferences));
}

const KEPT = '{"en":["claims"]}';
const state = () => [mayKeepPreferences(), localStorage.getItem(RECENT_SEARCHES_KEY)];
beforeEach(() => localStorage.setItem(RECENT_SEARCHES_KEY, KEPT));

it('T-3 S-26 what was agreed to is kept until it is withdrawn', () => {
  const decide = toolWith(consent(true), true);
  expect(state()).toEqual([true, KEPT]);
  decide(false);
  expect(state()).toEqual([false, null]);
  decide(true);
  expect(state()).toEqual([true, null]);
});

it.each([
  ['refused', () => toolWith(consent(false), true)],
  ['never decided, or so long ago that the decision is gone', () => toolWith(null, true)],
  ['there is nobody to ask', () => followPreferences(null)],
])('T-3 S-26 nothing stays when it is %s', (_why, begin) => {
  begin();
  expect(state()).toEqual([false, null]);
});

it('T-3 S-26 while a tool loads nothing is read, and nothing is lost', () => {
  followPreferences(null);
  localStorage.setItem(RECENT_SEARCHES_KEY, KEPT);
  const decide = toolWith(null, false);
  expect(state()).toEqual([false, KEPT]);
  decide(true);
  expect(state()).toEqual([true, KEPT]);
});
