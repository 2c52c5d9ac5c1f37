'use client';

import { setAdminReader } from '@keelstone/languages/say.ts';
import { isLanguage } from '@keelstone/model';
import { useTranslation } from '@payloadcms/ui';
import { Fragment, type ReactNode } from 'react';

/** Around every page of the admin: what is said in the browser is said in the language that the editor has chosen. */
export function AdminReader({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { language, translations } = i18n as unknown as {
    language: string;
    translations: { keelstone?: Record<string, string> };
  };
  // On the server, several people read at the same time: http/request-language.ts knows who.
  if (typeof window !== 'undefined' && isLanguage(language)) {
    const texts = translations.keelstone ?? {};
    setAdminReader(() => ({ language, texts }));
  }
  return <Fragment key={language}>{children}</Fragment>;
}
