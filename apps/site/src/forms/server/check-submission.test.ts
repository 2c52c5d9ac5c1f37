import type { Form } from '@keelstone/model';
import { sampleForm } from '@keelstone/model/samples';
import { examples } from '@keelstone/ui/form-view/form.examples.ts';
import { describe, expect, it } from 'vitest';
import { checkSubmission } from './check-submission.ts';
import { hiddenValues, type PageOfForm } from './hidden-values.ts';
import { submissionId } from './submission-id.ts';

const enter = (entries: Record<string, string | string[]>) =>
  new Map(Object.entries(entries).map(([name, value]) => [name, [value].flat()]));

describe('a submission', () => {
  const check = (entries: Record<string, string | string[]>, form: Form = examples.everyKind) =>
    checkSubmission(form, enter(entries), 'en');

  it('C-8 keeps what was entered, by its kind, and leaves out what was not', () => {
    const { fields, errors } = check({
      name: '  Ada\u0000 Lovelace ',
      email: 'ada@example.org',
      people: '1,500',
      when: 'later',
      subjects: ['claims', 'incidents'],
      message: ' One\r\nTwo\ud800 ',
      agreement: 'yes',
      phone: '',
    });
    expect(errors).toEqual({});
    expect(fields).toEqual({
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      people: 1500,
      when: 'later',
      subjects: ['claims', 'incidents'],
      message: 'One\nTwo',
      agreement: true,
    });
  });

  it('C-8 takes an address without the invisible characters that were copied with it', () => {
    const email = '\u200Bada\u00AD@example\u202E.org\uFEFF';
    expect(check({ email }, examples.shortest).fields).toEqual({ email: 'ada@example.org' });
    // In words, they may have a meaning, as in an emoji of several.
    expect(check({ email: 'a@b.example', message: '👩\u200D🚒' }).fields.message).toBe('👩\u200D🚒');
  });

  it('C-8 names every error at once, and gives back what was entered', () => {
    const { errors, values } = check({ name: 'Ada', email: 'ada', people: 'many', when: 'never' });
    expect(errors).toEqual({
      email: 'email',
      people: 'number',
      when: 'not_an_option',
      agreement: 'missing',
    });
    expect(values).toMatchObject({ name: 'Ada', email: 'ada', people: 'many', when: 'never' });
  });

  it('C-8 leaves no trace of what the form does not ask for', () => {
    const { fields, values } = check(
      { email: 'a@b.example', isAdmin: '1', constructor: 'x' },
      examples.shortest,
    );
    expect(fields).toEqual({ email: 'a@b.example' });
    expect(values).toEqual({ email: 'a@b.example' });
  });
});

describe('a submission of a form with conditions', () => {
  const check = (entries: Record<string, string>) =>
    checkSubmission(examples.conditional, enter(entries), 'en');
  const email = 'ada@example.org';

  it('C-8 needs what is asked for, and nothing else', () => {
    expect(check({ about: 'demo', email }).errors).toEqual({});
    expect(check({ about: 'help', email }).errors).toEqual({ product: 'missing' });
    expect(check({ about: 'help', product: 'other', email }).errors).toEqual({ which: 'missing' });
  });

  it('C-8 leaves out what was entered before the choice changed, and gives it back in the form', () => {
    const { fields, errors, values } = check({
      about: 'demo',
      product: 'other',
      which: 'x'.repeat(99),
      email,
    });
    expect([fields, errors]).toEqual([{ about: 'demo', email }, {}]);
    expect(values).toMatchObject({ product: 'other', which: 'x'.repeat(99) });
  });
});

describe('hidden fields', () => {
  const hidden = examples.everyKind;
  const page: PageOfForm = {
    origins: ['https://www.keelstone.example'],
    path: '/contact',
    referer: 'https://www.keelstone.example/contact?utm_campaign=tide%20in#form',
  };
  const read = (entries: Record<string, string> = {}, overrides: Partial<PageOfForm> = {}) =>
    hiddenValues(hidden, enter(entries), { ...page, ...overrides });

  it('C-8 without script come from the address of the page', () => {
    expect(read()).toEqual({
      page: 'https://www.keelstone.example/contact?utm_campaign=tide%20in#form',
      campaign: 'tide in',
      list: 'newsletter-b',
    });
  });

  it('C-8 with script come from the page', () => {
    const entries = {
      page: `${page.origins[0]}/a?b=c`,
      came_from: 'https://search.example/?q=x',
      campaign: 'spring',
    };
    expect(read({ ...entries, list: 'forged' })).toEqual({ ...entries, list: 'newsletter-b' });
  });

  it('C-8 are never taken from elsewhere, nor longer than they may be', () => {
    const forged = {
      page: 'https://evil.example/',
      came_from: 'javascript:alert(1)',
      campaign: 'x'.repeat(5000),
    };
    const fields = read(forged, { referer: 'https://evil.example/?utm_campaign=forged' });
    expect(fields.page).toBe('https://www.keelstone.example/contact');
    expect(fields).not.toHaveProperty('came_from');
    expect(fields.campaign).toHaveLength(1000);
  });

  it('C-8 do not take the address of the form for that of the page', () => {
    expect(read({}, { referer: 'https://www.keelstone.example/forms/3?utm_campaign=no' })).toEqual({
      page: 'https://www.keelstone.example/contact',
      list: 'newsletter-b',
    });
  });
});

describe('the key of a submission', () => {
  const fields = { name: 'Ada', people: 3 };
  const id = (overrides: object = {}) => submissionId({ key: 'k', formId: 1, fields, ...overrides });

  it('C-8 is a UUID, the same for a repeat', () => {
    expect(id()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(id({ fields: { people: 3, name: 'Ada' } })).toBe(id());
  });

  it('C-8 is another one for another form, another filling in, and what was corrected', () => {
    const others = [{ formId: 2 }, { key: 'l' }, { fields: { ...fields, name: 'Eda' } }];
    expect(new Set([{}, ...others].map(id)).size).toBe(4);
  });
});

it('C-8 the sample form of the model can be filled in', () => {
  const { errors } = checkSubmission(sampleForm(), enter({ name: 'Ada', email: 'a@b.example' }), 'de');
  expect(errors).toEqual({});
});
