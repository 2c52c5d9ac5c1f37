import { LANGUAGES } from '@keelstone/model';
import { expect, it } from 'vitest';
import { inLanguage } from '../admin/languages/in-language.ts';
import { explainUses } from './say-uses.ts';

it('C-10 C-13 a use is named with the quotation marks of the reader, and its languages as a list', () => {
  const use = { collection: 'article', id: 1, kind: 'Article', title: 'Notes', isPublished: true };
  const uses = { count: 1, uses: [{ ...use, languages: [...LANGUAGES] }] };
  expect(explainUses('Anna', uses)).toContain('Article “Notes” (English, German and French)');
  expect(inLanguage('fr', () => explainUses('Anna', uses))).toContain(
    'Article « Notes » (anglais, allemand et français)',
  );
});
