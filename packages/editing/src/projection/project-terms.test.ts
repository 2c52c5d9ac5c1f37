import { expect, it } from 'vitest';
import { projectTerms } from './project-terms.ts';
import { contextOf } from './stored-documents.fixture.ts';

it('C-3 C-10 terms that have not been translated say in which language they are', async () => {
  const stored = {
    'tags 1': { en: { label: 'Near Miss' }, de: { label: 'Beinaheunfall' } },
    'tags 2': { en: { label: 'Data Quality' } },
    'tags 3': { all: { label: '' } },
    'tags 4': { de: { label: 'Meldewesen' } },
  };
  expect(await projectTerms('tags', [1, 2, 3, 4, 5], contextOf(stored, 'de').context)).toEqual([
    { id: 1, label: 'Beinaheunfall' },
    { id: 2, label: 'Data Quality', language: 'en' },
    { id: 4, label: 'Meldewesen' },
  ]);
  expect(await projectTerms('tags', [2, 4], contextOf(stored).context)).toEqual([
    { id: 2, label: 'Data Quality' },
    { id: 4, label: 'Meldewesen', language: 'de' },
  ]);
});
