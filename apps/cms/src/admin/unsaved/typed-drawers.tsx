'use client';

import { say } from '@keelstone/languages/say.ts';
import { Button, useModal } from '@payloadcms/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { warnBeforeLeaving } from './use-leave-warning.ts';

/** Those of links, footnotes and other parts of a text, and of many documents. Those of a document keep what is typed. */
const DRAWER = 'dialog.drawer:not(.doc-drawer, .list-drawer)';
const SEARCH = '.block-search__input, .search-filter__input';
/** Around and above a drawer. */
const CLOSE = '.drawer__close, .drawer__header__close';

const uppermostDrawer = (): Element | null => {
  const last = [...document.querySelectorAll('dialog[open]')].at(-1);
  return last?.matches(DRAWER) ? last : null;
};

/**
 * Asks before Escape, or a click beside a drawer, discards what was typed into it: Payload would not. Escape in a dialog
 * above a drawer is for that dialog alone. Before the page is left, the browser asks: the form does not have these words
 * yet, so that nothing is kept of them.
 */
export function TypedDrawers({ children }: { children: ReactNode }) {
  const { closeModal } = useModal();
  const dialog = useRef<HTMLDialogElement>(null);
  const asked = useRef<Element>(null);
  const heading = useId();

  useEffect(() => {
    const typedInto = new WeakSet<Element>();
    const hasWords = (drawer: Element | null | undefined): drawer is Element =>
      Boolean(drawer && typedInto.has(drawer));
    let endWarning: (() => void) | undefined;
    const onInput = ({ target }: Event) => {
      const drawer = target instanceof Element && !target.matches(SEARCH) && target.closest(DRAWER);
      if (!drawer) return;
      typedInto.add(drawer);
      // Of the page that the drawer is on.
      endWarning?.();
      endWarning = warnBeforeLeaving(say('What you typed here is not saved yet. Leave the page?'), () =>
        [...document.querySelectorAll('dialog[open]')].some(hasWords),
      );
    };
    const ask = (drawer: Element) => {
      asked.current = drawer;
      dialog.current?.showModal();
    };
    // Before Payload, which closes the drawer that was opened last, whatever the key was meant for.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog of our own is above all drawers, and closed by the browser.
      if (document.querySelector('dialog:modal')) return event.stopPropagation();
      const drawer = uppermostDrawer();
      if (!hasWords(drawer)) return;
      event.stopPropagation();
      // Or the browser would close the question at once.
      event.preventDefault();
      const { activeElement: active } = document;
      // A list of choices closes when it loses the focus.
      if (active instanceof HTMLElement && active.ariaExpanded === 'true') {
        active.blur();
        active.focus();
      } else ask(drawer);
    };
    const onClick = (event: MouseEvent) => {
      const close = event.target instanceof Element ? event.target.closest(CLOSE) : null;
      const drawer = close?.closest(DRAWER);
      if (!hasWords(drawer)) return;
      event.stopPropagation();
      ask(drawer);
    };
    // A rich text takes over what is about to be written.
    for (const type of ['input', 'beforeinput']) document.addEventListener(type, onInput, true);
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('click', onClick, true);
    return () => {
      for (const type of ['input', 'beforeinput']) document.removeEventListener(type, onInput, true);
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('click', onClick, true);
      endWarning?.();
    };
  }, []);

  const discard = () => {
    dialog.current?.close();
    if (asked.current) closeModal(asked.current.id);
  };
  return (
    <>
      {children}
      <dialog ref={dialog} className="admin-dialog" aria-labelledby={heading}>
        <h2 id={heading}>{say('Discard what you typed here?')}</h2>
        <p>{say('It is not part of the page yet.')}</p>
        <div className="admin-dialog__choices">
          <Button buttonStyle="primary" onClick={() => dialog.current?.close()}>
            {say('Keep editing')}
          </Button>
          <Button buttonStyle="secondary" onClick={discard}>
            {say('Discard it')}
          </Button>
        </div>
      </dialog>
    </>
  );
}
