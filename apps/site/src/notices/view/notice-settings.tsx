import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { type ContentType, type Notice, type NoticeSettings, splitLanguage } from '@keelstone/model';
import { renderToStaticMarkup } from 'react-dom/server';
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

/**
 * The notices that are meant for a page. Which of them a visitor sees now is decided by the browser (N-1), because pages
 * are cached for all visitors. A page that has none needs neither their styles nor their script.
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
  return all.filter(isMeantForPage);
}
