import type { Both, Markdown } from './demo-types.ts';

/** A marketing form of the demo (C-8). Every text in both languages. */
export type DemoForm = {
  key: string;
  title: Both;
  submitLabel: Both;
  /** Below the button. */
  note: { en: Markdown; de: Markdown };
  confirmation: { message: { en: Markdown; de: Markdown } } | { /** node key */ redirect: string };
  fields: DemoFormField[];
  hiddenFields: { name: string; source: 'page_url' | 'referrer' | 'query' | 'fixed'; value?: string }[];
  /** Days that what is sent is kept in the CMS; as long as for all forms when left out. */
  keepDays?: number;
};

export type DemoFormField = { name: string; label: Both; help?: Both; isRequired?: boolean } & (
  | { kind: 'text'; autocomplete?: string; maxLength?: number }
  | { kind: 'email' | 'phone' }
  | { kind: 'number'; min?: number; max?: number }
  | { kind: 'textarea'; maxLength?: number }
  | { kind: 'select' | 'radio' | 'checkboxes'; options: { value: string; label: Both }[] }
  | { kind: 'checkbox'; text: { en: Markdown; de: Markdown } }
);
