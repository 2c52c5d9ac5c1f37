import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { inLanguage } from '../languages/in-language.ts';
import { sayRefusedFields } from './refused-fields.ts';

it('C-10 U-2 keeps the colon behind the name of a refused field with it in French', () => {
  const payload = { collections: {}, config: { globals: [] } } as unknown as Payload;
  const refused = { slug: 'page', data: {}, language: 'fr', payload };
  const say = () => sayRefusedFields([{ path: 'title', label: 'Titre', message: 'Il manque.' }], refused);
  expect(inLanguage('fr', say)).toEqual(['Titre\u00a0: Il manque.']);
  expect(say()).toEqual(['Titre: Il manque.']);
});
