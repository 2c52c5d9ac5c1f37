import { describe, expect, it } from 'vitest';
import { explainAliasError } from '../aliases/alias.field.ts';
import { inRequestLanguage, keepFieldsByLanguage, requestLanguage } from './request-language.ts';

describe('the language of a request', () => {
  it.each([
    [{}, 'en'],
    [{ 'accept-language': 'de-CH, de;q=0.9, en;q=0.8' }, 'de'],
    [{ 'accept-language': 'sv, en;q=0.5' }, 'en'],
    [{ 'accept-language': 'de', cookie: 'a=b; payload-lng=fr' }, 'fr'],
    [{ 'accept-language': 'de', cookie: 'payload-lng=xx' }, 'de'],
  ] as const)('C-10 of %j is %s', (headers, language) => {
    expect(requestLanguage(headers)).toBe(language);
  });

  it('C-10 is that of a refusal, also when two people are refused at the same time', async () => {
    const refused = (cookie: string) =>
      inRequestLanguage({ cookie }, async () => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        return explainAliasError('no slash');
      });
    const [german, french] = await Promise.all([refused('payload-lng=de'), refused('payload-lng=fr')]);
    expect(german).toMatch(/^Ein Pfad beginnt mit einem Schrägstrich/);
    expect(french).toMatch(/^Un chemin commence par une barre oblique/);
    expect(explainAliasError('no slash')).toMatch(/^A path begins with a slash/);
  });

  it('C-10 is that of the fields which Payload keeps for browsers', () => {
    keepFieldsByLanguage();
    const { _payload_clientSchemaMap: kept } = globalThis as unknown as {
      _payload_clientSchemaMap: Map<string, string>;
    };
    const keep = (cookie: string, label: string) =>
      inRequestLanguage({ cookie }, () => kept.set('article', label));
    keep('payload-lng=de', 'Fußnote');
    keep('payload-lng=fr', 'Note');
    const read = (cookie: string) => inRequestLanguage({ cookie }, () => kept.get('article'));
    expect(['de', 'fr', 'en'].map((code) => read(`payload-lng=${code}`))).toEqual([
      'Fußnote',
      'Note',
      undefined,
    ]);
  });
});
