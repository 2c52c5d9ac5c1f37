'use client';

import { useFormModified } from '@payloadcms/ui';
import { useRef } from 'react';
import { settleTexts } from './settled-texts.ts';

/** Asks whether the form has changes that are not saved, when it has what was typed: it looks unchanged until then. */
export function useHasChanges(): () => Promise<boolean> {
  const isModified = useRef(false);
  isModified.current = useFormModified();
  return async () => {
    await settleTexts();
    return isModified.current;
  };
}
