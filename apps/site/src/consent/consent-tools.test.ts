// @vitest-environment happy-dom
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSENT_COOKIE } from './consent-tool.ts';
import { cookiebot } from './cookiebot-consent-tool.ts';
import { oneTrust } from './onetrust-consent-tool.ts';
import { ownConsentTool } from './own-consent-tool.ts';
import { runTrackers } from './run-trackers.ts';

const setConsent = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: in the format of the banner's library
  document.cookie = `${CONSENT_COOKIE}=${encodeURIComponent(value)}; path=/`;
};
const banner = { ask: vi.fn(), change: vi.fn(), close: vi.fn() };
const ALL = { categories: ['preferences', 'marketing', 'recording'], revision: 7 } as const;
/** A decision as the banner's library stores it. */
const decision = (categories: readonly string[], revision = 7) => JSON.stringify({ categories, revision });
const loadBanner = vi.fn(async () => ({ createBanner: async () => banner }));

beforeEach(() => {
  setConsent('');
  vi.clearAllMocks();
  document.head.replaceChildren();
  for (const name of ['OneTrust', 'OnetrustActiveGroups', 'Cookiebot']) Reflect.deleteProperty(window, name);
});

it('T-3 our own banner asks once, and only who has not decided', async () => {
  ownConsentTool('en', ALL, true, loadBanner);
  await vi.waitFor(() => expect(banner.ask).toHaveBeenCalledOnce());
  setConsent(decision(['necessary', 'marketing']));
  const tool = ownConsentTool('en', ALL, true, loadBanner);
  expect(loadBanner).toHaveBeenCalledOnce();
  expect(tool.read()).toEqual({ preferences: false, marketing: true, recording: false });
});

it('T-1 T-3 a decision on services does not hold for others: they are refused until our own banner is answered', async () => {
  setConsent(decision(['preferences', 'marketing'], 6));
  const tool = ownConsentTool('en', ALL, true, loadBanner);
  expect(tool.read()).toEqual({ preferences: true, marketing: false, recording: false });
  await vi.waitFor(() => expect(banner.ask).toHaveBeenCalledOnce());
  const heard = vi.fn();
  tool.onDecision(heard);
  setConsent(decision(['preferences', 'marketing']));
  window.dispatchEvent(new Event('cc:onFirstConsent'));
  expect(heard).toHaveBeenCalledWith({ preferences: true, marketing: true, recording: false });
});

it('T-3 our own banner finds its decision among other cookies', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: another cookie, before that of the banner
  document.cookie = 'earlier={"categories":["marketing"]}; path=/';
  // biome-ignore lint/suspicious/noDocumentCookie: one whose name has the same ending
  document.cookie = `x${CONSENT_COOKIE}={"categories":["marketing"]}; path=/`;
  setConsent(decision(['recording']));
  const tool = ownConsentTool('en', ALL, false, loadBanner);
  expect(tool.isReady).toBe(true);
  expect(tool.read()).toEqual({ preferences: false, marketing: false, recording: true });
});

it('T-3 no cookie at all is no decision', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: deletes the cookie
  document.cookie = `${CONSENT_COOKIE}=; path=/; max-age=0`;
  expect(ownConsentTool('en', ALL, false, loadBanner).read()).toBeNull();
});

it('T-4 the banner is made once for its language and categories, and again only where it did not come', async () => {
  const createBanner = vi.fn(async () => banner);
  const asked = { categories: ['preferences', 'marketing'] as const, revision: 7 };
  const load = vi.fn(async () => ({ createBanner }));
  load.mockRejectedValueOnce(new Error('The line is down.'));
  const tool = ownConsentTool('de', asked, false, load);
  const errors: unknown[] = [];
  const take = (error: unknown) => void errors.push(error);
  process.on('unhandledRejection', take);
  tool.open();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', take);
  expect(banner.change).not.toHaveBeenCalled();
  tool.open();
  tool.open();
  await vi.waitFor(() => expect(banner.change).toHaveBeenCalledTimes(2));
  expect(load).toHaveBeenCalledTimes(2);
  expect(createBanner.mock.calls).toEqual([['de', asked]]);
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
  setConsent(decision(['recording', 'preferences']));
  window.dispatchEvent(new Event('cc:onFirstConsent'));
  expect(heard).toHaveBeenCalledWith({ preferences: true, marketing: false, recording: true });
  setConsent(decision([]));
  window.dispatchEvent(new Event('cc:onChange'));
  expect(heard).toHaveBeenLastCalledWith({ preferences: false, marketing: false, recording: false });
  expect(heard).toHaveBeenCalledTimes(2);
});

it('T-1 T-3 our own banner tells nothing where a decision was neither kept nor there before', () => {
  setConsent('');
  const heard = vi.fn();
  ownConsentTool('en', ALL, false, loadBanner).onDecision(heard);
  for (const name of ['cc:onFirstConsent', 'pageshow']) window.dispatchEvent(new Event(name));
  expect(heard).not.toHaveBeenCalled();
});

it('T-3 our own banner works where the browser denies a channel to other tabs', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  );
  const heard = vi.fn();
  try {
    ownConsentTool('en', ALL, false, loadBanner).onDecision(heard);
  } finally {
    vi.unstubAllGlobals();
  }
  setConsent(decision(['marketing']));
  window.dispatchEvent(new Event('cc:onFirstConsent'));
  expect(heard).toHaveBeenCalledOnce();
});

describe('our own banner, and a decision in another tab', () => {
  const granted = decision(['marketing']);
  const refused = decision([]);
  const run = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the tracker's cookie
    document.cookie = '_tracker=1; path=/';
    const [stop, start] = [vi.fn(), vi.fn(() => document.createElement('script'))];
    const tracker = { category: 'marketing' as const, cookies: ['_tracker'], start };
    runTrackers([tracker], ownConsentTool('en', ALL, false, loadBanner), false, { stop });
    return { stop, start };
  };
  /** With a banner of its own: the tools of other tests hear of decisions, too. */
  const asking = async () => {
    const own = { ask: vi.fn(), change: vi.fn(), close: vi.fn() };
    ownConsentTool('en', ALL, true, async () => ({ createBanner: async () => own }));
    await vi.waitFor(() => expect(own.ask).toHaveBeenCalledOnce());
    return own;
  };
  const other = new BroadcastChannel(CONSENT_COOKIE);
  const decideThere = (value: string) => other.postMessage(JSON.parse(value));
  afterAll(() => other.close());

  it('T-1 stops what runs here as soon as consent is withdrawn there, and removes its cookie', async () => {
    setConsent(granted);
    const { start, stop } = run();
    expect(start).toHaveBeenCalledOnce();
    decideThere(refused);
    await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce());
    expect(document.cookie).not.toContain('_tracker=1');
  });

  it('T-1 starts here what is granted there', async () => {
    const { start } = run();
    expect(start).not.toHaveBeenCalled();
    decideThere(granted);
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
  });

  it('T-1 takes what is granted there, in a page that asks about other services, for no consent to those here', async () => {
    const { start } = run();
    const heard = vi.fn();
    ownConsentTool('en', ALL, false, loadBanner).onDecision(heard);
    decideThere(decision(['preferences', 'marketing'], 6));
    await vi.waitFor(() =>
      expect(heard).toHaveBeenCalledWith({ preferences: true, marketing: false, recording: false }),
    );
    expect(start).not.toHaveBeenCalled();
  });

  it('T-1 tells the other tabs what is decided here', async () => {
    run();
    const heard = vi.fn();
    other.addEventListener('message', ({ data }) => heard(data));
    setConsent(refused);
    window.dispatchEvent(new Event('cc:onChange'));
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(JSON.parse(refused)));
  });

  it('T-1 T-3 closes the banner here once it is answered there, and not for what is decided here', async () => {
    const { close } = await asking();
    setConsent(granted);
    window.dispatchEvent(new Event('cc:onFirstConsent'));
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(close).not.toHaveBeenCalled();
    decideThere(refused);
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  });

  it('T-1 T-3 closes the banner of a page that slept while it was answered', async () => {
    const { close } = await asking();
    setConsent(granted);
    window.dispatchEvent(new Event('pageshow'));
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  });

  it.each([
    ['visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['shown again with Back', () => window.dispatchEvent(new Event('pageshow'))],
  ])('T-1 looks again when the page is %s, which may have slept meanwhile', (_, show) => {
    setConsent(granted);
    const { stop } = run();
    show();
    expect(stop).not.toHaveBeenCalled();
    setConsent(refused);
    show();
    expect(stop).toHaveBeenCalledOnce();
    expect(document.cookie).not.toContain('_tracker=1');
  });

  it('T-1 stops what runs once the decision has expired, or was deleted with the cookies of the browser', () => {
    setConsent(granted);
    const { stop } = run();
    setConsent('');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(stop).toHaveBeenCalledOnce();
    expect(document.cookie).not.toContain('_tracker=1');
  });
});

it('T-3 OneTrust: undecided until its box is closed, then by its groups', async () => {
  const [heard, toggle] = [vi.fn(), vi.fn()];
  const tool = oneTrust('https://onetrust.example/stub.js', 'site-1');
  expect(document.head.querySelector('script')?.dataset.domainScript).toBe('site-1');
  tool.onDecision(heard);
  expect(tool.isReady).toBe(false);
  expect(tool.read()).toBeNull();
  let isClosed = false;
  window.OneTrust = Object.fromEntries([
    ['IsAlertBoxClosed', () => isClosed],
    ['ToggleInfoDisplay', toggle],
  ]) as NonNullable<typeof window.OneTrust>;
  window.OnetrustActiveGroups = ',C0001,C0003,C0004,';
  window.dispatchEvent(new Event('OneTrustGroupsUpdated'));
  expect(heard).not.toHaveBeenCalled();
  isClosed = true;
  window.dispatchEvent(new Event('OneTrustGroupsUpdated'));
  expect(heard).toHaveBeenCalledWith({ preferences: true, marketing: true, recording: false });
  for (const [groups, consent] of [
    [',C0002,', { preferences: false, marketing: false, recording: true }],
    [',C0003,', { preferences: true, marketing: false, recording: false }],
    [',C0004,', { preferences: false, marketing: true, recording: false }],
  ] as const) {
    window.OnetrustActiveGroups = groups;
    expect(tool.read()).toEqual(consent);
  }
  await tool.open();
  expect(toggle).toHaveBeenCalledOnce();
});

it('T-3 T-4 OneTrust: groups of before its box is there are a decision only where its cookie says that it was closed', () => {
  const tool = oneTrust('https://onetrust.example/stub.js', 'site-1');
  window.OnetrustActiveGroups = ',C0004,';
  expect(tool.read()).toBeNull();
  window.OneTrust = {};
  expect(tool.read()).toBeNull();
  // biome-ignore lint/suspicious/noDocumentCookie: as OneTrust sets it when the box is closed
  document.cookie = 'OptanonAlertBoxClosed=2026-11-30T08:00:00.000Z; path=/';
  expect(tool.read()).toEqual({ preferences: false, marketing: true, recording: false });
  // biome-ignore lint/suspicious/noDocumentCookie: deletes it
  document.cookie = 'OptanonAlertBoxClosed=; path=/; max-age=0';
});

it('T-1 T-3 tells the other tabs what was decided with an external manager, and hears it from them', async () => {
  const other = new BroadcastChannel('https://onetrust.example/stub.js');
  try {
    const [there, here] = [vi.fn(), vi.fn()];
    other.addEventListener('message', ({ data }) => there(data));
    oneTrust('https://onetrust.example/stub.js', 'site-1').onDecision(here);
    window.OneTrust = Object.fromEntries([['IsAlertBoxClosed', () => true]]) as typeof window.OneTrust;
    window.OnetrustActiveGroups = ',C0001,C0004,';
    window.dispatchEvent(new Event('OneTrustGroupsUpdated'));
    const granted = { preferences: false, marketing: true, recording: false };
    await vi.waitFor(() => expect(there).toHaveBeenCalledWith(granted));
    const refused = { ...granted, marketing: false };
    other.postMessage(refused);
    await vi.waitFor(() => expect(here).toHaveBeenLastCalledWith(refused));
  } finally {
    other.close();
  }
});

describe('an external manager that is asked for its choices', () => {
  const MANAGERS = [
    ['OneTrust', () => oneTrust('https://onetrust.example/stub.js', 'site-1')],
    ['Cookiebot', () => cookiebot('https://cookiebot.example/uc.js', 'site-1')],
  ] as const;

  it.each(MANAGERS)('T-3 T-4 %s: opens once it has come', async (name, load) => {
    const open = vi.fn();
    const opened = load().open();
    // What OneTrust's first script may leave for the second one.
    if (name === 'OneTrust') window.OneTrust = {};
    await new Promise((resolve) => setTimeout(resolve, 150));
    Object.assign(window, { [name]: { ToggleInfoDisplay: open, renew: open } });
    await opened;
    expect(open).toHaveBeenCalledOnce();
  });

  it.each(MANAGERS)('T-3 T-4 %s: says at once that it was blocked', async (_, load) => {
    const tool = load();
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    await expect(tool.open()).rejects.toThrow('has not loaded');
  });

  it.each(MANAGERS)('T-3 T-4 %s: says in the end that it does not come', async (_, load) => {
    vi.useFakeTimers();
    try {
      const refused = expect(load().open()).rejects.toThrow('has not loaded');
      await vi.runAllTimersAsync();
      await refused;
    } finally {
      vi.useRealTimers();
    }
  });
});

it('T-3 Cookiebot: undecided without a response, then by its categories', async () => {
  const heard = vi.fn();
  const tool = cookiebot('https://cookiebot.example/uc.js', 'a b');
  expect(document.head.querySelector('script')?.src).toBe('https://cookiebot.example/uc.js?cbid=a%20b');
  tool.onDecision(heard);
  expect([tool.isReady, tool.read()]).toEqual([false, null]);
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
  const all = { preferences: true, marketing: true, recording: true };
  for (const event of ['CookiebotOnConsentReady', 'CookiebotOnDecline']) {
    window.Cookiebot = { hasResponse: true, consent, renew: () => {} };
    heard.mockClear();
    window.dispatchEvent(new Event(event));
    expect(heard).toHaveBeenCalledWith(all);
  }
  const renew = vi.fn();
  window.Cookiebot = { hasResponse: true, consent, renew };
  await tool.open();
  expect(renew).toHaveBeenCalledOnce();
});

it('T-3 Cookiebot: its address keeps the parameters that it has', () => {
  cookiebot('https://cookiebot.example/uc.js?mode=auto', 'a&b');
  expect(document.head.querySelector('script')?.src).toBe(
    'https://cookiebot.example/uc.js?mode=auto&cbid=a%26b',
  );
});
