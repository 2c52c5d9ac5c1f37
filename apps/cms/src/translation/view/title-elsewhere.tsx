'use client';

import { useDocumentInfo, useDocumentTitle, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

type TitleElsewhereProps = { readonly field: string; readonly title: string };

/** Calls a form by its title in another language while it has none of its own: Payload would show a number. */
export function TitleElsewhere({ field, title }: TitleElsewhereProps) {
  const { id } = useDocumentInfo();
  const { title: shown, setDocumentTitle } = useDocumentTitle();
  const isUntitled = useFormFields(([fields]) => !fields[field]?.value);
  const isNumber = shown === String(id);
  useEffect(() => {
    if (!isUntitled || !isNumber) return;
    // Payload sets its own after the effects of what it contains.
    const afterwards = setTimeout(() => setDocumentTitle(title));
    return () => clearTimeout(afterwards);
  }, [isUntitled, isNumber, title, setDocumentTitle]);
  return null;
}
