'use client';

import { useEffect } from 'react';

const isOfThisPage = ({ pathname, search }: URL | HTMLAnchorElement | Location, page: URL) =>
  pathname === page.pathname && search === page.search;

/** Whether a click on a link replaces the page. */
function isLeaving({ target, ctrlKey, metaKey, shiftKey }: MouseEvent, page: URL): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || link.target === '_blank') return false;
  const staysHere = link.hash !== '' && link.origin === page.origin && isOfThisPage(link, page);
  return !ctrlKey && !metaKey && !shiftKey && !staysHere;
}

const questions = new Set<(event: PopStateEvent) => void>();

/** Asks before the browser's way back is followed. */
export function askOnPopState(event: PopStateEvent): void {
  for (const ask of questions) ask(event);
}
// As soon as the admin is loaded, and so before Next.js does: at the window itself, Chromium calls its listeners in the
// order in which they came, those of the capture phase too.
if (typeof window !== 'undefined') addEventListener('popstate', askOnPopState, true);

/**
 * Asks before what was entered would be lost: by closing the page, by a link of the admin, or by the browser's way
 * back, which Next.js follows without leaving the document.
 *
 * @param isUnsaved whether there is something to lose by now
 * @param isOfModifiedForm whether Payload asks in all these cases but the way back
 * @returns ends it
 */
export function warnBeforeLeaving(
  message: string,
  isUnsaved = () => true,
  isOfModifiedForm = false,
): () => void {
  const page = new URL(location.href);
  const { state } = history;
  const listening = new AbortController();
  const { signal } = listening;
  let hasAgreed = false;
  const agrees = () => {
    hasAgreed = window.confirm(message);
    return hasAgreed;
  };
  const warn = (event: BeforeUnloadEvent) => {
    // A link out of the document is asked about once.
    if (!hasAgreed && isUnsaved()) event.preventDefault();
  };
  const ask = (event: MouseEvent) => {
    hasAgreed = false;
    if (!isUnsaved() || !isLeaving(event, page) || agrees()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const askOnWayBack = (event: PopStateEvent) => {
    if (!isUnsaved() || isOfThisPage(location, page) || agrees()) return;
    // Next.js must not hear of it, and the address has changed already.
    event.stopImmediatePropagation();
    history.pushState(state, '', page);
  };
  if (!isOfModifiedForm) {
    addEventListener('beforeunload', warn, { signal });
    addEventListener('click', ask, { signal, capture: true });
  }
  questions.add(askOnWayBack);
  return () => {
    questions.delete(askOnWayBack);
    listening.abort();
  };
}

/**
 * Asks with the message before the page is left, while there is something to lose.
 *
 * @param isOfModifiedForm whether it stands beside a form of Payload that is modified, for which Payload asks
 */
export function useLeaveWarning(isUnsaved: boolean, message: string, isOfModifiedForm = false): void {
  useEffect(
    () => (isUnsaved ? warnBeforeLeaving(message, undefined, isOfModifiedForm) : undefined),
    [isUnsaved, message, isOfModifiedForm],
  );
}
