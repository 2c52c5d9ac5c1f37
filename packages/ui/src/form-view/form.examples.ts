import type { Form, FormField, RichText } from '@keelstone/model';
import { sampleForm } from '@keelstone/model/samples';

const LONGEST = 'Lieferkettensorgfaltspflichtengesetz und Betriebsunterbrechungsversicherung';

const option = (value: string, label: string) => ({ value, label });
const field = { help: null, isRequired: false };

const agreement: RichText = [
  {
    kind: 'paragraph',
    children: [
      { kind: 'text', text: 'You may write to me about this. I have read the ' },
      { kind: 'link', url: '/privacy', newTab: false, children: [{ kind: 'text', text: 'privacy notice' }] },
      { kind: 'text', text: '.' },
    ],
  },
];

const note: RichText = [
  {
    kind: 'paragraph',
    children: [{ kind: 'text', text: 'We keep what you write for as long as we talk, and then a year.' }],
  },
];

/** One field of each kind. */
const everyKind: FormField[] = [
  {
    kind: 'text',
    name: 'name',
    label: 'Name',
    ...field,
    isRequired: true,
    autocomplete: 'name',
    maxLength: 80,
  },
  { kind: 'email', name: 'email', label: 'E-mail at work', ...field, isRequired: true },
  { kind: 'phone', name: 'phone', label: 'Telephone', ...field, help: 'Only if you would rather talk.' },
  { kind: 'number', name: 'people', label: 'People who would use it', ...field, min: 1, max: 50_000 },
  {
    kind: 'select',
    name: 'industry',
    label: 'Industry',
    ...field,
    options: [option('health', 'Health care'), option('rail', 'Rail')],
  },
  {
    kind: 'text',
    name: 'organisation',
    label: 'Organisation',
    ...field,
    autocomplete: 'organization',
    maxLength: 120,
  },
  {
    kind: 'radio',
    name: 'when',
    label: 'When would you like to begin?',
    ...field,
    isRequired: true,
    options: [
      option('now', 'As soon as we can'),
      option('later', 'Next year'),
      option('unsure', 'I do not know yet'),
    ],
  },
  {
    kind: 'checkboxes',
    name: 'subjects',
    label: 'What it is about',
    ...field,
    help: 'As many as you like.',
    options: [option('incidents', 'Incidents'), option('suppliers', 'Suppliers'), option('claims', 'Claims')],
  },
  { kind: 'textarea', name: 'message', label: 'What happened?', ...field, maxLength: 2000 },
  { kind: 'checkbox', name: 'agreement', label: 'Agreement', ...field, isRequired: true, text: agreement },
];

/** Fields that are asked only after a choice, one of them after a choice that is itself only asked then. */
const conditional: FormField[] = [
  {
    kind: 'radio',
    name: 'about',
    label: 'What is it about?',
    ...field,
    isRequired: true,
    options: [option('demo', 'A walk-through'), option('help', 'Help with the product')],
  },
  {
    kind: 'select',
    name: 'product',
    label: 'Product',
    ...field,
    isRequired: true,
    options: [option('claims', 'Claims'), option('other', 'Another one')],
    condition: { field: 'about', values: ['help'] },
  },
  {
    kind: 'text',
    name: 'which',
    label: 'Which one?',
    ...field,
    isRequired: true,
    autocomplete: null,
    maxLength: 80,
    condition: { field: 'product', values: ['other'] },
  },
  { kind: 'email', name: 'email', label: 'E-mail', ...field, isRequired: true },
];

/** Steps, the second one with files; the third one asks for nothing unless files can follow later. */
const stepped: FormField[] = [
  { kind: 'email', name: 'email', label: 'E-mail', ...field, isRequired: true },
  {
    kind: 'radio',
    name: 'about',
    label: 'What is it about?',
    ...field,
    isRequired: true,
    options: [option('claim', 'A claim'), option('other', 'Something else')],
  },
  {
    kind: 'file',
    name: 'papers',
    label: 'Papers',
    ...field,
    help: 'What you have at hand.',
    isRequired: true,
    accepts: ['picture', 'pdf', 'office', 'text'],
    maxMegabytes: 2,
    maxFiles: 2,
    condition: { field: 'about', values: ['claim'] },
  },
  { kind: 'textarea', name: 'message', label: 'What happened?', ...field, maxLength: 2000 },
];

const steps = [
  { title: 'About you', first: 0 },
  { title: 'Papers', first: 2 },
  { title: 'Your words', first: 3 },
];

function stretched(one: FormField): FormField {
  const stretchedField = { ...one, label: LONGEST, help: `${LONGEST}.` };
  if (!('options' in stretchedField)) return stretchedField;
  return { ...stretchedField, options: stretchedField.options.map(({ value }) => option(value, LONGEST)) };
}

/** From the minimum an editor may enter to the maximum. */
export const examples: Record<
  'shortest' | 'typical' | 'everyKind' | 'conditional' | 'stepped' | 'longest',
  Form
> = {
  shortest: sampleForm({
    id: 2,
    fields: [{ kind: 'email', name: 'email', label: 'E-mail', ...field, isRequired: true }],
    hiddenFields: [],
  }),
  typical: sampleForm({ note }),
  everyKind: sampleForm({
    id: 3,
    fields: everyKind,
    hiddenFields: [
      { name: 'page', source: 'page_url', value: null },
      { name: 'came_from', source: 'referrer', value: null },
      { name: 'campaign', source: 'query', value: 'utm_campaign' },
      { name: 'list', source: 'fixed', value: 'newsletter-b' },
    ],
    note,
  }),
  conditional: sampleForm({
    id: 5,
    fields: conditional,
    hiddenFields: [],
  }),
  stepped: sampleForm({ id: 6, fields: stepped, steps, hiddenFields: [] }),
  longest: sampleForm({
    id: 4,
    title: LONGEST,
    fields: everyKind.map(stretched),
    submitLabel: LONGEST,
    note,
  }),
};
