import type { Language } from '@keelstone/model';
import { describe, expect, it } from 'vitest';
import { projectForm } from './project-form.ts';
import { contextOf, type StoredDocuments } from './stored-documents.fixture.ts';

const text = (words: string) => ({
  root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }] },
});
const shown = (words: string) => [{ kind: 'paragraph', children: [{ kind: 'text', text: words }] }];
const field = (blockType: string, name: string, more: object = {}) => ({
  id: name,
  blockType,
  name,
  label: name.toUpperCase(),
  ...more,
});
const step = (label: string | null) => ({ blockType: 'step', id: `step ${label}`, label });
const form = (fields: object[], more: object = {}) => ({
  title: 'Form',
  submitLabel: 'Send',
  fields,
  confirmation: { kind: 'message', message: text('Thanks') },
  ...more,
});

async function project(
  en: object | undefined,
  others: StoredDocuments[string] = {},
  language: Language = 'en',
) {
  const stored: StoredDocuments = { 'forms 1': { ...(en && { en }), ...others } };
  const { context } = contextOf(en || others.de ? stored : {}, language);
  return projectForm(1, context);
}
const options = [
  { id: 'a', value: 'a', label: 'A' },
  { id: 'b', value: 'b', label: null },
  { id: 'c', value: '', label: 'C' },
];

describe('a form', () => {
  it('C-8 has the fields that can be filled in', async () => {
    const fields = [
      field('text', 'name', { isRequired: true, help: 'Both', autocomplete: 'name', maxLength: 40 }),
      field('text', 'city', { autocomplete: '' }),
      field('textarea', 'words'),
      field('email', 'mail'),
      field('phone', 'phone'),
      field('number', 'age', { min: 0 }),
      field('select', 'choice', { options }),
      field('radio', 'none', { options: [{ value: 'x', label: '' }] }),
      field('checkboxes', 'nothing', { options: null }),
      field('checkbox', 'agree', { text: text('I agree') }),
      field('file', 'cv', { accepts: ['pdf'] }),
      field('file', 'anything', { accepts: [] }),
      field('email', ''),
      field('email', 'unlabelled', { label: '' }),
    ];
    const common = { help: null, isRequired: false };
    expect((await project(form(fields)))?.fields).toEqual([
      {
        kind: 'text',
        name: 'name',
        label: 'NAME',
        help: 'Both',
        isRequired: true,
        autocomplete: 'name',
        maxLength: 40,
      },
      {
        ...common,
        kind: 'text',
        name: 'city',
        label: 'CITY',
        autocomplete: null,
        maxLength: expect.any(Number),
      },
      { ...common, kind: 'textarea', name: 'words', label: 'WORDS', maxLength: expect.any(Number) },
      { ...common, kind: 'email', name: 'mail', label: 'MAIL' },
      { ...common, kind: 'phone', name: 'phone', label: 'PHONE' },
      { ...common, kind: 'number', name: 'age', label: 'AGE', min: 0, max: null },
      { ...common, kind: 'select', name: 'choice', label: 'CHOICE', options: [{ value: 'a', label: 'A' }] },
      { ...common, kind: 'checkbox', name: 'agree', label: 'AGREE', text: shown('I agree') },
      { ...common, kind: 'file', name: 'cv', label: 'CV', accepts: ['pdf'], maxMegabytes: 1, maxFiles: 1 },
    ]);
  });

  it('C-8 is none without fields, and none that is gone', async () => {
    expect(await project(form([field('radio', 'none', { options: [] })]))).toBeNull();
    expect(await project(form([]))).toBeNull();
    expect(await project(undefined)).toBeNull();
    expect(await projectForm(null, contextOf({}).context)).toBeNull();
  });

  it('C-8 asks for a field after a choice before it, and always if there is none', async () => {
    const conditionOf = async (field_: string, before: object[]) => {
      const condition = { field: field_, values: 'a\n\n b ' };
      return (await project(form([...before, field('text', 'why', { condition })])))?.fields.at(-1)
        ?.condition;
    };
    expect(await conditionOf('choice', [field('select', 'choice', { options })])).toEqual({
      field: 'choice',
      values: ['a', 'b'],
    });
    expect(await conditionOf('agree', [field('checkbox', 'agree')])).toMatchObject({ field: 'agree' });
    // The field that it depends on cannot be filled in, or there is none.
    expect(await conditionOf('choice', [field('select', 'choice', { options: [] })])).toBeUndefined();
    expect(await conditionOf('why', [])).toBeUndefined();
  });

  it('C-8 has its steps, and a first one for what comes before them', async () => {
    const [one, two, three] = ['one', 'two', 'three'].map((name) => field('text', name));
    const stepsOf = async (...fields: (object | undefined)[]) =>
      (await project(form(fields as object[])))?.steps;
    expect(await stepsOf(step('A'), one, step('B'), two, three)).toEqual([
      { title: 'A', first: 0 },
      { title: 'B', first: 1 },
    ]);
    expect(await stepsOf(one, step('B'), two)).toEqual([
      { title: 'Form', first: 0 },
      { title: 'B', first: 1 },
    ]);
    expect(await stepsOf(step('A'), step('B'), one, step(null), two, step('Last'))).toEqual([
      { title: 'B', first: 0 },
      { title: 'Form', first: 1 },
    ]);
    expect(await stepsOf(step('A'), one)).toBeUndefined();
    expect(await stepsOf(one, two)).toBeUndefined();
  });

  it('C-8 sends what visitors do not see, with a value only where it has one of its own', async () => {
    const hiddenFields = [
      { name: 'campaign', source: 'query', value: ' utm ' },
      { name: 'list', source: 'fixed', value: null },
      { name: 'page', source: 'page', value: 'ignored' },
    ];
    expect((await project(form([field('email', 'mail')], { hiddenFields })))?.hiddenFields).toEqual([
      { name: 'campaign', source: 'query', value: 'utm' },
      { name: 'list', source: 'fixed', value: '' },
      { name: 'page', source: 'page', value: null },
    ]);
  });

  it('C-8 says thanks, or leads to a page while that is published', async () => {
    const fields = [field('email', 'mail')];
    expect((await project(form(fields)))?.confirmation).toEqual({
      kind: 'message',
      message: shown('Thanks'),
    });
    const redirect = (link: object) => project(form(fields, { confirmation: { kind: 'redirect', ...link } }));
    expect((await redirect({ to: 'url', url: '/thanks' }))?.confirmation).toEqual({
      kind: 'redirect',
      url: '/thanks',
    });
    expect((await redirect({ to: 'node', node: { relationTo: 'page', value: 9 } }))?.confirmation).toEqual({
      kind: 'message',
      message: [],
    });
  });

  it('C-10 U-9 says in which language its words are, if it has none in that of its page', async () => {
    const en = form([field('email', 'mail')]);
    const none = { ...form([field('email', 'mail', { label: null })]), title: null, submitLabel: null };
    const languageOf = async (language: Language, others: StoredDocuments[string]) =>
      (await project(others.en ?? en, others, language))?.language;
    expect(await languageOf('fr', { fr: none })).toBe('en');
    expect(await languageOf('fr', { en: none, de: en, fr: none })).toBe('de');
    // A few words that it lacks do not make it one in another language.
    expect(await languageOf('fr', { fr: { ...none, title: 'Formulaire' } })).toBeUndefined();
    expect(await languageOf('en', { de: none, fr: none })).toBeUndefined();
  });

  it('C-10 has words of another language rather than none, as it would be of no use', async () => {
    const en = form(
      [field('email', 'mail', { help: 'Your address' }), field('radio', 'choice', { options })],
      {
        note: text('Note'),
      },
    );
    const de = {
      title: 'Formular',
      submitLabel: '',
      note: null,
      fields: [
        field('email', 'mail', { label: 'E-Mail', help: '' }),
        field('radio', 'choice', { label: null, options: [{ id: 'a', value: 'a', label: '' }] }),
      ],
      confirmation: { kind: 'message', message: null },
    };
    expect(await project(en, { de }, 'de')).toMatchObject({
      title: 'Formular',
      submitLabel: 'Send',
      note: shown('Note'),
      fields: [
        { label: 'E-Mail', help: 'Your address' },
        { label: 'CHOICE', options: [{ value: 'a', label: 'A' }] },
      ],
      confirmation: { kind: 'message', message: shown('Thanks') },
    });
  });
});
