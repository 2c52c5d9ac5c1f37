import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { type ContentType, type Notice, type NoticeSettings, splitLanguage } from '@keelstone/model';
import { renderToStaticMarkup } from 'react-dom/server';
import { currentDependencies } from '../../http/cache/dependencies.ts';
import { isMeantForPage } from '../meant-for-page.ts';
import { NoticeMarkup } from './notice-markup.tsx';

export const BAR_WRAPPER = 'notification-bar';
export const OVERLAY_WRAPPER = 'notification-overlay';

/** A cache: a notice's markup is the same on every page of its language, until it is published again. */
const markups = new WeakMap<Notice, string>();

function markupOf(notice: Notice, site: SiteSettings): string {
  const known = markups.get(notice);
  if (known !== undefined) return known;
  const { language } = site;
  const markup = renderToStaticMarkup(
    <NoticeMarkup notice={notice} language={language} messages={messagesOf(language)} />,
    // It is inserted into pages, whose ids begin without one.
    { identifierPrefix: `${notice.id}-` },
  );
  markups.set(notice, markup);
  return markup;
}

const DAY_MS = 86_400_000;

/**
 * Whether a page carries a notice yet, and still: who reads its source should not find what is announced next month. A day
 * early, because the browser decides by its own clock, and shows it on pages that are open when it begins.
 */
function isDue({ startTime, endTime }: NoticeSettings): boolean {
  const dependencies = currentDependencies();
  const now = dependencies?.begun ?? Date.now();
  const from = startTime === null ? Number.NEGATIVE_INFINITY : Date.parse(startTime) - DAY_MS;
  // The end is inclusive.
  const until = endTime === null ? Number.POSITIVE_INFINITY : Date.parse(endTime) + 1;
  dependencies?.recordMoment(from);
  dependencies?.recordMoment(until);
  // N-2 ignores a date that is invalid, with which every comparison is false.
  return !(now < from || now >= until);
}

/**
 * The notices that are meant for a page, and due. Which of them a visitor sees now is decided by the browser (N-1), because
 * pages are cached for all visitors. A page that has none needs neither their styles nor their script.
 */
export function noticeSettings(
  site: SiteSettings,
  { contentType, path }: { contentType: ContentType | null; path: string },
): NoticeSettings[] {
  const contentPath = splitLanguage(path).rest;
  const all = site.notices.map(
    (notice): NoticeSettings => ({
      id: notice.id,
      content: markupOf(notice, site),
      sitewide: notice.isSitewide ? 1 : 0,
      contentTypes: notice.contentTypes,
      pathLimit: notice.pathLimit,
      excluded: notice.excluded,
      startTime: notice.startTime,
      endTime: notice.endTime,
      added: false,
      settings: {
        notificationWrapper: `#${BAR_WRAPPER}`,
        overlayWrapper: `#${OVERLAY_WRAPPER}`,
        contentType,
        contentPath,
        notificationType: notice.kind,
      },
    }),
  );
  return all.filter(isMeantForPage).filter(isDue);
}
