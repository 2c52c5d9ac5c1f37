// @vitest-environment happy-dom
import type { NoticeSettings } from '@keelstone/model/notice-settings';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleNotice } from '../notices.fixture.ts';
import { COOKIE, readDismissed } from './dismissed-cookie.ts';
import { startNotices } from './start-notices.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

function notice(id: string, attributes = '', overrides: Partial<NoticeSettings> = {}): NoticeSettings {
  const content = `<section data-notification-id="${id}" data-cookie-expiration="30" ${attributes}>
    <p>Notice ${id}</p><button data-notice-close>Close</button></section>`;
  return sampleNotice({ id, content, ...overrides });
}

const isThere = (id: string) => find(`[data-notification-id="${id}"]`) !== null;
const close = (id: string) => find(`[data-notification-id="${id}"] button`)?.click();

/** Notices listen as long as their page is open, so each test takes the listeners of its page away. */
let listening: (() => void)[] = [];
function listenForOneTest(target: EventTarget): void {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    add(type, listener, options);
    listening.push(() => target.removeEventListener(type, listener, options));
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  listenForOneTest(document);
  listenForOneTest(window);
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie that N-4 specifies
  document.cookie = `${COOKIE}=; path=/; max-age=0`;
  document.body.innerHTML =
    '<main tabindex="-1"></main><div id="notification-bar" aria-live="polite"></div><div id="notification-overlay"></div>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const stop of listening) stop();
  listening = [];
});

it('N-2 shows what is due, in order, and marks it as added', () => {
  const notices = [notice('a'), notice('b', '', { sitewide: 0 }), notice('c')];
  startNotices(notices);
  expect(find('#notification-bar')?.textContent?.match(/Notice \w/g)).toEqual(['Notice a', 'Notice c']);
  expect(notices.map(({ added }) => added)).toEqual([true, false, true]);
});

it('N-4 a click on the close control adds the id to the cookie and hides the notice', () => {
  startNotices([notice('a'), notice('b')]);
  close('a');
  expect([isThere('a'), isThere('b')]).toEqual([false, true]);
  expect(readDismissed(document.cookie, Date.now())).toEqual(['a']);
});

it('N-4 cookie-off leaves no cookie, and the notice stays away on this page only', () => {
  startNotices([notice('a', 'data-cookie-off="1"')]);
  close('a');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(isThere('a')).toBe(false);
  expect(readDismissed(document.cookie, Date.now())).toEqual([]);
});

it('N-4 goes by itself after its seconds, once auto-dismiss is 1', () => {
  startNotices([
    notice('a', 'data-auto-dismiss="1" data-dismiss-time="5"'),
    notice('b', 'data-auto-dismiss="0" data-dismiss-time="5"'),
    notice('c', 'data-dismiss-time="5"'),
  ]);
  vi.advanceTimersByTime(4_999);
  expect(isThere('a')).toBe(true);
  vi.advanceTimersByTime(1);
  expect([isThere('a'), isThere('b'), isThere('c')]).toEqual([false, true, true]);
  expect(readDismissed(document.cookie, Date.now())).toEqual(['a']);
});

it('N-4 N-5 the time stands still while the page is in the background, where nobody sees the notice', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  startNotices([notice('a', 'data-auto-dismiss="1" data-dismiss-time="5"')]);
  vi.advanceTimersByTime(60_000);
  expect(isThere('a')).toBe(true);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(4_999);
  expect(isThere('a')).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isThere('a')).toBe(false);
  hidden.mockRestore();
});

it('N-5 the time stands still while the focus is in the notice', async () => {
  startNotices([notice('a', 'data-auto-dismiss="1" data-dismiss-time="5"')]);
  vi.advanceTimersByTime(3_000);
  find('[data-notification-id="a"] button')?.focus();
  vi.advanceTimersByTime(60_000);
  expect(isThere('a')).toBe(true);
  find('main')?.focus();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(isThere('a')).toBe(true);
  await vi.advanceTimersByTimeAsync(5);
  expect(isThere('a')).toBe(false);
});

/** A dialog takes the focus when it opens, which happy-dom does not implement. */
function showTimedDialog(): HTMLElement | null {
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.querySelector('button')?.focus();
  });
  const content = `<dialog data-notification-id="a" data-cookie-expiration="1" data-auto-dismiss="1"
    data-dismiss-time="5"><a href="/more">More</a><button data-notice-close>Close</button></dialog>`;
  startNotices([sampleNotice({ id: 'a', content, settings: { notificationType: 'overlay' } })]);
  expect(document.activeElement).toBe(find('dialog button'));
  return find('dialog');
}

it('N-6 a dialog goes by itself although it holds the focus from the beginning', () => {
  showTimedDialog();
  vi.advanceTimersByTime(4_999);
  expect(isThere('a')).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isThere('a')).toBe(false);
  expect(readDismissed(document.cookie, Date.now())).toEqual(['a']);
});

const movePointer = (over: Element | null | undefined) =>
  over?.dispatchEvent(new Event('pointermove', { bubbles: true }));

it.each<[string, (dialog: HTMLElement | null) => unknown]>([
  ['the pointer is moved inside', (dialog) => movePointer(dialog?.querySelector('a'))],
  [
    'a key is pressed inside',
    (dialog) => dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })),
  ],
  ['the focus is moved inside', (dialog) => dialog?.querySelector('a')?.focus()],
])('N-6 a dialog stays once %s', (_, pay) => {
  const dialog = showTimedDialog();
  pay(dialog);
  vi.advanceTimersByTime(60_000);
  expect(isThere('a')).toBe(true);
});

it('N-6 a dialog goes on counting when the window is looked at again or the pointer has left', () => {
  const dialog = showTimedDialog();
  dialog?.querySelector('button')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  dialog?.dispatchEvent(new Event('pointerenter'));
  vi.advanceTimersByTime(2_000);
  movePointer(dialog?.querySelector('a'));
  vi.advanceTimersByTime(60_000);
  // On its backdrop, where the dialog is the event target.
  movePointer(dialog);
  vi.advanceTimersByTime(2_999);
  expect(isThere('a')).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isThere('a')).toBe(false);
});

it('N-5 begins and ends on a page that stays open', () => {
  const startTime = new Date(START + 10_000).toISOString();
  const endTime = new Date(START + 7_200_000).toISOString();
  startNotices([notice('a', '', { startTime, endTime })]);
  expect(isThere('a')).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(isThere('a')).toBe(true);
  vi.advanceTimersByTime(7_190_000);
  expect(isThere('a')).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isThere('a')).toBe(false);
});

it('N-5 T-3 the time stands still while the consent banner is in its place, which hides it', () => {
  startNotices([notice('a', 'data-auto-dismiss="1" data-dismiss-time="5"')]);
  const change = (visibility: string, event: string) => {
    find('[data-notification-id="a"]')?.setAttribute('style', `visibility: ${visibility}`);
    window.dispatchEvent(new Event(event));
  };
  vi.advanceTimersByTime(3_000);
  change('hidden', 'cc:onModalShow');
  vi.advanceTimersByTime(60_000);
  expect(isThere('a')).toBe(true);
  change('visible', 'cc:onModalHide');
  vi.advanceTimersByTime(1_999);
  expect(isThere('a')).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isThere('a')).toBe(false);
});

it('N-4 what another tab dismissed goes when this one is looked at', () => {
  startNotices([notice('a')]);
  // biome-ignore lint/suspicious/noDocumentCookie: simulates another tab
  document.cookie = `${COOKIE}=a; path=/`;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(isThere('a')).toBe(false);
});

it('N-5 the keyboard goes on in the next notice, and then in the text', () => {
  startNotices([notice('a'), notice('b')]);
  find('[data-notification-id="a"] button')?.focus();
  close('a');
  expect(document.activeElement).toBe(find('[data-notification-id="b"] button'));
  close('b');
  expect(document.activeElement).toBe(find('main'));
});

it('N-5 shows overlays one after the other', () => {
  const overlay = (id: string) =>
    sampleNotice({
      id,
      content: `<dialog data-notification-id="${id}" data-cookie-expiration="1"><button data-notice-close>Close</button></dialog>`,
      settings: { notificationType: 'overlay' },
    });
  startNotices([overlay('a'), overlay('b')]);
  expect([isThere('a'), isThere('b')]).toEqual([true, false]);
  close('a');
  expect([isThere('a'), isThere('b')]).toEqual([false, true]);
  find('dialog')?.dispatchEvent(new Event('close'));
  expect(readDismissed(document.cookie, Date.now())).toEqual(['a', 'b']);
});

it('N-5 waits on a page that is only prerendered: what goes by itself is not gone unseen', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  startNotices([notice('a', 'data-auto-dismiss="1" data-dismiss-time="5"')]);
  vi.advanceTimersByTime(60_000);
  expect(isThere('a')).toBe(false);
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(isThere('a')).toBe(true);
  vi.advanceTimersByTime(5_000);
  expect(readDismissed(document.cookie, Date.now())).toEqual(['a']);
});
