'use client';

import { useConfig } from '@payloadcms/ui';

/** Names of the content languages in the admin's language. */
export function useLanguageNames(): (code: string) => string {
  const { localization } = useConfig().config;
  const locales = localization ? localization.locales : [];
  return (code) => {
    const label = locales.find((locale) => locale.code === code)?.label;
    return typeof label === 'string' ? label : code;
  };
}
