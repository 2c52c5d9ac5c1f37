import { afterAll, describe, expect, it } from 'vitest';
import { formIn } from '../publishing/form.fixture.ts';
import { startCms } from '../test-cms.ts';

const cms = await startCms();
afterAll(() => cms.stop());

const text = { blockType: 'text', name: 'person', label: 'Name' };
const options = (...values: string[]) => values.map((value) => ({ value, label: value }));
const choice = { blockType: 'select', name: 'topic', label: 'Topic' };
const hidden = { name: 'campaign', source: 'fixed', value: 'spring' };

/** Invalid input, the path of the field, and the message that the editor gets. */
const INVALID_FORMS: [error: string, form: Record<string, unknown>, path: string, message: RegExp][] = [
  ['no field', { fields: [] }, 'fields', /Add at least one field/],
  ['a field without a label', { fields: [{ ...text, label: '' }] }, 'fields.0.label', /required/],
  [
    'a name with a space',
    { fields: [{ ...text, name: 'full name' }] },
    'fields.0.name',
    /"full name" cannot be/,
  ],
  [
    'a name that a hidden field has',
    { fields: [text], hiddenFields: [{ ...hidden, name: 'Person' }] },
    'fields.0.name',
    /2 fields of this form are named "person".*one would overwrite/,
  ],
  [
    'nothing to choose from',
    { fields: [{ blockType: 'radio', name: 'topic', label: 'Topic', options: [] }] },
    'fields.0.options',
    /"Topic" offers nothing to choose from/,
  ],
  [
    'one value for two options',
    { fields: [{ blockType: 'select', name: 'topic', label: 'Topic', options: options('a', 'b', 'a') }] },
    'fields.0.options',
    /Two options of the field "Topic" have the value "a"/,
  ],
  [
    'an endless answer',
    { fields: [{ ...text, maxLength: 10_001 }] },
    'fields.0.maxLength',
    /between 1 and 10000/,
  ],
  [
    'an unknown autofill token',
    { fields: [{ ...text, autocomplete: 'shoe-size' }] },
    'fields.0.autocomplete',
    /invalid/i,
  ],
  [
    'files of no kind',
    { fields: [{ blockType: 'file', name: 'papers', label: 'Papers', accepts: [] }] },
    'fields.0.accepts',
    /required/,
  ],
  [
    'files larger than any may be',
    { fields: [{ blockType: 'file', name: 'papers', label: 'Papers', accepts: ['pdf'], maxMegabytes: 11 }] },
    'fields.0.maxMegabytes',
    /Enter a whole number from 1 to 10/,
  ],
  [
    'more files than any field may have',
    { fields: [{ blockType: 'file', name: 'papers', label: 'Papers', accepts: ['pdf'], maxFiles: 0 }] },
    'fields.0.maxFiles',
    /Enter a whole number from 1 to 5/,
  ],
  [
    'steps without a field',
    { fields: [{ blockType: 'step', label: 'About' }] },
    'fields',
    /Add at least one field/,
  ],
  ['a step without a title', { fields: [text, { blockType: 'step' }] }, 'fields.1.label', /required/],
  [
    'too many steps',
    { fields: [text, ...Array.from({ length: 11 }, () => ({ blockType: 'step', label: 'About' }))] },
    'fields',
    /room for 10 steps, and these are 11/,
  ],
  [
    'a number that none can be',
    { fields: [{ blockType: 'number', name: 'people', label: 'People', min: 5, max: 2 }] },
    'fields.0.max',
    /at least 5 and at most 2/,
  ],
  [
    'a hidden field without its parameter',
    { hiddenFields: [{ ...hidden, source: 'query', value: ' ' }] },
    'hiddenFields.0.value',
    /Name the parameter/,
  ],
  [
    'a hidden field without its value',
    { hiddenFields: [{ ...hidden, value: null }] },
    'hiddenFields.0.value',
    /Give the value/,
  ],
  [
    'a hidden field of a page’s length',
    { hiddenFields: [{ ...hidden, value: 'x'.repeat(201) }] },
    'hiddenFields.0.value',
    /longer than 200 characters/,
  ],
  [
    'a condition on a later field',
    {
      fields: [
        { ...text, condition: { field: 'topic' } },
        { blockType: 'radio', name: 'topic', label: 'The topic', options: options('risk') },
      ],
    },
    'fields.0.condition.field',
    /^"Name" is asked only after a choice in "The topic", which does not come before it\./,
  ],
  [
    'a condition on itself',
    { fields: [{ ...choice, options: options('risk'), condition: { field: 'topic', values: 'risk' } }] },
    'fields.0.condition.field',
    /^"Topic" is asked only after a choice in "Topic", which does not come before it\./,
  ],
  [
    'a condition on a field that is gone',
    {
      fields: [
        { ...choice, options: options('risk') },
        { ...text, condition: { field: 'size', values: 'small' } },
      ],
    },
    'fields.1.condition.field',
    /^"Name" is asked only after a choice in the field "size", which this form does not have\./,
  ],
  [
    'a condition on a field in which nothing is chosen',
    {
      fields: [
        { blockType: 'checkbox', name: 'agreed', label: 'Agreed' },
        text,
        { ...text, name: 'other', label: 'Other', condition: { field: 'person', values: 'x' } },
      ],
    },
    'fields.2.condition.field',
    /^"Other" is asked only after a choice in "Name", in which nothing is chosen\./,
  ],
  [
    'a condition without values',
    {
      fields: [
        { ...choice, options: options('risk') },
        { ...text, condition: { field: 'topic', values: ' ' } },
      ],
    },
    'fields.1.condition.values',
    /^Choose at which options of "Topic" the field "Name" is asked\.$/,
  ],
  [
    'a condition that no option meets',
    {
      fields: [
        {
          ...choice,
          options: [
            { value: 'risk', label: 'A risk' },
            { value: 'audit', label: 'An audit' },
          ],
        },
        { ...text, condition: { field: 'topic', values: 'risk\nclaims' } },
      ],
    },
    'fields.1.condition.values',
    /^"Name" is asked only after the option "claims" of "Topic", which does not have it\. It has A risk, An audit\.$/,
  ],
  ['no message', { confirmation: { kind: 'message' } }, 'confirmation.message', /required/],
  [
    'no page to lead to',
    { confirmation: { kind: 'redirect', to: 'node' } },
    'confirmation.node',
    /Choose the page/,
  ],
  [
    'no address to lead to',
    { confirmation: { kind: 'redirect', to: 'url' } },
    'confirmation.url',
    /Say where/,
  ],
  [
    'an address that is none',
    { confirmation: { kind: 'redirect', to: 'url', url: 'mailto:a@b.example' } },
    'confirmation.url',
    /"mailto:a@b.example" is no address on the web/,
  ],
];

describe('what an editor of a form is told', () => {
  it.each(INVALID_FORMS)('C-8 refuses %s', async (_error, form, path, message) => {
    const data = { ...formIn('en'), ...form } as never;
    await expect(cms.payload.create({ collection: 'forms', locale: 'en', data })).rejects.toMatchObject({
      data: {
        errors: expect.arrayContaining([
          { path, message: expect.stringMatching(message), label: expect.anything() },
        ]),
      },
    });
  });

  it('C-8 makes a name from the label when there is none', async () => {
    const fields = [{ blockType: 'email', label: 'E-mail address' }];
    const data = { ...formIn('en'), fields, hiddenFields: [] } as never;
    const form = await cms.payload.create({ collection: 'forms', locale: 'en', data });
    expect(form.fields).toMatchObject([{ name: 'e_mail_address' }]);
  });

  it('C-8 makes values from labels, which stay when a label changes, and a condition may name what is made', async () => {
    const topics = [{ label: 'Up to 50' }, { label: 'More' }];
    const fields = [
      { blockType: 'select', label: 'Company size', options: topics },
      { ...text, condition: { field: 'company_size', values: 'up-to-50' } },
    ];
    const data = { ...formIn('en'), fields } as never;
    const form = await cms.payload.create({ collection: 'forms', locale: 'en', data });
    const made = [
      { name: 'company_size', options: [{ value: 'up-to-50' }, { value: 'more' }] },
      { condition: { field: 'company_size', values: 'up-to-50' } },
    ];
    expect(form.fields).toMatchObject(made);
    const renamed = form.fields.map((field) =>
      'options' in field
        ? { ...field, options: field.options?.map((option) => ({ ...option, label: `${option.label}!` })) }
        : field,
    );
    const later = await cms.payload.update({
      collection: 'forms',
      id: form.id,
      locale: 'en',
      data: { fields: renamed },
    });
    expect(later.fields).toMatchObject([
      { options: [{ label: 'Up to 50!', value: 'up-to-50' }, { value: 'more' }] },
      {},
    ]);
  });
});

describe('a form whose fields change', () => {
  const topic = { ...choice, options: options('risk', 'audit') };
  const dependent = { ...text, condition: { field: 'topic', values: 'risk' } };
  const refusal = async (change: (fields: object[]) => object[]) => {
    const data = { ...formIn('en'), fields: [topic, dependent] } as never;
    const { id, fields } = await cms.payload.create({ collection: 'forms', locale: 'en', data });
    const changed = { fields: change(fields) } as never;
    const update = cms.payload.update({ collection: 'forms', id, locale: 'en', data: changed });
    const { data: told } = await update.then(
      () => expect.unreachable('it was saved'),
      (error: { data: { errors: { path: string; message: string }[] } }) => error,
    );
    const saved = await cms.payload.findByID({ collection: 'forms', id });
    expect(saved.fields).toEqual(fields);
    return told.errors.map(({ path, message }) => [path, message]);
  };

  it('C-8 is refused when that on which another depends is removed or moved below it, or loses the option', async () => {
    expect(await refusal(([, name]) => [name as object])).toEqual([
      ['fields.0.condition.field', expect.stringContaining('"topic", which this form does not have')],
    ]);
    expect(await refusal((fields) => fields.toReversed())).toEqual([
      ['fields.0.condition.field', expect.stringContaining('"Topic", which does not come before it')],
    ]);
    expect(
      await refusal(([first, name]) => [{ ...first, options: options('audit') }, name as object]),
    ).toEqual([['fields.1.condition.values', expect.stringContaining('option "risk" of "Topic"')]]);
  });
});

describe('who may build forms', () => {
  it('C-11 editors do, authors see what there is', async () => {
    const createUser = async (role: 'editor' | 'author') => {
      const data = { name: role, email: `${role}@keelstone.example`, password: 'only-for-tests-12', role };
      const user = await cms.payload.create({ collection: 'users', data });
      return { overrideAccess: false, user: { ...user, collection: 'users' as const } };
    };
    const editor = await createUser('editor');
    const author = await createUser('author');
    const creation = { collection: 'forms', locale: 'en', data: formIn('en') as never } as const;
    const { id } = await cms.payload.create({ ...creation, ...editor });
    const change = { collection: 'forms', id, locale: 'en', data: { title: 'Changed' } } as const;
    await expect(cms.payload.create({ ...creation, ...author })).rejects.toMatchObject({ status: 403 });
    await expect(cms.payload.update({ ...change, ...author })).rejects.toMatchObject({ status: 403 });
    expect(await cms.payload.findByID({ collection: 'forms', id, ...author })).toMatchObject({ id });
    expect(await cms.payload.update({ ...change, ...editor })).toMatchObject({ title: 'Changed' });
  });
});
