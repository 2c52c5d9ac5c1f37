import type { NoticeSettings } from '@keelstone/model/notice-settings';

type Overrides = Partial<Omit<NoticeSettings, 'settings'>> & {
  settings?: Partial<NoticeSettings['settings']>;
};

/** A notice that is shown on every page. */
export function sampleNotice({ settings, ...overrides }: Overrides = {}): NoticeSettings {
  return {
    id: '7',
    content: '<div data-notification-id="7" data-cookie-expiration="30"><p>Maintenance</p></div>',
    sitewide: 1,
    contentTypes: [],
    pathLimit: [],
    excluded: [],
    startTime: null,
    endTime: null,
    added: false,
    ...overrides,
    settings: {
      notificationWrapper: '#notification-bar',
      overlayWrapper: '#notification-overlay',
      contentType: 'article',
      contentPath: '/news/a',
      notificationType: 'bar',
      ...settings,
    },
  };
}
