import type { NoticeSettings } from '@keelstone/model/notice-settings';
import { whenActivated } from '@keelstone/ui/dom/when-activated.ts';
import { dismissalCookie, readDismissed } from './dismissed-cookie.ts';
import { isShown, nextEdge } from './is-shown.ts';
import { createNotice, readAttributes } from './notice-attributes.ts';
import { type ShownNotice, showNotice } from './show-notice.ts';

/** Timers cannot wait longer than 24 days; a computer that slept is noticed sooner this way, too. */
const LONGEST_WAIT_MS = 3_600_000;

/** The notices of one page, and which of them are there. */
class PageNotices {
  readonly #notices: readonly NoticeSettings[];
  readonly #shown = new Map<string, ShownNotice>();
  /** Closed on this page although no cookie says so (cookie-off). */
  readonly #closed = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(notices: readonly NoticeSettings[]) {
    this.#notices = notices;
  }

  /** Shows what is to be shown now, takes away what is not, and comes back when that changes. */
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
    if (isCookieOff) this.#closed.add(notice.id);
    else {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and answers too late
      document.cookie = dismissalCookie(document.cookie, id, this.#daysOf(), Date.now());
      // A browser that takes no cookies must not show again what was just closed.
      this.#closed.add(notice.id);
    }
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
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') page.update();
  });
  window.addEventListener('pageshow', () => page.update());
  page.update();
}

/**
 * Shows the notices of the page settings, and keeps them true while the page is open: at the edges of their schedule,
 * and when another tab dismissed one. On a page that is only prerendered they wait until somebody looks at it: what
 * goes by itself would be gone unseen.
 */
export function startNotices(notices: readonly NoticeSettings[]): void {
  whenActivated(() => start(notices));
}
