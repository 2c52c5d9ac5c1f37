import { LANGUAGES, type Language } from '@keelstone/model';
import { demoForms } from '@keelstone/seeds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNode } from '../publish/published-content.fixture.ts';
import { type CmsUnderTest, startCms } from '../test-cms.ts';
import { loadForms } from './load-forms.ts';
import { createMarkdownConverter, type NodeAddress } from './markdown-to-lexical.ts';

let cms: CmsUnderTest;
let address: NodeAddress;

beforeAll(async () => {
  cms = await startCms();
  const { id } = await createNode(cms.payload, 'page', { title: 'Whatever a form refers to' });
  address = { relationTo: 'page', value: id };
});
afterAll(() => cms?.stop());

async function load(forms = demoForms) {
  const addressOf = () => address;
  const toRichText = await createMarkdownConverter(cms.payload.config, addressOf);
  const report: string[] = [];
  const findForm = await loadForms(cms.payload, forms, { addressOf, toRichText }, (line) =>
    report.push(line),
  );
  return { findForm, report };
}

/** Labels of a form's fields, and of their options. */
async function wordsIn(id: number, language: Language): Promise<unknown[]> {
  const { fields, title } = await cms.payload.findByID({
    collection: 'forms',
    id,
    locale: language,
    depth: 0,
  });
  return [
    title,
    ...fields.map(({ label, ...field }) => [
      label,
      'options' in field ? field.options.map((option) => option.label) : [],
    ]),
  ];
}

describe('the forms of the demo', () => {
  it('C-8 C-10 are loaded in both languages, and once', async () => {
    const { findForm, report } = await load();
    expect(report).toEqual([`Forms: ${demoForms.length} of ${demoForms.length} loaded`]);
    for (const form of demoForms) {
      for (const language of LANGUAGES) {
        const words = await wordsIn(findForm(form.key), language);
        expect(words).toEqual([
          form.title[language],
          ...form.fields.map((field) => [
            field.label[language],
            'options' in field ? field.options.map(({ label }) => label[language]) : [],
          ]),
        ]);
      }
    }
    const again = await load();
    expect(again.report).toEqual([`Forms: 0 of ${demoForms.length} loaded`]);
    expect(again.findForm(demoForms[0]?.key ?? '')).toBe(findForm(demoForms[0]?.key ?? ''));
  });

  it('C-8 are loaded again when the demo has changed, as the same form', async () => {
    const [first, ...others] = demoForms;
    if (!first) throw new Error('The demo has no form.');
    const before = (await load()).findForm(first.key);
    const { findForm, report } = await load([{ ...first, title: { en: 'New', de: 'Neu' } }, ...others]);
    expect(report).toEqual([`Forms: 1 of ${demoForms.length} loaded`]);
    expect(findForm(first.key)).toBe(before);
    expect(await wordsIn(before, 'de')).toContain('Neu');
  });

  it('C-8 are missed by name', async () => {
    const { findForm } = await load([]);
    expect(() => findForm('form-nowhere')).toThrow('"form-nowhere"');
  });
});
