// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { cookiebot } from './cookiebot-consent-tool.ts';
import { oneTrust } from './onetrust-consent-tool.ts';
import { CONSENT_COOKIE, ownConsentTool } from './own-consent-tool.ts';

const setConsent = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the banner's library writes it
  document.cookie = `${CONSENT_COOKIE}=${encodeURIComponent(value)}; path=/`;
};
const banner = { ask: vi.fn(), change: vi.fn() };
const ALL = ['preferences', 'marketing', 'recording'] as const;
const loadBanner = vi.fn(async () => ({ createBanner: async () => banner }));

beforeEach(() => {
  setConsent('');
  vi.clearAllMocks();
  document.head.replaceChildren();
});

it('T-3 our own banner asks once, and only who has not decided', async () => {
  ownConsentTool('en', ALL, true, loadBanner);
  await vi.waitFor(() => expect(banner.ask).toHaveBeenCalledOnce());
  setConsent('{"categories":["necessary","marketing"]}');
  const tool = ownConsentTool('en', ALL, true, loadBanner);
  expect(loadBanner).toHaveBeenCalledOnce();
  expect(tool.read()).toEqual({ preferences: false, marketing: true, recording: false });
});

it('T-4 it does not ask where the browser has answered, and opens when a visitor wants it', async () => {
  const tool = ownConsentTool('en', ALL, false, loadBanner);
  expect(loadBanner).not.toHaveBeenCalled();
  tool.open();
  await vi.waitFor(() => expect(banner.change).toHaveBeenCalledOnce());
  expect(banner.ask).not.toHaveBeenCalled();
});

it.each(['', 'x', '{}', '{"categories":"marketing"}', '%'])(
  'T-3 a cookie that says nothing is no decision: %j',
  (value) => {
    setConsent(value);
    expect(ownConsentTool('en', ALL, false, loadBanner).read()).toBeNull();
  },
);

it('T-3 our own banner tells of the decision', () => {
  const heard = vi.fn();
  ownConsentTool('en', ALL, false, loadBanner).onDecision(heard);
  setConsent('{"categories":["recording","preferences"]}');
  window.dispatchEvent(new Event('cc:onFirstConsent'));
  expect(heard).toHaveBeenCalledWith({ preferences: true, marketing: false, recording: true });
});

it('T-3 OneTrust: undecided until its box is closed, then by its groups', () => {
  const heard = vi.fn();
  const tool = oneTrust('https://onetrust.example/stub.js', 'site-1');
  expect(document.head.querySelector('script')?.dataset.domainScript).toBe('site-1');
  tool.onDecision(heard);
  expect(tool.read()).toBeNull();
  let isClosed = false;
  window.OneTrust = Object.fromEntries([
    ['IsAlertBoxClosed', () => isClosed],
    ['ToggleInfoDisplay', () => {}],
  ]) as NonNullable<typeof window.OneTrust>;
  window.OnetrustActiveGroups = ',C0001,C0003,C0004,';
  window.dispatchEvent(new Event('OneTrustGroupsUpdated'));
  expect(heard).not.toHaveBeenCalled();
  isClosed = true;
  window.dispatchEvent(new Event('OneTrustGroupsUpdated'));
  expect(heard).toHaveBeenCalledWith({ preferences: true, marketing: true, recording: false });
});

it('T-3 Cookiebot: undecided without a response, then by its categories', () => {
  const heard = vi.fn();
  const tool = cookiebot('https://cookiebot.example/uc.js', 'a b');
  expect(document.head.querySelector('script')?.src).toBe('https://cookiebot.example/uc.js?cbid=a%20b');
  tool.onDecision(heard);
  const consent = { preferences: true, marketing: true, statistics: true };
  window.Cookiebot = { hasResponse: false, consent, renew: () => {} };
  window.dispatchEvent(new Event('CookiebotOnConsentReady'));
  expect(heard).not.toHaveBeenCalled();
  window.Cookiebot = {
    ...window.Cookiebot,
    hasResponse: true,
    consent: { preferences: true, marketing: false, statistics: true },
  };
  window.dispatchEvent(new Event('CookiebotOnAccept'));
  expect(heard).toHaveBeenCalledWith({ preferences: true, marketing: false, recording: true });
});
