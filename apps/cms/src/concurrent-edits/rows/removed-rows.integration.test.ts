import { oneParagraph } from '@keelstone/editing/projection/rich-text/rich-text.fixture.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { Staff } from '../../http/staff.fixture.ts';
import { startCms } from '../../test-cms.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const editor = await Staff.hire(cms.payload, 'editor');

type Entry = { title?: string; children?: Entry[] };
const namesOf = (rows: Entry[] = []): unknown[] =>
  rows.map(({ title, children = [] }) =>
    children.length > 0 ? [title, ...namesOf(children)] : (title ?? null),
  );

describe('an entry of the navigation that comes back', () => {
  const link = (id: string, title: string) => ({ id, title, to: 'url', url: 'https://example.com/' });
  const menu = (id: string, title: string, ...children: object[]) => ({ ...link(id, title), children });
  const address = { organisation: 'O', street: 'S', postalCode: '1', city: 'C', country: 'G' };
  const others = { siteName: 'K', tagline: 'T', phone: '+49', address };
  const save = async (language: string, ...navigation: object[]) => {
    const saved = await editor.post(`/api/globals/site_settings?locale=${language}`, {
      ...others,
      navigation,
    });
    expect(saved.body.errors).toBeUndefined();
  };
  const german = async () =>
    namesOf((await editor.get('/api/globals/site_settings?locale=de&depth=0')).body.navigation);

  it('C-7 C-10 C-14 has its words in the other languages, too, with its submenu, and a new one has none', async () => {
    const [why, how] = [link('why', 'Why'), link('how', 'How')];
    await save('en', menu('first', 'First', why, how), link('last', 'Last'));
    await save(
      'de',
      menu('first', 'Erste', link('why', 'Warum'), link('how', 'Wie')),
      link('last', 'Letzte'),
    );
    // One removes an entry of the submenu, a colleague the whole of it; the form of a third has both.
    await save('en', menu('first', 'First', how), link('last', 'Last'));
    await save('en', link('last', 'Last'));
    expect(await german()).toEqual(['Letzte']);
    await save('en', link('new', 'New'), menu('first', 'First', why, how), link('last', 'Last'));
    expect(await german()).toEqual([null, ['Erste', 'Warum', 'Wie'], 'Letzte']);
  });
});

describe('a field of a form that comes back', () => {
  it('C-8 C-10 C-14 has its words in the other languages, too, as they were when it was removed last', async () => {
    const option = (label: string) => ({ id: 'o', label, value: 'o' });
    const choice = (label: string, ...options: object[]) => [
      { blockType: 'select', id: 'choice', label, options },
    ];
    const email = { blockType: 'email', id: 'email', label: 'E-mail' };
    const others = {
      title: 'Form',
      submitLabel: 'Send',
      confirmation: { kind: 'message', message: oneParagraph('Thanks') },
    };
    const english = [email, ...choice('Size', option('Large'))];
    const created = await editor.post('/api/forms', { ...others, fields: english });
    expect(created.body.errors).toBeUndefined();
    const path = (language: string) => `/api/forms/${created.body.doc.id}?locale=${language}&depth=0`;
    const save = async (language: string, ...fields: object[]) => {
      const saved = await editor.patch(path(language), { ...others, fields });
      expect(saved.body.errors).toBeUndefined();
    };
    for (const word of ['Größe', 'Umfang']) {
      await save('de', email, ...choice(word, option('Groß')));
      await save('en', email);
      await save('en', ...english);
      const [, field] = (await editor.get(path('de'))).body.fields;
      expect([field.label, field.options[0].label]).toEqual([word, 'Groß']);
    }
  });
});
