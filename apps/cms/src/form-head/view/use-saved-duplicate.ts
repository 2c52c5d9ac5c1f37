'use client';

import { say } from '@keelstone/languages/say.ts';
import { toast, useFormModified } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { areTextsSettled } from '../../admin/unsaved/settled-texts.ts';

/** The forms that are open, the innermost last: one in a drawer is in front of that of the page. */
const forms: object[] = [];

const DUPLICATE = '#action-duplicate, #action-duplicate-locales';

/**
 * Asks to save before a page is duplicated, because a copy is made of what is saved. Payload 3.90.1 asks, too, but in two
 * dialogs at once, one for each of its two buttons; the one that is answered may be that of the other.
 */
export function useSavedDuplicate(): void {
  const isModified = useRef(false);
  isModified.current = useFormModified();
  useEffect(() => {
    const form = {};
    forms.push(form);
    const refuse = (event: MouseEvent) => {
      const isDuplicate = event.target instanceof Element && event.target.closest(DUPLICATE) !== null;
      if (!isDuplicate || forms.at(-1) !== form || (!isModified.current && areTextsSettled())) return;
      event.preventDefault();
      event.stopPropagation();
      toast.info(say('Save what you have changed first: a copy has only what is saved.'));
    };
    // Before Payload's own listeners.
    document.addEventListener('click', refuse, true);
    return () => {
      document.removeEventListener('click', refuse, true);
      forms.splice(forms.indexOf(form), 1);
    };
  }, []);
}
