import type { NoticeSettings } from '@keelstone/model/notice-settings';
import { whenActivated } from '@keelstone/ui/dom/when-activated.ts';
import { dismissalCookie, readDismissed } from './dismissed-cookie.ts';
import { isShown, nextEdge } from './is-shown.ts';
import { createNotice, readAttributes } from './notice-attributes.ts';
import { type ShownNotice, showNotice } from './show-notice.ts';

/** Timers are limited to 24 days; checking hourly also notices earlier that a computer was asleep. */
const LONGEST_WAIT_MS = 3_600_000;

/** The notices of one page, and which of them are visible. */
class PageNotices {
  readonly #notices: readonly NoticeSettings[];
  readonly #shown = new Map<string, ShownNotice>();
  /** Closed on this page. */
  readonly #closed = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(notices: readonly NoticeSettings[]) {
    this.#notices = notices;
  }

  /** Shows and removes notices according to the current time, and schedules the next update. */
  update(): void {
    const now = Date.now();
    const dismissed = new Set([...readDismissed(document.cookie, now), ...this.#closed]);
    for (const notice of this.#notices) {
      const known = this.#shown.get(notice.id);
      if (isShown(notice, { dismissed, now })) {
        if (!known) this.#show(notice);
      } else if (known) this.#hide(notice);
    }
    clearTimeout(this.#timer);
    const edge = nextEdge(this.#notices, now);
    if (edge !== null) this.#timer = setTimeout(() => this.update(), Math.min(edge - now, LONGEST_WAIT_MS));
  }

  #show(notice: NoticeSettings): void {
    const shown = showNotice(notice, () => this.#dismiss(notice));
    if (!shown) return;
    this.#shown.set(notice.id, shown);
    notice.added = true;
  }

  #hide(notice: NoticeSettings): void {
    this.#shown.get(notice.id)?.remove();
    this.#shown.delete(notice.id);
    notice.added = false;
  }

  #dismiss(notice: NoticeSettings): void {
    const { id, isCookieOff } = readAttributes(createNotice(notice.content), notice.id);
    // A browser that rejects cookies must not show a notice again that was just closed.
    this.#closed.add(notice.id);
    if (!isCookieOff)
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not supported everywhere, and is asynchronous
      document.cookie = dismissalCookie(document.cookie, id, this.#daysOf(), Date.now());
    this.#hide(notice);
    this.update();
  }

  #daysOf(): Map<string, number> {
    return new Map(
      this.#notices.map(({ id, content }) => [id, readAttributes(createNotice(content), id).cookieDays]),
    );
  }
}

function start(notices: readonly NoticeSettings[]): void {
  const page = new PageNotices(notices);
  const update = () => page.update();
  document.addEventListener('visibilitychange', update);
  addEventListener('pageshow', update);
  update();
}

/**
 * Shows the notices of the page settings, and keeps them up to date while the page is open: at the limits of
 * their schedule, and when another tab dismisses one. On a prerendered page they wait until it is activated:
 * otherwise one that disappears automatically could be gone unseen.
 */
export function startNotices(notices: readonly NoticeSettings[]): void {
  whenActivated(() => start(notices));
}
