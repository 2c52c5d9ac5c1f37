import { linkTo } from '@keelstone/editing/projection/rich-text/rich-text.fixture.ts';
import { type Form, formSchema, type Language } from '@keelstone/model';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { startCms } from '../test-cms.ts';
import { formIn } from './form.fixture.ts';
import { createNode, saveNode } from './published-content.fixture.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;

const createForm = async (more: Record<string, unknown> = {}): Promise<number> => {
  const data = { ...formIn('en'), ...more } as never;
  return (await payload.create({ collection: 'forms', locale: 'en', data })).id;
};
const saveForm = (id: number, language: Language, data: Record<string, unknown>) =>
  payload.update({ collection: 'forms', id, locale: language, data: data as never });

/** A landing page in both languages that shows a form. */
async function showForm(form: number): Promise<number> {
  const { id, nid } = await createNode(payload, 'landing_page', { title: `Offer ${form}`, form });
  await saveNode(payload, 'landing_page', id, { language: 'de', fields: { title: `Angebot ${form}` } });
  return nid;
}

/** The published form. */
async function shown(nid: number, language: Language = 'en'): Promise<Form | null> {
  const row = (await cms.publishedNodes(nid)).find((published) => published.language === language);
  return row?.node.type === 'landing_page' ? row.node.form : null;
}

describe('a form on a page', () => {
  it('C-8 C-10 has every kind of field, in both languages', async () => {
    const id = await createForm();
    await saveForm(id, 'de', formIn('de'));
    const nid = await showForm(id);
    const form = await shown(nid);
    expect(v.parse(formSchema, form)).toEqual(form);
    expect(form).toMatchObject({
      id,
      title: 'Write to us',
      submitLabel: 'Send',
      note: [{ kind: 'paragraph' }],
      confirmation: { kind: 'message', message: [{ kind: 'paragraph' }] },
      fields: [
        {
          kind: 'text',
          name: 'text_field',
          label: 'Name',
          help: 'As you sign.',
          isRequired: true,
          autocomplete: 'name',
          maxLength: 80,
        },
        { kind: 'email', help: null, isRequired: false },
        { kind: 'phone' },
        { kind: 'number', min: 1, max: 500 },
        { kind: 'textarea', maxLength: 2000 },
        { kind: 'select', options: [{ value: 'risk', label: 'Risk' }, { value: 'audit' }] },
        {
          kind: 'radio',
          options: [{ label: 'Risk' }, { label: 'Audit' }],
          condition: { field: 'select_field', values: ['audit'] },
        },
        { kind: 'checkboxes', options: [{ label: 'Risk' }, { label: 'Audit' }] },
        { kind: 'checkbox', text: [{ kind: 'paragraph' }] },
        { kind: 'file', accepts: ['pdf', 'office'], maxMegabytes: 3, maxFiles: 2 },
      ],
      // The fields before the first step are one, too; the last one has no field, and is left out.
      steps: [
        { title: 'Write to us', first: 0 },
        { title: 'Your question', first: 3 },
      ],
      hiddenFields: [
        { name: 'page', source: 'page_url', value: null },
        { name: 'utm_source', source: 'query', value: 'utm_source' },
        { name: 'campaign', source: 'fixed', value: 'spring' },
      ],
    });
    const german = await shown(nid, 'de');
    expect(german).toMatchObject({ title: 'Schreiben Sie uns', submitLabel: 'Senden' });
    expect(german?.fields.map(({ label }) => label)).toEqual([
      'Name',
      'E-Mail',
      'Telefon',
      'Personen',
      'Nachricht',
      'Thema',
      'Ausgabe',
      'Themen',
      'Einwilligung',
      'Unterlagen',
    ]);
    expect(german?.steps?.map(({ title }) => title)).toEqual(['Schreiben Sie uns', 'Ihre Frage']);
    expect(german?.fields[5]).toMatchObject({
      options: [{ value: 'risk', label: 'Risiko' }, { label: 'Prüfung' }],
    });
    expect(JSON.stringify(german)).toMatch(/Ein Jahr lang.*Ist angekommen/s);
  });

  it('C-10 U-9 is whole where it was not translated, and says in which language', async () => {
    const nid = await showForm(await createForm());
    expect(await shown(nid, 'de')).toEqual({ ...(await shown(nid, 'en')), language: 'en' });
  });

  it('C-8 changes when the form does, and goes when the form goes', async () => {
    const id = await createForm();
    const nid = await showForm(id);
    await saveForm(id, 'en', { title: 'Ask us' });
    await saveForm(id, 'de', { ...formIn('de'), title: 'Fragen Sie uns' });
    expect(await shown(nid)).toMatchObject({ title: 'Ask us' });
    expect(await shown(nid, 'de')).toMatchObject({ title: 'Fragen Sie uns' });
    const [email] = formIn('en').fields.filter(({ blockType }) => blockType === 'email');
    await saveForm(id, 'en', { fields: [email] });
    expect((await shown(nid))?.fields).toMatchObject([{ kind: 'email' }]);
    await payload.delete({ collection: 'forms', id });
    expect(await shown(nid)).toBeNull();
    expect(await shown(nid, 'de')).toBeNull();
  });

  it('C-8 leads to a page once that is published, and follows it', async () => {
    const target = await createNode(payload, 'page', { title: 'Thank you' });
    const node = { relationTo: 'page', value: target.id };
    const nid = await showForm(await createForm({ confirmation: { kind: 'redirect', to: 'node', node } }));
    const setTarget = (fields: Record<string, unknown>) =>
      saveNode(payload, 'page', target.id, { language: 'en', fields });
    const confirmation = async () => (await shown(nid))?.confirmation;
    expect(await confirmation()).toEqual({ kind: 'redirect', url: '/thank-you' });
    await setTarget({ _status: 'draft' });
    expect(await confirmation()).toEqual({ kind: 'message', message: [] });
    await setTarget({ _status: 'published', alias: '/thanks' });
    expect(await confirmation()).toEqual({ kind: 'redirect', url: '/thanks' });
  });

  it('C-8 leads to another address in each language', async () => {
    const id = await createForm({ confirmation: { kind: 'redirect', to: 'url', url: '/thanks' } });
    const nid = await showForm(id);
    expect((await shown(nid, 'de'))?.confirmation).toEqual({ kind: 'redirect', url: '/thanks' });
    await saveForm(id, 'de', {
      ...formIn('de'),
      confirmation: { kind: 'redirect', to: 'url', url: 'https://example.com/danke' },
    });
    expect((await shown(nid, 'de'))?.confirmation).toEqual({
      kind: 'redirect',
      url: 'https://example.com/danke',
    });
    expect((await shown(nid))?.confirmation).toEqual({ kind: 'redirect', url: '/thanks' });
  });

  it('C-8 has links in its note that follow the page they lead to', async () => {
    const target = await createNode(payload, 'page', { title: 'Privacy' });
    const nid = await showForm(await createForm({ note: linkTo('page', target.id, 'Privacy') }));
    await saveNode(payload, 'page', target.id, { language: 'en', fields: { alias: '/what-we-keep' } });
    expect(JSON.stringify((await shown(nid))?.note)).toContain('"url":"/what-we-keep"');
  });
});
