import { afterAll, vi } from 'vitest';

/**
 * Unit tests of a worker share one simulated browser. After each file, what it has left there is removed: listeners,
 * elements, attributes, properties, style sheets, storage, cookies and the address. The window and the document stay,
 * because libraries hold on to them (`screen` of Testing Library).
 */
function cleanAfterThisFile(): void {
  const { documentElement, body } = document;
  const undo: (() => void)[] = [];
  // Among the properties are the marks that React and user-event leave on a document whose events they listen to.
  for (const object of [document, documentElement, body, navigator]) {
    const own = new Set(Reflect.ownKeys(object));
    undo.push(() => {
      for (const key of Reflect.ownKeys(object)) if (!own.has(key)) Reflect.deleteProperty(object, key);
    });
  }
  const targets: EventTarget[] = [window, document, documentElement, body];
  for (const target of targets) {
    const listen = target.addEventListener;
    target.addEventListener = (...listener: Parameters<typeof listen>) => {
      undo.push(() => target.removeEventListener(...listener));
      listen.apply(target, listener);
    };
    undo.push(() => {
      target.addEventListener = listen;
    });
  }
  afterAll(() => {
    for (const step of undo) step();
    for (const element of [documentElement, body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    document.head.replaceChildren();
    body.replaceChildren();
    document.adoptedStyleSheets = [];
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; ')) {
      // biome-ignore lint/suspicious/noDocumentCookie: the simulated browser has no other way
      document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
    }
    history.replaceState(null, '', '/');
  });
}

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
if ('document' in globalThis) cleanAfterThisFile();
