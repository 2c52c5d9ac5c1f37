/** The attributes in the markup of a notice (N-1). */
export type NoticeAttributes = {
  id: string;
  cookieDays: number;
  isCookieOff: boolean;
  /** Null for a notice that stays until it is closed. */
  dismissAfterMs: number | null;
};

const MS_A_SECOND = 1000;

/** Reads the attributes of a notice's outermost element. `fallbackId` is the id in the page settings. */
export function readAttributes({ dataset }: HTMLElement, fallbackId: string): NoticeAttributes {
  const seconds = Number(dataset.dismissTime);
  const goesByItself = dataset.autoDismiss === '1' && seconds > 0;
  return {
    id: dataset.notificationId ?? fallbackId,
    cookieDays: Number(dataset.cookieExpiration) || 0,
    isCookieOff: (dataset.cookieOff ?? '0') !== '0',
    dismissAfterMs: goesByItself ? seconds * MS_A_SECOND : null,
  };
}

/** Creates the element from a notice's markup, which comes from the site's own server and is already escaped. */
export function createNotice(content: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = content;
  const element = template.content.firstElementChild;
  if (element instanceof HTMLElement) return element;
  const wrapper = document.createElement('div');
  wrapper.append(template.content);
  return wrapper;
}
