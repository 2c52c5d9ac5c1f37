import type { Language } from '@keelstone/languages/languages.ts';
import { describe, expect, it } from 'vitest';
import { createSearchIndex } from '../create-search-index.ts';
import { sampleDocument, sampleRequest } from '../testing/sample-documents.fixture.ts';
import { stemForm } from './stem-word.ts';

function isFound(language: Language, title: string, ...keys: string[]): boolean {
  const index = createSearchIndex({ language });
  index.add(sampleDocument({ nid: 1, title }));
  return index.search(sampleRequest({ keys })).total === 1;
}

describe('stems', () => {
  it.each<[Language, string, string, boolean]>([
    ['en', 'Supplier assessments', 'assessment', true],
    ['en', 'One policy', 'policies', true],
    ['en', 'Reporting an incident', 'reported', true],
    ['en', 'Risk', 'Risiken', false],
    ['en', 'The authorities', 'authority', true],
    ['de', 'Das Lager', 'Lagern', true],
    ['de', 'Wir liefern', 'Lieferung', true],
    ['de', 'Die Zuständigkeit', 'zustaendig', true],
    ['de', 'Risiken der Lieferkette', 'Risiko', true],
    ['de', 'Ein Risiko', 'Risiken', true],
    ['de', 'Das Konzentrationsrisiko', 'Konzentrationsrisiken', true],
    ['de', 'Workshops und Videos', 'Workshop', true],
    ['de', 'Prüfung der Lieferanten', 'Lieferant', true],
    ['de', 'Überprüfungen', 'ueberpruefung', true],
    ['de', 'Maßnahmen', 'Massnahme', true],
    ['de', 'Ein Haus', 'Häuser', true],
    ['fr', 'Les assurances des communes', 'assurance', true],
    ['fr', 'Une perte déclarée', 'déclaré', true],
    ['fr', 'Les pertes sont déclarées', 'declarer', true],
    ['fr', 'Contrôle des fournisseurs', 'controles', true],
    ['fr', 'Le travail', 'travaux', true],
    ['fr', 'Gestion', 'Risque', false],
  ])('C-10 in %s, %j is found by %j: %s', (language, title, key, expected) => {
    expect(isFound(language, title, key, 'zzz')).toBe(false);
    expect(isFound(language, `${title} zzz`, key, 'zzz')).toBe(expected);
  });

  it.each([
    ['L’assurance des biens', 'assurance'],
    ["L'assurance des biens", 'l’assurance'],
    ['Assurance des biens', "l'assurance"],
    ['Ce qu’un audit apprend', 'd’audit'],
    ['Jusqu’à l’échéance', 'echeance'],
  ])('S-3 C-10 in French, %j is found by %j: what elision leaves before a word is none', (title, key) => {
    const index = createSearchIndex({ language: 'fr' });
    index.add(sampleDocument({ nid: 1, title }));
    expect(index.search(sampleRequest({ keys: key.split(' ') })).total).toBe(1);
  });

  it.each<[Language, string, string]>([
    ['en', 'author', 'authority'],
    ['en', 'programme', 'programmer'],
    ['en', 'custom', 'customs'],
    ['en', 'container', 'contains'],
    ['en', 'customer', 'customize'],
    ['en', 'escalator', 'escalation'],
    ['en', 'officer', 'office'],
    ['en', 'personal', 'person'],
    ['en', 'product', 'productivity'],
    ['de', 'lage', 'lager'],
    ['de', 'zustand', 'zustandig'],
  ])('C-10 in %s, "%s" and "%s" are different words', (language, word, other) => {
    expect(stemForm(word, language)).not.toBe(stemForm(other, language));
  });

  it.each<[Language, string, string]>([
    ['en', 'A plan in its binder', 'AED'],
    ['en', 'What is to be done', 'TOS'],
    ['de', 'Was sich ändert', 'Sicherheit'],
    ['de', 'Was war', 'Waren'],
    ['fr', 'Sa gestion du contrat', 'SaaS'],
    ['fr', 'Sa gestion du contrat', 'DUER'],
  ])('C-10 in %s, the stop words of %j are no forms of %j', (language, title, key) => {
    expect(isFound(language, title, key)).toBe(false);
    expect(isFound(language, `${title} ${key}`, key)).toBe(true);
  });

  it('C-10 each language has its own stems', () => {
    expect(isFound('de', 'Policies zzz', 'policy', 'zzz')).toBe(false);
    expect(isFound('en', 'Policies zzz', 'policy', 'zzz')).toBe(true);
  });

  it('S-20 what is still being typed is the beginning of a word, not of a stem', () => {
    expect(isFound('en', 'Registry', 'registering')).toBe(false);
    expect(isFound('en', 'Registry', 'regist')).toBe(true);
  });

  it('S-26 a document with the very word stands before one with another form of it', () => {
    const index = createSearchIndex({ language: 'en' });
    index.add(sampleDocument({ nid: 1, title: 'the policy said so' }));
    index.add(sampleDocument({ nid: 2, title: 'the policies said so' }));
    const first = (key: string) =>
      index.search(sampleRequest({ keys: [key, 'said'], sort: [{ field: 'relevance', direction: 'DESC' }] }))
        .nids[0];
    expect([first('policy'), first('policies')]).toEqual([1, 2]);
  });

  it('C-10 a stem equals no word that a visitor can type', () => {
    expect(stemForm('incidents', 'en')).toBe('=incid');
  });
});
