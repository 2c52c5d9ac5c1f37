import { saidTexts } from '@keelstone/languages/admin-languages.ts';
import { setAdminReader } from '@keelstone/languages/say.ts';
import { describe, expect, it } from 'vitest';
import { readByForm } from './read-answers.ts';

const field = (name: string, label: string, more = {}) => ({ name, label, blockType: 'text', ...more });

describe('what editors read of a submission', () => {
  it('C-8 is under the labels of the form, in its order, with choices by their labels', () => {
    const options = [
      { value: 'a', label: 'Audit' },
      { value: 'c', label: 'Claims' },
    ];
    const fields = [
      field('topics', 'Topics', { blockType: 'checkboxes', options }),
      field('size', 'Size', { blockType: 'select', options }),
      field('agreed', 'I agree', { blockType: 'checkbox' }),
      field('left_out', 'Left out'),
    ];
    const values = { campaign: 'spring', agreed: true, size: 'gone', topics: ['c', 'a'], people: 1.5 };
    const agreed = { agreed: 'You may write to me.' };
    expect(readByForm(values, fields, agreed).answers).toMatchObject([
      { label: 'Topics', value: 'Claims, Audit' },
      { label: 'Size', value: 'gone' },
      { label: 'I agree', value: 'yes', words: 'You may write to me.' },
      { label: 'campaign', value: 'spring' },
      { label: 'people', value: '1.5' },
    ]);
  });

  it('C-8 C-10 says whether a box was ticked in the language of who reads it', () => {
    const former = setAdminReader(() => ({ language: 'de', texts: saidTexts.de }));
    try {
      const { answers } = readByForm({ a: true, b: false }, []);
      expect(answers.map(({ value }) => value)).toEqual(['ja', 'nein']);
    } finally {
      setAdminReader(former);
    }
  });

  it.each([
    ['a name', { given: ' Ada ', family: 'Lovelace', mail: 'ada@example.org' }, 'Ada Lovelace'],
    ['an address', { mail: 'ada@example.org' }, 'ada@example.org'],
    ['nothing', { constructor_name: 'x' }, null],
  ])('C-8 says who sent it by %s', (_, values, sender) => {
    const fields = [
      field('mail', 'E-mail', { blockType: 'email' }),
      field('family', 'Family name', { autocomplete: 'family-name' }),
      field('given', 'Given name', { autocomplete: 'given-name' }),
      field('toString', 'A name that every object has'),
    ];
    expect(readByForm(values, fields).sender).toBe(sender);
  });
});
