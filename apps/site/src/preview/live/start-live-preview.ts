import { LatestPicture } from './latest-picture.ts';

/** True for a link to a part of this page. */
const isOnThisPage = (link: HTMLAnchorElement) => link.getAttribute('href')?.startsWith('#');

/**
 * Keeps the preview on its page: links to other pages open in a new window (inside the CMS those pages could not
 * be framed), and forms are not sent, because submissions are stored.
 *
 * @param say tells the editor why a form is not sent
 */
function stayOnPreview(say: () => void): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link && !isOnThisPage(link)) link.target = '_blank';
    },
    { capture: true },
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (form.method !== 'post') {
        form.target = '_blank';
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      say();
    },
    { capture: true },
  );
}

/** Fields that are not asked for stay hidden, although the script of forms does not run. */
function hideUnasked(root: ParentNode): void {
  for (const form of root.querySelectorAll('form')) form.toggleAttribute('data-enhanced', true);
}

/** Positions among siblings on the way from an element down to a descendant; null if it is not a descendant. */
function pathTo(root: Element, inner: Element | null): number[] | null {
  const path: number[] = [];
  for (let element = inner; element !== root; element = element.parentElement) {
    if (!element?.parentElement) return null;
    path.unshift([...element.parentElement.children].indexOf(element));
  }
  return path;
}

const elementAt = (root: Element, path: readonly number[]): Element | undefined =>
  path.reduce<Element | undefined>((element, position) => element?.children[position], root);

/** Elements that were opened by hand, and should stay open. */
const openPaths = (main: Element) =>
  [...main.querySelectorAll('details[open]')].flatMap((details) => [pathTo(main, details) ?? []]);

/**
 * Replaces this page's main element by that of a document, and preserves scroll position, focus and opened
 * elements.
 */
function replaceMain(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const [main, nextMain] = [document.querySelector('main'), next.querySelector('main')];
  if (!main || !nextMain) return;
  hideUnasked(nextMain);
  const focus = pathTo(main, document.activeElement);
  const opened = openPaths(main);
  const { scrollX, scrollY } = window;
  main.replaceChildren(...[...nextMain.childNodes].map((node) => document.importNode(node, true)));
  document.title = next.title;
  for (const path of opened) elementAt(main, path)?.setAttribute('open', '');
  const focused = focus && elementAt(main, focus);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}

/** The type of the CMS's messages to a preview, and of the reply it waits for. */
const TYPE = 'payload-live-preview';

const READY = { type: TYPE, ready: true } as const;

type FormMessage = { type?: unknown; data?: unknown; locale?: unknown };

/**
 * The current fields of a form, from a message of the CMS's live preview.
 *
 * @param language of the preview: the form may have been switched to another one
 * @returns null for any other message
 */
function readForm(message: unknown, language: string | undefined): Record<string, unknown> | null {
  const { type, data, locale } = (
    typeof message === 'object' && message !== null ? message : {}
  ) as FormMessage;
  if (type !== TYPE || typeof data !== 'object' || data === null) return null;
  return locale === undefined || locale === language ? (data as Record<string, unknown>) : null;
}

const FORM_TOKEN = /^#form=([\w.-]+)$/;

/**
 * The token with which the site shows what a form sends; undefined for a shared link. It moves from the address, which
 * may be shared, to the history, where a reload finds it.
 */
function takeFormToken(): string | undefined {
  const formToken = FORM_TOKEN.exec(location.hash)?.[1];
  if (formToken) history.replaceState({ formToken }, '', location.pathname);
  return (history.state as { formToken?: string } | null)?.formToken;
}

/** The CMS: the parent of this frame, or the window that opened it. */
const findEditor = (): Window | null =>
  (window.opener as Window | null) ?? (window.parent === window ? null : window.parent);

/**
 * On previews only: shows what an editor types in the form of the CMS before it is saved, if that form opened it.
 * Errors are reported, and the last valid rendering stays.
 *
 * @param restart adds behaviour to the main element after it has been replaced
 */
export function startLivePreview(restart: () => void): void {
  const bar = document.querySelector<HTMLElement>('[data-preview]');
  const status = bar?.querySelector('[role="status"]');
  if (!bar || !status) return;
  const { preview: language, cms = '', live = '', away = '', tooLong = '', formsStay = '' } = bar.dataset;
  const say = (words: string) => {
    if (status.textContent !== words) status.textContent = words;
  };
  hideUnasked(document);
  stayOnPreview(() => say(formsStay));
  const token = takeFormToken();
  const editor = findEditor();
  if (!editor || !token) return;

  const pictures = new LatestPicture({
    token,
    away,
    tooLong,
    onPicture(picture) {
      if ('problem' in picture) return say(picture.problem);
      replaceMain(picture.html);
      restart();
      say(live);
    },
  });
  window.addEventListener('message', (event) => {
    if (event.origin !== cms || event.source !== editor) return;
    const form = readForm(event.data, language);
    if (form) pictures.show(form);
  });
  editor.postMessage(READY, cms);
}
