'use client';

import { useConfig } from '@payloadcms/ui';

/** What the languages of the texts are called in the admin. */
export function useLanguageNames(): (code: string) => string {
  const { localization } = useConfig().config;
  const locales = localization ? localization.locales : [];
  return (code) => {
    const label = locales.find((locale) => locale.code === code)?.label;
    return typeof label === 'string' ? label : code;
  };
}
