import type { DemoForm, DemoFormField } from '../../demo-form.ts';

/** What every form sends along: where it was sent from, and which campaign led there. */
export const origin = (campaign: string): DemoForm['hiddenFields'] => [
  { name: 'page', source: 'page_url' },
  { name: 'referrer', source: 'referrer' },
  { name: 'utm_source', source: 'query', value: 'utm_source' },
  { name: 'utm_medium', source: 'query', value: 'utm_medium' },
  { name: 'utm_campaign', source: 'query', value: 'utm_campaign' },
  { name: 'campaign', source: 'fixed', value: campaign },
];

export const name: DemoFormField = {
  kind: 'text',
  name: 'name',
  label: { en: 'Name', de: 'Name' },
  isRequired: true,
  autocomplete: 'name',
  maxLength: 120,
};
export const email: DemoFormField = {
  kind: 'email',
  name: 'email',
  label: { en: 'E-mail address', de: 'E-Mail-Adresse' },
  isRequired: true,
};
export const organisation: DemoFormField = {
  kind: 'text',
  name: 'organisation',
  label: { en: 'Organisation', de: 'Organisation' },
  autocomplete: 'organization',
  maxLength: 160,
};
